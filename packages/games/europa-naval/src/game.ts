import type { Game } from '@narrow-seas/core';
import { ACTION, type Action, decodeAction } from './model/action.ts';
import { decide, outcomes } from './turn/decide.ts';
import { decodeEvent, EVENT, type Event } from './model/event.ts';
import { PHASE } from './model/phase.ts';
import { evolve } from './turn/evolve.ts';
import { final } from './secrets/final.ts';
import { imagine } from './secrets/imagine.ts';
import { parseAction, printAction } from './text/action.ts';
import { jsonNotation } from './text/json.ts';
import { READING_NAMES } from './text/kinds.ts';
import { parse } from './text/parse.ts';
import { nameInOrders } from './text/piece.ts';
import { print } from './text/print.ts';
import { oddsOf } from './turn/odds.ts';
import { type Options, optionsFor } from './turn/options.ts';
import { RULES } from './cases/rules.ts';
import { savedData } from './model/saved-data.ts';
import { SCENARIOS, setup } from './scenarios/setup.ts';
import type { State } from './model/state.ts';
import { actorOf } from './turn/turn.ts';
import { type View, viewFor } from './secrets/view.ts';
import { SIDES, type Side } from './model/vocabulary.ts';
import { outcome } from './rules/victory/victory.ts';
import { SIGHT, type Sight } from './secrets/sight.ts';
import { witness } from './secrets/witness.ts';

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
  evolve,
  view: viewFor,
  witness,
  imagine,
  outcome,
  final,
  notation: { print, parse, printAction, parseAction, json: jsonNotation },
  wording: {
    names: READING_NAMES,
    action: ACTION,
    event: EVENT,
    sight: SIGHT,
    phase: PHASE,
    piece: nameInOrders,
  },
  odds: oddsOf,
  decodeAction,
  decodeEvent,
};
