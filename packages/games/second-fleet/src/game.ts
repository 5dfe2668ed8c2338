import type { Game } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { decodeAction } from './action-decoder.ts';
import { decide, outcomes } from './decide.ts';
import type { Event } from './event.ts';
import { decodeEvent } from './event-decoder.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { parseAction, printAction } from './notation-action.ts';
import { jsonNotation } from './notation-json.ts';
import { parse } from './notation-parse.ts';
import { print } from './notation-print.ts';
import { oddsOf } from './odds.ts';
import { type Options, optionsFor } from './options.ts';
import { RULES } from './rules.ts';
import { migrateFrom } from './older.ts';
import { savedData } from './saved-data.ts';
import { SCENARIOS, setup } from './scenario.ts';
import type { State } from './state.ts';
import { actorOf } from './turn.ts';
import { outcome } from './victory.ts';
import { final, type View, viewFor, witness } from './view.ts';
import { SIDES, type Side } from './vocabulary.ts';

export interface SecondFleetTypes {
  readonly side: Side;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly options: Options;
  readonly view: View;
  readonly sight: Event;
}

export const secondFleet: Game<SecondFleetTypes> = {
  id: 'second-fleet',
  title: 'Second Fleet',
  summary: 'The Norwegian Sea in the 1980s: NATO and the Northern Fleet, eight hours a turn.',
  version: 7,
  sides: SIDES,
  scenarios: SCENARIOS,
  rules: RULES,
  // Version 1 laid mines in the open, versions 2 and 3 read some rules otherwise, version 4 had one handicap for each
  // scenario, version 5 let ships pass mines unharmed, version 6 let submarines lay mines when they acted; until 3 some
  // scenarios had more units.
  migrations: Object.fromEntries([1, 2, 3, 4, 5, 6].map(version => [version, migrateFrom(version)])),
  data: savedData,
  setup,
  actor: ({ table }) => actorOf(table.phase),
  options: optionsFor,
  outcomes,
  decide,
  evolve,
  view: viewFor,
  witness,
  imagine,
  outcome,
  final,
  notation: { print, parse, printAction, parseAction, json: jsonNotation },
  odds: oddsOf,
  decodeAction,
  decodeEvent,
};
