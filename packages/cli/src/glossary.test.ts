import { mustBe } from '@narrow-seas/core';
import { type State, sixthFleet } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';
import { byAction, type Glossary, meaningOf, namesIn } from './glossary.ts';

const GLOSSARY: Glossary<State> = {
  kinds: {
    unit: {
      name: byAction(sixthFleet, unit => ({ type: 'launch', unit })),
      fields: ['unit', 'units', 'forces'],
    },
    hex: {
      name: byAction(sixthFleet, hex => ({ type: 'deploy', unit: 0, hex })),
      fields: ['hex', 'sailed.to'],
    },
    deployed: {
      name: byAction(sixthFleet, unit => ({ type: 'deploy', unit, hex: 0 }), 1),
      fields: ['deployed', 'combat.to', 'cargo.unit'],
    },
  },
  figures: ['turn', 'to', 'cargo.hex'],
};

const state = mustBe(
  sixthFleet.notation.parse(
    'sixth-fleet short turn 2 of 10 | phase combat side=soviet | unit X soviet So CG 9-7-9-4-3-3 | soviet @1422 X',
  ),
);
const idOf = (words: string): number => {
  const action = mustBe(sixthFleet.notation.parseAction(state, words));
  if (action.type === 'deploy') return action.hex;
  if (action.type === 'launch') return action.unit;
  throw new Error('Neither a unit nor a hex');
};
const [unit, hex] = [idOf('launch X'), idOf('deploy X 1423')];
const { ofCulprit, sayThing } = namesIn(GLOSSARY, state);

describe('culprits go by the names of the position', () => {
  test.each([
    ['unit', unit, 'X'],
    ['hex', hex, '1423'],
    ['mine', 3, undefined],
    ['unit', 99_999, undefined],
    ['unit', 'X', undefined],
    ['toString', 3, undefined],
  ])('%s %s is %s', (kind, id, name) => {
    expect(ofCulprit({ kind, id })).toBe(name);
  });
});

describe('what happened is one line', () => {
  test.each([
    [{ type: 'died', unit, cause: 'combat' }, 'died unit=X cause=combat'],
    [{ type: 'routed', units: [unit, 0], hex }, 'routed units=X,US1 hex=1423'],
    [
      { type: 'began', phase: { name: 'combat', units: [], turn: 3 } },
      'began phase=(combat units=none turn=3)',
    ],
    [{ type: 'moved', unit: 99_999, by: undefined }, 'moved unit=99999'],
    [{ type: 'resumed' }, 'resumed'],
    [{ type: 'sailed', to: hex }, 'sailed to=1423'],
    [{ type: 'sailed', way: { to: [hex] } }, 'sailed way=(to=1423)'],
    [{ type: 'turned', to: hex }, `turned to=${hex}`],
    [{ type: 'turned', deployed: unit }, 'turned deployed=X'],
    [{ type: 'formed', forces: [[unit, 0], [0]] }, 'formed forces=X+US1,US1'],
    [{ type: 'began', phase: { name: 'combat', to: unit } }, 'began phase=(combat to=X)'],
  ])('%j', (thing, line) => {
    expect(sayThing(thing)).toBe(line);
  });
});

describe('the meaning that is listed nearest to a number counts', () => {
  test.each([
    [['sailed', 'to'], { kind: 'hex' }],
    [['turned', 'to'], 'figure'],
    [['sailed', 'phase', 'combat', 'to'], { kind: 'deployed' }],
    [['combat', 'sailed', 'to'], { kind: 'hex' }],
    [['loaded', 'cargo', 'unit'], { kind: 'deployed' }],
    [['loaded', 'cargo', 'hex'], 'figure'],
    [['loaded', 'strength'], 'unlisted'],
  ])('%j', (trail, meaning) => {
    expect(meaningOf(GLOSSARY, trail)).toEqual(meaning);
  });
});
