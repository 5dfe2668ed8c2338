import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readStatements } from './notation.ts';
import { isPhaseLine, parseLayerBy, parsePhases } from './phase-text.ts';

const PHASE = z.strictObject({
  name: z.enum(['combat', 'retreat']),
  side: z.enum(['north', 'south']),
  struck: z.array(z.int()).optional(),
  get resume() {
    return PHASE.optional();
  },
});

const parseLayer = parseLayerBy({
  empty: { combat: { struck: [] } },
  example: 'phase combat side=north',
  naming: phase => ({
    nameOf: () => undefined,
    valueOf: (_key, text) => (text === 'home' ? (phase === 'combat' ? 'north' : 'south') : undefined),
    example: 'side=north',
  }),
});

const parse = (text: string) => parsePhases(readStatements(text).filter(isPhaseLine), parseLayer, PHASE);

describe('phases in text', () => {
  test('hold what they interrupt, and what they have when they begin', () => {
    expect(parse('phase retreat side=south | heading | under combat side=north')).toEqual({
      ok: true,
      value: {
        name: 'retreat',
        side: 'south',
        resume: { name: 'combat', side: 'north', struck: [] },
      },
    });
    expect(parse('phase combat side=south struck=[3]')).toMatchObject({ value: { struck: [3] } });
  });

  test('name things after the phase they stand in', () => {
    expect(parse('phase retreat side=home | under combat side=home')).toMatchObject({
      value: { side: 'south', resume: { side: 'north' } },
    });
  });

  test.each([
    ['heading', '', 'The position has no phase line.'],
    ['heading | phase', 'line 1, column 11', 'Name the phase here, for example "phase combat side=north".'],
    ['phase combat north', 'line 1, column 14', 'Write key=value here, for example side=north.'],
    ['phase combat side=north | under retreat side=west', 'line 1, column 1', 'resume.side'],
    ['phase rest side=north', 'line 1, column 1', 'The phase is not complete: name'],
  ])('%s is refused', (text, at, message) => {
    expect(parse(text)).toMatchObject({
      ok: false,
      error: { code: 'ERR_POSITION', at, message: expect.stringContaining(message) },
    });
  });
});
