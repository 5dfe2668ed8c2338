import { type Fault, faultAt, mergeFields, ok, type Result, type Word } from '@narrow-seas/core';
import { sideOfShip } from '../model/fleet.ts';
import { newGroup } from '../rules/groups/group.ts';
import type { Cargo, Fleet, Place, Pools, Ship, ShipWhere, State } from '../model/state.ts';
import { type GroupId, type PortId, type ShipId, SIDES, type Side } from '../model/vocabulary.ts';
import { GROUP_LINE, POOLS_LINE, STOCK_LINE } from './lines.ts';
import { idOf } from './names.ts';
import { type NamedShip, readCargo, readShip } from './ship.ts';
import { decoded, oneOf, type Reader, readHex, readNamed, readNumber } from './words.ts';

const withFleet = (state: State, side: Side, change: (fleet: Fleet) => Fleet): State => ({
  ...state,
  fleets: { ...state.fleets, [side]: change(state.fleets[side]) },
});

const sideOf = ({ common: known }: State, ship: ShipId): Side => sideOfShip(known, ship);

const readShips = (state: State, words: readonly Word[]): Result<readonly NamedShip[], Fault> => {
  const ships: NamedShip[] = [];
  for (const word of words) {
    const ship = readShip(state.common, word);
    if (!ship.ok) return ship;
    const { where } = state.fleets[sideOf(state, ship.value.ship)].ships[ship.value.ship] as Ship;
    if (where.at !== 'gone') return faultAt(word, 'The ship is in two places.');
    ships.push(ship.value);
  }
  return ok(ships);
};

const put = (state: State, ships: readonly NamedShip[], where: ShipWhere): State =>
  ships.reduce(
    (next, { ship, condition }) =>
      withFleet(next, sideOf(next, ship), fleet => ({
        ...fleet,
        ships: fleet.ships.with(ship, { ...(fleet.ships[ship] as Ship), ...condition, where }),
      })),
    state,
  );

const readIn: Reader = (state, [first, name, ...words]) => {
  const port = readNamed(state, 'port', first, name);
  if (!port.ok) return port;
  const ships = readShips(state, words);
  return ships.ok ? ok(put(state, ships.value, { at: 'port', port: port.value as PortId })) : ships;
};

const readElsewhere =
  (at: 'atlantic' | 'due' | 'sunk' | 'gone'): Reader =>
  (state, [, ...words]) => {
    const ships = readShips(state, words);
    return ships.ok ? ok(put(state, ships.value, { at })) : ships;
  };

const readPlace = (state: State, first: Word, word: Word | undefined): Result<Place, Fault> => {
  const [kind, a = '', b = ''] = (word?.text ?? '').split(':');
  if (word?.text === 'atlantic') return ok({ at: 'atlantic' });
  if (kind === 'channel') return ok({ at: 'channel', channel: Number(a), along: Number(b) });
  const port = kind === 'in' ? idOf(state.common, 'port', a) : undefined;
  if (port !== undefined) return ok({ at: 'port', port: port as PortId });
  const hex = readHex(state, first, word);
  return hex.ok ? ok({ at: 'sea', hex: hex.value }) : hex;
};

/** `group 3 axis @035020 Scorta-Napoli Convogli-A/hits=1 moved=true spent=4`. */
const readGroup: Reader = (state, [first, idWord, sideWord, placeWord, ...words]) => {
  const id = readNumber(first, idWord);
  const side = oneOf<Side>(SIDES, first, sideWord);
  const place = readPlace(state, first, placeWord);
  if (!id.ok) return id;
  if (!side.ok) return side;
  if (!place.ok) return place;
  const isField = ({ text }: Word): boolean => /^[A-Za-z]+(?:\.[A-Za-z]+|\.\d+)*=/.test(text);
  const ships = readShips(
    state,
    words.filter(word => !isField(word)),
  );
  if (!ships.ok) return ships;
  const fields = decoded(state, first, words.filter(isField), GROUP_LINE);
  if (!fields.ok) return fields;
  const group = id.value as GroupId;
  const placed = put(state, ships.value, { at: 'group', group });
  const made = newGroup(
    state.common,
    group,
    side.value,
    ships.value.map(({ ship }) => ship),
    place.value,
  );
  return ok({
    ...withFleet(placed, side.value, fleet => ({
      ...fleet,
      groups: [...fleet.groups, { ...made, ...fields.value }],
    })),
    nextGroup: Math.max(placed.nextGroup, id.value + 1),
  });
};

const readLoad: Reader = (state, [first, name, ...words]) => {
  const ship = readNamed(state, 'ship', first, name);
  if (!ship.ok) return ship;
  const loads: Cargo[] = [];
  for (const word of words) {
    const cargo = readCargo(state.common, word);
    if (!cargo.ok) return cargo;
    loads.push(cargo.value);
  }
  const id = ship.value as ShipId;
  return ok(
    withFleet(state, sideOf(state, id), fleet => ({
      ...fleet,
      ships: fleet.ships.with(id, { ...(fleet.ships[id] as Ship), cargo: loads }),
    })),
  );
};

const readStock: Reader = (state, [first, sideWord, name, ...words]) => {
  const side = oneOf<Side>(SIDES, first, sideWord);
  const port = readNamed(state, 'port', first, name);
  const stock = decoded(state, first, words, STOCK_LINE);
  if (!side.ok) return side;
  if (!port.ok) return port;
  if (!stock.ok) return stock;
  return ok(
    withFleet(state, side.value, fleet => ({
      ...fleet,
      stocks: [...fleet.stocks, { port: port.value as PortId, sp: 0, srp: 0, ...stock.value }].toSorted(
        (a, b) => a.port - b.port,
      ),
    })),
  );
};

const readPools: Reader = (state, [first, sideWord, ...words]) => {
  const side = oneOf<Side>(SIDES, first, sideWord);
  if (!side.ok) return side;
  const fields = decoded(state, first, words, POOLS_LINE);
  if (!fields.ok) return fields;
  return ok(
    withFleet(state, side.value, fleet => ({
      ...fleet,
      pools: mergeFields(fleet.pools, fields.value) as Pools,
    })),
  );
};

/** [F.9.1] */
export const withHandled = (state: State, side: Side, port: PortId, points: number): State =>
  points === 0
    ? state
    : withFleet(state, side, fleet => ({
        ...fleet,
        handled: [...fleet.handled.filter(each => each.port !== port), { port, points }].toSorted(
          (a, b) => a.port - b.port,
        ),
      }));

const readHandled: Reader = (state, [first, sideWord, name, size]) => {
  const side = oneOf<Side>(SIDES, first, sideWord);
  const port = readNamed(state, 'port', first, name);
  const points = readNumber(first, size);
  if (!side.ok) return side;
  if (!port.ok) return port;
  return points.ok ? ok(withHandled(state, side.value, port.value as PortId, points.value)) : points;
};

/** Statements about ships, groups, cargo, stocks and points. */
export const FLEET_READERS: { readonly [word: string]: Reader } = {
  in: readIn,
  atlantic: readElsewhere('atlantic'),
  due: readElsewhere('due'),
  sunk: readElsewhere('sunk'),
  gone: readElsewhere('gone'),
  group: readGroup,
  cargo: readLoad,
  stock: readStock,
  pools: readPools,
  handled: readHandled,
};
