import { examineDesks } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { shipPiece } from '../face/piece-id.ts';
import { europaNaval } from '../game.ts';
import { europaNavalKit } from '../kit.ts';
import { position, shipNamed } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { europaNavalDesk } from './desk.ts';

test('hexes all over the grid are answered, whatever is picked and whatever the phase', () => {
  const round = examineDesks(europaNaval, europaNavalKit, { seed: 3, hexes: 600, atOnce: 12 });
  expect(round.flaws).toEqual([]);
  expect(round.phases.length).toBeGreaterThan(10);
});

/** A minelayer with room for one more mine: two lists of the rules offer it. */
const LADEN = position(
  'naval-step side=allied moving=3',
  'pools allied mines=3 | group 3 allied in:Alexandria Welshman | cargo Welshman mine=1',
  undefined,
  'phasing=allied part=movement step=1',
);

test('[F.10.4] what can be done is offered once', () => {
  const pieces = [shipPiece(shipNamed(LADEN, 'Welshman'))];
  const keys = europaNavalDesk
    .choices(viewFor(LADEN, 'allied'), { pieces, targets: [] })
    .map(({ key }) => key)
    .filter(key => key.includes('embark'));
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys.length).toBeGreaterThan(0);
});
