import type { Place } from '@narrow-seas/hex';
import type { State } from '../model/state.ts';
import type { Nation, Side } from '../model/vocabulary.ts';
import {
  FORTRESSES,
  hexLabel,
  isIn,
  MAP,
  NAMED_WATERS,
  PROHIBITED,
  RESTRICTED,
  sideOfFortress,
} from './map.ts';
import { basesInUse } from './markers.ts';
import { setUpPlaces } from './set-up-places.ts';
import { fullName, lookOf } from './units.ts';
import { WORDS } from './words.ts';

/** A hex in one sentence: number, water or land, what stands there, who is there, topmost first. */
export const sayHex = (state: State, hex: number): string => {
  const stacks = [...sayStack(state, 'nato', hex), ...sayStack(state, 'soviet', hex)];
  return `${WORDS.list([
    WORDS.hex.name(hexLabel(hex)),
    sayTerrain(hex),
    ...NAMED_WATERS.filter(({ hexes }) => isIn(hexes, hex)).map(({ name }) => WORDS.hex.region(name)),
    ...sayPlaces(state, hex),
    ...(stacks.length > 0 ? stacks : [WORDS.hex.empty]),
  ])}${WORDS.stop}`;
};

const sayTerrain = (hex: number): string => {
  if (isIn(PROHIBITED, hex)) return WORDS.hex.prohibited;
  if (isIn(RESTRICTED, hex)) return WORDS.hex.restricted;
  const kind = MAP.terrainKinds[MAP.terrain[hex] ?? 0];
  return kind === 'sea' || kind === 'coastal' ? WORDS.hex[kind] : WORDS.hex.land;
};

const sayPlaces = (state: State, hex: number): readonly string[] => [
  ...basesInUse(state)
    .filter(base => base.hex === hex)
    .map(base => sayBase(state, base)),
  ...FORTRESSES.filter(fortress => fortress.hex === hex).map(fortress => sayFortress(state, fortress)),
  ...(state.phase.name === 'set-up'
    ? setUpPlaces(state)
        .filter(place => place.hex === hex)
        .map(({ nation }) => WORDS.hex.setUp(nationName(nation)))
    : []),
];

const nationName = (nation: string): string => WORDS.nations[nation as Nation];

const sayBase = ({ destroyed }: State, { hex, name, nation }: Place): string =>
  destroyed.includes(hex)
    ? WORDS.hex.destroyed(WORDS.hex.airbase(name, nationName(nation)))
    : WORDS.hex.airbase(name, nationName(nation));

const sayFortress = ({ destroyed }: State, place: Place): string =>
  destroyed.includes(place.hex)
    ? WORDS.hex.destroyed(place.name)
    : WORDS.hex.fortress(
        place.name,
        sideOfFortress(place),
        Number(place.fields['defence']),
        Number(place.fields['ecm']),
      );

const sayStack = (state: State, side: Side, hex: number): readonly string[] => {
  const units = state.stacks[side].find(stack => stack.hex === hex)?.units ?? [];
  if (units.length === 0) return [];
  const aircraft = units.filter(unit => lookOf(state, unit).isAircraft).length;
  const names = units.map(unit => sayUnit(state, unit));
  return [WORDS.hex.stack(side, units.length - aircraft, aircraft, names)];
};

/** A carrier tells how many are in her box: they are not in the stack. */
const sayUnit = (state: State, unit: number): string => {
  const aboard = state.boxes.find(({ carrier }) => carrier === unit)?.units.length ?? 0;
  return aboard === 0 ? fullName(state, unit) : WORDS.list([fullName(state, unit), WORDS.hex.aboard(aboard)]);
};
