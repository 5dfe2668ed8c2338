import type { Game, JsonObject } from '@narrow-seas/core';
import { type Action, decodeAction } from './action.ts';
import { outcomes } from './chance.ts';
import { forecast } from './forecast.ts';
import { decide } from './decide.ts';
import { type Event, final } from './event.ts';
import { decodeEvent } from './event-decoder.ts';
import { evolve } from './evolve.ts';
import { withoutHandicap } from './handicap.ts';
import { manifest } from './manifest.ts';
import { parseAction, printAction } from './notation/action.ts';
import { jsonNotation } from './notation/json.ts';
import { parse } from './notation/parse.ts';
import { print } from './notation/print.ts';
import { type Options, optionsFor } from './options.ts';
import { RULES } from './rules/rules.ts';
import { savedData } from './saved-data.ts';
import { SCENARIOS, setup, TABLES } from './scenario.ts';
import { actor } from './sequence.ts';
import type { State } from './state.ts';
import { outcome } from './victory.ts';
import { imagine, type View, viewFor, witness } from './view.ts';
import { SIDES, type Side } from './vocabulary.ts';

export interface SixthFleetTypes {
  readonly side: Side;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly options: Options;
  readonly view: View;
  readonly sight: Event;
}

const asItWas = (document: JsonObject): JsonObject => document;

export const sixthFleet: Game<SixthFleetTypes> = {
  id: 'sixth-fleet',
  title: 'Sixth Fleet',
  summary: 'The Mediterranean in the late 1970s: NATO and the Soviet squadron, eight hours a turn.',
  version: 5,
  sides: SIDES,
  scenarios: SCENARIOS,
  rules: RULES,
  tables: TABLES,
  manifest,
  // More came on turn 11 in version 1, fewer or others in 2 to 4; none of these had a handicap, and they read 8.24, 9.15
  // and 14.1 otherwise. Number 3 was used for two sets of comers, and nobody can tell which a save means. Their events
  // still say all that happened.
  migrations: { 1: asItWas, 2: asItWas, 3: asItWas, 4: withoutHandicap },
  data: savedData,
  setup,
  actor,
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
  odds: forecast,
  decodeAction,
  decodeEvent,
};
