import { describe, expect, test } from 'vitest';
import { evolve } from '../../turn/evolve.ts';
import { position, ship } from '../../testing/positions.ts';

const ended = (table: string) =>
  evolve(
    position(
      'initial side=axis',
      table,
      'baltic-act1 "Oct II 41"',
      'phasing=allied part=end step=0 actTwoFollows=true',
    ),
    { type: 'act-two' },
  );

describe('[S.3] what of the first act counts in the second', () => {
  test.each([
    ['[36.F.3] hits that can be repaired do not', 'in Kronshtadt Marat/hits=2', 0],
    ['[36.F.3] the half that cannot does', 'in Kronshtadt Marat/hits=0/half', 3],
    [
      '[S.3] nor do Soviet submarines and transports',
      'sunk Training-Brigade/hits=2 Transports-Kronshtadt/hits=2',
      0,
    ],
    ['[S.3] nor do task forces of the Axis', 'sunk S-boat-flotillas/half/hits=1', 0],
  ])('%s', (_case, table, hits) => {
    expect(ship(ended(table), 'Squadron').hits).toBe(hits);
  });

  test.each([
    ['three points of transports are not enough', 'sunk Supply-shipping-Stettin/hits=3', 0],
    ['damage counts as it is', 'in Danzig Supply-shipping-Danzig/hits=2 Supply-shipping-Stettin/hits=2', 1],
    ['Soviet transports do not count', 'sunk Transports-Tallinn-A/hits=3 Transports-Tallinn-B/hits=3', 0],
    [
      'two at most',
      'sunk Supply-shipping-Stettin/hits=3 Supply-shipping-Danzig/hits=3 Finland-service/hits=2 North-Sea-shipping/hits=2',
      2,
    ],
  ])('[S.3] %s', (_case, table, hits) => {
    expect(ship(ended(table), 'Evacuation-shipping-C').hits).toBe(hits);
  });

  test('[S.3] the second act has begun, once', () => {
    expect(ended('').common.once).toEqual(['act-two']);
  });
});
