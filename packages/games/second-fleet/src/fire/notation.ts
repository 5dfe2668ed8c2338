import type { Action } from '../action.ts';
import { baseAt } from '../bases.ts';
import { hexNamed, nameOfHex } from '../chart.ts';
import { homeNamed, nameOfHome } from '../notation-field.ts';
import { specOf, unitNamed } from '../roster.ts';
import type { Home, Table } from '../state.ts';
import type { BaseId, UnitId } from '../vocabulary.ts';
import type { FireAction } from './action.ts';
import type { Aim, Role } from './phase.ts';

type Named = Pick<Table, 'extra' | 'phase'>;

const unitName = (table: Named, id: UnitId): string => specOf(table, id).name;

const aimWord = (table: Named, { target, points }: Aim): string =>
  `${target.kind === 'unit' ? unitName(table, target.unit) : target.part}=${points}`;

const flyer = (table: Named, roles: readonly Role[], unit: UnitId): string => {
  const role = roles.find(other => other.unit === unit)?.role;
  return role === undefined ? unitName(table, unit) : `${unitName(table, unit)}:${role}`;
};

const strikeWords = (table: Named, action: Extract<FireAction, { readonly type: 'strike' }>) => [
  action.attack,
  ...action.units.map(id => unitName(table, id)),
  'at',
  nameOfHex(action.hex),
  ...(action.over.length > 0 ? ['over', ...action.over.map(nameOfHex)] : []),
  ...(action.cruise ? ['cruise'] : []),
];

/**
 * The words after the type: `strike ssm FRNZE OTTUK at 2909 over 2808`, `aim HAWES=26 with NIM-1`,
 * `take-off F18-1:atk EA6-1`, `fly-cap RSVLT F14-1 E2-1`, `form OGDEN,HAWES ANDRM`.
 */
export const printFire = (table: Named, action: FireAction): readonly string[] => {
  const unit = (id: UnitId): string => unitName(table, id);
  switch (action.type) {
    case 'assign':
      return [unit(action.unit), action.mission, action.zone];
    case 'unassign':
    case 'take-hit':
      return [unit(action.unit)];
    case 'bounce':
      return [unit(action.unit), unit(action.target)];
    case 'mine':
    case 'spot':
      return [unit(action.unit), nameOfHex(action.hex)];
    case 'search':
      return [unit(action.unit), unit(action.submarine)];
    case 'fly-cap':
      return [nameOfHome(table, action.home), ...action.units.map(unit)];
    case 'take-off':
      return action.units.map(id => flyer(table, action.roles, id));
    case 'fly':
      return action.path.map(nameOfHex);
    case 'land':
      return [unit(action.unit), nameOfHome(table, action.home)];
    case 'intercept':
      return [nameOfHome(table, action.home)];
    case 'let-pass':
      return [];
    case 'strike':
      return strikeWords(table, action);
    case 'form':
      return action.forces.map(force => force.map(unit).join(','));
    default:
      return [
        ...action.aims.map(aim => aimWord(table, aim)),
        ...(action.tacCoord.length > 0 ? ['with', ...action.tacCoord.map(unit)] : []),
        ...(action.nuclear ? ['nuclear'] : []),
      ];
  }
};

const parseHome = (table: Named, word: string | undefined): Home | undefined => homeNamed(table, word ?? '');

/** The base of the hex that is being attacked. */
const baseUnderAttack = ({ phase }: Named): BaseId | undefined =>
  phase.name === 'targeting' ? baseAt(phase.strike.hex) : undefined;

const parseAim = (table: Named, word: string): object => {
  const [name = '', points] = word.split('=');
  const target =
    name === 'airfield' || name === 'port'
      ? { kind: 'base', base: baseUnderAttack(table), part: name }
      : { kind: 'unit', unit: unitNamed(table, name) };
  return { target, points: Number(points) };
};

/** The words from one marker to the next. */
const between = (words: readonly string[], from: string, markers: readonly string[]): readonly string[] => {
  const start = words.indexOf(from);
  if (start < 0) return [];
  const rest = words.slice(start + 1);
  const end = rest.findIndex(word => markers.includes(word));
  return end < 0 ? rest : rest.slice(0, end);
};

const parseStrike = (table: Named, [attack = '', ...words]: readonly string[]): object => {
  const markers = ['at', 'over', 'cruise'];
  const end = words.findIndex(word => markers.includes(word));
  return {
    type: 'strike',
    attack,
    units: words.slice(0, end < 0 ? words.length : end).map(word => unitNamed(table, word)),
    hex: hexNamed(between(words, 'at', markers)[0] ?? ''),
    over: between(words, 'over', markers).map(hexNamed),
    cruise: words.includes('cruise'),
  };
};

const parseTakeOff = (table: Named, words: readonly string[]): object => {
  const flyers = words.map(word => word.split(':'));
  const id = (name: string | undefined): UnitId | undefined => unitNamed(table, name ?? '');
  return {
    type: 'take-off',
    units: flyers.map(([name]) => id(name)),
    roles: flyers.flatMap(([name, role]) => (role === undefined ? [] : [{ unit: id(name), role }])),
  };
};

const parseAims = (table: Named, words: readonly string[]): object => ({
  type: 'aim',
  aims: words.filter(word => word.includes('=')).map(word => parseAim(table, word)),
  tacCoord: between(words, 'with', ['nuclear']).map(word => unitNamed(table, word)),
  nuclear: words.includes('nuclear'),
});

/** What the words stand for; what is missing or unknown is left to the decoder to refuse. */
export const parseFire = (table: Named, type: string, words: readonly string[]): object | undefined => {
  const unit = (name: string | undefined): UnitId | undefined => unitNamed(table, name ?? '');
  const [first, second, third] = words;
  switch (type as Action['type']) {
    case 'assign':
      return { type, unit: unit(first), mission: second, zone: third };
    case 'unassign':
    case 'take-hit':
      return { type, unit: unit(first) };
    case 'bounce':
      return { type, unit: unit(first), target: unit(second) };
    case 'mine':
    case 'spot':
      return { type, unit: unit(first), hex: hexNamed(second ?? '') };
    case 'search':
      return { type, unit: unit(first), submarine: unit(second) };
    case 'fly-cap':
      return { type, home: parseHome(table, first), units: words.slice(1).map(unit) };
    case 'take-off':
      return parseTakeOff(table, words);
    case 'fly':
      return { type, path: words.map(hexNamed) };
    case 'land':
      return { type, unit: unit(first), home: parseHome(table, second) };
    case 'intercept':
      return { type, home: parseHome(table, first) };
    case 'let-pass':
      return { type };
    case 'strike':
      return parseStrike(table, words);
    case 'form':
      return { type, forces: words.map(force => force.split(',').map(unit)) };
    case 'aim':
      return parseAims(table, words);
    default:
      return undefined;
  }
};
