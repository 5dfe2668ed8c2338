import {
  type Fault,
  faultAt,
  ok,
  pairOf,
  type Result,
  type Statement,
  type Word,
  wholeOf,
} from '@narrow-seas/core';
import { openBeside } from '../rules/sailing.ts';
import type { Interrupt, Phase, Sailing } from '../model/phase.ts';
import { boatOf, type State } from '../model/state.ts';
import { type BoatId, SIDES, SIGNALS, type Side, type Signal } from '../model/vocabulary.ts';

export const parsePhase = ([first, name, ...rest]: Statement, state: State): Result<Phase, Fault> => {
  if (first.text !== 'phase' || name === undefined) return faultAt(first, 'Write "phase" and its name here.');
  switch (name.text) {
    case 'laying':
    case 'lots':
    case 'over':
      return ok({ name: name.text });
    case 'signals':
      return parseSignals(rest);
    case 'sailing':
      return parseSailing(name, rest);
    case 'struck':
    case 'fired':
    case 'falling-back':
      return parseInterrupt(name, name.text, rest, state);
    default:
      return faultAt(name, `There is no phase ${name.text}.`);
  }
};

const parseSignals = (words: readonly Word[]): Result<Phase, Fault> => {
  const sealed: { [side in Side]?: Signal } = {};
  for (const word of words) {
    const pair = pairOf(word);
    const side = SIDES.find(id => id === pair?.key);
    const signal = SIGNALS.find(id => id === pair?.value.text);
    if (side === undefined || signal === undefined)
      return faultAt(word, 'Write north=bold or south=wary here.');
    sealed[side] = signal;
  }
  return sealed.north && sealed.south
    ? faultAt(words[0] as Word, 'Name only one signal: two sealed signals are opened at once [3.1].')
    : ok({ name: 'signals', sealed });
};

const parseSailing = (name: Word, [sideWord, orderWord]: readonly Word[]): Result<Sailing, Fault> => {
  const side = SIDES.find(id => id === sideWord?.text);
  const order = (['first', 'second'] as const).find(id => id === orderWord?.text);
  if (side === undefined || order === undefined) return faultAt(name, 'Write "sailing north first" here.');
  return ok({ name: 'sailing', side, order });
};

const parseInterrupt = (
  name: Word,
  kind: Interrupt['name'],
  [boatWord, sailingWord, ...rest]: readonly Word[],
  state: State,
): Result<Phase, Fault> => {
  const id = boatWord === undefined ? undefined : wholeOf(boatWord, 0, state.boats.length - 1);
  if (id === undefined) return faultAt(boatWord ?? name, 'There is no such boat.');
  const resume = parseSailing(sailingWord ?? name, rest);
  if (!resume.ok) return resume;
  const boat = boatOf(state, id as BoatId);
  if (boat?.where.at !== 'sea') return faultAt(boatWord ?? name, 'This boat is sunk.');
  if (kind !== 'struck' && boat.side === resume.value.side)
    return faultAt(boatWord ?? name, 'This boat cannot be the target of the side that sails.');
  if (kind === 'falling-back' && openBeside(state, boat).length === 0)
    return faultAt(boatWord ?? name, 'This boat has no free hex to fall back to [5.3].');
  return ok(
    kind === 'fired'
      ? { name: kind, target: boat.id, resume: resume.value }
      : { name: kind, boat: boat.id, resume: resume.value },
  );
};
