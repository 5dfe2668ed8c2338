import { type Adjustable, adjustNumber, capital, type EditGroup, fieldsIn } from '@narrow-seas/core';
import { WORDS } from '../face/words.ts';
import type { PublicState, State } from '../model/state.ts';
import { type LossWorth, LOSS_WORTHS } from '../rules/victory/values.ts';
import { levelsOf, MOST_DIFFERENCE, withLevels } from '../rules/victory/victory.ts';
import { MOST_WORTH, withWorth, worthIn } from '../rules/victory/worths.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { SAID } from './words.ts';

type Worth = Adjustable<State>;

const worthOf = (id: string, title: string): Worth =>
  adjustNumber(
    ({ table }) => ({ id, title, least: 0, most: MOST_WORTH, value: worthIn(table, id) }),
    (state, points) => ({ ...state, table: withWorth(state.table, id, points) }),
  );

const lossTitle = (loss: LossWorth): string =>
  'special' in loss ? SAID.specials[loss.special] : capital(SAID.lossOf(loss.side, WORDS.kinds[loss.kind]));

const goalsOf = (table: PublicState): readonly Worth[] =>
  scenarioOf(table).worths.map(({ id, title }) => worthOf(id, title));

const lossesOf = (table: PublicState): readonly Worth[] =>
  scenarioOf(table).countsLosses ? LOSS_WORTHS.map(loss => worthOf(loss.id, lossTitle(loss))) : [];

/** [C.22.2] Where a level begins: between the one below and the one above. */
const levelFields = (table: PublicState): readonly Worth[] => {
  const levels = levelsOf(table).slice(1);
  const froms = levels.map(({ from = 0 }) => from);
  return levels.map(({ winner, grade }, place) =>
    adjustNumber<State>(
      () => ({
        id: `level-${place + 1}`,
        title: SAID.levelFrom(winner === undefined ? SAID.draw : SAID.victoryOf(winner, grade)),
        least: (froms[place - 1] ?? -MOST_DIFFERENCE - 1) + 1,
        most: (froms[place + 1] ?? MOST_DIFFERENCE + 1) - 1,
        value: froms[place] ?? 0,
      }),
      (state, value) => ({
        ...state,
        table: withLevels(
          state.table,
          froms.map((from, each) => (each === place ? value : from)),
        ),
      }),
    ),
  );
};

export const allWorths = (table: PublicState): readonly Worth[] => [
  ...goalsOf(table),
  ...lossesOf(table),
  ...levelFields(table),
];

/** What counts, and where each level of victory begins. */
export const worthGroups = (state: State): readonly EditGroup[] => {
  const { table } = state;
  const groups: readonly EditGroup[] = [
    { title: SAID.worths, fields: fieldsIn(goalsOf(table), state) },
    {
      title: SAID.losses,
      about: SAID.lossesAbout,
      folded: true,
      fields: fieldsIn(lossesOf(table), state),
    },
    {
      title: SAID.victory,
      about: SAID.levelFromAbout,
      folded: true,
      fields: fieldsIn(levelFields(table), state),
    },
  ];
  return groups.filter(({ fields }) => fields.length > 0);
};
