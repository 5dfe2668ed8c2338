import type { Game } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { decodeAction } from './action-decoder.ts';
import { decide, outcomes } from './decide.ts';
import type { Event } from './event.ts';
import { decodeEvent } from './event-decoder.ts';
import { settle } from './evolve.ts';
import { final } from './final.ts';
import { imagine } from './imagine.ts';
import { parseAction, printAction } from './notation/action.ts';
import { jsonNotation } from './notation/json.ts';
import { parse } from './notation/parse.ts';
import { print } from './notation/print.ts';
import { oddsOf } from './odds.ts';
import { type Options, optionsFor } from './options.ts';
import { RULES } from './rules.ts';
import { savedData } from './saved-data.ts';
import { SCENARIOS, setup } from './scenario.ts';
import type { State } from './state.ts';
import { actorOf } from './turn.ts';
import { type View, viewFor } from './view.ts';
import { SIDES, type Side } from './vocabulary.ts';
import { outcome } from './war/victory.ts';
import type { Sight } from './sight.ts';
import { witness } from './witness.ts';

export interface EuropaNavalTypes {
  readonly side: Side;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly options: Options;
  readonly view: View;
  readonly sight: Sight;
}

export const europaNaval: Game<EuropaNavalTypes> = {
  id: 'europa-naval',
  title: 'Europa Naval',
  summary: 'Convoys, mines and big ships in European waters, 1941 to 1944, half a month a turn.',
  version: 3,
  sides: SIDES,
  scenarios: SCENARIOS,
  rules: RULES,
  // Version 1 counted troops each time they came home; version 2 had other danger zones, oil, shelter and mines. The
  // events of both still say all that happened.
  migrations: { 1: log => log, 2: log => log },
  data: savedData,
  setup,
  actor: ({ common }) => actorOf(common.phase),
  options: optionsFor,
  outcomes,
  decide,
  evolve: settle,
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
