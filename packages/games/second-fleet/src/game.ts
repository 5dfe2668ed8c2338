import { type Game, namePieceBy } from '@narrow-seas/core';
import { ACTION, type Action, decodeAction } from './model/action.ts';
import { decide, outcomes } from './turn/decide.ts';
import { decodeEvent, EVENT, type Event } from './model/event.ts';
import { evolve } from './turn/evolve.ts';
import { imagine } from './secrets/imagine.ts';
import { parseAction, printAction } from './text/action.ts';
import { jsonNotation } from './text/json.ts';
import { NAMES } from './text/names.ts';
import { PHASE } from './model/phase.ts';
import { parse } from './text/parse.ts';
import { print } from './text/print.ts';
import { oddsOf } from './turn/odds.ts';
import { type Options, optionsFor } from './turn/options.ts';
import { RULES } from './cases/rules.ts';
import { migrateFrom } from './scenarios/older.ts';
import { savedData } from './model/saved-data.ts';
import { SCENARIOS, setup } from './scenarios/scenario.ts';
import type { State } from './model/state.ts';
import { actorOf } from './turn/turn.ts';
import { outcome } from './rules/victory/victory.ts';
import { final, type View, viewFor, witness } from './secrets/view.ts';
import { SIDES, type Side } from './model/vocabulary.ts';

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
  wording: {
    names: NAMES,
    action: ACTION,
    event: EVENT,
    sight: EVENT,
    phase: PHASE,
    piece: namePieceBy(NAMES, 'unit'),
  },
  odds: oddsOf,
  decodeAction,
  decodeEvent,
};
