import type { Phrase } from '@narrow-seas/core';
import type { Place } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { Sight } from '../secrets/sight.ts';
import type { Firer } from '../model/sea/phase.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import { fleetsKnown, hexOfPlace } from './fleets.ts';
import { fieldHex, fieldName, hexLabel, portHex, portName } from './map.ts';
import { airPiece, markerPiece, shipPiece } from './piece-id.ts';
import { airName, groundName, shipName } from './units.ts';
import { sideName, WORDS } from './words.ts';
import type { Owner, Side } from '../model/vocabulary.ts';

export type Of<Type extends Sight['type']> = Extract<Sight, { readonly type: Type }>;

/** One sentence for an event. Any view of the game gives the names, not only one of its time. */
export type Teller<Type extends Sight['type']> = (view: View, sight: Of<Type>) => readonly Phrase[];

export type Tellers<Types extends Sight['type']> = { readonly [Type in Types]: Teller<Type> };

export const toHex = ({ common }: View, hex: number): Phrase => ({ text: hexLabel(common, hex), hex });

export const toPort = ({ common }: View, port: number): Phrase => {
  const hex = portHex(common, port);
  const text = portName(common, port);
  return hex === undefined ? text : { text, hex };
};

export const toField = ({ common }: View, field: number): Phrase => {
  const hex = fieldHex(common, field);
  const text = fieldName(common, field);
  return hex === undefined ? text : { text, hex };
};

export const toShip = ({ common }: View, ship: number): Phrase => ({
  text: shipName(common, ship),
  piece: shipPiece(ship),
});

const listed = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.flatMap((phrase, place) => (place > 0 ? [SAY.comma, phrase] : [phrase]));

/** Three by name; a longer list is counted. */
const NAMED = 3;

const fewOf = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const rest = phrases.length - NAMED;
  return rest > 1 ? [...listed(phrases.slice(0, NAMED)), SAY.more(rest)] : listed(phrases);
};

export const toShips = (view: View, ships: readonly number[]): readonly Phrase[] =>
  fewOf(ships.map(ship => toShip(view, ship)));

export const toAir = ({ common }: View, unit: number): Phrase => ({
  text: airName(common, unit),
  piece: airPiece(unit),
});

export const toAirs = (view: View, units: readonly number[]): readonly Phrase[] =>
  fewOf(units.map(unit => toAir(view, unit)));

export const toGround = ({ common }: View, unit: number): Phrase => groundName(common, unit);

export const toPorts = (view: View, ports: readonly number[]): readonly Phrase[] =>
  fewOf(ports.map(port => toPort(view, port)));

export const toHexes = (view: View, hexes: readonly number[]): readonly Phrase[] =>
  fewOf(hexes.map(hex => toHex(view, hex)));

export const ofSide = ({ common }: View, side: Side): string => sideName(common, side);

export const ofOwner = (view: View, owner: Owner): string =>
  owner === 'neutral' ? WORDS.port.owners.neutral : ofSide(view, owner);

/** Who a sentence is about, and whether its verb is for several. */
interface Subject {
  readonly who: readonly Phrase[];
  readonly many: boolean;
}

/** Some counters are several flotillas. */
const isSeveral = ({ common }: View, ship: number): boolean => shipName(common, ship).includes(SAY.and);

const subjectOf = (view: View, who: readonly Phrase[], ships: readonly number[]): Subject => ({
  who,
  many: ships.length > 1 || ships.some(ship => isSeveral(view, ship)),
});

export const shipsAsSubject = (view: View, ships: readonly number[]): Subject =>
  subjectOf(view, toShips(view, ships), ships);

/** A group goes by its first ship, as far as the viewer knows it now. */
export const groupAsSubject = (view: View, id: number): Subject => {
  const own = fleetsKnown(view).flatMap(([, { groups }]) => groups);
  const ships =
    own.find(group => group.id === id)?.ships ??
    view.sightings.find(({ group }) => group === id)?.ships?.map(({ ship }) => ship);
  const [first, ...rest] = ships ?? [];
  if (first === undefined) return subjectOf(view, [{ text: SAY.group, piece: markerPiece(id) }], []);
  const more = rest.length === 0 ? [] : [SAY.more(rest.length)];
  return subjectOf(view, [toShip(view, first), ...more], [first, ...rest]);
};

export const toPlace = (view: View, place: Place): Phrase => {
  const hex = hexOfPlace(view, place);
  if (place.at === 'port') return toPort(view, place.port);
  return hex === undefined ? '' : toHex(view, hex);
};

export const toFirer = (view: View, firer: Firer): Phrase =>
  firer.kind === 'ship' ? toShip(view, firer.ship) : SAY.fort(portName(view.common, firer.port));
