import { pick, type Random } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { zoneOf } from '../model/chart.ts';
import { candidatesOf, missionsFor, refuseAssign } from '../rules/strategic-air/assignment.ts';
import { canHunt } from '../rules/strategic-air/recon.ts';
import { pieceOf, submarineStacks, surfaceStacks } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type Side, type UnitId, ZONES, type Zone } from '../model/vocabulary.ts';
import { worthOf } from './strike-value.ts';

/** Ships are found without a die, submarines perhaps. */
const SUBMARINE_SHARE = 0.4;

/** What one aircraft may find in a zone: the best hex of ships, or the best submarine. */
const huntIn = (table: PublicState, side: Side, zone: Zone, hunts: boolean): number => {
  let best = 0;
  const worth = (unit: UnitId): number => (pieceOf(table, unit).mark === 'none' ? worthOf(table, unit) : 0);
  for (const [hex, units] of surfaceStacks(table, enemyOf(side)))
    if (zoneOf(hex) === zone)
      best = Math.max(
        best,
        units.reduce((sum, unit) => sum + worth(unit), 0),
      );
  if (!hunts) return best;
  for (const [hex, units] of submarineStacks(table, enemyOf(side)))
    if (zoneOf(hex) === zone) for (const unit of units) best = Math.max(best, worth(unit) * SUBMARINE_SHARE);
  return best;
};

const sentTo = ({ own }: View, zone: Zone): number =>
  (own?.orders ?? []).filter(order => order.zone === zone && order.mission === 'recon').length;

/** Recon where the most is to be found and the fewest have been sent; ties by chance. */
const orderFor = (view: View, side: Side, unit: UnitId, random: Random): Action | undefined => {
  const { table } = view;
  const open = ZONES.filter(zone => refuseAssign(view, side, unit, 'recon', zone) === undefined).map(
    zone => ({
      zone,
      value: huntIn(table, side, zone, canHunt(table, unit)) / (1 + sentTo(view, zone)),
    }),
  );
  const most = Math.max(...open.map(({ value }) => value));
  const best = pick(
    random,
    open.filter(({ value }) => value === most),
  );
  return best === undefined ? undefined : { type: 'assign', unit, mission: 'recon', zone: best.zone };
};

/** [7] Fighters and bombers may look about too, but then nobody is left to strike what they see. */
const isScout = (table: PublicState, unit: UnitId): boolean =>
  specOf(table, unit).kind === 'RCN' && missionsFor(table, unit).includes('recon');

/** One scout after another, then the orders are sealed. */
export const assignmentAnswers = (view: View, side: Side, random: Random): readonly Action[] => {
  for (const unit of candidatesOf(view, side)) {
    if (!isScout(view.table, unit)) continue;
    const order = orderFor(view, side, unit, random);
    if (order !== undefined) return [order];
  }
  return [{ type: 'done' }];
};
