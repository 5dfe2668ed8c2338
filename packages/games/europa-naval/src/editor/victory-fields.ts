import { type Adjustable, adjustFlag, adjustNumber } from '@narrow-seas/core';
import { SCORE_WORDS } from '../desk/score-words.ts';
import { sideName } from '../face/words.ts';
import { withCommon } from '../model/change.ts';
import type { Common, State } from '../model/state.ts';
import { percentOf, termsOf } from '../model/terms.ts';
import { enemyOf, type Side, SIDES } from '../model/vocabulary.ts';
import type { Goal } from '../scenarios/form.ts';
import { goalsIn } from '../scenarios/goals.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { HANDICAP, pointsFor } from '../rules/surrender/cause.ts';
import { MOST_LEAD, MOST_PERCENT } from '../text/terms.ts';
import { withLevels, withPercent } from './terms-change.ts';
import { SAID } from './words.ts';

const MOST_HANDICAP = 99;

const withHandicap = (state: State, side: Side, points: number): State => {
  const { score } = state.common;
  const others = score[side].filter(({ cause }) => cause !== HANDICAP);
  const lines = points === 0 ? others : [{ cause: HANDICAP, points }, ...others];
  return withCommon(state, { score: { ...score, [side]: lines } });
};

const handicapField = (side: Side): Adjustable<State> =>
  adjustNumber(
    ({ common }) => ({
      id: `handicap-${side}`,
      title: SAID.handicap(sideName(common, side)),
      least: -MOST_HANDICAP,
      most: MOST_HANDICAP,
      value: pointsFor(common, side, HANDICAP),
    }),
    (state, points) => withHandicap(state, side, points),
  );

const isBooked = ({ score }: Common): boolean =>
  SIDES.some(side => score[side].some(({ cause }) => cause !== HANDICAP));

const cleared = (state: State): State => {
  const only = (side: Side) => state.common.score[side].filter(({ cause }) => cause === HANDICAP);
  return withCommon(state, { score: { axis: only('axis'), allied: only('allied') } });
};

/** Points from the game that a position was taken from. */
const accountField: Adjustable<State> = adjustFlag(
  ({ common }) => ({
    id: 'account',
    title: SAID.account,
    about: SAID.accountAbout,
    value: isBooked(common),
  }),
  (state, counts) => (counts ? state : cleared(state)),
);

/** From how many points on each level but the lowest counts. */
const levelsNow = (common: Common): readonly number[] => {
  const { levels } = termsOf(common);
  if (levels.length > 0) return levels;
  return scenarioOf(common.scenario)
    .data.levels.slice(1)
    .map(({ min }) => min ?? 0);
};

/** The others make room for the one that is set. */
const withLevel = (state: State, place: number, least: number): State =>
  withLevels(
    state,
    levelsNow(state.common)
      .map((level, other) => {
        const distance = other - place;
        return distance < 0 ? Math.min(level, least + distance) : Math.max(level, least + distance);
      })
      .with(place, least),
  );

const ROOM = 10;

const levelField = ({ common }: State, place: number): Adjustable<State> => {
  const { data, goals } = scenarioOf(common.scenario);
  const level = data.levels[place + 1]?.level ?? 'draw';
  const title = level === 'draw' ? SAID.levels.draw : SAID.levels.victory(level);
  return adjustNumber(
    now => ({
      id: `level-${place + 1}`,
      title: SAID.level(title, sideName(now.common, goals.counts)),
      least: ROOM - MOST_LEAD,
      most: MOST_LEAD - ROOM,
      value: levelsNow(now.common)[place] ?? 0,
    }),
    (state, least) => withLevel(state, place, least),
  );
};

/** [F.30] Who begins ahead, and which lead is worth what. */
export const victoryFields = (state: State): readonly Adjustable<State>[] => [
  ...SIDES.map(handicapField),
  ...(isBooked(state.common) ? [accountField] : []),
  ...levelsNow(state.common).map((_, place) => levelField(state, place)),
];

const goalField = ({ side, cause }: Goal, isFirst: boolean): Adjustable<State> =>
  adjustNumber(
    ({ common }) => {
      const [own, enemy] = [sideName(common, side), sideName(common, enemyOf(side))];
      return {
        id: `goal-${side}-${cause.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
        title: SAID.ofSide(own, SCORE_WORDS.cause(cause, own, enemy)),
        ...(isFirst ? { about: SAID.goalAbout } : {}),
        least: 0,
        most: MOST_PERCENT,
        value: percentOf(common, side, cause),
      };
    },
    (state, percent) => withPercent(state, side, cause, percent),
  );

/** [F.30] What each goal of the scenario is worth. */
export const goalFields = ({ common }: State): readonly Adjustable<State>[] =>
  goalsIn(scenarioOf(common.scenario)).map((goal, place) => goalField(goal, place === 0));
