import { type Odds, oddsTables, type Prospect } from '@narrow-seas/core';
import { DESK_WORDS } from './words.ts';

const { prospect: SAY } = DESK_WORDS;

/** How many hits a result of the tables means; undefined where it is no number of hits. */
const hitsIn = (result: string): number | undefined => {
  const found = /^(\d+) hits?$/.exec(result)?.[1];
  return found === undefined ? undefined : Number(found);
};

const chanceOf = (table: ReturnType<typeof oddsTables>[number], isIt: (hits: number) => boolean): number =>
  table.results.reduce(
    (sum, { result, ways }) => (isIt(hitsIn(result) ?? 0) ? sum + ways / table.total : sum),
    0,
  );

/** [F.19] What a strike or a salvo may bring, where a table of hits decides. */
export const hitProspect = (name: string, detail: string, odds: Odds | undefined): Prospect | undefined => {
  const [table] = odds === undefined ? [] : oddsTables(odds);
  if (table === undefined || table.results.every(({ result }) => hitsIn(result) === undefined))
    return undefined;
  const mean = table.results.reduce((sum, { result, ways }) => sum + (hitsIn(result) ?? 0) * ways, 0);
  return {
    name,
    detail,
    outcomes: [
      { what: SAY.more, chance: chanceOf(table, hits => hits > 1) },
      { what: SAY.one, chance: chanceOf(table, hits => hits === 1) },
    ],
    gain: mean / table.total,
    gainIn: SAY.hits,
    notes: [],
  };
};
