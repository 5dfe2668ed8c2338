import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { printAction } from '../text/action.ts';
import type { State } from '../model/state.ts';
import { position } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { secondFleetMind } from './mind.ts';

const STORES =
  'fuel=99 ssm=0 asw=0 antiAir=0 torpedo=4 bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0';

const boat = (hex: string, more = ''): State =>
  position(
    'mining side=soviet',
    `soviet @${hex} MKALN | stores soviet unit=MKALN ${STORES}${more}`,
    'kola-strike turn 4 of 15 | options mines logistics',
  );

const aircraft = (more = ''): State =>
  position(
    'mining side=soviet',
    `mission Olenogorsk mining BS T95F-1${more}`,
    'kola-strike turn 4 of 15 | options mines',
  );

const LEVELS = ['cadet', 'captain', 'admiral'] as const;

test.each([
  ['[23.1.3] a submarine off an enemy port mines it', boat('3310'), 'mine MKALN 3311'],
  ['[23.1.3] or the hex where enemy ships lie', boat('3310', ' | nato @3209 PCS1'), 'mine MKALN 3209'],
  ['[23.1.3] but not a coast that nobody uses', boat('3307'), 'done'],
  ['[23.1.1] aircraft mine where enemy ships lie', aircraft(' | nato @3309 PCS1'), 'mine T95F-1 3309'],
  ['[23.1.1] or an enemy port', aircraft(), 'mine T95F-1 3311'],
])('%s', (_name, state, expected) => {
  for (const level of LEVELS) {
    const [answer] = secondFleetMind
      .at(level)
      .answers(viewFor(state, 'soviet'), { required: true }, seededRandom(1));
    expect(answer === undefined ? '' : printAction(state, answer)).toBe(expected);
  }
});
