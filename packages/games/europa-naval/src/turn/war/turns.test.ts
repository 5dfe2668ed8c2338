import { describe, expect, test } from 'vitest';
import { dateOf, parseDate } from '../../model/date.ts';
import { proceed } from '../sequence.ts';
import { position } from '../../testing/positions.ts';

describe('[F.3.1] two player-turns a turn', () => {
  const after = (phasing: string, playerTurn: number) => {
    const state = position(
      'initial side=axis',
      '',
      'malta "Jul II 42"',
      `phasing=${phasing} part=end step=0 playerTurn=${playerTurn}`,
    );
    return proceed(state, 'end').state.common;
  };

  test('[F.3.1] in every turn the first is followed by the second, and the second by the fronts', () => {
    expect(after('axis', 2)).toMatchObject({ phasing: 'allied', playerTurn: 3 });
    expect(after('allied', 3).phase).toMatchObject({ name: 'front-payment' });
  });
});

describe('[F.3.1] a date is a half of a month', () => {
  test.each(['Foo I 42', 'Jun III 42', 'Jun 42', 'june I 42', ''])('"%s" is none', text => {
    expect(parseDate(text)).toBeUndefined();
    expect(() => dateOf(text)).toThrow(RangeError);
  });
});
