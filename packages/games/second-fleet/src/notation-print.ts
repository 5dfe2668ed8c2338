import { type Fields, sameData, writeWord } from '@narrow-seas/core';
import { BASES_AT_REST, baseSpec } from './bases.ts';
import { nameOfHex } from './chart.ts';
import { nameOfHome, printFields } from './notation-field.ts';
import { printCondition, printSpec } from './notation-unit.ts';
import { pieceOf } from './position.ts';
import { specOf } from './roster.ts';
import { campaignAtRest } from './campaign/rest.ts';
import type { Phase, Piece, State, Table } from './state.ts';
import { type BaseId, OPTIONAL_RULES, SIDES, type UnitId, ZONES } from './vocabulary.ts';

/** A position as text: heading, what applies, the phase with what it interrupts, then the table, one force a line. */
export const print = ({ table, secret }: State): string =>
  [
    `second-fleet ${table.scenario} turn ${table.turn} of ${table.lastTurn}`,
    `level ${table.level}`,
    `period ${table.period}`,
    `handicap ${table.handicap}`,
    ...printConditions(table),
    ...table.extra.map(printSpec),
    ...printPhases(table, 'phase', table.phase),
    ...printForces(table),
    ...printOthers(table),
    ...printBases(table),
    ...table.mines.map(({ hex, mines }) => `mines ${nameOfHex(hex)}=${mines}`),
    ...printCampaign(table),
    ...SIDES.flatMap(side =>
      table.score[side].map(({ cause, points }) => `score ${side} ${writeWord(cause)} ${points}`),
    ),
    ...SIDES.flatMap(side => printSecret(table, side, secret[side])),
  ].join('\n');

const printList = (word: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`${word} ${items.join(' ')}`];

const printConditions = ({ options, weather }: Table): readonly string[] => [
  ...printList(
    'options',
    OPTIONAL_RULES.filter(rule => options[rule]),
  ),
  ...printList(
    'weather',
    ZONES.filter(zone => weather[zone] !== 'clear').map(zone => `${zone}=${weather[zone]}`),
  ),
];

/** A phase, and under it what it interrupts. */
const printPhases = (table: Table, word: string, phase: Phase): readonly string[] => {
  const { name, resume, ...rest } = phase as Phase & { readonly resume?: Phase };
  const line = [word, name, ...printFields(table, rest)].join(' ');
  return resume === undefined ? [line] : [line, ...printPhases(table, 'under', resume)];
};

const nameWith = (table: Table, unit: UnitId): string =>
  specOf(table, unit).name + printCondition(pieceOf(table, unit));

const lineAtSea = (table: Table, units: readonly UnitId[]): string => {
  const first = units[0] as UnitId;
  const { where } = pieceOf(table, first);
  const hex = where.at === 'sea' ? nameOfHex(where.hex) : '';
  return `${specOf(table, first).side} @${hex} ${units.map(unit => nameWith(table, unit)).join(' ')}`;
};

const printForces = (table: Table): readonly string[] => [
  ...table.forces.map(force => lineAtSea(table, force)),
  ...table.pieces.flatMap(({ where }, unit) =>
    where.at === 'sea' && specOf(table, unit as UnitId).arm === 'submarine'
      ? [lineAtSea(table, [unit as UnitId])]
      : [],
  ),
];

/** `at Andoya`, `mission Andoya recon NS`, `lost`. */
const headOf = (table: Table, { where }: Piece): string | undefined => {
  switch (where.at) {
    case 'sea':
    case 'unused':
      return undefined;
    case 'home':
      return `at ${nameOfHome(table, where.home)}`;
    case 'cap':
    case 'flight':
      return `${where.at} ${nameOfHome(table, where.home)}`;
    case 'mission':
      return `mission ${nameOfHome(table, where.home)} ${where.mission} ${where.zone}`;
    case 'returning':
      return `returning ${nameOfHome(table, where.home)} ${where.mission} ${where.zone} ${where.held ?? '-'}`;
    default:
      return where.at;
  }
};

const printOthers = (table: Table): readonly string[] => {
  const lines = new Map<string, UnitId[]>();
  for (const [unit, piece] of table.pieces.entries()) {
    const head = headOf(table, piece);
    if (head !== undefined) lines.set(head, [...(lines.get(head) ?? []), unit as UnitId]);
  }
  return [...lines].map(([head, units]) => `${head} ${units.map(unit => nameWith(table, unit)).join(' ')}`);
};

/** What of these fields is not as it is at rest. */
const changed = (fields: Fields, atRest: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key, value]) => !sameData(value, atRest[key])));

const printBases = (table: Table): readonly string[] =>
  table.bases.flatMap((base, id) => {
    const fields = printFields(table, changed({ ...base }, { ...BASES_AT_REST[id] }));
    return fields.length === 0 ? [] : [`base ${baseSpec(id as BaseId).name} ${fields.join(' ')}`];
  });

const printCampaign = (table: Table): readonly string[] =>
  printList(
    'campaign',
    printFields(table, changed({ ...table.campaign }, { ...campaignAtRest({ nato: 0, soviet: 0 }) })),
  );

const printSecret = (table: Table, side: string, secret: State['secret']['nato']): readonly string[] => [
  ...(secret.strategy === undefined ? [] : [`secret ${side} strategy=${secret.strategy}`]),
  ...secret.orders.map(order => `order ${side} ${printFields(table, { ...order }).join(' ')}`),
  ...secret.stores.map(stores => `stores ${side} ${printFields(table, { ...stores }).join(' ')}`),
  ...secret.lots.map(lot => `lot ${side} ${printFields(table, { ...lot }).join(' ')}`),
  ...secret.wings.map(wing => `wing ${side} ${printFields(table, { ...wing }).join(' ')}`),
];
