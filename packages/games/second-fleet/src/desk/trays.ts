import type { Tray } from '@narrow-seas/core';
import { waitingSubjects } from '../rules/reinforcement/waiting.ts';
import { zoneName } from '../face/map.ts';
import { pieceOf } from '../model/position.ts';
import { specOf, unitCount } from '../model/roster.ts';
import type { Where } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { MISSIONS, type Side, SIDES, type UnitId, type Zone, ZONES } from '../model/vocabulary.ts';
import { DESK_WORDS } from './words.ts';

const { tray: SAY } = DESK_WORDS;

/** Everything that is not on the map; trays with nothing in them are left out. */
export const traysOf = (view: View): readonly Tray[] =>
  allTrays(view, sorted(view)).filter(({ pieces }) => pieces.length > 0);

const allTrays = (view: View, units: Sorted): readonly Tray[] => [
  ...waitingTrays(view),
  ...orderTrays(view),
  ...SIDES.map(side => dueTray(view, units, side)),
  ...missionTrays(units),
  ...SIDES.map(side => trayNamed(units, `returning-${side}`, SAY.returning(side))),
  ...wingTrays(view, units),
  ...SIDES.map(side => trayNamed(units, `away-${side}`, SAY.away(side))),
  ...SIDES.map(side => trayNamed(units, `lost-${side}`, SAY.lost(side))),
];

/** Where a unit is, as far as trays tell it: side, place, and for a mission what and where. */
const trayOf = (side: Side, where: Where): string =>
  where.at === 'mission' ? `mission-${side}-${where.zone}-${where.mission}` : `${where.at}-${side}`;

/** All units by tray, in one go. */
const sorted = ({ table }: View): ReadonlyMap<string, readonly UnitId[]> => {
  const trays = new Map<string, UnitId[]>();
  for (let id = 0; id < unitCount(table); id += 1) {
    const unit = id as UnitId;
    const key = trayOf(specOf(table, unit).side, pieceOf(table, unit).where);
    const tray = trays.get(key);
    if (tray === undefined) trays.set(key, [unit]);
    else tray.push(unit);
  }
  return trays;
};

/** [C.16.2] Who is placed in this phase. */
const waitingIn = ({ table }: View): readonly UnitId[] => {
  const { phase } = table;
  if (phase.name !== 'set-up' && phase.name !== 'arrival') return [];
  return waitingSubjects(table, phase.side).flatMap(subject =>
    subject.kind === 'ships' ? subject.units : [subject.unit],
  );
};

const waitingTrays = (view: View): readonly Tray[] => [
  { id: 'waiting', title: SAY.waiting, pieces: waitingIn(view) },
];

/** [C.16] Those to come later, unless they are among the waiting just now. */
const dueTray = (view: View, units: Sorted, side: Side): Tray => {
  const waiting = new Set(waitingIn(view));
  const { id, title, pieces } = trayNamed(units, `due-${side}`, SAY.due(side));
  return { id, title, pieces: (pieces as readonly UnitId[]).filter(unit => !waiting.has(unit)) };
};

/** [7] The strategic air board: a row for each zone. */
const lineOf = (zone: Zone, line: string): NonNullable<Tray['board']> => ({
  title: SAY.board,
  row: zoneName(zone),
  line,
});

/** [7] The viewer's own sealed orders; nobody else has this tray. */
const orderTrays = ({ own }: View): readonly Tray[] =>
  MISSIONS.flatMap(mission =>
    ZONES.map(zone => ({
      id: `order-${mission}-${zone}`,
      title: SAY.orders(mission, zone),
      board: lineOf(zone, SAY.orderLine(mission)),
      pieces: (own?.orders ?? [])
        .filter(order => order.mission === mission && order.zone === zone)
        .map(({ unit }) => unit),
    })),
  );

type Sorted = ReturnType<typeof sorted>;

const trayNamed = (units: Sorted, id: string, title: string): Tray => ({
  id,
  title,
  pieces: units.get(id) ?? [],
});

/** [7] Who is over which zone, and what for. */
const missionTrays = (units: Sorted): readonly Tray[] =>
  SIDES.flatMap(side =>
    ZONES.flatMap(zone =>
      MISSIONS.map(mission => ({
        ...trayNamed(units, `mission-${side}-${zone}-${mission}`, SAY.mission(side, mission, zone)),
        board: lineOf(zone, SAY.missionLine(side, mission)),
      })),
    ),
  );

/** [C.21.3] Who knows his wings sees them with their carriers. */
const wingTrays = ({ own }: View, units: Sorted): readonly Tray[] =>
  own !== undefined && own.wings.length > 0 ? [] : [trayNamed(units, 'wing-nato', SAY.wing)];
