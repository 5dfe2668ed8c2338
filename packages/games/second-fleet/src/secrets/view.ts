import { type Told, type Viewer, witnessBy } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { Secret, State, PublicState } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { WITNESSES } from './witnesses.ts';

/** [C.1.4] The table is open; of secrets a side has only its own, and a spectator none. */
export interface View {
  readonly viewer: Viewer<Side>;
  readonly table: PublicState;
  readonly own?: Secret;
}

/** Field by field: what is added to the table is hidden until it has a line here. */
const open = (table: PublicState) => ({
  scenario: table.scenario,
  level: table.level,
  options: table.options,
  period: table.period,
  handicap: table.handicap,
  turn: table.turn,
  lastTurn: table.lastTurn,
  phase: table.phase,
  extra: table.extra,
  pieces: table.pieces,
  forces: table.forces,
  bases: table.bases,
  mines: table.mines,
  weather: table.weather,
  campaign: table.campaign,
  score: table.score,
  ...changesIn(table),
});

/** What a position changes of its scenario is agreed before the first move: both sides know it. */
const changesIn = ({ changes }: PublicState): Pick<PublicState, 'changes'> =>
  changes === undefined ? {} : { changes };

/** What a side sees of its own secrets: all, and the others none of it. */
type Own = 'orders' | 'strategy' | 'stores' | 'wings' | 'lots';

const build = ({ table, secret }: State, viewer: Viewer<Side>): View => {
  const seen = open(table satisfies Told<PublicState, keyof ReturnType<typeof open>>);
  return viewer === 'spectator'
    ? { viewer, table: seen }
    : { viewer, table: seen, own: secret[viewer] satisfies Told<Secret, Own> };
};

export const viewFor = (state: State, viewer: Viewer<Side>): View =>
  build(state satisfies Told<State, 'table' | 'secret'>, viewer);

export const witness = witnessBy(WITNESSES);

const FINAL: ReadonlySet<Event['type']> = new Set([
  'revealed',
  'strategy-known',
  'wing-known',
  'lots-opened',
  'aimed',
]);

/** Secrets that come out cannot be taken back; an attack that is aimed shows how well the defender can still fire. */
export const final = ({ type }: Event): boolean => FINAL.has(type);
