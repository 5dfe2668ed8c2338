import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, position, ship, whereIs } from '../../testing/positions.ts';

/** The Allies in their own waters: nothing but what the position puts there can happen. */
const quiet = (table: string, phase = 'naval-step side=allied moving=3', clock = 'part=movement step=1') =>
  position(phase, table, 'malta "Jun I 42"', `phasing=allied ${clock}`);

const CONVOY = 'group 3 allied @055078 Vigorous Destroyer-flotillas';
const SQUADRON = 'group 3 allied @055078 15th-Cruiser-Squadron';

describe('[F.5.1] costs', () => {
  test('put to sea 1, a hex 1, enter port 1', () => {
    const start = quiet('in Alexandria 15th-Cruiser-Squadron', 'naval-step side=allied');
    const out = after(start, 'allied form 15th-Cruiser-Squadron', 'allied put-to-sea 1 sp');
    expect(group(out, 1)).toMatchObject({ spent: 1, allowance: 20 });
    const back = after(out, 'allied sail 1 083125 084125', 'allied enter-port 1');
    expect(group(back, 1)?.spent).toBe(4);
    expect(whereIs(back, '15th-Cruiser-Squadron')).toBe('in Alexandria');
  });

  test.each([
    ['[F.2.2] onto land', 'sail 3 045070', 'F.2.2 not-adjacent'],
    ['[F.5] by leaps', 'sail 3 055080', 'F.2.2 not-adjacent'],
    ['[F.3.3] another group than the one in hand', 'sail 4 057079', 'F.3.3 not-moving'],
    ['[F.5.1] to a port that is not there', 'enter-port 3', 'F.4.3 no-port'],
    ['[F.5.1] out of port when at sea', 'put-to-sea 3 sp', 'F.5.1 not-in-port'],
    ['nowhere', 'sail 3', 'F.5 no-hexes'],
  ])('%s is refused', (_case, order, expected) => {
    expect(ruling(quiet(`${SQUADRON} | group 4 allied @056079 Vigorous`), `allied ${order}`)).toBe(expected);
  });

  test('[F.2.2] no ship crosses a hexside of land', () => {
    const off = position('naval-step side=axis moving=3', 'group 3 axis @Messina Convogli-A');
    expect(ruling(off, 'axis sail 3 042076')).toBe('F.2.2 land-hexside');
    expect(
      ruling(
        position('naval-step side=axis moving=3', 'group 3 axis @Taranto Convogli-A'),
        'axis sail 3 033085',
      ),
    ).toBe('F.2.2 land');
  });

  test('[F.4.2] the slowest sets the pace: 15 hexes for a convoy with its escort, not 16', () => {
    const row = Array.from({ length: 16 }, (_, at) => `055${String(79 + at).padStart(3, '0')}`);
    expect(ruling(quiet(CONVOY), `allied sail 3 ${row.slice(0, 15).join(' ')}`)).toBe('ok');
    expect(ruling(quiet(CONVOY), `allied sail 3 ${row.join(' ')}`)).toBe('F.5.1 no-points');
  });

  test('[F.3.3] a way may be given in pieces', () => {
    const state = after(quiet(SQUADRON), 'allied sail 3 055079 055080', 'allied sail 3 055081');
    expect(group(state, 3)?.spent).toBe(3);
    expect(whereIs(state, '15th-Cruiser-Squadron')).toBe('@055081');
  });
});

describe('[F.4.2] groups', () => {
  const harbour = quiet(
    'in Alexandria 15th-Cruiser-Squadron 10th-Flotilla Western-Desert-coasters | in Haifa 1st-Flotilla',
    'naval-step side=allied',
  );

  test.each([
    ['ships of one port', 'form 15th-Cruiser-Squadron Western-Desert-coasters', 'ok'],
    ['nobody', 'form', 'F.4.2 empty-group'],
    ['one twice', 'form 10th-Flotilla 10th-Flotilla', 'F.4.2 twice'],
    ['of two ports', 'form 10th-Flotilla 1st-Flotilla', 'F.4.2 apart'],
    ['submarines with others', 'form 10th-Flotilla 15th-Cruiser-Squadron', 'F.4.2 submarine'],
    ['of the enemy', 'form Convogli-A', 'F.4.2 no-ship'],
  ])('form %s: %s is %s', (_case, order, expected) => {
    expect(ruling(harbour, `allied ${order}`)).toBe(expected);
  });

  test('[F.3.3] a group at sea is taken up once in a step', () => {
    const state = quiet(SQUADRON, 'naval-step side=allied');
    expect(ruling(state, 'allied sail 3 055079')).toBe('F.3.3 not-moving');
    const moved = after(state, 'allied begin 3 night=false hold=false', 'allied sail 3 055079');
    expect(ruling(moved, 'allied begin 3 night=false hold=false')).toBe('F.3.3 moved');
  });

  test('split and join before they move, not after', () => {
    const two = quiet(CONVOY, 'naval-step side=allied');
    const split = after(two, 'allied form Vigorous');
    expect(group(split, 3)?.ships).toHaveLength(1);
    expect(group(split, 4)?.place).toEqual(group(two, 3)?.place);
    expect(ruling(split, 'allied form Vigorous Destroyer-flotillas')).toBe('ok');
    const gone = after(split, 'allied begin 4 night=false hold=false', 'allied sail 4 055079');
    expect(ruling(gone, 'allied form Vigorous')).toBe('F.4.2 under-way');
    expect(ruling(two, 'allied form Vigorous Destroyer-flotillas')).toBe('F.4.2 as-it-is');
  });

  test('[F.6.1] together they have the worst night behind them', () => {
    const state = quiet(
      'group 3 allied @055078 15th-Cruiser-Squadron/night=25/day=40 | group 4 allied @055078 Force-H',
      'naval-step side=allied',
    );
    expect(ruling(state, 'allied begin 4 night=true hold=false')).toBe('ok');
    const joined = after(state, 'allied form 15th-Cruiser-Squadron Force-H');
    expect(ruling(joined, 'allied begin 5 night=true hold=false')).toBe('36.A.2 night-budget');
  });

  test('[F.4.4] a ship in refit does not leave port', () => {
    const state = quiet('group 3 allied in:Alexandria 15th-Cruiser-Squadron/refit');
    expect(ruling(state, 'allied put-to-sea 3 sp')).toBe('F.4.4 refit');
  });

  test('[F.13.2] barges do not put out into a storm, and a storm takes five points', () => {
    const storm = (table: string) =>
      position('naval-step side=axis moving=3', `seas stormy stormy stormy stormy stormy stormy | ${table}`);
    expect(ruling(storm('group 3 axis in:Palermo MFP-Sizilien'), 'axis put-to-sea 3 sp')).toBe(
      'F.13.2 storm',
    );
    expect(group(storm('group 3 axis in:Palermo Convogli-D'), 3)?.allowance).toBe(10);
  });

  test('in port at the end of a step they are ships in port again', () => {
    const state = after(quiet('group 3 allied in:Alexandria 15th-Cruiser-Squadron'), 'allied done');
    expect(state.fleets.allied.groups).toHaveLength(0);
    expect(ship(state, '15th-Cruiser-Squadron').where.at).toBe('port');
    expect(state.common).toMatchObject({ part: 'movement', step: 2 });
  });
});

describe('[36.A.3] Gibraltar', () => {
  const rock = 'group 3 allied @Gibraltar Force-H';
  const atRock = (side: string, owner: string, quietUntil: string, clock: string): State =>
    position(
      `naval-step side=${side} moving=3`,
      `port Gibraltar owner=${owner} ${quietUntil} | group 3 ${side} @Gibraltar ${side === 'axis' ? '9a-Divisione' : 'Force-H'}`,
      'malta "Jun I 42"',
      clock,
    );

  test('[36.A.3] the Allies pass to the Atlantic and back for ten points', () => {
    const out = after(quiet(rock), 'allied pass-gibraltar 3');
    expect(group(out, 3)).toMatchObject({ place: { at: 'atlantic' }, spent: 10 });
    expect(whereIs(after(out, 'allied pass-gibraltar 3'), 'Force-H')).toBe('@025006');
  });

  test('[36.A.3] from nowhere else', () => {
    expect(ruling(quiet('group 3 allied @025007 Force-H'), 'allied pass-gibraltar 3')).toBe(
      '36.A.3 not-at-gibraltar',
    );
  });

  test.each([
    ['axis', 'held since long ago', 'quietUntil=0', 'phasing=axis part=movement step=1 playerTurn=6', 'ok'],
    [
      'axis',
      'taken in this player-turn',
      'quietUntil=8',
      'phasing=axis part=movement step=1 playerTurn=6',
      '36.A.3 strait-closed',
    ],
    [
      'axis',
      'taken in the one before',
      'quietUntil=7',
      'phasing=axis part=movement step=1 playerTurn=6',
      'ok',
    ],
    [
      'allied',
      'lost',
      'quietUntil=8',
      'phasing=allied part=movement step=1 playerTurn=7',
      '36.A.3 strait-closed',
    ],
    [
      'allied',
      'lost in this player-turn, which they may still use',
      'quietUntil=9',
      'phasing=allied part=exploitation step=1 playerTurn=7',
      'ok',
    ],
  ])('[36.A.3] in Axis hands, the %s side: %s', (side, _case, quietUntil, clock, expected) => {
    expect(ruling(atRock(side, 'axis', quietUntil, clock), `${side} pass-gibraltar 3`)).toBe(expected);
  });

  test.each([
    [
      'allied',
      'regained in this player-turn',
      'quietUntil=9',
      'phasing=allied part=exploitation step=1 playerTurn=7',
      'ok',
    ],
    ['allied', 'never lost', 'quietUntil=0', 'phasing=allied part=movement step=1 playerTurn=7', 'ok'],
    [
      'axis',
      'never held',
      'quietUntil=0',
      'phasing=axis part=movement step=1 playerTurn=6',
      '36.A.3 strait-closed',
    ],
    [
      'axis',
      'lost in the player-turn before',
      'quietUntil=9',
      'phasing=axis part=movement step=1 playerTurn=8',
      '36.A.3 strait-closed',
    ],
  ])('[36.A.3] in Allied hands, the %s side: %s', (side, _case, quietUntil, clock, expected) => {
    expect(ruling(atRock(side, 'allied', quietUntil, clock), `${side} pass-gibraltar 3`)).toBe(expected);
  });

  test('[36.A.3] there is no such way in the Baltic', () => {
    const state = position(
      'naval-step side=axis moving=3',
      'group 3 axis @Memel Sweepers-and-Sperrbrecher',
      'baltic-act1 "Jun II 41"',
    );
    expect(ruling(state, 'axis pass-gibraltar 3')).toBe('36.A.3 no-gibraltar');
  });

  test('[F.2.6] ships in the Atlantic come together there and at the end of a step lie there again', () => {
    const state = quiet('atlantic Force-H Harpoon', 'naval-step side=allied');
    const formed = after(state, 'allied form Force-H Harpoon');
    expect(group(formed, 1)?.place.at).toBe('atlantic');
    expect(ship(after(formed, 'allied done'), 'Harpoon').where.at).toBe('atlantic');
  });
});

describe('[F.5.4] a group that was turned back', () => {
  const home = (more = '') =>
    position(
      'naval-step side=axis moving=3',
      `${more}group 3 axis @041066 Convogli-A turnedBack=true moved=true contact=clear`,
    );

  test('goes nearer to a port with each hex, and nothing else', () => {
    expect(ruling(home(), 'axis sail 3 041067')).toBe('ok');
    expect(ruling(home(), 'axis sail 3 041065')).toBe('F.5.4 turned-back');
    expect(ruling(home(), 'axis done')).toBe('F.5.4 go-home');
    expect(ruling(home(), 'axis form Convogli-A')).toBe('F.5.4 go-home');
  });

  test('[F.20.6] one that said it holds stays for this step, and nobody waits for it', () => {
    const held = position(
      'naval-step side=axis moving=3',
      'group 3 axis @041066 Convogli-A turnedBack=true moved=true holds=true contact=clear',
    );
    expect(ruling(held, 'axis sail 3 041067')).toBe('F.20.6 holds');
    expect(ruling(held, 'axis done')).toBe('ok');
  });

  test('comes into port, and stays there for the player-turn', () => {
    const safe = after(home(), 'axis sail 3 041067', 'axis enter-port 3', 'axis done');
    expect(ship(safe, 'Convogli-A')).toMatchObject({ where: { at: 'port' }, turnedBack: true });
    const again = after(safe, 'axis form Convogli-A');
    expect(ruling(again, 'axis put-to-sea 4 sp')).toBe('F.5.4 turned-back');
  });
});
