import type { Tray } from '@narrow-seas/core';
import { pieceOf } from '../position.ts';
import { specOf, unitCount } from '../roster.ts';
import type { Where } from '../state.ts';
import type { View } from '../view.ts';
import { MISSIONS, type Side, SIDES, type UnitId, ZONES } from '../vocabulary.ts';
import { DESK_WORDS } from './words.ts';

const { tray: SAY } = DESK_WORDS;

/** Everything that is not on the map; trays with nothing in them are left out. */
export const traysOf = (view: View): readonly Tray[] =>
  [...orderTrays(view), ...dueTrays(view), ...missionTrays(view), ...otherTrays(view)].filter(
    ({ pieces }) => pieces.length > 0,
  );

const unitsIn = ({ table }: View, isMeant: (where: Where, side: Side) => boolean): readonly UnitId[] =>
  Array.from({ length: unitCount(table) }, (_, unit) => unit as UnitId).filter(unit =>
    isMeant(pieceOf(table, unit).where, specOf(table, unit).side),
  );

/** [7] The viewer's own sealed orders; nobody else has this tray. */
const orderTrays = ({ own }: View): readonly Tray[] =>
  MISSIONS.flatMap(mission =>
    ZONES.map(zone => ({
      id: `order-${mission}-${zone}`,
      title: SAY.orders(mission, zone),
      pieces: (own?.orders ?? [])
        .filter(order => order.mission === mission && order.zone === zone)
        .map(({ unit }) => unit),
    })),
  );

const dueTrays = (view: View): readonly Tray[] =>
  SIDES.map(side => ({
    id: `due-${side}`,
    title: SAY.due(side),
    pieces: unitsIn(view, (where, owner) => where.at === 'due' && owner === side),
  }));

/** [7] The strategic air board: who is over which zone, and what for. */
const missionTrays = (view: View): readonly Tray[] =>
  SIDES.flatMap(side =>
    ZONES.flatMap(zone =>
      MISSIONS.map(mission => ({
        id: `mission-${side}-${zone}-${mission}`,
        title: SAY.mission(side, mission, zone),
        pieces: unitsIn(
          view,
          (where, owner) =>
            owner === side && where.at === 'mission' && where.zone === zone && where.mission === mission,
        ),
      })),
    ),
  );

const otherTrays = (view: View): readonly Tray[] => {
  const tray = (id: string, title: string, at: Where['at'], side: Side): Tray => ({
    id: `${id}-${side}`,
    title,
    pieces: unitsIn(view, (where, owner) => where.at === at && owner === side),
  });
  return [
    ...SIDES.map(side => tray('returning', SAY.returning(side), 'returning', side)),
    ...(view.own?.wings.length ? [] : [tray('wing', SAY.wing, 'wing', 'nato')]),
    ...SIDES.map(side => tray('away', SAY.away(side), 'away', side)),
    ...SIDES.map(side => tray('lost', SAY.lost(side), 'lost', side)),
  ];
};
