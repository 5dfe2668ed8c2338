import type { Home, Piece, Stores, PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { baseName, hexLabel, theZone } from './map.ts';
import { actedIn, hexOfPiece } from './pieces.ts';
import { figuresNow, fullName, type Look, lookOf, shortName } from './units.ts';
import { WORDS } from './words.ts';

export const homeName = (table: Pick<PublicState, 'extra'>, home: Home): string =>
  home.kind === 'base' ? baseName(home.base) : shortName(table, home.carrier);

/** A unit for panels and for the ear: what it is, where it is, how it fares, what it can do. */
export const sayPiece = (view: View, id: number): string => {
  const { table } = view;
  const look = lookOf(table, id);
  const piece = table.pieces[id] as Piece;
  return [
    `${fullName(table, id)}${WORDS.stop}`,
    ...sayPlace(view, id, piece),
    ...sayState(piece),
    ...(actedIn(table).includes(id) ? [WORDS.unit.spent] : []),
    ...sayForce(table, id),
    ...sayBuild(table, id, look),
    ...sayStores(view, id),
  ].join(' ');
};

const sayBuild = (
  table: PublicState,
  id: number,
  { arm, kind, carrierCapable, airCapacity }: Look,
): readonly string[] => [
  ...(arm === 'air' ? [WORDS.unit.kindOf(WORDS.kinds[kind])] : []),
  WORDS.unit.ratings(figuresNow(table, id)),
  ...(carrierCapable ? [WORDS.unit.carrierCapable] : []),
  ...(airCapacity > 0 ? [WORDS.unit.capacity(airCapacity)] : []),
];

const sayState = ({ where, damaged, deep, landed, mark }: Piece): readonly string[] => [
  ...(damaged && where.at !== 'lost' ? [WORDS.unit.damaged] : []),
  ...(deep ? [WORDS.unit.deep] : []),
  ...(landed ? [WORDS.unit.landed] : []),
  ...(where.at === 'sea' ? [WORDS.unit.marks[mark]] : []),
];

const sayPlace = (view: View, id: number, piece: Piece): readonly string[] => {
  const { table, own } = view;
  const { where } = piece;
  const order = own?.orders.find(({ unit }) => unit === id);
  const ordered = order === undefined ? [] : [WORDS.unit.ordered(order.mission, theZone(order.zone))];
  switch (where.at) {
    case 'sea':
      return [WORDS.unit.at(hexLabel(where.hex))];
    case 'home':
      return [WORDS.unit.home(homeName(table, where.home)), ...ordered];
    case 'cap':
    case 'returning':
      return [WORDS.unit[where.at](homeName(table, where.home))];
    case 'mission':
      return [WORDS.unit.mission(where.mission, theZone(where.zone))];
    case 'flight':
      return [WORDS.unit.flight(hexLabel(hexOfPiece(table, piece) ?? 0))];
    case 'wing':
      return [sayWing(view, id), ...ordered];
    case 'unused':
      return [];
    default:
      return [WORDS.unit[where.at]];
  }
};

const sayWing = ({ table, own }: View, id: number): string => {
  const wing = own?.wings.find(({ unit }) => unit === id);
  return wing === undefined ? WORDS.unit.wing : WORDS.unit.wingAboard(shortName(table, wing.carrier));
};

const COMBATANTS: readonly string[] = ['CV', 'BB', 'CG', 'CL', 'DD', 'FF', 'PC'];

const sayForce = (table: PublicState, id: number): readonly string[] => {
  const force = table.forces.find(ships => ships.some(unit => unit === id)) ?? [];
  if (force.length < 2) return [];
  const combatants = force.filter(unit => COMBATANTS.includes(lookOf(table, unit).kind)).length;
  const standing = WORDS.unit.standings[combatants >= 4 ? 'task-force' : 'task-group'];
  const others = force.filter(unit => unit !== id).map(unit => shortName(table, unit));
  return [WORDS.unit.force(standing, others)];
};

/** What is counted with logistics: the owner's own business. */
const STORES: readonly (readonly [box: keyof Stores, name: string])[] = [
  ['fuel', 'fuel'],
  ['ssm', 'missiles'],
  ['torpedo', 'torpedoes'],
  ['asw', 'ASW weapons'],
  ['antiAir', 'anti-aircraft'],
  ['bombs', 'bombs'],
  ['airSsm', 'air missiles'],
  ['airSsmShort', 'short air missiles'],
  ['cruise', 'cruise missiles'],
  ['ammunition', 'ammunition to give'],
  ['cargoFuel', 'fuel to give'],
];

const sayStores = ({ own }: View, id: number): readonly string[] => {
  const stores = own?.stores.find(({ unit }) => unit === id);
  if (stores === undefined) return [];
  const parts = STORES.filter(([box]) => stores[box] > 0).map(([box, name]) => `${name} ${stores[box]}`);
  return parts.length === 0 ? [] : [WORDS.unit.stores(parts)];
};
