import type { GameStatus } from '@narrow-seas/protocol';
import { describe, expect, test } from 'vitest';
import type { OnlineTold } from '../link/notice.ts';
import type { Snapshot } from '../link/protocol.ts';
import { lateIn, leftOf } from './clock.ts';
import { makeOnline, withSaid } from './state.ts';

const hear = (online: ReturnType<typeof makeOnline>, told: OnlineTold, id = 'g'): void =>
  online.hear({ notice: 'online', id, told });

const said = (number: number, text: string) => ({ number, text, at: '2026-01-01T00:00:00.000Z' });

const opened = () => {
  const online = makeOnline();
  online.begin('g');
  return online;
};

describe('what is known of the game on the server', () => {
  test('a connection that is lost is told, and once it is back that is told too', () => {
    const online = opened();
    hear(online, { what: 'presence', here: ['north'] });
    hear(online, { what: 'connection', isOn: false, isWaiting: true });
    expect(online.get()).toMatchObject({ connection: 'lost', isWaiting: true, here: [] });
    hear(online, { what: 'connection', isOn: true, isWaiting: false });
    expect(online.get()).toMatchObject({ connection: 'back', isWaiting: false });
    hear(online, { what: 'connection', isOn: true, isWaiting: false });
    expect(online.get().connection).toBe('back');
  });

  test('a first connection is nothing to tell', () => {
    const online = opened();
    hear(online, { what: 'connection', isOn: true, isWaiting: false });
    expect(online.get().connection).toBe('on');
  });

  test('tables wait in their order, messages are counted, and what was refused is kept', () => {
    const online = opened();
    const [first, second] = [{ length: 1 } as Snapshot, { length: 2 } as Snapshot];
    hear(online, { what: 'table', snapshot: first });
    hear(online, { what: 'table', snapshot: second });
    hear(online, { what: 'said', said: said(1, 'Hello') });
    hear(online, { what: 'unsent', sentence: 'It was not your turn.' });
    hear(online, { what: 'status', status: { state: 'running' } as GameStatus });
    expect(online.get()).toMatchObject({
      tables: [first, second],
      unread: 1,
      unsent: 'It was not your turn.',
      status: { state: 'running' },
    });
  });

  test('what is told of another game is not heard, and a new game begins with nothing', () => {
    const online = opened();
    hear(online, { what: 'unsent', sentence: 'x' }, 'other');
    expect(online.get().unsent).toBe('');
    hear(online, { what: 'unsent', sentence: 'x' });
    online.begin('next');
    expect(online.get()).toMatchObject({ id: 'next', unsent: '' });
  });

  test('a message that comes twice is shown once, in the order of its number', () => {
    expect(withSaid([said(2, 'b')], [said(1, 'a'), said(2, 'b')]).map(({ number }) => number)).toEqual([
      1, 2,
    ]);
  });
});

describe('clocks', () => {
  const since = '2026-01-01T00:00:00.000Z';
  const at = Date.parse(since);
  const clock = { left: { north: 5000, south: 9000 }, running: ['north'], since };

  test('only the time of the side that acts passes, and never backwards', () => {
    expect(leftOf(clock, 'north', at + 2000)).toBe(3000);
    expect(leftOf(clock, 'south', at + 2000)).toBe(9000);
    expect(leftOf(clock, 'north', at - 2000)).toBe(5000);
    expect(leftOf(clock, 'west', at)).toBe(0);
  });

  test('who has no time left is late; a game without a clock has nobody late', () => {
    expect(lateIn(clock, at + 4999)).toEqual([]);
    expect(lateIn(clock, at + 5000)).toEqual(['north']);
    expect(lateIn(undefined, at)).toEqual([]);
  });
});
