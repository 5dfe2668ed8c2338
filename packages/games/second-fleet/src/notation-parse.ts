import {
  type Fault,
  fault,
  faultAt,
  type Fields,
  isPhaseLine,
  mergeFields,
  ok,
  pairOf,
  type Result,
  readInto,
  readStatements,
  type Statement,
  type StatementReader,
  type StatementReaders,
  type Word,
  wholeOf,
} from '@narrow-seas/core';
import { hexNamed } from './chart.ts';
import { checkPosition } from './notation-check.ts';
import {
  decodeBase,
  decodeCampaign,
  decodeLot,
  decodeOrder,
  decodeSecret,
  decodeStores,
  decodeWing,
} from './notation-decoder.ts';
import { parseFields } from './notation-field.ts';
import { parsePhases } from './notation-phase.ts';
import {
  readAtHome,
  readAtSea,
  readBaseName,
  readElsewhere,
  readMission,
  readReturning,
} from './notation-place.ts';
import { readUnit } from './notation-unit.ts';
import { emptyState } from './scenario.ts';
import { SCENARIO_SPECS, scenarioNamed } from './scenarios.ts';
import { UNUSED } from './start.ts';
import type { BaseState, Secret, State, Table } from './state.ts';
import { LEVELS, OPTIONAL_RULES, SIDES, type Side, WEATHERS, ZONES } from './vocabulary.ts';

type Read = Result<State, Fault>;
type Reader = StatementReader<State>;

export const parse = (text: string): Read => {
  const [heading, ...rest] = readStatements(text);
  if (heading === undefined) return fault('ERR_POSITION', '', 'The position is empty.');
  const begun = parseHeading(heading);
  if (!begun.ok) return begun;
  const state = readInto(
    begun.value,
    rest.filter(one => !isPhaseLine(one)),
    READERS,
  );
  if (!state.ok) return state;
  const phase = parsePhases(state.value.table, rest.filter(isPhaseLine));
  if (!phase.ok) return phase;
  return checkPosition({ ...state.value, table: { ...state.value.table, phase: phase.value } });
};

const parseHeading = ([game, scenario, turnWord, turn, of, last]: Statement): Read => {
  const spec = scenarioNamed(scenario?.text ?? '');
  const good = game.text === 'second-fleet' && turnWord?.text === 'turn' && of?.text === 'of';
  if (!good || spec === undefined || turn === undefined || last === undefined)
    return faultAt(
      game,
      `Begin with "second-fleet standing-force turn 1 of 6"; scenarios: ${SCENARIO_SPECS.map(({ id }) => id).join(', ')}.`,
    );
  const lastTurn = wholeOf(last, 1, 99);
  const now = wholeOf(turn, 1, lastTurn ?? 99);
  if (lastTurn === undefined || now === undefined) return faultAt(turn, 'The turn lies outside the game.');
  const options = Object.fromEntries(OPTIONAL_RULES.map(id => [id, false])) as Table['options'];
  const { level, period, handicaps } = spec;
  const tracks = { nato: 0, soviet: 0 };
  const empty = emptyState(spec, { level, period, handicap: handicaps[0], options, tracks });
  return ok({ ...empty, table: { ...empty.table, turn: now, lastTurn } });
};

const onTable = (state: State, table: Result<Table, Fault>): Read =>
  table.ok ? ok({ ...state, table: table.value }) : table;

const oneOf = <T extends string | number>(
  values: readonly T[],
  first: Word,
  word: Word | undefined,
): Result<T, Fault> => {
  const value = values.find(known => String(known) === word?.text);
  return value === undefined ? faultAt(word ?? first, `Write one of ${values.join(', ')}.`) : ok(value);
};

const readOptions: Reader = (state, [, ...words]) => {
  const unknown = words.find(({ text }) => !OPTIONAL_RULES.some(rule => rule === text));
  if (unknown !== undefined) return faultAt(unknown, `There is no option ${unknown.text}.`);
  const on = Object.fromEntries(words.map(({ text }) => [text, true]));
  return onTable(state, ok({ ...state.table, options: { ...state.table.options, ...on } }));
};

const readHandicap: Reader = (state, [first, word]) => {
  const handicap = word === undefined ? undefined : wholeOf(word, 0, 999);
  return handicap === undefined
    ? faultAt(word ?? first, 'Write the points of the Soviets as "handicap 15", 0 to 999.')
    : onTable(state, ok({ ...state.table, handicap }));
};

const readWeather: Reader = (state, [, ...words]) => {
  const weather: { [zone: string]: string } = { ...state.table.weather };
  for (const word of words) {
    const pair = pairOf(word);
    const sky = WEATHERS.find(known => known === pair?.value.text);
    if (pair === undefined || sky === undefined || !ZONES.some(zone => zone === pair.key))
      return faultAt(word, 'Write weather as NS=storm.');
    weather[pair.key] = sky;
  }
  return onTable(state, ok({ ...state.table, weather: weather as Table['weather'] }));
};

const readMines: Reader = (state, [first, word]) => {
  const pair = word === undefined ? undefined : pairOf(word);
  const hex = pair === undefined ? undefined : hexNamed(pair.key);
  const mines = pair === undefined ? undefined : wholeOf(pair.value, 1, 4);
  if (hex === undefined || mines === undefined) return faultAt(word ?? first, 'Write mines as 3412=2.');
  const fields = [...state.table.mines, { hex, mines }].toSorted((a, b) => a.hex - b.hex);
  return onTable(state, ok({ ...state.table, mines: fields }));
};

const readBase: Reader = (state, [first, name, ...words]) => {
  const base = readBaseName(first, name);
  if (!base.ok) return base;
  const fields = parseFields(state.table, words);
  if (!fields.ok) return fields;
  const said = decodeBase(fields.value);
  if (!said.ok) return faultAt(first, `${said.error.at} ${said.error.message}`);
  const bases = state.table.bases.slice();
  bases[base.value] = { ...(bases[base.value] as BaseState), ...(said.value as Partial<BaseState>) };
  return onTable(state, ok({ ...state.table, bases }));
};

const readCampaign: Reader = (state, [first, ...words]) => {
  const fields = parseFields(state.table, words);
  if (!fields.ok) return fields;
  const campaign = decodeCampaign(mergeFields(state.table.campaign, fields.value));
  return campaign.ok
    ? onTable(state, ok({ ...state.table, campaign: campaign.value }))
    : faultAt(first, `${campaign.error.at} ${campaign.error.message}`);
};

const readScore: Reader = (state, [first, sideWord, cause, pointsWord]) => {
  const side = oneOf(SIDES, first, sideWord);
  const points = pointsWord === undefined ? undefined : wholeOf(pointsWord, -999, 999);
  if (!side.ok) return side;
  if (cause === undefined || points === undefined) return faultAt(first, 'Write "score nato cause 4".');
  const list = [...state.table.score[side.value], { cause: cause.text, points }];
  return onTable(state, ok({ ...state.table, score: { ...state.table.score, [side.value]: list } }));
};

type Keep = (secret: Secret, fields: Fields) => Result<Secret, Fault>;

/** A line about what only one side knows: `order nato unit=NO-P3-1 mission=recon zone=NS`. */
const secretly =
  (keep: Keep): Reader =>
  (state, [first, sideWord, ...words]) => {
    const side = oneOf<Side>(SIDES, first, sideWord);
    if (!side.ok) return side;
    const fields = parseFields(state.table, words);
    if (!fields.ok) return fields;
    const secret = keep(state.secret[side.value], fields.value);
    return secret.ok
      ? ok({ ...state, secret: { ...state.secret, [side.value]: secret.value } })
      : faultAt(first, `${secret.error.at} ${secret.error.message}`);
  };

const kept = <T>(item: Result<T, Fault>, put: (item: T) => Secret): Result<Secret, Fault> =>
  item.ok ? ok(put(item.value)) : item;

/** Every statement of a position but the heading and the phase. */
const READERS: StatementReaders<State> = {
  level: (state, [first, word]) => {
    const level = oneOf(LEVELS, first, word);
    return level.ok ? onTable(state, ok({ ...state.table, level: level.value })) : level;
  },
  period: (state, [first, word]) => {
    const period = oneOf([1, 2, 3, 4] as const, first, word);
    return period.ok ? onTable(state, ok({ ...state.table, period: period.value })) : period;
  },
  handicap: readHandicap,
  options: readOptions,
  weather: readWeather,
  unit: (state, words) => {
    const spec = readUnit(state.table, words);
    if (!spec.ok) return spec;
    const { extra, pieces } = state.table;
    return onTable(state, ok({ ...state.table, extra: [...extra, spec.value], pieces: [...pieces, UNUSED] }));
  },
  nato: (state, words) => onTable(state, readAtSea(state.table, 'nato', words)),
  soviet: (state, words) => onTable(state, readAtSea(state.table, 'soviet', words)),
  at: (state, words) => onTable(state, readAtHome(state.table, 'home', words)),
  cap: (state, words) => onTable(state, readAtHome(state.table, 'cap', words)),
  flight: (state, words) => onTable(state, readAtHome(state.table, 'flight', words)),
  mission: (state, words) => onTable(state, readMission(state.table, words)),
  returning: (state, words) => onTable(state, readReturning(state.table, words)),
  wing: (state, words) =>
    SIDES.some(side => side === words[1]?.text)
      ? readWing(state, words)
      : onTable(state, readElsewhere(state.table, 'wing', words)),
  due: (state, words) => onTable(state, readElsewhere(state.table, 'due', words)),
  away: (state, words) => onTable(state, readElsewhere(state.table, 'away', words)),
  lost: (state, words) => onTable(state, readElsewhere(state.table, 'lost', words)),
  base: readBase,
  mines: readMines,
  campaign: readCampaign,
  score: readScore,
  secret: secretly((secret, fields) => kept(decodeSecret(fields), said => ({ ...secret, ...said }))),
  order: secretly((secret, fields) =>
    kept(decodeOrder(fields), order => ({ ...secret, orders: [...secret.orders, order] })),
  ),
  lot: secretly((secret, fields) =>
    kept(decodeLot(fields), lot => ({ ...secret, lots: [...secret.lots, lot] })),
  ),
  stores: secretly((secret, fields) =>
    kept(decodeStores(fields), stores => ({ ...secret, stores: [...secret.stores, stores] })),
  ),
};

const readWing = secretly((secret, fields) =>
  kept(decodeWing(fields), wing => ({ ...secret, wings: [...secret.wings, wing] })),
);
