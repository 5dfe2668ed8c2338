import {
  decoderOf,
  type Fault,
  fault,
  faultAt,
  isPhaseLine,
  mergeFields,
  ok,
  pairOf,
  parseFields,
  type Result,
  readInto,
  readStatements,
  type Statement,
  type StatementReader,
  type StatementReaders,
  type Word,
  wholeOf,
} from '@narrow-seas/core';
import type { ZodType } from 'zod';
import { ARRIVAL } from '../model/changes.ts';
import { hexNamed } from '../model/chart.ts';
import { readLevels, readWorth, withArrival } from './changes.ts';
import { checkPosition } from './check.ts';
import { BASE_LINE, SECRET_LINE } from './lines.ts';
import { namingFor } from './names.ts';
import { CAMPAIGN } from '../model/campaign/campaign.ts';
import { BERTH, LOT, ORDER, STORES } from '../model/schemas.ts';
import { parsePhases } from './phase.ts';
import { readAtHome, readAtSea, readBaseName, readElsewhere, readMission, readReturning } from './place.ts';
import { readUnit } from './unit.ts';
import { emptyState } from '../scenarios/scenario.ts';
import { scenarioIds, scenarioNamed } from '../scenarios/scenarios.ts';
import { UNUSED } from '../scenarios/start.ts';
import type { BaseState, Secret, State, PublicState } from '../model/state.ts';
import { LEVELS, OPTIONAL_RULES, SIDES, type Side, WEATHERS, ZONES } from '../model/vocabulary.ts';

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
  const phase = parsePhases(state.value, rest.filter(isPhaseLine));
  if (!phase.ok) return phase;
  return checkPosition({ ...state.value, table: { ...state.value.table, phase: phase.value } });
};

const parseHeading = ([game, scenario, turnWord, turn, of, last]: Statement): Read => {
  const spec = scenarioNamed(scenario?.text ?? '');
  const good = game.text === 'second-fleet' && turnWord?.text === 'turn' && of?.text === 'of';
  if (!good || spec === undefined || turn === undefined || last === undefined)
    return faultAt(
      game,
      `Begin with "second-fleet standing-force turn 1 of 6"; scenarios: ${scenarioIds()}.`,
    );
  const lastTurn = wholeOf(last, 1, 99);
  const now = wholeOf(turn, 1, lastTurn ?? 99);
  if (lastTurn === undefined || now === undefined) return faultAt(turn, 'This turn is outside the game.');
  const options = Object.fromEntries(OPTIONAL_RULES.map(id => [id, false])) as PublicState['options'];
  const { level, period, handicaps } = spec;
  const tracks = { nato: 0, soviet: 0 };
  const empty = emptyState(spec, { level, period, handicap: handicaps[0], options, tracks });
  return ok({ ...empty, table: { ...empty.table, turn: now, lastTurn } });
};

const onTable = (state: State, table: Result<PublicState, Fault>): Read =>
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
  return onTable(state, ok({ ...state.table, weather: weather as PublicState['weather'] }));
};

const readMines: Reader = (state, [first, word]) => {
  const pair = word === undefined ? undefined : pairOf(word);
  const hex = pair === undefined ? undefined : hexNamed(pair.key);
  const mines = pair === undefined ? undefined : wholeOf(pair.value, 1, 4);
  if (hex === undefined || mines === undefined) return faultAt(word ?? first, 'Write mines as 3412=2.');
  const fields = [...state.table.mines, { hex, mines }].toSorted((a, b) => a.hex - b.hex);
  return onTable(state, ok({ ...state.table, mines: fields }));
};

/** The fields of a line, as its schema takes them; `before` holds what the line leaves unsaid. */
const readFields = <T>(
  state: State,
  [first, words]: readonly [Word, readonly Word[]],
  schema: ZodType<T>,
  before: object = {},
): Result<T, Fault> => {
  const fields = parseFields(namingFor(state, schema), words);
  if (!fields.ok) return fields;
  const said = decoderOf(schema)(mergeFields(before, fields.value));
  return said.ok ? said : faultAt(first, `${said.error.at} ${said.error.message}`);
};

const readBase: Reader = (state, [first, name, ...words]) => {
  const base = readBaseName(first, name);
  if (!base.ok) return base;
  const said = readFields(state, [first, words], BASE_LINE);
  if (!said.ok) return said;
  const bases = state.table.bases.slice();
  bases[base.value] = { ...(bases[base.value] as BaseState), ...(said.value as Partial<BaseState>) };
  return onTable(state, ok({ ...state.table, bases }));
};

const readArrival = (state: State, statement: Statement): Result<PublicState, Fault> => {
  const [first, ...words] = statement;
  const arrival = readFields(state, [first, words], ARRIVAL);
  return arrival.ok ? withArrival(state.table, statement, arrival.value) : arrival;
};

const readCampaign: Reader = (state, [first, ...words]) => {
  const campaign = readFields(state, [first, words], CAMPAIGN, state.table.campaign);
  return campaign.ok ? onTable(state, ok({ ...state.table, campaign: campaign.value })) : campaign;
};

const readScore: Reader = (state, [first, sideWord, cause, pointsWord]) => {
  const side = oneOf(SIDES, first, sideWord);
  const points = pointsWord === undefined ? undefined : wholeOf(pointsWord, -999, 999);
  if (!side.ok) return side;
  if (cause === undefined || points === undefined) return faultAt(first, 'Write "score nato cause 4".');
  const list = [...state.table.score[side.value], { cause: cause.text, points }];
  return onTable(state, ok({ ...state.table, score: { ...state.table.score, [side.value]: list } }));
};

/** A line about what only one side knows: `order nato unit=NO-P3-1 mission=recon zone=NS`. */
const secretly =
  <T>(schema: ZodType<T>, add: (secret: Secret, said: T) => Secret): Reader =>
  (state, [first, sideWord, ...words]) => {
    const side = oneOf<Side>(SIDES, first, sideWord);
    if (!side.ok) return side;
    const said = readFields(state, [first, words], schema);
    if (!said.ok) return said;
    const secret = add(state.secret[side.value], said.value);
    return ok({ ...state, secret: { ...state.secret, [side.value]: secret } });
  };

const readWing = secretly(BERTH, (secret, wing) => ({ ...secret, wings: [...secret.wings, wing] }));

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
  arrival: (state, words) => onTable(state, readArrival(state, words)),
  worth: (state, words) => onTable(state, readWorth(state.table, words)),
  levels: (state, words) => onTable(state, readLevels(state.table, words)),
  campaign: readCampaign,
  score: readScore,
  secret: secretly(SECRET_LINE, (secret, said) => ({ ...secret, ...said })),
  order: secretly(ORDER, (secret, order) => ({ ...secret, orders: [...secret.orders, order] })),
  lot: secretly(LOT, (secret, lot) => ({ ...secret, lots: [...secret.lots, lot] })),
  stores: secretly(STORES, (secret, stores) => ({ ...secret, stores: [...secret.stores, stores] })),
};
