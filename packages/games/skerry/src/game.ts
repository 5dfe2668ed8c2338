import { type Game, namePieceBy, offered } from '@narrow-seas/core';
import { ACTION, type Action, decodeAction } from './model/action.ts';
import { outcomes } from './turn/chance.ts';
import { decide } from './turn/decide.ts';
import { decodeEvent, EVENT, type Event, evolve, final } from './model/event.ts';
import { PHASE } from './model/phase.ts';
import { imagine } from './secrets/imagine.ts';
import { NAMES, parseAction, printAction } from './text/action.ts';
import { jsonNotation } from './text/json.ts';
import { manifest } from './text/manifest.ts';
import { parse } from './text/parse.ts';
import { print } from './text/print.ts';
import { odds } from './rules/odds.ts';
import { type Options, optionsFor } from './turn/options.ts';
import { RULES } from './cases/rules.ts';
import { SCENARIOS, setup } from './scenarios/scenario.ts';
import { actor } from './turn/sequence.ts';
import type { State } from './model/state.ts';
import { outcome } from './rules/victory.ts';
import { SIGHT, type Sight, type View, viewFor, witness } from './secrets/view.ts';
import { SIDES, type Side } from './model/vocabulary.ts';
import { sizeOf } from './model/waters.ts';

export interface SkerryTypes {
  readonly side: Side;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly options: Options;
  readonly view: View;
  readonly sight: Sight;
}

export const skerry: Game<SkerryTypes> = {
  id: 'skerry',
  title: 'Skerry',
  summary:
    'Boats, secret mines and sealed signals among the rocks: the smallest game that uses every part of the engine.',
  version: 1,
  sides: SIDES,
  scenarios: SCENARIOS.map(offered),
  rules: RULES,
  manifest,
  migrations: {},
  // Boats are part of the position, and go by their numbers there too.
  data: state => ({ lists: {}, fixed: { hexes: sizeOf(state) }, digests: {} }),
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
  wording: {
    names: NAMES,
    action: ACTION,
    event: EVENT,
    sight: SIGHT,
    phase: PHASE,
    piece: namePieceBy(NAMES, 'boat'),
  },
  odds,
  decodeAction,
  decodeEvent,
};
