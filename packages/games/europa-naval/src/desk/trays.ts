import type { Tray } from '@narrow-seas/core';
import { fleetsKnown } from '../face/fleets.ts';
import { airPiece, shipPiece } from '../face/piece-id.ts';
import { airLook, shipLook } from '../face/units.ts';
import { sideName } from '../face/words.ts';
import { groupOf } from '../model/fleet.ts';
import type { Fleet } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { type ShipId, SIDES, type Side } from '../model/vocabulary.ts';
import { PHASE_WORDS } from './phase-words.ts';

const { tray: SAY } = PHASE_WORDS;

type Aside = 'atlantic' | 'channel' | 'due' | 'sunk';

/** Where a ship is, as far as trays tell it. */
const asideOf = (fleet: Fleet, ship: ShipId): Aside | undefined => {
  const where = fleet.ships[ship]?.where;
  if (where?.at === 'due' || where?.at === 'sunk' || where?.at === 'atlantic') return where.at;
  const place = where?.at === 'group' ? groupOf(fleet, where.group)?.place : undefined;
  return place?.at === 'atlantic' || place?.at === 'channel' ? place.at : undefined;
};

const ownShips = (view: View, side: Side, fleet: Fleet, aside: Aside): readonly number[] =>
  fleet.ships.flatMap((_ship, id) =>
    shipLook(view.common, id).side === side && asideOf(fleet, id as ShipId) === aside ? [shipPiece(id)] : [],
  );

/** Of others everybody keeps count of what is sunk and what is to come. */
const strangers = (view: View, side: Side, aside: Aside): readonly number[] =>
  view.off
    .filter(({ ship, at }) => at === aside && shipLook(view.common, ship).side === side)
    .map(({ ship }) => shipPiece(ship));

const shipsAside = (view: View, side: Side, aside: Aside): readonly number[] => {
  const known = fleetsKnown(view).find(([owner]) => owner === side);
  return known === undefined ? strangers(view, side, aside) : ownShips(view, side, known[1], aside);
};

const airAside = ({ common }: View, side: Side, status: 'due' | 'eliminated'): readonly number[] =>
  common.air.flatMap((unit, id) =>
    unit.status === status && airLook(common, id).side === side ? [airPiece(id)] : [],
  );

const traysFor = (view: View, side: Side): readonly Tray[] => {
  const name = sideName(view.common, side);
  return [
    { id: `atlantic-${side}`, title: SAY.atlantic(name), pieces: shipsAside(view, side, 'atlantic') },
    { id: `channel-${side}`, title: SAY.channel(name), pieces: shipsAside(view, side, 'channel') },
    {
      id: `due-${side}`,
      title: SAY.due(name),
      pieces: [...shipsAside(view, side, 'due'), ...airAside(view, side, 'due')],
    },
    { id: `lost-${side}`, title: SAY.sunk(name), pieces: shipsAside(view, side, 'sunk') },
    { id: `downed-${side}`, title: SAY.downed(name), pieces: airAside(view, side, 'eliminated') },
  ];
};

/** Everything that is not on the map; trays with nothing in them are left out. */
export const traysOf = (view: View): readonly Tray[] =>
  SIDES.flatMap(side => traysFor(view, side)).filter(({ pieces }) => pieces.length > 0);
