import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { nameOfHex } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, port, position, ship } from '../../testing/positions.ts';
import { reachOf } from '../movement/reach.ts';

const DIVISION = '9a-Divisione';
const taranto = (stock: string, more = ''): State =>
  position(
    'naval-step side=axis moving=3',
    `stock axis Taranto ${stock} | group 3 axis in:Taranto ${DIVISION}${more}`,
  );

const oil = (state: State, name = 'Taranto') =>
  stockOf(state.common, state.fleets.axis, 'axis', port(state, name));

describe('[36.E] fuel', () => {
  test.each([
    ['one SRP', 'sp=8 srp=1', 'srp', { sp: 8, srp: 0 }, 5],
    ['five SPs', 'sp=8 srp=1', 'sp', { sp: 3, srp: 1 }, 5],
    ['[F.22] by the step, the first at once', 'sp=8 srp=1', 'as-you-go', { sp: 7, srp: 1 }, 1],
  ])('%s', (_case, stock, fuel, left, paid) => {
    const out = after(taranto(stock), `axis put-to-sea 3 ${fuel}`);
    expect(oil(out)).toEqual(left);
    expect(ship(out, DIVISION).fuel).toBe(paid);
  });

  test.each([
    ['four SPs', 'sp=4 srp=0', 'sp', '36.E no-fuel'],
    ['no SRP', 'sp=8 srp=0', 'srp', '36.E no-fuel'],
    ['nothing', 'sp=0 srp=0', 'as-you-go', '36.E no-fuel'],
    ['one SP, by the step', 'sp=1 srp=0', 'as-you-go', 'ok'],
  ])('%s', (_case, stock, fuel, expected) => {
    expect(ruling(taranto(stock), `axis put-to-sea 3 ${fuel}`)).toBe(expected);
  });

  test('each task force of the group pays', () => {
    const two = taranto('sp=9 srp=0', ' 5a-Divisione');
    expect(ruling(two, 'axis put-to-sea 3 sp')).toBe('36.E no-fuel');
    expect(oil(after(taranto('sp=10 srp=0', ' 5a-Divisione'), 'axis put-to-sea 3 sp')).sp).toBe(0);
  });

  test('transports and submarines pay nothing', () => {
    const convoy = position('naval-step side=axis moving=3', 'group 3 axis in:Taranto Convogli-E');
    expect(ruling(convoy, 'axis put-to-sea 3 sp')).toBe('ok');
  });

  test('nor do the Allies, nor anybody in the Baltic', () => {
    const allied = position(
      'naval-step side=allied moving=3',
      'group 3 allied in:Valletta Force-H',
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    expect(ruling(allied, 'allied put-to-sea 3 sp')).toBe('ok');
    const baltic = position(
      'naval-step side=axis moving=3',
      'group 3 axis in:Memel Sweepers-and-Sperrbrecher',
      'baltic-act1 "Jun II 41"',
    );
    expect(ruling(baltic, 'axis put-to-sea 3 sp')).toBe('ok');
  });

  test('O14 who leaves twice in a player-turn pays at most once', () => {
    const back = after(
      taranto('sp=8 srp=0'),
      'axis put-to-sea 3 sp',
      'axis enter-port 3',
      'axis put-to-sea 3 sp',
    );
    expect(oil(back).sp).toBe(3);
    expect(ship(back, DIVISION).fuel).toBe(5);
  });

  test('O15 three steps by the step: three SPs', () => {
    const moved = after(
      taranto('sp=8 srp=0'),
      'axis put-to-sea 3 as-you-go',
      'axis done',
      'axis begin 3 night=false hold=false',
      'axis sail 3 034083',
      'axis done',
      'axis begin 3 night=false hold=false',
      'axis sail 3 033084',
    );
    expect(oil(moved).sp).toBe(5);
    expect(ship(moved, DIVISION).fuel).toBe(3);
  });

  test('a step is paid for once, however many pieces its way has', () => {
    const out = after(
      taranto('sp=8 srp=0'),
      'axis put-to-sea 3 as-you-go',
      'axis sail 3 034083',
      'axis sail 3 033084',
    );
    expect(oil(out).sp).toBe(7);
    const next = after(
      out,
      'axis done',
      'axis begin 3 night=false hold=false',
      'axis sail 3 034083',
      'axis sail 3 033084',
    );
    expect(oil(next).sp).toBe(6);
  });

  test('[36.E] by the step, who leaves, comes in and leaves again in one step pays for one', () => {
    const twice = after(
      taranto('sp=8 srp=0'),
      'axis put-to-sea 3 as-you-go',
      'axis enter-port 3',
      'axis put-to-sea 3 as-you-go',
    );
    expect(oil(twice).sp).toBe(7);
    expect(ship(twice, DIVISION).fuel).toBe(1);
    const next = after(twice, 'axis done', 'axis begin 3 night=false hold=false', 'axis sail 3 034083');
    expect(oil(next).sp).toBe(6);
  });

  test('[36.E] nor does who came in from sea in the step pay again when it leaves', () => {
    const off = position(
      'naval-step side=axis moving=3',
      `stock axis Taranto sp=4 srp=0 | group 3 axis @Taranto ${DIVISION}/fuel=1/pays=Taranto contact=clear moved=true`,
    );
    const out = after(off, 'axis enter-port 3', 'axis put-to-sea 3 as-you-go');
    expect(oil(out).sp).toBe(3);
  });

  test('[36.E] a step that was not paid for is paid when it leaves, or it stays', () => {
    const off = position(
      'naval-step side=axis moving=3',
      `group 3 axis @Taranto ${DIVISION}/fuel=1/pays=Taranto contact=clear moved=true`,
    );
    expect(ruling(after(off, 'axis enter-port 3'), 'axis put-to-sea 3 as-you-go')).toBe('36.E no-fuel');
  });

  test('[36.E] oil of one step is not oil of the next, in port or at sea', () => {
    const inPort = after(
      taranto('sp=8 srp=0'),
      'axis put-to-sea 3 as-you-go',
      'axis enter-port 3',
      'axis done',
    );
    expect(ship(inPort, DIVISION).oiled).toBeUndefined();
    const again = after(inPort, `axis form ${DIVISION}`, 'axis put-to-sea 4 as-you-go');
    expect(oil(again).sp).toBe(6);
  });

  test('a step in which it does not move costs nothing', () => {
    const still = after(taranto('sp=8 srp=0'), 'axis put-to-sea 3 as-you-go', 'axis done', 'axis done');
    expect(oil(still).sp).toBe(7);
  });

  test('[F.22] with nothing left it lies stopped, but for the way back', () => {
    const out = position(
      'naval-step side=axis moving=3',
      `group 3 axis @034083 ${DIVISION}/fuel=1/pays=Taranto contact=clear moved=true`,
    );
    expect(ruling(out, 'axis sail 3 035083')).toBe('F.22 no-oil');
    expect(ruling(out, 'axis sail 3 033084')).toBe('ok');
  });

  test('[F.22] a first piece of the way back does not free it for the next', () => {
    const out = position(
      'naval-step side=axis moving=3',
      `group 3 axis @034083 ${DIVISION}/fuel=1/pays=Taranto contact=clear moved=true`,
    );
    const back = after(out, 'axis sail 3 033084');
    expect(ruling(back, 'axis sail 3 034083')).toBe('F.22 no-oil');
    expect(ruling(back, 'axis enter-port 3')).toBe('ok');
  });

  test('[36.E] passing Gibraltar is moving too', () => {
    const off = (stock: string): State =>
      position(
        'naval-step side=axis moving=3',
        `port Gibraltar owner=axis | stock axis Taranto ${stock} | group 3 axis @Gibraltar ${DIVISION}/fuel=1/pays=Taranto contact=clear moved=true`,
      );
    expect(oil(after(off('sp=4 srp=0'), 'axis pass-gibraltar 3')).sp).toBe(3);
    expect(ruling(off('sp=0 srp=0'), 'axis pass-gibraltar 3')).toBe('F.22 no-oil');
  });

  test('[F.5.4] [F.22] turned back it goes home with nothing left, wherever that is', () => {
    const out = (turnedBack: boolean): State =>
      position(
        'naval-step side=axis moving=3',
        `stock axis Cagliari sp=0 srp=0 | group 3 axis @041066 ${DIVISION}/fuel=1/pays=Cagliari contact=clear moved=true turnedBack=${turnedBack}`,
      );
    const { common, fleets } = out(true);
    const [home] = reachOf(common, fleets.axis, group(out(true), 3)!);
    const way = `axis sail 3 ${home!.path.map(hex => nameOfHex(chartOf(common), hex)).join(' ')}`;
    expect(ruling(out(true), way)).toBe('ok');
    expect(ruling(out(false), way)).toBe('F.22 no-oil');
  });

  test('who pays by the step pays on in the next player-turn at sea, and not in port', () => {
    const out = position(
      'initial side=axis',
      `stock axis Taranto sp=8 srp=0 | group 3 axis @034083 ${DIVISION}/fuel=2/pays=Taranto`,
      'malta "Jun II 42"',
      'phasing=axis part=initial step=0',
    );
    const opened = fold(out, [{ type: 'turn-opened', side: 'axis' }]);
    expect(ship(opened, DIVISION)).toMatchObject({ fuel: 0, payAsYouGo: port(opened, 'Taranto') });
    const inPort = taranto('sp=8 srp=0', '/pays=Taranto');
    const loaded = after(inPort, `axis embark 3 ${DIVISION} cargo.kind=sp cargo.amount=2`);
    expect(oil(loaded).sp).toBe(6);
  });

  test('coming into port is moving too, and is never refused for want of oil', () => {
    const off = (stock: string): State =>
      position(
        'naval-step side=axis moving=3',
        `stock axis Taranto ${stock} | group 3 axis @Taranto ${DIVISION}/fuel=1/pays=Taranto contact=clear moved=true`,
      );
    expect(oil(after(off('sp=4 srp=0'), 'axis enter-port 3')).sp).toBe(3);
    expect(ruling(off('sp=0 srp=0'), 'axis enter-port 3')).toBe('ok');
  });

  test('the cap holds by the step too', () => {
    const paid = position(
      'naval-step side=axis moving=3',
      `stock axis Taranto sp=8 srp=0 | group 3 axis @034083 ${DIVISION}/fuel=5/pays=Taranto contact=clear moved=true`,
    );
    expect(oil(after(paid, 'axis sail 3 033084')).sp).toBe(8);
  });
});
