import type { Game } from '@narrow-seas/core';
import { type Action, decodeAction } from './action.ts';
import { outcomes } from './chance.ts';
import { decide } from './decide.ts';
import { type Event, evolve, final } from './event.ts';
import { decodeEvent } from './event-decoder.ts';
import { imagine } from './imagine.ts';
import { parseAction, printAction } from './notation-action.ts';
import { parse } from './notation-parse.ts';
import { print } from './notation-print.ts';
import { odds } from './odds.ts';
import { type Options, optionsFor } from './options.ts';
import { RULES } from './rules.ts';
import { SCENARIOS, setup } from './scenario.ts';
import { actor } from './sequence.ts';
import type { State } from './state.ts';
import { outcome } from './victory.ts';
import { type Sight, type View, viewFor, witness } from './view.ts';
import { SIDES, type Side } from './vocabulary.ts';
import { sizeOf } from './waters.ts';

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
  scenarios: SCENARIOS,
  rules: RULES,
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
  notation: { print, parse, printAction, parseAction },
  odds,
  decodeAction,
  decodeEvent,
};
