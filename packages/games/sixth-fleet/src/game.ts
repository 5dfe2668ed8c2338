import { type Game, type GameWording, type JsonObject, namePieceBy, paceOf } from '@narrow-seas/core';
import { ACTION, type Action, decodeAction } from './model/action.ts';
import { outcomes } from './turn/chance.ts';
import { forecast } from './rules/combat/forecast.ts';
import { decide } from './turn/decide.ts';
import { decodeEvent, EVENT, type Event, final } from './model/event.ts';
import { PHASE } from './model/phase.ts';
import { evolve } from './turn/evolve.ts';
import { manifest } from './text/manifest.ts';
import { parseAction, printAction } from './text/action.ts';
import { jsonNotationWith } from './text/json.ts';
import { NAMES } from './text/names.ts';
import { parseWith } from './text/parse.ts';
import { print } from './text/print.ts';
import { type Options, optionsFor } from './turn/options.ts';
import { RULES } from './cases/index/rules.ts';
import { savedData } from './model/saved-data.ts';
import { withoutHandicap } from './scenarios/options.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { setupWith, TABLES } from './scenarios/setup.ts';
import { actor } from './turn/sequence.ts';
import type { State } from './model/state.ts';
import { outcome } from './rules/victory/victory.ts';
import { imagine, type View, viewFor, witness } from './secrets/view.ts';
import { SIDES, type Side } from './model/vocabulary.ts';

export interface SixthFleetTypes {
  readonly side: Side;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly options: Options;
  readonly view: View;
  readonly sight: Event;
}

const unchanged = (document: JsonObject): JsonObject => document;

type Offered = Game<SixthFleetTypes>['scenarios'][number];

/** What a menu shows of a scenario. */
const offered = ({ orders, lastTurn, id, title, summary, options }: Scenario): Offered => ({
  id,
  title,
  summary,
  options,
  pace: paceOf(orders, lastTurn),
});

const WORDING: GameWording<SixthFleetTypes> = {
  names: NAMES,
  action: ACTION,
  event: EVENT,
  sight: EVENT,
  phase: PHASE,
  piece: namePieceBy(NAMES, 'unit'),
};

/** The game with these scenarios. A state holds its scenario, so only what opens or reads one needs the list. */
export const sixthFleetWith = (scenarios: readonly [Scenario, ...Scenario[]]): Game<SixthFleetTypes> => ({
  id: 'sixth-fleet',
  title: 'Sixth Fleet',
  summary: 'The Mediterranean in the late 1970s: NATO and the Soviet squadron, eight hours a turn.',
  version: 5,
  sides: SIDES,
  scenarios: scenarios.map(offered),
  rules: RULES,
  tables: TABLES,
  manifest,
  // On turn 11 more units came in version 1, and fewer or others in 2 to 4. None of these had a handicap, and they read
  // 8.24, 9.15 and 14.1 in another way. Number 3 was used for two sets of reinforcements, and nobody can tell which a
  // save means. Their events still say all that happened.
  migrations: { 1: unchanged, 2: unchanged, 3: unchanged, 4: withoutHandicap },
  data: savedData,
  setup: setupWith(scenarios),
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
  notation: {
    print,
    parse: parseWith(scenarios),
    printAction,
    parseAction,
    json: jsonNotationWith(scenarios),
  },
  wording: WORDING,
  odds: forecast,
  decodeAction,
  decodeEvent,
});

export const sixthFleet = sixthFleetWith(SCENARIOS);
