import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Progress, unlessWaiting } from '../../turn/chain.ts';
import { chartOf, groupOf } from '../../model/fleet.ts';
import { no, noAt, noGroup } from '../../turn/refusals.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import type { GroupId, Side } from '../../model/vocabulary.ts';
import { hexesApart } from '../reaction/combat-zone.ts';
import { refuseWay } from '../movement/movement.ts';
import type { Withdrawal } from '../../model/sea/phase.ts';
import { enterPort, followPath } from '../movement/sailing.ts';
import { nextAtSea } from '../movement/waters.ts';
import { whereabouts } from '../groups/whereabouts.ts';

/** [F.8.6] Hexes that a group which broke off goes. */
const AWAY = 3;

const isOwnPort = (common: Common, side: Side, hex: HexId): boolean => {
  const port = chartOf(common).portAt.get(hex);
  return port !== undefined && common.ports[port.id]?.owner === side && !port.inland;
};

interface Refuge {
  readonly hex: HexId;
  readonly path: readonly HexId[];
}

/** Hexes within three by water, each with a way; the hex itself first. */
const around = (common: Common, start: HexId): readonly Refuge[] => {
  const chart = chartOf(common);
  const found: Refuge[] = [{ hex: start, path: [] }];
  const known = new Set([start]);
  for (const { hex, path } of found) {
    if (path.length === AWAY) continue;
    for (const to of nextAtSea(chart, hex)) {
      if (known.has(to)) continue;
      known.add(to);
      found.push({ hex: to, path: [...path, to] });
    }
  }
  return found;
};

/** [F.8.6] Three hexes away, or as far as the coast lets it; or a port of one's own within three. */
export const refuges = (common: Common, { battle, side }: Withdrawal, start: HexId): readonly Refuge[] => {
  const reached = around(common, start);
  const far = ({ hex }: Refuge): number => hexesApart(common, battle.hex, hex);
  const best = Math.min(AWAY, Math.max(...reached.map(far)));
  return reached.filter(refuge => far(refuge) >= best || isOwnPort(common, side, refuge.hex));
};

/** [F.8.6] Groups that broke off, at sea, to one of their refuges. */
export const refuseWithdraw = (
  common: Common,
  phase: Withdrawal,
  fleet: Fleet,
  id: GroupId,
  path: readonly HexId[],
): Refusal | undefined => {
  const group = groupOf(fleet, id);
  if (group?.place.at !== 'sea' || !phase.groups.includes(id))
    return no('F.8.6', 'not-beaten', 'This group does not have to withdraw.');
  if (path.length > AWAY)
    return noGroup('F.8.6', 'three-hexes', 'This group can withdraw at most three hexes.', id);
  const start = group.place.hex;
  const wrong = refuseWay(chartOf(common), start, path);
  if (wrong !== undefined) return wrong;
  const end = path.at(-1) ?? start;
  return refuges(common, phase, start).some(({ hex }) => hex === end)
    ? undefined
    : noAt('F.8.6', 'too-near', 'This group must end three hexes away or in one of your ports.', end);
};

/** [F.8.6] The group goes; mines and danger zones lie in its way like in any other. */
export const withdraw = (state: State, phase: Withdrawal, id: GroupId, path: readonly HexId[]): Progress => {
  const rest: Withdrawal = { ...phase, groups: phase.groups.filter(group => group !== id) };
  return unlessWaiting(followPath(state, id, path, rest, false), after => {
    const hex = whereabouts(after, id)?.hex;
    const port = hex !== undefined && isOwnPort(state.common, phase.side, hex) ? enterPort(after, id, 0) : [];
    return [...port, { type: 'began', phase: rest }];
  });
};
