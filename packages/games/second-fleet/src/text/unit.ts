import { type Fault, faultAt, ok, pairOf, type Result, type Statement, type Word } from '@narrow-seas/core';
import { armOfKind, columnsOf, type Ratings, ratingsOf, type UnitSpec, unitNamed } from '../model/roster.ts';
import { baseNamed } from '../rules/stacking/bases.ts';
import type { Piece, PublicState } from '../model/state.ts';
import { type Arm, KINDS, DETECTION_LEVELS, NATIONS, SIDES, type UnitId } from '../model/vocabulary.ts';

const FLAGS = [
  'carrierCapable',
  'allWeather',
  'noisy',
  'future',
  'neverMarksSubs',
  'specialSsm',
  'b1',
] as const;

const figuresOf = (arm: Arm, ratings: Ratings): string =>
  columnsOf(arm)
    .map(column => ratings[column as keyof Ratings])
    .join('-');

/** A unit that a position makes up: `unit X1 nato US DD front=4-4-8-2-12-6-5-5-0 damaged=3-4-5-2-8-3-3-3-0`. */
export const printSpec = (spec: UnitSpec): string =>
  [
    'unit',
    spec.name,
    spec.side,
    spec.nation,
    spec.kind,
    `front=${figuresOf(spec.arm, spec.front)}`,
    ...(spec.damaged === undefined ? [] : [`damaged=${figuresOf(spec.arm, spec.damaged)}`]),
    ...(spec.airCapacity > 0 ? [`capacity=${spec.airCapacity}`] : []),
    ...FLAGS.filter(flag => spec[flag]),
  ].join(' ');

const EXAMPLE = 'Write "unit X1 nato US DD front=4-4-8-2-12-6-5-5-0 damaged=3-4-5-2-8-3-3-3-0".';

/** The largest figure of a counter, and the most aircraft on a deck. */
export const MOST_FIGURE = 200;
export const MOST_ABOARD = 20;

/** What a line of a position can tell from its other words. */
const NAME = /^[\p{L}\d][\p{L}\d_-]{0,23}$/u;
const TAKEN: readonly string[] = ['airfield', 'port'];

const readFigures = (arm: Arm, text: string | undefined): Ratings | undefined => {
  const figures = text?.split('-').map(Number) ?? [];
  const good =
    figures.length === columnsOf(arm).length &&
    figures.every(one => Number.isInteger(one) && one >= 0 && one <= MOST_FIGURE);
  return good ? ratingsOf(arm, figures) : undefined;
};

/** What is told of a made-up unit before its figures. */
type Head = Pick<UnitSpec, 'name' | 'side' | 'nation' | 'kind'>;

const readHead = (
  table: Pick<PublicState, 'extra'>,
  [first, name, sideWord, nationWord, kindWord]: Statement,
): Result<Head, Fault> => {
  const side = SIDES.find(id => id === sideWord?.text);
  const nation = NATIONS.find(id => id === nationWord?.text);
  const kind = KINDS.find(id => id === kindWord?.text);
  if (name === undefined || side === undefined || nation === undefined || kind === undefined)
    return faultAt(first, EXAMPLE);
  if (!NAME.test(name.text) || TAKEN.includes(name.text) || baseNamed(name.text) !== undefined)
    return faultAt(name, 'Name it with up to 24 letters, digits, - and _, and not like a base.');
  return unitNamed(table, name.text) === undefined
    ? ok({ name: name.text, side, nation, kind })
    : faultAt(name, `There is already a unit ${name.text}.`);
};

/** What every unit has that a position does not tell. */
const untold = (name: string): Pick<UnitSpec, 'id' | 'code' | 'title' | 'cls' | 'source'> => ({
  id: name,
  code: name,
  title: name,
  cls: '',
  source: ['ours', 'ours'],
});

const readFlags = (words: readonly Word[]): Pick<UnitSpec, (typeof FLAGS)[number]> => {
  const has = (flag: string): boolean => words.some(({ text }) => text === flag);
  return {
    carrierCapable: has('carrierCapable'),
    allWeather: has('allWeather'),
    noisy: has('noisy'),
    future: has('future'),
    neverMarksSubs: has('neverMarksSubs'),
    specialSsm: has('specialSsm'),
    b1: has('b1'),
  };
};

export const readUnit = (
  table: Pick<PublicState, 'extra'>,
  statement: Statement,
): Result<UnitSpec, Fault> => {
  const head = readHead(table, statement);
  if (!head.ok) return head;
  const words = statement.slice(5);
  const value = (key: string): string | undefined =>
    words.map(pairOf).find(pair => pair?.key === key)?.value.text;
  const arm = armOfKind(head.value.kind);
  const front = readFigures(arm, value('front'));
  const damaged = readFigures(arm, value('damaged'));
  const capacity = Number(value('capacity') ?? 0);
  if (!Number.isInteger(capacity) || capacity < 0 || capacity > MOST_ABOARD)
    return faultAt(statement[0], `Write capacity=0 to ${MOST_ABOARD}: the aircraft that it carries.`);
  if (front === undefined) return faultAt(statement[0], `${EXAMPLE} Figures: ${columnsOf(arm).join(', ')}.`);
  return ok({
    ...head.value,
    ...untold(head.value.name),
    ...readFlags(words),
    arm,
    front,
    ...(damaged === undefined ? {} : { damaged }),
    airCapacity: capacity,
  });
};

/** What has befallen a unit, after its name: `HAWES/damaged/local`. */
export const printCondition = ({ damaged, mark, deep, landed }: Piece): string =>
  [damaged && 'damaged', mark !== 'none' && mark, deep && 'deep', landed && 'landed']
    .filter(word => word !== false)
    .map(word => `/${word}`)
    .join('');

export interface NamedPiece {
  readonly unit: UnitId;
  readonly condition: Omit<Piece, 'where'>;
}

const CONDITIONS: readonly string[] = ['damaged', 'local', 'strategic', 'deep', 'landed'];

export const readPiece = (table: Pick<PublicState, 'extra'>, word: Word): Result<NamedPiece, Fault> => {
  const [name = '', ...conditions] = word.text.split('/');
  const unit = unitNamed(table, name);
  if (unit === undefined)
    return faultAt(word, `There is no unit ${name}; make one up with "unit ${name} ...".`);
  const wrong = conditions.find(text => !CONDITIONS.includes(text));
  if (wrong !== undefined) return faultAt(word, `A unit can be ${CONDITIONS.join(', ')}, but not ${wrong}.`);
  const has = (text: string): boolean => conditions.includes(text);
  const mark = DETECTION_LEVELS.find(known => known !== 'none' && has(known)) ?? 'none';
  return ok({
    unit,
    condition: { damaged: has('damaged'), mark, deep: has('deep'), landed: has('landed') },
  });
};
