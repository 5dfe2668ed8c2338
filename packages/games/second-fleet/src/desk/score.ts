import { type Score, type ScoreLine, scoreFor, type Viewer } from '@narrow-seas/core';
import { WORDS } from '../face/words.ts';
import type { PublicState } from '../model/state.ts';
import { type Side, SIDES } from '../model/vocabulary.ts';
import { accountOf, type Line, openIn } from '../rules/victory/account.ts';
import { countsHandicap } from '../rules/victory/handicap.ts';
import { levelsOf, netPoints } from '../rules/victory/victory.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { SCORE_WORDS as SAY } from './score-words.ts';

/** [C.22] The account now, with what is still open. */
export const scoreOf = (table: PublicState, viewer: Viewer<Side>): Score => {
  const account = accountOf(table);
  return scoreFor<Side>({
    viewer,
    sides: SIDES,
    nameOf: WORDS.side,
    counts: 'soviet',
    lead: netPoints(table),
    levels: levelsOf(table),
    lines: [
      ...account.map((line, place) => earnedLine(line, place)),
      ...handicapLine(table, account),
      ...openLines(openIn(table)),
    ],
  });
};

/** Points above zero speak for the Soviets. */
const signed = ({ side, points }: Line): number => (side === 'soviet' ? points : -points);

/** What was scored on the way may be scored again under the same name: its place tells it apart. */
const earnedLine = (line: Line, place: number): ScoreLine => ({
  key: line.deed === undefined ? `${place} ${line.cause}` : line.cause,
  text:
    line.deed === undefined || line.name === undefined
      ? SAY.cause(line.cause)
      : SAY.deed[line.deed](line.name),
  points: signed(line),
  rule: 'C.22',
  earned: true,
});

/** Ten boats that may all do the same are one line. */
const openLines = (lines: readonly Line[]): readonly ScoreLine[] => {
  const kinds = new Map<string, readonly Line[]>();
  for (const line of lines) {
    const kind = `open ${line.deed} ${signed(line)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  }
  return [...kinds].map(([key, alike]) => openLine(key, alike));
};

const openLine = (key: string, alike: readonly Line[]): ScoreLine => {
  const [first] = alike as readonly [Line, ...Line[]];
  const names = alike.map(({ name = '' }) => name);
  const text = SAY.open(first.deed, names);
  const line = { key, text, points: signed(first), rule: 'C.22', earned: false };
  return alike.length > 1 ? { ...line, each: true } : line;
};

/** [C.22.2] Where it came from. Nothing to say where none was offered and none was chosen. */
const handicapLine = (table: PublicState, account: readonly Line[]): readonly ScoreLine[] => {
  const { handicap } = table;
  const [own] = scenarioOf(table).handicaps;
  if (handicap === 0) return [];
  const earned = countsHandicap(table, account);
  const text = sayHandicap(handicap === own, earned);
  return [{ key: 'handicap', text, points: handicap, rule: 'C.22.2', earned }];
};

const sayHandicap = (isOwn: boolean, earned: boolean): string => {
  if (!earned) return SAY.handicapUnearned;
  return isOwn ? SAY.handicap : SAY.handicapChosen;
};
