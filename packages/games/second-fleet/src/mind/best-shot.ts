import { oddsOfAimed } from '../turn/fire/odds.ts';
import type { Strike, Target } from '../model/fire/phase.ts';
import { strikesFrom } from '../rules/combat/sorties.ts';
import { WAYS } from '../rules/combat/strike-odds.ts';
import { strikePoints } from '../rules/combat/strength.ts';
import { strikeOf } from '../rules/combat/strike.ts';
import { targetsOf } from '../rules/combat/targets.ts';
import type { SeaActivation } from '../rules/movement/movement.ts';
import type { PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { gainOf } from './gain.ts';
import type { Worth } from './strike-value.ts';

/** What an attack brings on average when all its points go to one target. */
const lossBy = (
  table: PublicState,
  activation: SeaActivation,
  strike: Strike,
  target: Target,
  worthTo: Worth,
): number => {
  const points = strikePoints(table, activation, strike);
  const aimed = { strike, aims: [{ target, points }], tacCoord: [], nuclear: false };
  const [odds] = oddsOfAimed(table, activation, aimed).targets;
  const spread = odds?.spread ?? [];
  return spread.reduce((sum, ways, done) => sum + ways * gainOf(table, target, done, worthTo), 0) / WAYS;
};

/** The most that the ships of an activation can gain by one attack where they are; 0 for none. */
export const bestShot = (view: View, activation: SeaActivation, worthTo: Worth): number => {
  let best = 0;
  for (const action of strikesFrom(view, activation)) {
    if (action.type !== 'strike') continue;
    const strike = strikeOf(activation, action);
    for (const target of targetsOf(view, activation, strike))
      best = Math.max(best, lossBy(view.table, activation, strike, target, worthTo));
  }
  return best;
};
