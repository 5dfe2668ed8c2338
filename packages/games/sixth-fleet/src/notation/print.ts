import type { HexId } from '@narrow-seas/hex';
import { nameOfHex } from '../chart.ts';
import { isOurs, printTable } from '../crt.ts';
import { specOf, type UnitSpec } from '../roster.ts';
import type { Phase, State } from '../state.ts';
import { OPTIONAL_RULES, SIDES, type UnitId } from '../vocabulary.ts';

/** A position as text: heading, what applies, the phase with what it interrupts, then the table, one force a line. */
export const print = (state: State): string =>
  [
    `sixth-fleet ${state.scenario} turn ${state.turn} of ${state.lastTurn}`,
    ...printConditions(state),
    ...printPhases(state, 'phase', state.phase),
    ...state.extra.map(printSpec),
    ...SIDES.flatMap(side =>
      state.stacks[side].map(({ hex, units }) => `${side} @${nameOfHex(hex)} ${names(state, units)}`),
    ),
    ...state.boxes.map(({ carrier, units }) => `aboard ${names(state, [carrier])} ${names(state, units)}`),
    ...printList('dead', names(state, state.dead)),
    ...printList('grounded', names(state, state.grounded)),
    ...printList('forfeited', names(state, state.forfeited)),
    ...printList('destroyed', state.destroyed.map(nameOfHex).join(' ')),
  ].join('\n');

const names = (state: State, units: readonly UnitId[]): string =>
  units.map(unit => specOf(state, unit).name).join(' ');

const printList = (word: string, text: string): readonly string[] => (text === '' ? [] : [`${word} ${text}`]);

const printConditions = (state: State): readonly string[] => [
  ...printList('options', OPTIONAL_RULES.filter(rule => state.options[rule]).join(' ')),
  ...(state.handicap === 0 ? [] : [`handicap ${state.handicap}`]),
  ...(isOurs(state.crt) ? [] : [`table ${printTable(state.crt)}`]),
  ...(state.middleEast > 0 ? [`middle-east ${state.middleEast}`] : []),
  ...(state.violated ? ['violated'] : []),
  ...(state.gateOpens > 0 ? [`gate ${state.gateOpens}`] : []),
];

const printSpec = (spec: UnitSpec): string => {
  const { antiAir, antiSurface, antiSubmarine, move, defence, ecm } = spec.ratings;
  const ratings = [antiAir, antiSurface, antiSubmarine, move, defence, ecm].join('-');
  const marks = `${spec.daylight ? ' daylight' : ''}${spec.carrierBased ? ' carrier-based' : ''}`;
  return `unit ${spec.name} ${spec.side} ${spec.nation} ${spec.kind} ${ratings}${marks}`;
};

/** A phase, and under it what it interrupts. */
const printPhases = (state: State, word: string, phase: Phase): readonly string[] => {
  const { name, resume, ...rest } = phase as Phase & { readonly resume?: Phase };
  const fields = Object.entries(flat(rest)).map(([key, value]) => `${key}=${printField(state, key, value)}`);
  const line = [word, name, ...fields].join(' ');
  return resume === undefined ? [line] : [line, ...printPhases(state, 'under', resume)];
};

type Fields = { readonly [key: string]: unknown };

/** The attack of an attack phase, and answers, are written out beside the rest. */
const flat = (fields: Fields): Fields => {
  const { attack, answers, ...rest } = fields;
  return { ...rest, ...(attack as Fields | undefined), ...(answers as Fields | undefined) };
};

/** Keys whose numbers are hexes; all other lists are units. */
export const HEX_KEYS: readonly string[] = ['hex', 'from', 'targets', 'fulfilled'];
export const UNIT_KEYS: readonly string[] = ['unit'];

const printField = (state: State, key: string, value: unknown): string => {
  if (Array.isArray(value)) return value.map(item => printItem(state, key, item as number)).join(',');
  return typeof value === 'number' && (HEX_KEYS.includes(key) || UNIT_KEYS.includes(key))
    ? printItem(state, key, value)
    : String(value);
};

const printItem = (state: State, key: string, value: number): string =>
  HEX_KEYS.includes(key) ? nameOfHex(value as HexId) : specOf(state, value as UnitId).name;
