import { type Adjustable, adjustChoice, adjustFlag, adjustNumber } from '@narrow-seas/core';
import { fieldName } from '../face/map.ts';
import { shipName } from '../face/units.ts';
import { withAirUnit } from '../model/change.ts';
import { chartOf } from '../model/fleet.ts';
import type { AirUnit, State } from '../model/state.ts';
import type { AirId, FieldId, ShipId } from '../model/vocabulary.ts';
import { idOf, nameOf } from '../text/names.ts';
import { choices, choicesOf, withNow } from './adjust.ts';
import { basedAt, carriersFor, FLYING } from './aircraft.ts';
import { withBelt } from './belts.ts';
import { reChoices } from './cargo-fields.ts';
import type { Named } from './named.ts';
import { reLeft } from './named.ts';
import { arrivalFields, leavingField } from './plan-fields.ts';
import { shipFields } from './ship-fields.ts';
import { arrivalOfTroops, withPart } from './troops.ts';
import { SAID } from './words.ts';

const airNow = ({ common }: State, unit: AirId): AirUnit => common.air[unit] as AirUnit;

const wordOfBase = ({ common }: State, { base }: AirUnit): string =>
  base.at === 'field'
    ? `field:${nameOf(common, 'field', base.field)}`
    : `ship:${nameOf(common, 'ship', base.ship)}`;

const saidBase = ({ common }: State, { base }: AirUnit): string =>
  base.at === 'field' ? fieldName(common, base.field) : SAID.aboard(shipName(common, base.ship));

const baseChoices = (state: State, unit: AirId) => {
  const { common } = state;
  const fields = chartOf(common).fields.map(
    ({ id, name }) => [`field:${nameOf(common, 'field', id)}`, name] as const,
  );
  const carriers = carriersFor(state, unit).map(
    ship => [`ship:${nameOf(common, 'ship', ship)}`, SAID.aboard(shipName(common, ship))] as const,
  );
  return choices([...carriers, ...fields.toSorted((one, other) => one[1].localeCompare(other[1]))]);
};

const baseNamed = ({ common }: State, word: string): AirUnit['base'] | undefined => {
  const [kind, name = ''] = word.split(':');
  const id = idOf(common, kind === 'ship' ? 'ship' : 'field', name);
  if (id === undefined) return undefined;
  return kind === 'ship' ? { at: 'ship', ship: id as ShipId } : { at: 'field', field: id as FieldId };
};

const baseField = (unit: AirId): Adjustable<State> =>
  adjustChoice(
    state => {
      const air = airNow(state, unit);
      const value = wordOfBase(state, air);
      return {
        id: 'base',
        title: SAID.base,
        choices: withNow(baseChoices(state, unit), value, saidBase(state, air)),
        value,
      };
    },
    (state, value) => {
      const base = baseNamed(state, value);
      return base === undefined ? state : basedAt(state, unit, base);
    },
  );

const NONE = 'none';

/** A mission is given in play; here it can be ended. */
const missionField = (unit: AirId): Adjustable<State> =>
  adjustChoice(
    state => ({
      id: 'mission',
      title: SAID.mission,
      choices: choices([
        [NONE, SAID.noMission],
        ['now', SAID.asItIs],
      ]),
      value: airNow(state, unit).mission === undefined ? NONE : 'now',
    }),
    (state, value) =>
      value === NONE
        ? withAirUnit(state, unit, ({ status, base, bombed }) => ({ status, base, bombed }))
        : state,
  );

const flyingFields = (state: State, unit: AirId): readonly Adjustable<State>[] => [
  adjustChoice(
    now => ({
      id: 'status',
      title: SAID.status,
      choices: choicesOf(SAID.statuses),
      value: airNow(now, unit).status,
    }),
    (now, value) =>
      withAirUnit(now, unit, air => ({ ...air, status: FLYING.find(each => each === value) ?? air.status })),
  ),
  adjustFlag(
    now => ({ id: 'bombed', title: SAID.bombed, value: airNow(now, unit).bombed }),
    (now, bombed) => withAirUnit(now, unit, air => ({ ...air, bombed })),
  ),
  ...(airNow(state, unit).mission === undefined ? [] : [missionField(unit)]),
];

const airFields = (state: State, unit: AirId): readonly Adjustable<State>[] => {
  const { status } = airNow(state, unit);
  if (status === 'gone') return [];
  if (status === 'eliminated') return [baseField(unit)];
  return [
    ...(status === 'due' ? arrivalFields('air', unit) : []),
    baseField(unit),
    ...(status === 'due' ? [] : flyingFields(state, unit)),
    leavingField('air', unit),
  ];
};

const partFields = ({
  unit,
  part,
}: Extract<Named, { readonly is: 'troops' }>): readonly Adjustable<State>[] => [
  adjustChoice(
    state => {
      const re = state.common.troops[part]?.re ?? 0;
      return {
        id: 're',
        title: SAID.re,
        choices: reChoices(re + reLeft(state, unit), re),
        value: String(re),
      };
    },
    (state, value) => withPart(state, part, { re: Number(value) }),
  ),
  adjustFlag(
    state => ({ id: 'landed', title: SAID.landed, value: state.common.troops[part]?.landed === true }),
    (state, landed) => withPart(state, part, { landed }),
  ),
  adjustFlag(
    state => ({ id: 'moved', title: SAID.hasMoved, value: state.common.troops[part]?.moved === true }),
    (state, moved) => withPart(state, part, { moved }),
  ),
];

/** [36.C] */
const MOST_MINES = 30;

const beltFields = (place: number): readonly Adjustable<State>[] => [
  adjustNumber(
    ({ common }) => ({
      id: 'points',
      title: SAID.points,
      least: 1,
      most: MOST_MINES,
      value: common.mines[place]?.points ?? 1,
    }),
    (state, points) => withBelt(state, place, { points }),
  ),
];

/** What can be set of a unit. */
export const fieldsOfNamed = (state: State, named: Named): readonly Adjustable<State>[] => {
  switch (named.is) {
    case 'ship':
      return shipFields(state, named.ship);
    case 'air':
      return airFields(state, named.unit);
    case 'troops':
      return partFields(named);
    case 'rest':
      return arrivalOfTroops(state, named.unit) === undefined ? [] : arrivalFields('ground', named.unit);
    case 'belt':
      return beltFields(named.place);
    default:
      return [];
  }
};
