import { exhausted } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { isBaseFor } from '../../rules/air/air.ts';
import { nameOfHex } from '../../model/chart.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { say, sayPlace } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

const { step } = ADVICE_WORDS;

/** An action as one would tell somebody to do it. */
export const sayStep = (state: State, action: Action): string => {
  const names = (units: readonly UnitId[]): readonly string[] => units.map(unit => say(state, unit));
  switch (action.type) {
    case 'deploy':
      return step.deploy(say(state, action.unit), nameOfHex(action.hex));
    case 'deploy-rest':
      return step.rest;
    case 'embark':
      return step.embark(say(state, action.unit), say(state, action.carrier));
    case 'launch':
      return step.launch(say(state, action.unit));
    case 'move':
      return sayMove(state, action.unit, action.path);
    case 'ground':
      return step.ground(say(state, action.unit), sayEnd(state, action.unit, action.path));
    case 'arrange':
      return step.arrange(nameOfHex(action.hex));
    case 'violate-air-space':
      return step.violate;
    case 'attack':
      return step.attack(
        names(action.attackers),
        action.defenders.length > 0 ? names(action.defenders) : [step.defences],
        nameOfHex(action.hex),
      );
    case 'withdraw':
      return step.withdraw(say(state, action.unit));
    case 'retreat':
      return step.retreat(say(state, action.unit), nameOfHex(action.to));
    case 'displace':
      return step.displace(say(state, action.unit), nameOfHex(action.to));
    default:
      return sayAnswer(state, action);
  }
};

type Answer = Extract<Action, { readonly type: 'advance' | 'remove' | 'done' | 'go-on' | 'roll' }>;

const sayAnswer = (state: State, action: Answer): string => {
  switch (action.type) {
    case 'advance':
      return action.units.length === 0
        ? step.decline
        : step.advance(action.units.map(unit => say(state, unit)));
    case 'remove':
      return step.remove(say(state, action.unit));
    case 'done':
      return step.done;
    case 'go-on':
      return action.yes ? step.goOn(state.scenario.extension?.lastTurn ?? state.lastTurn) : step.stop;
    case 'roll':
      return step.roll;
    default:
      return exhausted(action);
  }
};

const sayEnd = (state: State, unit: UnitId, path: readonly HexId[]): string => {
  const last = path.at(-1);
  return last === undefined ? sayPlace(state, unit) : nameOfHex(last);
};

const sayMove = (state: State, unit: UnitId, path: readonly HexId[]): string => {
  const last = path.at(-1);
  const spec = specOf(state, unit);
  const lands = spec.domain === 'air' && last !== undefined && isBaseFor(state, spec, last);
  return (lands ? step.land : step.move)(say(state, unit), sayEnd(state, unit, path));
};
