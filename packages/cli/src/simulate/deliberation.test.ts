import { deliberate, finish } from '@narrow-seas/ai';
import { type Deliberation, mustBe } from '@narrow-seas/core';
import { europaNaval, europaNavalMind } from '@narrow-seas/europa-naval';
import { expect, test } from 'vitest';

/** Trials of a game's own orders, as a level would make them if it were given the time. */

const EFFORT: Deliberation = { moves: 3000, looks: 4, least: 3, sure: 1, rounds: 1, answers: false };

/** Transports lie in Benghazi, and a squadron in Alexandria is the only force that could go there. */
const POSITION =
  'europa-naval malta "Jun I 42" | clock phasing=allied part=movement step=1 | phase naval-step side=allied | ' +
  'unit A12 allied TF 12 | unit XN axis NT 9 | unit YN axis NT 9 | in Alexandria A12 | in Benghazi XN YN';

const mind = europaNavalMind.at('admiral');

/** What a side orders when nothing is proposed to it. */
const ordered = (position: string): readonly string[] => {
  const command = { ...mind.command!, proposed: () => [] };
  const view = europaNaval.view(mustBe(europaNaval.notation.parse(position)), 'allied');
  const staff = { game: europaNaval, mind, side: 'allied', command, view, seed: 5 } as const;
  return finish(deliberate(staff, 1, [], EFFORT)).tasks.map(({ aim }) => aim);
};

test('trials find the order to fire into a full port', () => {
  expect(ordered(POSITION)).toEqual(['bombard Benghazi']);
});

test('trials order nobody there when the ships lie elsewhere', () => {
  expect(ordered(POSITION.replace('in Benghazi', 'in Genova'))).not.toContain('bombard Benghazi');
});
