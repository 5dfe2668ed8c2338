import { type Adjustable, adjustChoice, adjustFlag, adjustNumber, type EditChoice } from '@narrow-seas/core';
import { shipName } from '../face/units.ts';
import { withGroup, withShip } from '../model/change.ts';
import { chartOf, hexOfPlace, shipOf, specOf } from '../model/fleet.ts';
import { rosterOf, type ShipSpec } from '../model/roster.ts';
import type { Group, Place, Ship, State } from '../model/state.ts';
import type { GroupId, ShipId } from '../model/vocabulary.ts';
import { fullStrength } from '../rules/naval-combat/strength.ts';
import { choicesOf } from './adjust.ts';
import { cargoFields } from './cargo-fields.ts';
import { arrivalFields, leavingField } from './plan-fields.ts';
import { alone, berthed, companies, fleetOf, groupWith, joining, placeOfShip } from './ships.ts';
import { SAID } from './words.ts';

const shipNow = (state: State, ship: ShipId): Ship => shipOf(fleetOf(state, ship), ship);

const PORT = 'port';
const ALONE = 'alone';

/** The port in whose hex the ship is. */
const portHere = (state: State, place: Place) => {
  if (place.at === 'port') return place.port;
  const hex = hexOfPlace(state.common, place);
  return hex === undefined ? undefined : chartOf(state.common).portAt.get(hex)?.id;
};

/** Where a group of this ship could be, as it is now: at sea in the hex, also from a port of it. */
const seaHere = (state: State, ship: ShipId, place: Place): Place => {
  if (groupWith(state, ship) !== undefined || place.at !== 'port') return place;
  const hex = hexOfPlace(state.common, place);
  return hex === undefined ? place : { at: 'sea', hex };
};

const saidGroup = (state: State, ship: ShipId, group: Group): EditChoice => {
  const others = group.ships.filter(each => each !== ship).map(each => shipName(state.common, each));
  const { berths } = SAID;
  return {
    value: String(group.id),
    title: others.length === 0 ? berths.groupAlone(group.id) : berths.group(group.id, others),
  };
};

const berthChoices = (state: State, ship: ShipId, place: Place): readonly EditChoice[] => {
  const own = groupWith(state, ship);
  const others = companies(state, ship, seaHere(state, ship, place)).filter(({ id }) => id !== own?.id);
  const mayLeave = own === undefined || own.ships.length > 1;
  return [
    ...(portHere(state, place) === undefined ? [] : [{ value: PORT, title: SAID.berths.port }]),
    ...(own === undefined ? [] : [saidGroup(state, ship, own)]),
    ...others.map(group => saidGroup(state, ship, group)),
    ...(mayLeave ? [{ value: ALONE, title: SAID.berths.alone }] : []),
  ];
};

/** [F.4.2] In port or at sea, and with whom. */
const berthField = (ship: ShipId, place: Place): Adjustable<State> =>
  adjustChoice(
    state => ({
      id: 'berth',
      title: SAID.berth,
      choices: berthChoices(state, ship, place),
      value: String(groupWith(state, ship)?.id ?? PORT),
    }),
    (state, value) => {
      const port = portHere(state, place);
      if (value === PORT) return port === undefined ? state : berthed(state, ship, port);
      const sea = seaHere(state, ship, place);
      return value === ALONE ? alone(state, ship, sea) : joining(state, ship, Number(value) as GroupId);
    },
  );

const flagOfShip = (ship: ShipId, id: 'refit', title: string): Adjustable<State> =>
  adjustFlag(
    state => ({ id, title, value: shipNow(state, ship)[id] }),
    (state, value) => withShip(state, ship, now => ({ ...now, [id]: value })),
  );

const numberOfShip = (ship: ShipId, id: 'salvos' | 'fuel', title: string, most: number): Adjustable<State> =>
  adjustNumber(
    state => ({ id, title, least: 0, most, value: shipNow(state, ship)[id] }),
    (state, value) => withShip(state, ship, now => ({ ...now, [id]: value })),
  );

/** [F.4.1] [36.F.3] A task force that is hit for half its strength flips instead. */
const mostHits = ({ kind, strength }: ShipSpec, { half }: Ship): number =>
  kind === 'TF' && !half ? Math.ceil(strength / 2) - 1 : fullStrength(strength, { half }) - 1;

const hitsField = (ship: ShipId): Adjustable<State> =>
  adjustNumber(
    state => {
      const now = shipNow(state, ship);
      return {
        id: 'hits',
        title: SAID.hits,
        least: 0,
        most: Math.max(0, mostHits(specOf(state.common, ship), now)),
        value: now.hits,
      };
    },
    (state, hits) => withShip(state, ship, now => ({ ...now, hits })),
  );

const halfField = (ship: ShipId): Adjustable<State> =>
  adjustFlag(
    state => ({ id: 'half', title: SAID.half, value: shipNow(state, ship).half }),
    (state, half) => withShip(state, ship, now => ({ ...now, half, hits: 0 })),
  );

const GUNFIRE_A_YEAR = 12;
const OIL = 5;

const damageFields = (state: State, ship: ShipId): readonly Adjustable<State>[] => {
  const { kind, strength } = specOf(state.common, ship);
  const isInPort = shipNow(state, ship).where.at === 'port';
  return [
    hitsField(ship),
    ...(kind === 'TF' && strength > 1 ? [halfField(ship)] : []),
    ...(isInPort ? [flagOfShip(ship, 'refit', SAID.refit)] : []),
    ...(kind === 'TF'
      ? [
          numberOfShip(ship, 'salvos', SAID.salvos, GUNFIRE_A_YEAR),
          numberOfShip(ship, 'fuel', SAID.fuel, OIL),
        ]
      : []),
  ];
};

const flagOfGroup = (group: GroupId, id: 'moved' | 'seen' | 'turnedBack'): Adjustable<State> =>
  adjustFlag(
    state => ({ id, title: SAID[id], value: groupNow(state, group)?.[id] === true }),
    (state, value) => withGroup(state, group, () => ({ [id]: value })),
  );

const groupNow = ({ fleets }: State, id: GroupId): Group | undefined =>
  [...fleets.axis.groups, ...fleets.allied.groups].find(group => group.id === id);

const groupFields = ({ id, allowance }: Group): readonly Adjustable<State>[] => [
  flagOfGroup(id, 'moved'),
  adjustNumber(
    state => ({
      id: 'spent',
      title: SAID.spent,
      least: 0,
      most: allowance,
      value: groupNow(state, id)?.spent ?? 0,
    }),
    (state, spent) => withGroup(state, id, () => ({ spent })),
  ),
  flagOfGroup(id, 'seen'),
  flagOfGroup(id, 'turnedBack'),
];

const placeFields = (state: State, ship: ShipId): readonly Adjustable<State>[] => {
  const place = placeOfShip(state, ship);
  const group = groupWith(state, ship);
  if (place === undefined) return [];
  return [
    ...(place.at === 'sea' || place.at === 'port' ? [berthField(ship, place)] : []),
    ...(group === undefined ? [] : groupFields(group)),
  ];
};

const withFigures = (state: State, ship: ShipId, change: Partial<ShipSpec>): State => {
  const first = rosterOf(state.common.scenario).ships.length;
  const extra = (state.common.extra ?? []).map((spec, place) =>
    first + place === ship ? { ...spec, ...change } : spec,
  );
  return { ...state, common: { ...state.common, extra } };
};

const ROLES = ['sweeper', 'minelayer'] as const;

/** What describes a made-up ship. */
const figureFields = (ship: ShipId): readonly Adjustable<State>[] => [
  adjustNumber(
    ({ common }) => ({
      id: 'strength',
      title: SAID.strength,
      least: 1,
      most: 99,
      value: specOf(common, ship).strength,
    }),
    (state, strength) => withFigures(state, ship, { strength }),
  ),
  adjustChoice(
    ({ common }) => ({
      id: 'role',
      title: SAID.role,
      choices: choicesOf(SAID.roles),
      value: specOf(common, ship).role ?? 'none',
    }),
    (state, value) => withFigures(state, ship, { role: ROLES.find(role => role === value) }),
  ),
];

/** What can be set of a ship: where it is and with whom, damage, oil, cargo, and when it comes and leaves. */
export const shipFields = (state: State, ship: ShipId): readonly Adjustable<State>[] => {
  const { at } = shipNow(state, ship).where;
  const isMadeUp = ship >= rosterOf(state.common.scenario).ships.length;
  const figures = isMadeUp ? figureFields(ship) : [];
  if (at === 'gone' || at === 'sunk') return figures;
  return [
    ...(at === 'due' ? arrivalFields('ship', ship) : placeFields(state, ship)),
    ...damageFields(state, ship),
    ...cargoFields(state, ship),
    leavingField('ship', ship),
    ...figures,
  ];
};
