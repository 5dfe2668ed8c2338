import type { HexId } from '@narrow-seas/hex';
import { reduced, withAirUnit, withCommon, withGroup, withPort, withShip } from '../../model/change.ts';
import { portSpecOf, specOf } from '../../model/fleet.ts';
import type { Handlers } from '../handler.ts';
import { bombed } from '../../rules/movement/malta.ts';
import { PORT_SPECS } from '../../rules/ports/port.ts';
import { withNewGroup } from '../../rules/groups/forming.ts';
import type { AirUnit, State, Troop } from '../../model/state.ts';
import { afterHits } from '../../rules/naval-combat/strength.ts';
import type { GroundId, GroupId, Owner } from '../../model/vocabulary.ts';
import type { ShoreEvent } from '../../model/shore/event.ts';

const flying = (unit: AirUnit): AirUnit => ({ ...unit, status: 'flown' });

const rested = (unit: AirUnit): AirUnit => {
  const { status, base, mission } = unit;
  if (mission === undefined && status !== 'flown') return unit;
  return { status: status === 'flown' ? 'ready' : status, base, bombed: unit.bombed };
};

/** REs of a unit leave a hex; parts of nothing are gone. */
const withoutTroops = (troops: readonly Troop[], unit: GroundId, hex: HexId, re: number): readonly Troop[] =>
  troops
    .map(troop => (troop.unit === unit && troop.hex === hex ? reduced(troop, re) : troop))
    .filter(troop => troop.re > 0);

const withTroop = (state: State, troop: Troop): State => {
  const { troops } = state.common;
  const at = troops.findIndex(({ unit, hex }) => unit === troop.unit && hex === troop.hex);
  const same = troops[at];
  if (same === undefined) return withCommon(state, { troops: [...troops, troop] });
  return withCommon(state, { troops: troops.with(at, reduced(troop, -same.re)) });
};

const withTaken = (state: State, hex: HexId, owner: Owner): State => {
  const rest = state.common.taken.filter(each => each.hex !== hex);
  return withCommon(state, { taken: [...rest, { hex, owner }].toSorted((a, b) => a.hex - b.hex) });
};

export const evolveShore: Handlers<ShoreEvent['type']> = {
  covering: (state, { unit, mission }) => withAirUnit(state, unit, each => ({ ...flying(each), mission })),
  searched: (state, { group, unit, found }) =>
    withGroup(state, group, each => ({
      patrols: [...each.patrols, unit],
      found: found === 'missed' ? each.found : found,
      seen: each.seen || found !== 'missed',
    })),
  'strike-offered': (state, { group }) => withGroup(state, group, () => ({ offered: true })),
  'raid-flown': (state, { raid }) =>
    raid.bombers.reduce(
      (next, unit) => withAirUnit(next, unit, each => ({ ...flying(each), bombed: true })),
      raid.escorts.reduce((next, unit) => withAirUnit(next, unit, flying), state),
    ),
  'air-fought': state => state,
  flak: state => state,
  'air-lost': (state, { unit, how }) =>
    withAirUnit(state, unit, ({ mission: _mission, ...each }) => ({ ...each, status: how })),
  struck: state => state,
  'port-hit': (state, { port, hits }) =>
    withPort(state, port, each => ({
      ...each,
      hits: Math.min(PORT_SPECS[portSpecOf(state.common, port).kind].rating, each.hits + hits),
      collateral: true,
    })),
  'malta-bombed': (state, { hits }) => {
    const { status, unfed, starved } = state.common.malta;
    return withCommon(state, { malta: { status: bombed(status, hits), unfed, starved } });
  },
  based: (state, { unit, base }) => withAirUnit(state, unit, each => ({ ...each, base })),
  'air-rested': state =>
    withCommon(state, {
      air: state.common.air.map(rested),
    }),
  marched: (state, { unit, re, from, to }) =>
    withTroop(withCommon(state, { troops: withoutTroops(state.common.troops, unit, from, re) }), {
      unit,
      re,
      hex: to,
      landed: false,
      moved: true,
    }),
  'troops-lost': (state, { unit, re, hex }) =>
    withCommon(state, { troops: withoutTroops(state.common.troops, unit, hex, re) }),
  'garrison-lost': (state, { port, re }) =>
    withPort(state, port, each => ({ ...each, garrison: Math.max(0, each.garrison - re) })),
  supported: (state, { ship }) =>
    withShip(state, ship, each =>
      each.support === undefined ? each : { ...each, support: { ...each.support, fired: true } },
    ),
  attacked: state => state,
  'attack-ended': state => state,
  taken: (state, { hex, owner }) => withTaken(state, hex, owner),
  'port-taken': (state, { port, owner }) =>
    withPort(state, port, each => ({
      ...each,
      owner,
      garrison: 0,
      cdLost: true,
      collateral: false,
      blockaded: false,
      quietUntil: state.common.playerTurn + 2,
    })),
  scuttled: (state, { ship, points }) => {
    const { kind, strength } = specOf(state.common, ship);
    return withShip(state, ship, each => ({ ...each, ...afterHits(kind, strength, each, points) }));
  },
  escaped: (state, { side, port, ships }) =>
    ships.length === 0
      ? state
      : withNewGroup(state, state.nextGroup as GroupId, side, ships, {
          at: 'sea',
          hex: portSpecOf(state.common, port).hex,
        }),
};
