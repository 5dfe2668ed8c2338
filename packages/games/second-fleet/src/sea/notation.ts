import type { Action } from '../action.ts';
import { hexNamed, nameOfHex } from '../chart.ts';
import { specOf, unitNamed } from '../roster.ts';
import type { Table } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import type { SeaAction } from './action.ts';

type Named = Pick<Table, 'extra'>;

/** The words after the type: `activate HAWES GARY fast`, `sail 2923 2924`, `reorganise 2922 HAWES,GARY OGDEN`. */
export const printSea = (table: Named, action: SeaAction): readonly string[] => {
  const unit = (id: UnitId): string => specOf(table, id).name;
  switch (action.type) {
    case 'choose-arm':
      return [action.arm, ...(action.pass ? ['pass'] : [])];
    case 'reorganise':
      return [nameOfHex(action.hex), ...action.forces.map(force => force.map(unit).join(','))];
    case 'activate':
      return [...action.units.map(unit), ...(action.fast ? ['fast'] : [])];
    case 'sail':
      return action.path.map(nameOfHex);
    case 'dive':
      return [unit(action.unit), action.deep ? 'deep' : 'up'];
    case 'take-mine':
      return [unit(action.unit)];
    default:
      return [nameOfHex(action.hex)];
  }
};

/** What the words stand for; what is missing or unknown is left to the decoder to refuse. */
export const parseSea = (table: Named, type: string, words: readonly string[]): object | undefined => {
  const unit = (name: string | undefined): UnitId | undefined =>
    name === undefined ? undefined : unitNamed(table, name);
  const [first, second] = words;
  switch (type as Action['type']) {
    case 'choose-arm':
      return { type, arm: first, pass: second === 'pass' };
    case 'reorganise':
      return {
        type,
        hex: hexNamed(first ?? ''),
        forces: words.slice(1).map(force => force.split(',').map(unit)),
      };
    case 'activate':
      return { type, units: words.filter(word => word !== 'fast').map(unit), fast: words.at(-1) === 'fast' };
    case 'sail':
      return { type, path: words.map(hexNamed) };
    case 'dive':
      return { type, unit: unit(first), deep: second === 'deep' };
    case 'take-mine':
      return { type, unit: unit(first) };
    case 'sweep-from-air':
    case 'lay-mine':
      return { type, hex: hexNamed(first ?? '') };
    default:
      return undefined;
  }
};
