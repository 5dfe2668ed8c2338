import { isObject, namedKind, type Names, type Naming, namingBy, printFields } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { ZodType } from 'zod';
import { GRID, hexNamed, nameOfHex } from '../model/chart.ts';
import type { Aim } from '../model/fire/strike.ts';
import { specOf, type UnitSpec, unitCount, unitNamed } from '../model/roster.ts';
import type { Home, PublicState } from '../model/state.ts';
import type { BaseId, UnitId } from '../model/vocabulary.ts';
import { BASES, baseAt, baseNamed, baseSpec } from '../rules/stacking/bases.ts';

type Roster = { readonly extra: readonly UnitSpec[] };

/** As much of a position as its names depend on. */
export interface Named {
  readonly table: Pick<PublicState, 'extra' | 'phase'>;
}

export const nameOfHome = (table: Roster, home: Home): string =>
  home.kind === 'base' ? baseSpec(home.base).name : specOf(table, home.carrier).name;

export const homeNamed = (table: Roster, name: string): Home | undefined => {
  const base = baseNamed(name);
  if (base !== undefined) return { kind: 'base', base };
  const carrier = unitNamed(table, name);
  return carrier === undefined ? undefined : { kind: 'carrier', carrier };
};

/** `HAWES=26`, `airfield=13`. */
const nameOfAim = ({ table }: Named, { target, points }: Aim): string =>
  `${target.kind === 'unit' ? specOf(table, target.unit).name : target.part}=${points}`;

const targetNamed = ({ phase, ...table }: Named['table'], name: string): Aim['target'] | undefined => {
  if (name === 'airfield' || name === 'port') {
    const base = phase.name === 'targeting' ? baseAt(phase.strike.hex) : undefined;
    return base === undefined ? undefined : { kind: 'base', base, part: name };
  }
  const unit = unitNamed(table, name);
  return unit === undefined ? undefined : { kind: 'unit', unit };
};

const aimNamed = ({ table }: Named, word: string): Aim | undefined => {
  const [name = '', points = ''] = word.split('=');
  const target = targetNamed(table, name);
  return target === undefined || !/^\d{1,4}$/.test(points) ? undefined : { target, points: Number(points) };
};

/** What the values of a position stand for, by kind. */
export const NAMES: Names<Named> = {
  hex: namedKind<Named, HexId>(
    'hex',
    (_, hex) => (hex < GRID.size ? nameOfHex(hex) : undefined),
    (_, word) => hexNamed(word),
  ),
  unit: namedKind<Named, UnitId | string>(
    'unit',
    // The attacker in the air is a unit in one kind of fight and a side in another.
    ({ table }, unit) => {
      if (typeof unit === 'string') return unit;
      return unit < unitCount(table) ? specOf(table, unit).name : undefined;
    },
    ({ table }, word) => unitNamed(table, word),
  ),
  base: namedKind<Named, BaseId>(
    'base',
    (_, base) => (base < BASES.length ? baseSpec(base).name : undefined),
    (_, word) => baseNamed(word),
  ),
  home: namedKind<Named, Home>(
    'base or carrier',
    ({ table }, home) => (isObject(home) ? nameOfHome(table, home) : undefined),
    ({ table }, word) => homeNamed(table, word),
  ),
  aim: namedKind<Named, Aim>(
    'target with points, like HAWES=26:',
    (position, aim) => (isObject(aim) ? nameOfAim(position, aim) : undefined),
    aimNamed,
  ),
};

/** How the fields of a line of a position are written. */
export const namingFor = (position: Named, schema: ZodType): Naming =>
  namingBy({ names: NAMES, position }, schema, 'side=soviet');

/** `spent=2`, `units=[FRNZE,OTTUK]`, `strike.hex=2909`, `aims.0.points=8`. */
export const printLine = (position: Named, schema: ZodType, fields: object): readonly string[] =>
  printFields(namingFor(position, schema), fields);
