import { type Briefing, briefingFor } from '@narrow-seas/core';
import { portName } from '../face/map.ts';
import { sideName } from '../face/words.ts';
import { startOf } from '../model/date.ts';
import { scenarioData } from '../model/roster.ts';
import type { Common } from '../model/state.ts';
import { percentOf, termsOf, weighed } from '../model/terms.ts';
import type { GoalStake } from '../scenarios/orders/stake.ts';
import { NAMED_PORTS } from '../rules/surrender/cause.ts';
import type { View } from '../secrets/view.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { SCORE_WORDS as SAY } from './score-words.ts';

/** [F.30] What the line says with the points that the position gives; a goal that brings nothing is left out. */
const asItCounts = (common: Common, stake: GoalStake): readonly GoalStake[] => {
  const side = stake.by ?? stake.for;
  if (percentOf(common, side, stake.cause) === 0) return [];
  const points = stake.points.map(each => (each === null ? each : weighed(common, side, stake.cause, each)));
  return [{ ...stake, points }];
};

/** Ports that the position puts a prize on. */
const prizes = (common: Common): readonly GoalStake[] =>
  termsOf(common).prizes.map(({ side, port, points }) => ({
    for: side,
    cause: NAMED_PORTS,
    text: SAY.heldAtTheEnd(portName(common, port)),
    points: [points],
  }));

/** The orders of the viewer's side; spectators read those of the side that moves first. */
export const briefingOf = ({ common, viewer }: View): Briefing => {
  const { orders, title } = scenarioOf(common.scenario);
  const { firstPlayer } = scenarioData(common.scenario);
  const side = viewer === 'spectator' ? firstPlayer : viewer;
  const stakes = [...orders.stakes.flatMap(stake => asItCounts(common, stake)), ...prizes(common)];
  const turns = common.lastDate - startOf(common) + 1;
  return briefingFor({ orders: { ...orders, stakes }, side, title, name: sideName(common, side), turns });
};
