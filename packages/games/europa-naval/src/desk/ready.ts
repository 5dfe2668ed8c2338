import type { HexId } from '@narrow-seas/hex';
import { airPiece, depotPiece, shipPiece, troopPiece } from '../face/piece-id.ts';
import { chartOf, sideOfShip, specOf } from '../model/fleet.ts';
import { intrinsicLeft } from '../rules/transport/carry-order.ts';
import { portsWithShips } from '../turn/sea/list.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import { readyToSail } from '../rules/reaction/reaction-stage.ts';
import { readyUnits } from '../rules/air/air.ts';
import { isFighter } from '../rules/air/cover.ts';
import { pointsLeft } from '../rules/groups/group.ts';
import { groundKind, heldHexes, sideOfGround } from '../rules/ground/ground.ts';
import { refuseTroop } from '../rules/ground/march.ts';
import type { AirSegment, GroundCombat, GroundMovement, StrikeChoice } from '../model/shore/phase.ts';
import { escortsAt, strikersAt } from '../rules/air/striker.ts';
import { ferriesOf, waysFrom } from '../rules/ground/overland.ts';
import type { Fleet } from '../model/state.ts';
import { stockOf } from '../rules/supply/stock.ts';
import type { View } from '../secrets/view.ts';
import { type AirId, enemyOf, type PortId, type ShipId, type Side } from '../model/vocabulary.ts';
import { ferryHexsides } from '../rules/ferries/ferry.ts';
import { incomePorts } from '../rules/points/income.ts';
import type { Initial } from '../model/war/phase.ts';
import { ownedPorts } from '../rules/supply/region.ts';
import { damagedShips } from '../rules/ports/repair.ts';
import { strikeHex } from './air-offers.ts';
import type { Found } from './answer-offers.ts';

const shipsFree = ({ common }: View, own: Fleet): readonly ShipId[] => [
  ...portsWithShips(own).flatMap(port => readyToSail(common, own, port)),
  ...own.ships.flatMap(({ where }, ship) => (where.at === 'atlantic' ? [ship as ShipId] : [])),
];

/** [F.3.3] Ships in port, groups that have not moved, the one in hand, and stores for the coasters. */
const inStep = (view: View, own: Fleet, { moving, side }: NavalStep): readonly number[] => {
  const { common } = view;
  const groups = own.groups.filter(group => !group.moved || (group.id === moving && pointsLeft(group) > 0));
  const coasters = common.part === 'movement' && common.step === 1 && intrinsicLeft(common, own, side) > 0;
  return [
    ...groups.flatMap(({ ships }) => ships).map(shipPiece),
    ...shipsFree(view, own).map(shipPiece),
    ...(coasters ? stocked(view, own, side).map(depotPiece) : []),
  ];
};

const stocked = ({ common }: View, own: Fleet, side: Side): readonly PortId[] =>
  ownedPorts(common, side)
    .filter(({ id, inland }) => !inland && stockOf(common, own, side, id).sp >= 1)
    .map(({ id }) => id);

/** [F.17] Transports that have lost something, while there is something to replace them with. */
const lostTransports = ({ common }: View, own: Fleet, side: Side): readonly ShipId[] =>
  own.pools.nrp < 2
    ? []
    : own.ships.flatMap(({ hits, where }, id) => {
        const ship = id as ShipId;
        const { kind } = specOf(common, ship);
        const isLost = hits > 0 && (where.at === 'port' || where.at === 'sunk');
        return isLost && (kind === 'NT' || kind === 'TC') && sideOfShip(common, ship) === side ? [ship] : [];
      });

/** [36.G] */
const ferryCraft = ({ common }: View, own: Fleet, side: Side): readonly ShipId[] =>
  own.ships.flatMap(({ hits, cargo }, id) => {
    const ship = id as ShipId;
    const { kind, side: owner } = specOf(common, ship);
    const isCraft = owner === side && (kind === 'LC' || kind === 'LB') && hits === 0 && cargo.length === 0;
    return isCraft && ferryHexsides(common, own, ship).length > 0 ? [ship] : [];
  });

const airInNeed = ({ common }: View, own: Fleet, { side, rebased }: Initial): readonly AirId[] => {
  const down = common.air.flatMap(({ status }, id) =>
    status === 'aborted' || status === 'eliminated' ? [id as AirId] : [],
  );
  const free = readyUnits(common, own, side).map(({ unit }) => unit);
  return [...down, ...free.filter(unit => !rebased.includes(unit))];
};

const inInitial = (view: View, own: Fleet, phase: Initial): readonly number[] => {
  const { common } = view;
  const { side } = phase;
  const { sp, srp } = own.pools;
  const ports = new Set<PortId>([
    ...(sp + srp > 0 ? incomePorts(common, side) : []),
    ...own.stocks.map(({ port }) => port).filter(port => common.ports[port]?.owner === side),
  ]);
  return [
    ...[...ports].map(depotPiece),
    ...damagedShips(common, own, phase).map(shipPiece),
    ...lostTransports(view, own, side).map(shipPiece),
    ...ferryCraft(view, own, side).map(shipPiece),
    ...airInNeed(view, own, phase).map(airPiece),
  ];
};

const inSegment = ({ common }: View, own: Fleet, { side, part }: AirSegment): readonly number[] =>
  readyUnits(common, own, side)
    .filter(({ unit }) => part === 'cover' || isFighter(common, unit) || common.air[unit]?.bombed !== true)
    .map(({ unit }) => airPiece(unit));

/** [F.11.6] Strikers first, then fighters that could go along. */
export const strikers = (view: View, own: Fleet, phase: StrikeChoice): readonly AirId[] => {
  const hex = strikeHex(view, phase);
  if (hex === undefined) return [];
  return strikersAt(view.common, own, phase.side, hex);
};

const inStrike = (view: View, own: Fleet, phase: StrikeChoice): readonly number[] => {
  const hex = strikeHex(view, phase);
  if (hex === undefined) return [];
  const escorts = escortsAt(view.common, own, phase.side, hex);
  return [...new Set([...strikers(view, own, phase), ...escorts])].map(airPiece);
};

const marching = ({ common }: View, phase: GroundMovement): readonly number[] =>
  common.troops
    .filter(troop => refuseTroop(common, phase, troop.unit, troop) === undefined)
    .map(({ unit, hex }) => troopPiece(unit, hex));

/** [F.15.3] Troops with an enemy next to them. */
const attacking = ({ common }: View, own: Fleet, { side, used }: GroundCombat): readonly number[] => {
  const ferries = ferriesOf(common, own);
  const near = new Set<HexId>();
  for (const hex of heldHexes(common, enemyOf(side)))
    for (const each of [hex, ...waysFrom(chartOf(common), hex, ferries)]) near.add(each);
  return common.troops
    .filter(({ unit, hex }) => near.has(hex) && sideOfGround(common, unit) === side)
    .filter(({ unit }) => groundKind(common, unit) !== 'engineer')
    .filter(troop => !used.some(each => each.unit === troop.unit && each.hex === troop.hex))
    .map(({ unit, hex }) => troopPiece(unit, hex));
};

/** Pieces of the viewer that can still do something. */
export const readyIn = (view: View, found: readonly Found[]): readonly number[] => {
  const { own } = view;
  const { phase } = view.common;
  if (own === undefined) return [];
  switch (phase.name) {
    case 'naval-step':
      return inStep(view, own, phase);
    case 'initial':
      return inInitial(view, own, phase);
    case 'air-segment':
      return inSegment(view, own, phase);
    case 'strike-choice':
      return inStrike(view, own, phase);
    case 'ground-movement':
      return marching(view, phase);
    case 'ground-combat':
      return attacking(view, own, phase);
    default:
      return [...new Set(found.flatMap(({ pieces }) => pieces))];
  }
};
