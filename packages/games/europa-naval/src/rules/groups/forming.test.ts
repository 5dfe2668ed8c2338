import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, position } from '../../testing/positions.ts';

const UNITS =
  'unit N3 axis NT 3 | unit N2 axis NT 2 | unit T4 axis TF 4 | unit T6 axis TF 6 | unit U2 axis SUB 2 | unit U3 axis SUB 3 | unit R2 axis RF 2';

const axis = (table: string, phase = 'naval-step side=axis', heading = 'malta "Jul I 42"'): State =>
  position(phase, `${UNITS} | ${table}`, heading, 'phasing=axis part=movement step=1');

describe('[F.4.2] who may make a group', () => {
  test.each([
    ['ships of one port', 'in Napoli N3 N2', 'N3 N2', 'ok'],
    [
      'a ship of it and one of a group that lies there',
      'in Napoli N2 | group 3 axis in:Napoli N3',
      'N3 N2',
      'ok',
    ],
    ['not ships of two ports', 'in Napoli N3 | in Tripoli N2', 'N3 N2', 'F.4.2 apart'],
    [
      'not groups that lie in two ports',
      'group 3 axis in:Napoli N3 | group 4 axis in:Tripoli N2',
      'N3 N2',
      'F.4.2 apart',
    ],
    ['groups in one hex', 'group 3 axis @055078 N3 | group 4 axis @055078 N2', 'N3 N2', 'ok'],
    ['not groups in two hexes', 'group 3 axis @055078 N3 | group 4 axis @055079 N2', 'N3 N2', 'F.4.2 apart'],
    ['not a ship in port and one off it', 'in Napoli N3 | group 4 axis @Napoli N2', 'N3 N2', 'F.4.2 apart'],
    [
      'one ship of a group and one of another are a new group',
      'group 3 axis @055078 N3 T4 | group 4 axis @055078 N2',
      'N3 N2',
      'ok',
    ],
    ['the same ships are no new group', 'group 3 axis @055078 N3 N2', 'N2 N3', 'F.4.2 as-it-is'],
    ['submarines with submarines', 'in Napoli U2 U3', 'U2 U3', 'ok'],
    ['submarines not with others', 'in Napoli U2 T4', 'U2 T4', 'F.4.2 submarine'],
    [
      'a group that moves is not joined',
      'group 3 axis @055078 N3 moved=true | group 4 axis @055078 N2',
      'N3 N2',
      'F.4.2 under-way',
    ],
  ])('[F.4.2] %s', (_case, table, ships, expected) => {
    expect(ruling(axis(table), `axis form ${ships}`)).toBe(expected);
  });

  test.each([
    ['at one place on a canal', '1', 'ok'],
    ['not at two', '2', 'F.4.2 apart'],
  ])('[F.4.2] %s', (_case, along, expected) => {
    const state = axis(
      `group 3 axis channel:0:1 N3 | group 4 axis channel:0:${along} N2`,
      'naval-step side=axis',
      'baltic-act1 "Aug I 41"',
    );
    expect(ruling(state, 'axis form N3 N2')).toBe(expected);
  });
});

describe('[F.5.2] work that ships have paid for', () => {
  const lying = (n2: string): State => axis(`in Napoli N3/work=embark:3 N2${n2}`);

  test('[F.5.2] together they have paid what the least of them has', () => {
    const state = after(lying('/work=embark:2'), 'axis form N3 N2');
    expect(group(state, 1)?.work).toEqual({ task: 'embark', paid: 2 });
  });

  test('[F.5.2] for other work nothing', () => {
    const state = after(lying('/work=disembark+port:2'), 'axis form N3 N2');
    expect(group(state, 1)?.work).toBeUndefined();
  });
});

describe('[F.5.4] [F.19.4] a past that goes with the ships', () => {
  const convoy = (ships: string, marks: string, more = ''): State =>
    axis(`group 3 axis @055078 ${ships} ${marks}${more}`);
  const turnedBack = (state: State, ships: string): boolean | undefined =>
    group(after(state, `axis form ${ships}`), state.nextGroup)?.turnedBack;

  test('[F.5.4] transports that leave a group that was turned back are turned back', () => {
    expect(turnedBack(convoy('N3 N2', 'turnedBack=true shipping=checked'), 'N3')).toBe(true);
    expect(turnedBack(convoy('N3 N2', 'shipping=checked'), 'N3')).toBe(false);
  });

  test('[F.5.4] one that was turned back turns those back who join it', () => {
    const both = convoy('N3', 'turnedBack=true', ' | group 4 axis @055078 N2');
    expect(turnedBack(both, 'N3 N2')).toBe(true);
  });

  test('[F.19.4] warships that leave what Malta turned back may stay at sea', () => {
    expect(turnedBack(convoy('T4 N3', 'turnedBack=true shipping=checked'), 'T4')).toBe(false);
    expect(turnedBack(convoy('T4 T6 N3', 'turnedBack=true shipping=checked'), 'T4 N3')).toBe(true);
  });

  test('[F.8.6] those that a battle turned back may not', () => {
    expect(turnedBack(convoy('T4 T6', 'turnedBack=true'), 'T4')).toBe(true);
  });

  test('[F.5.4] in port nobody is free of it before the next player-turn', () => {
    const state = axis('in Napoli T4/turnedBack/shipping=checked T6');
    expect(turnedBack(state, 'T4')).toBe(true);
    expect(turnedBack(state, 'T6')).toBe(false);
  });
});

describe('[36.A.1] shelter', () => {
  const sheltered = (second: string): boolean | undefined => {
    const state = axis(
      `group 3 axis @067063 N3 sheltered=true | group 4 axis @067063 N2 sheltered=${second}`,
    );
    return group(after(state, 'axis form N3 N2'), 5)?.sheltered;
  };

  test('[36.A.1] a group is sheltered when all of it came in sheltered', () => {
    expect([sheltered('true'), sheltered('false')]).toEqual([true, false]);
  });
});

describe('[F.4.2] [F.3.3] a new group', () => {
  test('[F.4.2] out of port is in hand at once, and so in the Atlantic', () => {
    expect(after(axis('in Napoli N3'), 'axis form N3').common.phase).toMatchObject({ moving: 1 });
    const box = position(
      'naval-step side=allied',
      'unit A8 allied TF 8 | atlantic A8',
      'malta "Jul I 42"',
      'phasing=allied part=movement step=1',
    );
    expect(after(box, 'allied form A8').common.phase).toMatchObject({ moving: 1 });
  });

  test('[F.12] at sea it still has to begin its step', () => {
    const { phase } = after(axis('group 3 axis @055078 N3 N2'), 'axis form N3').common;
    expect(phase).toEqual({ name: 'naval-step', side: 'axis' });
  });
});

describe('[F.5.4] the step is not over while a group is on its way home', () => {
  const waiting = (marks: string): State => axis(`group 3 axis @055078 N3 ${marks}`);

  test.each([
    ['one that was turned back and has not gone', 'turnedBack=true', 'F.5.4 go-home'],
    ['one that has gone as far as it could', 'turnedBack=true moved=true', 'ok'],
    ['one that is free', '', 'ok'],
  ])('[F.5.4] %s', (_case, marks, expected) => {
    expect(ruling(waiting(marks), 'axis done')).toBe(expected);
  });

  test('[F.5.4] and the group in hand is not left', () => {
    const held = (marks: string) =>
      axis(`group 3 axis @055078 N3 moved=true spent=1 ${marks}`, 'naval-step side=axis moving=3');
    expect(ruling(held('turnedBack=true'), 'axis done')).toBe('F.5.4 go-home');
    expect(ruling(held('turnedBack=true allowance=1'), 'axis done')).toBe('ok');
    expect(ruling(held(''), 'axis done')).toBe('ok');
  });
});

describe('[F.6.1] night behind a group', () => {
  const night = (ships: string): string =>
    ruling(axis(`group 3 axis @055078 ${ships}`, 'naval-step side=axis moving=3'), 'axis night 3');

  test('[36.A.2] day is counted for those who have been out by night', () => {
    expect(night('N3/night=5/day=10 N2')).toBe('ok');
    expect(night('N3/night=5/day=9 N2')).toBe('36.A.2 night-too-soon');
    expect(night('N3/night=5/day=10 N2/night=5/day=9')).toBe('36.A.2 night-too-soon');
  });
});
