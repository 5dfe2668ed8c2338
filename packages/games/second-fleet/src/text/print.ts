import { type Fields, sameData, writeWord } from '@narrow-seas/core';
import { BASES_AT_REST, baseSpec } from '../rules/stacking/bases.ts';
import { nameOfHex } from '../model/chart.ts';
import { nameOfHome, printLine } from './names.ts';
import { printChanges } from './changes.ts';
import { printPhases } from './phase.ts';
import { BASE_LINE } from './lines.ts';
import { CAMPAIGN } from '../model/campaign/campaign.ts';
import { BERTH, LOT, ORDER, STORES } from '../model/schemas.ts';
import { printCondition, printSpec } from './unit.ts';
import { pieceOf } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import { campaignAtStart } from '../rules/supply/campaign-at-start.ts';
import type { Piece, State, PublicState } from '../model/state.ts';
import { type BaseId, OPTIONAL_RULES, SIDES, type UnitId, ZONES } from '../model/vocabulary.ts';

/** A position as text: heading, what applies, the phase with what it interrupts, then the table, one force a line. */
export const print = ({ table, secret }: State): string =>
  [
    `second-fleet ${table.scenario} turn ${table.turn} of ${table.lastTurn}`,
    `level ${table.level}`,
    `period ${table.period}`,
    `handicap ${table.handicap}`,
    ...printConditions(table),
    ...table.extra.map(printSpec),
    ...printChanges(table),
    ...printPhases({ table }, table.phase),
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

const printConditions = ({ options, weather }: PublicState): readonly string[] => [
  ...printList(
    'options',
    OPTIONAL_RULES.filter(rule => options[rule]),
  ),
  ...printList(
    'weather',
    ZONES.filter(zone => weather[zone] !== 'clear').map(zone => `${zone}=${weather[zone]}`),
  ),
];

const nameWith = (table: PublicState, unit: UnitId): string =>
  specOf(table, unit).name + printCondition(pieceOf(table, unit));

const lineAtSea = (table: PublicState, units: readonly UnitId[]): string => {
  const first = units[0] as UnitId;
  const { where } = pieceOf(table, first);
  const hex = where.at === 'sea' ? nameOfHex(where.hex) : '';
  return `${specOf(table, first).side} @${hex} ${units.map(unit => nameWith(table, unit)).join(' ')}`;
};

const printForces = (table: PublicState): readonly string[] => [
  ...table.forces.map(force => lineAtSea(table, force)),
  ...table.pieces.flatMap(({ where }, unit) =>
    where.at === 'sea' && specOf(table, unit as UnitId).arm === 'submarine'
      ? [lineAtSea(table, [unit as UnitId])]
      : [],
  ),
];

/** `at Andoya`, `mission Andoya recon NS`, `lost`. */
const headOf = (table: PublicState, { where }: Piece): string | undefined => {
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

const printOthers = (table: PublicState): readonly string[] => {
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

const printBases = (table: PublicState): readonly string[] =>
  table.bases.flatMap((base, id) => {
    const fields = printLine({ table }, BASE_LINE, changed({ ...base }, { ...BASES_AT_REST[id] }));
    return fields.length === 0 ? [] : [`base ${baseSpec(id as BaseId).name} ${fields.join(' ')}`];
  });

const printCampaign = (table: PublicState): readonly string[] =>
  printList(
    'campaign',
    printLine(
      { table },
      CAMPAIGN,
      changed({ ...table.campaign }, { ...campaignAtStart({ nato: 0, soviet: 0 }) }),
    ),
  );

const printSecret = (
  table: PublicState,
  side: string,
  secret: State['secret']['nato'],
): readonly string[] => [
  ...(secret.strategy === undefined ? [] : [`secret ${side} strategy=${secret.strategy}`]),
  ...secret.orders.map(order => `order ${side} ${printLine({ table }, ORDER, order).join(' ')}`),
  ...secret.stores.map(stores => `stores ${side} ${printLine({ table }, STORES, stores).join(' ')}`),
  ...secret.lots.map(lot => `lot ${side} ${printLine({ table }, LOT, lot).join(' ')}`),
  ...secret.wings.map(wing => `wing ${side} ${printLine({ table }, BERTH, wing).join(' ')}`),
];
