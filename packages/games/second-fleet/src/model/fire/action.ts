import { dataOf, defineAction, defineWordedAction, manyOf, ofKind, type TypeOf } from '@narrow-seas/core';
import { specOf, type UnitSpec, unitNamed } from '../roster.ts';
import { ATTACK, FLAG, FORCES, HEX, HEXES, HOME, MISSION, UNIT, UNITS, ZONE } from '../schemas.ts';
import type { UnitId } from '../vocabulary.ts';
import { AIM_FIELDS, type Role, ROLES } from './strike.ts';

type Named = { readonly table: { readonly extra: readonly UnitSpec[] } };

/** `HAWES=26`: an action writes it in one word, a phase field by field. */
const WRITTEN_AIM = ofKind(dataOf(AIM_FIELDS), 'aim');

const flyer = ({ table }: Named, roles: readonly Role[], unit: UnitId): string => {
  const { name } = specOf(table, unit);
  const role = roles.find(other => other.unit === unit)?.role;
  return role === undefined ? name : `${name}:${role}`;
};

/** [4] Up to four aircraft of one hex, with what they are to do: `take-off F18-1:atk EA6-1`. */
const TAKE_OFF = defineWordedAction(
  'take-off',
  { units: UNITS, roles: ROLES },
  {
    print: (position: Named, { units, roles }) => units.map(unit => flyer(position, roles, unit)),
    parse: ({ table }: Named, words) => {
      const flyers = words.map(word => word.split(':'));
      const unit = (name = ''): UnitId | undefined => unitNamed(table, name);
      return {
        units: flyers.map(([name]) => unit(name)),
        roles: flyers.flatMap(([name, role]) => (role === undefined ? [] : [{ unit: unit(name), role }])),
      };
    },
  },
);

/** Actions of fire and flight: their fields, and how they are written. */
export const FIRE_ACTIONS = [
  /** [7] */
  defineAction('assign', { unit: UNIT, mission: MISSION, zone: ZONE }, '{unit} {mission} {zone}'),
  defineAction('unassign', { unit: UNIT }, '{unit}'),
  defineAction('bounce', { unit: UNIT, target: UNIT }, '{unit} {target}'),
  defineAction('mine', { unit: UNIT, hex: HEX }, '{unit} {hex}'),
  /** [C.12.6] A hex with ships, or a submarine. */
  defineAction('spot', { unit: UNIT, hex: HEX }, '{unit} {hex}'),
  defineAction('search', { unit: UNIT, submarine: UNIT }, '{unit} {submarine}'),
  /** [8] One mission. */
  defineAction('fly-cap', { home: HOME, units: UNITS }, '{home} {units}'),
  TAKE_OFF,
  defineAction('fly', { path: HEXES }, '{path}'),
  defineAction('land', { unit: UNIT, home: HOME }, '{unit} {home}'),
  /** [C.11.2] */
  defineAction('intercept', { home: HOME }, '{home}'),
  defineAction('let-pass', {}),
  defineAction('take-hit', { unit: UNIT }, '{unit}'),
  /** [10] One attack on one hex. */
  defineAction(
    'strike',
    { attack: ATTACK, units: UNITS, hex: HEX, over: HEXES, cruise: FLAG },
    '{attack} {units} at {hex} [over {over}] {cruise?cruise}',
  ),
  /** [C.7.1] */
  defineAction('form', { forces: FORCES }, '{forces}'),
  /** [C.8.2] */
  defineAction(
    'aim',
    { aims: manyOf(WRITTEN_AIM, 60), tacCoord: UNITS, nuclear: FLAG },
    '{aims} [with {tacCoord}] {nuclear?nuclear}',
  ),
] as const;

export type FireAction = TypeOf<typeof FIRE_ACTIONS>;
