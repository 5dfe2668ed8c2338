import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { hex, port, position } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';
import { isSupplied, judgeSupply, sourcesOf, supplyEvents } from './supply.ts';

const judge = (side: Side, table: string, heading = 'husky "Jul I 43"'): State =>
  position(`initial side=${side}`, table, heading, `phasing=${side} part=initial step=0`);
const judged = (side: Side, table: string, heading?: string): State => {
  const state = judge(side, table, heading);
  return fold(state, supplyEvents(state));
};

describe('[F.16.1] sources', () => {
  const has = (name: string, table: string): boolean => {
    const state = judge('allied', table, 'malta "Nov II 42"');
    return sourcesOf(state.common, 'allied').includes(port(state, name));
  };

  test('[S.1] those of Torch come with Torch', () => {
    expect(has('Alexandria', '')).toBe(true);
    expect(has('Alger', 'port Alger owner=allied')).toBe(false);
    expect(has('Alger', 'port Alger owner=allied | once torch')).toBe(true);
  });
});

describe('[F.16.3] hunger', () => {
  const LEROS = 'port Leros blockaded=true garrison=0';
  const re = (state: State): readonly number[] =>
    state.common.troops.filter(troop => troop.hex === hex(state, 'Leros')).map(troop => troop.re);

  test.each([
    ['the fourth turn costs an RE', 3, [1]],
    ['the third does not', 2, [2]],
    ['and so does each after it', 6, [1]],
  ])('[F.16.3] %s', (_case, turns, left) => {
    const table = `${LEROS} | troops Napoli-Division 2 @Leros | unsupplied axis @Leros ${turns}`;
    expect(re(judged('axis', table))).toEqual(left);
  });

  test('[F.16.3] one RE of a hex, of the largest unit in it, and never more than there is', () => {
    const table = `${LEROS} | troops Napoli-Division 1 @Leros | troops Livorno-Division 2 @Leros | unsupplied axis @Leros 3`;
    expect(re(judged('axis', table))).toEqual([1, 1]);
    const half = `port Tripoli blockaded=true garrison=0 | troops Genio-Libia 0.5 @Leros | unsupplied axis @Leros 3 | port Leros blockaded=true garrison=0`;
    expect(re(judged('axis', half, 'malta "Jul I 42"'))).toEqual([]);
  });

  test('[F.16.3] troops before the garrison, the garrison where there are none', () => {
    const both = judged(
      'axis',
      'port Leros blockaded=true garrison=1 | troops Napoli-Division 2 @Leros | unsupplied axis @Leros 3',
    );
    expect([re(both), both.common.ports[port(both, 'Leros')]?.garrison]).toEqual([[1], 1]);
    const empty = judged('axis', `${LEROS} | unsupplied axis @Leros 3`);
    expect(empty.common.ports[port(empty, 'Leros')]?.garrison).toBe(0);
  });

  test('[F.16.3] turns of the other side are not its own', () => {
    const state = judged('axis', `${LEROS} | troops Napoli-Division 2 @Leros | unsupplied allied @Leros 3`);
    expect(re(state)).toEqual([2]);
  });
});

describe('[F.16] as it was judged', () => {
  test('[F.16.3] for each side and each hex', () => {
    const { common } = judge('axis', 'unsupplied axis @Leros 1');
    const at = (name: string) => hex(judge('axis', ''), name);
    expect([
      isSupplied(common, 'axis', at('Leros')),
      isSupplied(common, 'allied', at('Leros')),
      isSupplied(common, 'axis', at('Rodi')),
    ]).toEqual([false, true, true]);
  });

  test('[F.16.2] stores that feed lose one SP, once for all they feed', () => {
    const state = judged(
      'axis',
      'port Leros blockaded=true | stock axis Leros sp=3 | troops Napoli-Division 2 @Leros',
    );
    const left = state.fleets.axis.stocks.find(each => each.port === port(state, 'Leros'));
    expect(left?.sp).toBe(2);
    expect(judgeSupply(state, 'axis').unsupplied).not.toContain(hex(state, 'Leros'));
  });

  test('[F.16.1] a source pays nothing for itself', () => {
    const state = judged('axis', 'stock axis Napoli sp=4');
    expect(state.fleets.axis.stocks.find(each => each.port === port(state, 'Napoli'))?.sp).toBe(4);
  });
});
