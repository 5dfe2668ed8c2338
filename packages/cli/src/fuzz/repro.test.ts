import { CHECKS, sameData } from '@narrow-seas/core';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRepro, writeRepro } from './repro.ts';

const { kit: skerryKit } = gamePackage;

const count = fc.nat(50);
const finding = fc.record({
  check: fc.constantFrom(...CHECKS),
  detail: fc.string(),
  opening: fc.nat(skerryKit.openings.length - 1),
  seed: fc.nat(2 ** 31 - 1),
  move: count,
});

describe('a repro file', () => {
  test('reads back as it was written', () => {
    fc.assert(
      fc.property(finding, fc.integer({ min: 1, max: 100_000 }), (found, pace) => {
        const { opening, ...rest } = found;
        const read = readRepro(writeRepro(skerry, skerryKit, found, pace));
        expect(read).toEqual({
          ok: true,
          value: { game: 'skerry', rules: 1, opening: skerryKit.openings[opening], pace, ...rest },
        });
      }),
      { numRuns: 30 },
    );
  });

  test('a file from before there was a pace had every moment examined', () => {
    const found = { check: 'secrecy', detail: '', opening: 0, seed: 4, move: 3 } as const;
    const old = { ...(JSON.parse(writeRepro(skerry, skerryKit, found, 300)) as object), pace: undefined };
    expect(readRepro(JSON.stringify(old))).toMatchObject({ ok: true, value: { pace: 1 } });
  });

  test('no content whatever makes reading throw', () => {
    const keys = ['game', 'rules', 'opening', 'seed', 'pace', 'move', 'check', 'detail', 'save'];
    const document = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
    fc.assert(
      fc.property(document, content => {
        const text = JSON.stringify({ format: 'narrow-seas/repro', version: 1, ...content });
        const read = readRepro(text);
        expect(read.ok || read.error.message.endsWith('.')).toBe(true);
      }),
    );
  });

  test('a finding of the set-ups has no match to save', () => {
    const found = { check: 'setup', detail: '', opening: 0, seed: 0, move: 0 } as const;
    const text = writeRepro(skerry, skerryKit, found, 1);
    expect(JSON.parse(text)).not.toHaveProperty('save');
  });

  test('the save stops where the game refuses or is over', () => {
    const long = { check: 'ends', detail: '', opening: 0, seed: 4, move: 100_000 } as const;
    const { save } = JSON.parse(writeRepro(skerry, skerryKit, long, 1)) as {
      save: { entries: readonly object[] };
    };
    const none = {
      ...skerry,
      decide: () => ({ ok: false, error: { rule: '1', code: 'x', reason: 'No.', culprits: [] } }) as const,
    };
    const refused = JSON.parse(writeRepro(none, skerryKit, long, 1)) as {
      save: { entries: readonly object[] };
    };
    expect(save.entries.length).toBeGreaterThan(20);
    expect(save.entries.length).toBeLessThan(100_000);
    expect(sameData(refused.save.entries, [])).toBe(true);
  });

  test('a game that cannot be saved is still kept as a walk', () => {
    const bad = {
      ...skerry,
      actor: () => {
        throw new Error('adrift');
      },
    };
    const found = { check: 'throws', detail: 'adrift', opening: 0, seed: 4, move: 3 } as const;
    const text = writeRepro(bad, skerryKit, found, 300);
    expect(JSON.parse(text)).not.toHaveProperty('save');
    expect(readRepro(text).ok).toBe(true);
  });
});
