import { describe, expect, test } from 'vitest';
import { printDate } from '../model/date.ts';
import { proceed } from './sequence.ts';
import { position } from '../testing/positions.ts';

const stateAfter = (
  step: Parameters<typeof proceed>[1],
  clock: string,
  table = '',
  heading = 'malta "Jun I 42"',
) => {
  const state = position('initial side=axis', table, heading, clock);
  return proceed(state, step).state;
};

const after = (...asked: Parameters<typeof stateAfter>) => stateAfter(...asked).common;

describe('[F.3.1] [F.3.2] the sequence', () => {
  test('the first player-turn is followed by the other side’s', () => {
    const common = after('end', 'phasing=axis part=end step=0 playerTurn=0');
    expect(common).toMatchObject({
      phasing: 'allied',
      playerTurn: 1,
      phase: { name: 'initial', side: 'allied' },
    });
  });

  test('the second by the fronts, and then by a new turn', () => {
    const paying = after('end', 'phasing=allied part=end step=0 playerTurn=1');
    expect(paying.phase).toMatchObject({ name: 'front-payment', front: 'libya' });
    const next = after('fronts', 'phasing=allied part=end step=0 playerTurn=1');
    expect(printDate(next.date)).toBe('Jun II 42');
    expect(next).toMatchObject({ phasing: 'axis', playerTurn: 2, phase: { name: 'sea-roll', area: 0 } });
  });

  test('after sea conditions the first side arrives and spends', () => {
    const { common, fleets } = stateAfter('sea-conditions', 'phasing=axis part=initial step=0 playerTurn=0');
    expect(common).toMatchObject({ part: 'initial', phase: { name: 'initial', side: 'axis' } });
    expect(fleets.axis.pools.sp).toBe(14);
  });

  test('four naval steps, ground, combat, two naval steps, ground', () => {
    const at = (step: Parameters<typeof proceed>[1]) => {
      const { part, step: number } = after(
        step,
        'phasing=axis part=movement step=1 playerTurn=0',
        'unit X axis TF 4 | group 3 axis @Napoli X',
      );
      return `${part} ${number}`;
    };
    expect([at('zone-sweeping'), at('naval-1'), at('naval-3')]).toEqual([
      'movement 1',
      'movement 2',
      'movement 4',
    ]);
    expect([at('combat'), at('exploitation-1')]).toEqual(['exploitation 1', 'exploitation 2']);
  });
});
