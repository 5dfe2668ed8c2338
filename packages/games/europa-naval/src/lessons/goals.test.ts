import { courseOf, type Entry, type LessonMoment, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { europaNaval, type EuropaNavalTypes } from '../game.ts';
import { europaNavalGoals } from './goals.ts';

type Types = EuropaNavalTypes;

const HEAD = 'europa-naval malta "Jun I 42"';
const AXIS = [HEAD, 'clock phasing=axis part=movement step=1', 'phase naval-step side=axis'];
const ALLIED = [HEAD, 'clock phasing=allied part=movement step=1', 'phase naval-step side=allied'];

interface Told {
  readonly side: 'axis' | 'allied';
  readonly position: readonly string[];
  /** "axis: done", or the face of a die. */
  readonly orders: readonly string[];
}

const read = ({ side, position }: Told, goal: object) => {
  const step = { text: 'x', goal, hint: 'x', show: ['done'], done: 'x' };
  const head = { id: 'one', title: 'x', learn: 'x', minutes: 1, rules: ['36.C'], side, other: 'nobody' };
  const file = { ...head, seed: 1, start: { position }, steps: [step] };
  return mustBe(courseOf({ game: europaNaval, goals: europaNavalGoals }, [file]).read('one'));
};

const played = ({ side, orders }: Told, before: Types['state']): LessonMoment<Types> => {
  let after = before;
  const entries: Entry<Types>[] = [];
  for (const order of orders) {
    const [who = '', text = ''] = order.split(': ');
    const by = who === 'axis' || who === 'allied' ? who : 'chance';
    const action =
      by === 'chance'
        ? mustBe(europaNaval.decodeAction({ type: 'roll', face: Number(who) }))
        : mustBe(europaNaval.notation.parseAction(after, text));
    const { events, state } = mustBe(europaNaval.decide(after, by, action));
    entries.push({ by, action, events });
    after = state;
  }
  return { side, before, after, entries };
};

/** Whether the goal is reached after these orders. */
const isMet = (told: Told, goal: object): boolean => {
  const lesson = read(told, goal);
  const [step] = lesson.steps;
  if (step?.goal.at !== 'table') throw new Error('This goal is not decided by the rules.');
  return step.goal.isMet(played(told, lesson.start.state));
};

const convoy: Told = {
  side: 'axis',
  position: [...AXIS, 'in Bari Convogli-A', 'stock axis Bari sp=6'],
  orders: ['axis: form Convogli-A', 'axis: embark 1 Convogli-A cargo.kind=sp cargo.amount=4'],
};
const sailed: Told = {
  ...convoy,
  orders: ['axis: form Convogli-A', 'axis: put-to-sea 1', 'axis: sail 1 029084'],
};
const dark: Told = { ...convoy, orders: ['axis: form Convogli-A', 'axis: put-to-sea 1', 'axis: night 1'] };
const home: Told = {
  ...convoy,
  position: [...AXIS, 'group 1 axis @030091 Convogli-A', 'cargo Convogli-A sp=6'],
  orders: ['axis: begin 1', 'axis: sail 1 030092', 'axis: enter-port 1', 'axis: disembark 1 Convogli-A port'],
};
const layer: Told = {
  side: 'allied',
  position: [...ALLIED, 'group 1 allied @050071 Welshman', 'cargo Welshman mine=2', 'mines axis @053073 1'],
  orders: ['allied: begin 1', 'allied: lay-mine 1 Welshman'],
};
const sweeper: Told = {
  side: 'allied',
  position: [...ALLIED, 'group 1 allied @053073 17th-Minesweeping-Flotilla', 'mines axis @053073 1'],
  orders: ['allied: begin 1', '2', 'allied: sweep 1'],
};
const patrol: Told = {
  side: 'axis',
  position: [
    'europa-naval pedestal "Aug I 42"',
    'clock phasing=allied part=movement step=0',
    'phase air-segment side=axis part=cover',
    'air F-122',
    'air KG-54',
    'group 1 allied @041059 Pedestal Force-X',
  ],
  orders: ['axis: cover F-122 mission.kind=patrol mission.hex=042062'],
};
const strike: Told = {
  ...patrol,
  orders: [
    ...patrol.orders,
    'axis: done',
    'allied: done',
    'allied: begin 1',
    '6',
    'axis: raid KG-54 target.kind=group target.group=1',
    '5',
    '6',
    'axis: hit-ship Pedestal',
  ],
};
const landing: Told = {
  side: 'allied',
  position: [
    'europa-naval husky "Jul I 43"',
    'clock phasing=allied part=movement step=1',
    'phase naval-step side=allied',
    'port Gela cdLost=true garrison=1',
    'port Licata cdLost=true',
    'group 1 allied @048071 Western-landing-craft-A Western-Naval-Task-Force-support',
    'cargo Western-landing-craft-A troops=1st-Infantry-Division/3',
  ],
  orders: ['allied: begin 1', 'allied: disembark 1 Western-landing-craft-A landing'],
};
const guns: Told = {
  ...landing,
  orders: ['allied: begin 1', 'allied: prepare 1 Western-Naval-Task-Force-support quarter'],
};
const front: Told = {
  side: 'axis',
  position: [
    HEAD,
    'clock phasing=axis part=end step=0',
    'phase front-payment front=libya',
    'stock axis Benghazi sp=12',
  ],
  orders: ['axis: pay-front Benghazi 12', 'axis: done', '4'],
};
const income: Told = {
  side: 'axis',
  position: [HEAD, 'clock phasing=axis part=initial step=0', 'phase initial side=axis', 'pools axis sp=8'],
  orders: ['axis: income Napoli 5'],
};

const A = { ships: ['Convogli-A'] };
const DIVISION = { unit: '1st-Infantry-Division' };
const GUNS = { ship: 'Western-Naval-Task-Force-support' };

describe('a goal of a lesson', () => {
  test.each([
    ['made ready, it lies in port', convoy, { type: 'in-port', ...A, port: 'Bari' }, true],
    ['it lies in no other port', convoy, { type: 'in-port', ...A, port: 'Durazzo' }, false],
    ['it has come in', home, { type: 'in-port', ...A, port: 'Durazzo' }, true],
    ['it is at sea', sailed, { type: 'at-sea', ...A }, true],
    ['in port it is not at sea', convoy, { type: 'at-sea', ...A }, false],
    ['it is in the hex', sailed, { type: 'at', ...A, hex: '029084' }, true],
    ['it is in no other hex', sailed, { type: 'at', ...A, hex: 'Bari' }, false],
    ['it is near', sailed, { type: 'at', ...A, hex: 'Bari', within: 1 }, true],
    ['it has moved', sailed, { type: 'moved', ...A }, true],
    ['it has not moved', convoy, { type: 'moved', ...A }, false],
    ['[36.A.2] it sails by night', dark, { type: 'by-night', ...A }, true],
    ['[36.A.2] it sails by day', sailed, { type: 'by-night', ...A }, false],
    ['it carries four', convoy, { type: 'carries', ship: 'Convogli-A', what: 'sp', least: 4 }, true],
    ['it does not carry five', convoy, { type: 'carries', ship: 'Convogli-A', what: 'sp', least: 5 }, false],
    ['supplies are no mines', convoy, { type: 'carries', ship: 'Convogli-A', what: 'mine', least: 1 }, false],
    ['six came', home, { type: 'stocked', port: 'Durazzo', least: 6 }, true],
    ['what lay there before has not come', convoy, { type: 'stocked', port: 'Bari', least: 1 }, false],
    ['the pool was spent', income, { type: 'spent', pool: 'sp' }, true],
    ['another pool was not', income, { type: 'spent', pool: 'nrp' }, false],
    ['[36.C.2] a mine lies there', layer, { type: 'mined', hex: '050071', least: 1 }, true],
    ['two do not', layer, { type: 'mined', hex: '050071', least: 2 }, false],
    ['those of the enemy do not count', layer, { type: 'mined', hex: '053073', least: 1 }, false],
    ['[36.C.3] the mines are swept', sweeper, { type: 'swept', hexes: ['053073'] }, true],
    ['they are still there', layer, { type: 'swept', hexes: ['053073'] }, false],
    ['[F.11.4] it patrols', patrol, { type: 'covering', units: ['F-122'] }, true],
    ['it watches the hex', patrol, { type: 'covering', units: ['F-122'], hex: '041059', within: 8 }, true],
    ['it is too far', patrol, { type: 'covering', units: ['F-122'], hex: 'Napoli', within: 8 }, false],
    ['the bombers wait', patrol, { type: 'covering', units: ['KG-54'] }, false],
    ['[F.11.6] a raid was flown', strike, { type: 'raided' }, true],
    ['no raid was flown', patrol, { type: 'raided' }, false],
    ['the ship was hit', strike, { type: 'hit', ships: ['Pedestal'], least: 1 }, true],
    ['the other was not', strike, { type: 'hit', ships: ['Force-X'], least: 1 }, false],
    ['[F.10.5] they are ashore', landing, { type: 'ashore', ...DIVISION, hex: 'Gela' }, true],
    ['they are still aboard', guns, { type: 'ashore', ...DIVISION, hex: 'Gela' }, false],
    ['[F.23.1] no gunfire is ready yet', landing, { type: 'prepared', ...GUNS, hex: 'Gela' }, false],
    ['[F.23.1] gunfire is ready', guns, { type: 'prepared', ...GUNS, hex: 'Gela' }, true],
    ['[F.27.1] the port is ours', front, { type: 'owned', port: 'Tobruk' }, true],
    ['the port is theirs', income, { type: 'owned', port: 'Tobruk' }, false],
    ['the phase is reached', sailed, { type: 'phase', phase: 'naval-step', side: 'axis', step: 1 }, true],
    ['it is the other side', sailed, { type: 'phase', phase: 'naval-step', side: 'allied' }, false],
    ['it is another step', sailed, { type: 'phase', phase: 'naval-step', step: 2 }, false],
    ['it is another part', sailed, { type: 'phase', phase: 'naval-step', part: 'exploitation' }, false],
  ] as const)('%s', (_what, told, goal, met) => {
    expect(isMet(told, goal)).toBe(met);
  });

  test('counters are found by the names of positions', () => {
    const { start } = read(landing, { type: 'raided' });
    const { piece, hex } = europaNavalGoals;
    const named = ['Western-landing-craft-A', 'Malta-wings-A', 'Gela', 'Nobody'];
    expect(named.map(name => piece(start.state, name) !== undefined)).toEqual([true, true, true, false]);
    expect(piece(start.state, '1st-Infantry-Division')).toBeUndefined();
    expect(hex(start.state, 'Gela')).toBe(hex(start.state, '048071'));
  });
});
