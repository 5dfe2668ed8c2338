import unitFile from '../../data/units.json' with { type: 'json' };
import type { PublicState } from '../model/state.ts';
import type { Arm, Kind, Nation, Side } from '../model/vocabulary.ts';
import { WORDS } from './words.ts';

/** The figures of one side of a counter, by name; what it does not say is 0. */
export type Figures = { readonly [column: string]: number };

/** What a counter shows of a unit. */
export interface Look {
  readonly side: Side;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly kind: Kind;
  readonly code: string;
  readonly title: string;
  readonly cls: string;
  readonly front: Figures;
  readonly damaged: Figures | undefined;
  readonly airCapacity: number;
  readonly carrierCapable: boolean;
  readonly allWeather: boolean;
}

interface UnitRow {
  readonly id: string;
  readonly kind: Kind;
  readonly code: string;
  readonly name: string;
  readonly cls: string;
  readonly front: readonly number[];
  readonly damaged: readonly number[] | null;
  readonly airCapacity?: number;
  readonly flags?: readonly string[];
}

interface UnitFile {
  readonly columns: { readonly [arm in Arm]: readonly string[] };
  readonly units: readonly UnitRow[];
}

/** The rules check this file when they load it; here it is only looked at. */
const { columns, units: ROWS } = unitFile as UnitFile;

const AIR: readonly string[] = ['INT', 'ATK', 'RCN', 'AEW', 'EW'];
const SUBMARINE: readonly string[] = ['SN', 'SB', 'SS'];

const armOf = (kind: Kind): Arm => {
  if (AIR.includes(kind)) return 'air';
  return SUBMARINE.includes(kind) ? 'submarine' : 'surface';
};

const figuresOf = (arm: Arm, row: readonly number[]): Figures =>
  Object.fromEntries(columns[arm].map((column, place) => [column, row[place] ?? 0]));

const lookOfRow = ({
  id,
  kind,
  name,
  front,
  damaged,
  airCapacity = 0,
  flags = [],
  ...row
}: UnitRow): Look => {
  const arm = armOf(kind);
  const nation = id.slice(0, 2) as Nation;
  return {
    ...row,
    kind,
    arm,
    nation,
    side: nation === 'SO' ? 'soviet' : 'nato',
    title: name,
    front: figuresOf(arm, front),
    damaged: damaged === null ? undefined : figuresOf(arm, damaged),
    airCapacity,
    carrierCapable: flags.includes('carrierCapable'),
    allWeather: flags.includes('allWeather'),
  };
};

const LOOKS: readonly Look[] = ROWS.map(lookOfRow);

type WithExtra = Pick<PublicState, 'extra'>;

/** Units of the roster first, then those that a position made up. */
export const lookOf = ({ extra }: WithExtra, id: number): Look => {
  const known = LOOKS[id];
  if (known !== undefined) return known;
  const spec = extra[id - LOOKS.length];
  if (spec === undefined) throw new RangeError(`There is no unit ${id}`);
  const { front, damaged, title, name } = spec;
  return {
    ...spec,
    title: title === '' ? name : title,
    front: { ...front },
    damaged: damaged === undefined ? undefined : { ...damaged },
  };
};

/** The side of the counter that lies up. */
export const figuresNow = (table: Pick<PublicState, 'extra' | 'pieces'>, id: number): Figures => {
  const { front, damaged } = lookOf(table, id);
  return table.pieces[id]?.damaged === true ? (damaged ?? front) : front;
};

/** The name in a sentence: "Hawes", "Norwegian P-3 Orion 1". */
export const shortName = (table: WithExtra, id: number): string => {
  const { nation, title, arm, kind } = lookOf(table, id);
  return arm === 'air' || kind === 'PC' ? WORDS.unit.ofNation(WORDS.nations[nation], title) : title;
};

/** What it is: "American frigate Hawes". */
export const fullName = (table: WithExtra, id: number): string => {
  const { nation, title, kind, arm } = lookOf(table, id);
  return arm === 'air' || kind === 'PC'
    ? WORDS.unit.ofNation(WORDS.nations[nation], title)
    : WORDS.unit.ship(WORDS.nations[nation], WORDS.kinds[kind], title);
};
