import { expect, test } from 'vitest';
import { secondFleetKit } from './kit.ts';
import type { State } from './model/state.ts';
import { position } from './testing/positions.ts';

const HEADING = 'kola-strike turn 3 of 15';
const LATER = 'kola-strike turn 4 of 15';

const flaws = (now: State, before?: State): readonly string[] =>
  secondFleetKit.invariants.flatMap(invariant => invariant(now, before) ?? []);

const at = (forces: string, heading = HEADING): State => position('initiative', forces, heading);

test.each([
  [
    '[C.11.7] patrols return',
    'cap Bodo US-F16-1',
    'cap Bodo US-F16-1',
    'is still on CAP when the turn begins',
  ],
  ['[11.3] ships stay damaged', 'nato @2922 HAWES/damaged', 'nato @2922 HAWES', 'has been repaired'],
  ['the dead stay dead', 'lost HAWES', 'nato @2922 HAWES', 'has come back from the dead'],
  [
    '[14.7] bases are repaired by one',
    'base Bodo airfield=2',
    'base Bodo airfield=0',
    'has been repaired too fast',
  ],
  ['[C.22.2] the handicap stays as it was agreed', 'handicap 25', 'handicap 0', 'the handicap has changed'],
  ['[C.20.3] not from ruins', 'base Bodo airfield=3', 'base Bodo airfield=2', 'has been repaired too fast'],
])('%s', (_rule, before, now, flaw) => {
  expect(flaws(at(now, LATER), at(before))).toEqual([expect.stringContaining(flaw)]);
});

test.each([
  ['[14.7] one grade a night', 'base Bodo airfield=2', 'base Bodo airfield=1'],
  ['damage comes at any time', 'nato @2922 HAWES', 'nato @2922 HAWES/damaged'],
])('%s', (_rule, before, now) => {
  expect(flaws(at(now, LATER), at(before))).toEqual([]);
});
