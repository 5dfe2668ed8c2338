import { type Score, type ScoreLine, scoreFor, type Viewer } from '@narrow-seas/core';
import { sideName } from '../face/words.ts';
import type { Common } from '../model/state.ts';
import { weighed } from '../model/terms.ts';
import { enemyOf, type Side, SIDES } from '../model/vocabulary.ts';
import { HANDICAP, pointsFor, wholePoints } from '../rules/surrender/cause.ts';
import { balance, holdings, victoryLevels } from '../rules/victory/victory.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { SCORE_WORDS as SAY } from './score-words.ts';

/** [F.30] The account if the game ended now: what is booked, what is held, what can still be taken. */
export const scoreOf = (common: Common, viewer: Viewer<Side>): Score => {
  const { counts } = scenarioOf(common.scenario).goals;
  const held = heldNow(common);
  return scoreFor<Side>({
    viewer,
    sides: SIDES,
    nameOf: side => sideName(common, side),
    counts,
    lead: held.reduce((sum, { points }) => sum + points, balance(common)),
    levels: victoryLevels(common),
    lines: [...booked(common), ...held, ...open(common)],
  });
};

/** Points above zero speak for the side that the levels are about. */
const signed = (common: Common, side: Side, points: number): number =>
  side === scenarioOf(common.scenario).goals.counts ? points : 0 - points;

const sayCause = (common: Common, side: Side, cause: string): string =>
  cause === HANDICAP
    ? SAY.handicap(sideName(common, side))
    : SAY.cause(cause, sideName(common, side), sideName(common, enemyOf(side)));

/** Quarters of supplies are in the account, but only whole points count. */
const booked = (common: Common): readonly ScoreLine[] =>
  SIDES.flatMap(side =>
    common.score[side].map(({ cause, points }) => ({
      key: `${side} ${cause}`,
      text: sayCause(common, side, cause),
      points: signed(common, side, wholePoints(points)),
      rule: 'F.30',
      earned: true,
    })),
  );

/** What is held counts when the game ends, and then it is booked. */
const heldNow = (common: Common): readonly ScoreLine[] =>
  common.phase.name === 'over'
    ? []
    : holdings({ common }).flatMap(event =>
        event.type === 'scored'
          ? {
              key: `held ${event.side} ${event.cause}`,
              text: SAY.asItStands(sayCause(common, event.side, event.cause)),
              points: signed(common, event.side, event.points),
              rule: 'F.30',
              earned: true,
            }
          : [],
      );

/** Ports whose capture counts once. */
const open = (common: Common): readonly ScoreLine[] =>
  common.phase.name === 'over'
    ? []
    : scenarioOf(common.scenario)
        .goals.captures.filter(({ by, cause }) => pointsFor(common, by, cause) === 0)
        .map(({ port, by, cause, points }) => ({
          key: `open ${port}`,
          text: SAY.taken(port),
          points: signed(common, by, weighed(common, by, cause, points)),
          rule: 'F.30',
          earned: false,
        }));
