import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { chartOf } from '../model/fleet.ts';
import { groundName } from '../face/units.ts';
import { oddsOf } from '../turn/odds.ts';
import { heldHexes, troopAt } from '../rules/ground/ground.ts';
import { groundFor, marchesFrom, marchPoints, railNet } from '../rules/ground/march.ts';
import type { GroundCombat, GroundMovement, TroopRef } from '../model/shore/phase.ts';
import { stations } from '../rules/ground/rail.ts';
import { gunsFor } from '../rules/ground/support.ts';
import { ferriesOf, waysFrom } from '../rules/ground/overland.ts';
import type { Fleet } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { answer, atHex, type Offer } from './offer.ts';
import type { Picks } from './picks.ts';
import { sayPlace, sayTroops } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { ground: SAY } = DESK_WORDS;

/** [F.15.2] All of it, or one RE of it. */
const marches = (
  view: View,
  own: Fleet,
  phase: GroundMovement,
  { unit, hex }: TroopRef,
): readonly Offer[] => {
  const { common } = view;
  const re = troopAt(common, unit, hex)?.re ?? 0;
  const name = groundName(common, unit);
  const ground = groundFor(common, own, phase.side);
  return marchesFrom(ground, hex, marchPoints(common, phase, unit)).flatMap(path => {
    const to = path.at(-1) as HexId;
    const go = (part: number): Offer => ({
      ...atHex(
        { type: 'march', unit, re: part, path },
        SAY.march(name, part, sayPlace(common, to)),
        to,
        'move',
      ),
      path: path.slice(1),
    });
    return re > 1 ? [go(re), go(1)] : [go(re)];
  });
};

/** [F.15.2] One RE at a time, or all. */
const railways = (view: View, phase: GroundMovement, { unit, hex }: TroopRef): readonly Offer[] => {
  const { common } = view;
  const stops = stations(common);
  if (phase.exploitation || !stops.includes(hex)) return [];
  const re = troopAt(common, unit, hex)?.re ?? 0;
  const net = railNet(common, phase.side, hex);
  return stops
    .filter(to => to !== hex && net.has(to))
    .flatMap(to =>
      [...new Set([re, Math.min(1, re)])].map(part =>
        atHex(
          { type: 'rail-troops', unit, re: part, from: hex, to },
          SAY.rail(groundName(common, unit), part, sayPlace(common, to)),
          to,
          'move',
        ),
      ),
    );
};

export const marchOffers = (view: View, phase: GroundMovement, { troops }: Picks): readonly Offer[] => {
  const { own } = view;
  const [only] = troops;
  if (own === undefined || only === undefined || troops.length > 1) return [];
  return [
    ...marches(view, own, phase, only),
    ...railways(view, phase, only),
    answer({ type: 'demolish', ...only }, SAY.demolish(groundName(view.common, only.unit))),
  ];
};

/** [F.15.3] Every enemy hex that all who were picked stand next to, with all the guns that were made ready. */
export const attackOffers = (view: View, { side }: GroundCombat, { troops }: Picks): readonly Offer[] => {
  const { common, own } = view;
  if (own === undefined || troops.length === 0) return [];
  const ferries = ferriesOf(common, own);
  const chart = chartOf(common);
  return [...heldHexes(common, enemyOf(side))]
    .filter(hex => {
      const near = [hex, ...waysFrom(chart, hex, ferries)];
      return troops.every(troop => near.includes(troop.hex));
    })
    .map(hex => {
      const action: Action = { type: 'attack', from: troops, hex, support: gunsFor(own, [hex]) };
      const names = sayTroops(
        common,
        troops.map(({ unit }) => unit),
      );
      return {
        ...atHex(action, SAY.attack(names, sayPlace(common, hex)), hex, 'attack'),
        odds: oddsOf(view, action),
      };
    });
};
