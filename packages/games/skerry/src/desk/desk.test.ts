import { examineDesks, mustBe } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { skerry } from '../game.ts';
import { skerryKit } from '../kit.ts';
import { hexNamed, WATERS } from '../model/waters.ts';
import { skerryDesk } from './desk.ts';

const at = (name: string): number => hexNamed(WATERS.sortie, name) as number;

const view = skerry.view(
  mustBe(
    skerry.notation.parse(
      'skerry sortie turn 2 of 6 | stock 0 0 | phase sailing north first | boat north @0101 left=3 | boat south @0102 left=3',
    ),
  ),
  'north',
);

test('a boat sails or fires where it is pointed', () => {
  const choices = skerryDesk.choices(view, { pieces: [0], targets: [] });
  expect(choices.map(({ label }) => label)).toEqual(['Boat 0 sails to 0201', 'Boat 0 fires at boat 1']);
  expect(skerryDesk.choices(view, { pieces: [0], targets: [1], hex: at('0102') })).toMatchObject([
    { kind: 'attack', actions: [{ type: 'fire', boat: 0, target: 1 }] },
  ]);
  expect(skerryDesk.survey(view)).toMatchObject({
    title: 'Sailing',
    ready: [0],
    end: { action: { type: 'done' } },
  });
});

test('[2.1] a mine is picked out of its tray and laid', () => {
  const laying = skerry.view(mustBe(skerry.setup({ scenario: 'sortie', options: {} })), 'south');
  const { ready, trays } = skerryDesk.survey(laying);
  expect(ready).toEqual([8, 9, 10]);
  expect(trays[0]).toEqual({ id: 'mines', title: 'Mines to lay', pieces: ready });
  const selection = { pieces: [8], targets: [], hex: at('0501') };
  expect(skerryDesk.choices(laying, selection).map(({ label }) => label)).toEqual(['Lay a mine in 0501']);
  expect(skerryDesk.why(laying, { ...selection, hex: at('0201') })?.rule).toBe('2.2');
});

test.each([
  ['[4.1] too far', { pieces: [0], targets: [], hex: at('0606') }, '4.1'],
  ['[4.3] a taken hex', { pieces: [0], targets: [], hex: at('0102') }, undefined],
  ['[5.1] no target', { pieces: [0], targets: [0] }, '5.1'],
])('why not: %s', (_name, selection, rule) => {
  expect(skerryDesk.why(view, selection)?.rule).toBe(rule);
});

test('every hex is answered, whatever is picked and whatever the phase', () => {
  const round = examineDesks(skerry, skerryKit, { seed: 1, hexes: 36, atOnce: 2 });
  expect(round.flaws).toEqual([]);
  expect(round.phases.length).toBeGreaterThan(4);
});
