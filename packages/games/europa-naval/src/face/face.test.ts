import { mustBe, type Phrase, randomMove, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { AIR_SPECS } from '../model/air-kind.ts';
import { CHARTS } from '../model/chart.ts';
import { printDate } from '../model/date.ts';
import type { Event } from '../model/event.ts';
import { evolve } from '../turn/evolve.ts';
import { europaNaval } from '../game.ts';
import { rosterOf } from '../model/roster.ts';
import { allowanceOf } from '../rules/movement/allowance.ts';
import { MARCH as MARCHES } from '../rules/ground/ground.ts';
import type { State } from '../model/state.ts';
import { currentStrength } from '../rules/naval-combat/strength.ts';
import { stockOf } from '../rules/supply/stock.ts';
import { after, eventsOf } from '../testing/orders.ts';
import { hex, port, position, shipNamed } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { AIR_KINDS, GROUND_KINDS, type PortId, SHIP_KINDS, type ShipId, SIDES } from '../model/vocabulary.ts';
import type { Sight } from '../secrets/sight.ts';
import { AIR_RATINGS, MARCH, SPEED } from './counter.ts';
import { depotAt } from './depots.ts';
import { europaNavalFace as face } from './face.ts';
import { areaName, sheetOf } from './map.ts';
import {
  airPiece,
  depotPiece,
  harbourPiece,
  markerPiece,
  shipPiece,
  subjectOf,
  troopPiece,
} from './piece-id.ts';
import { told } from './say-event.ts';
import { dateName } from './track.ts';
import { airLook, groundLook, shipLook, strengthNow } from './units.ts';

const textOf = (phrases: readonly Phrase[]): string =>
  phrases.map(phrase => (typeof phrase === 'string' ? phrase : phrase.text)).join('');

const start = (scenario: string): State => mustBe(europaNaval.setup({ scenario, options: {} }));

const SCENARIOS = ['malta', 'husky', 'baltic-act1', 'baltic-act2'] as const;

describe('what the face works out for itself is what the rules say', () => {
  test.each(SCENARIOS)('units of %s', scenario => {
    const { ships, air, ground } = rosterOf(scenario);
    const names = { scenario, map: 'mediterranean' } as const;
    for (const [id, { side, kind, name, strength }] of ships.entries())
      expect(shipLook(names, id)).toMatchObject({ side, kind, name, strength });
    for (const [id, { side, kind, name }] of air.entries())
      expect(airLook(names, id)).toMatchObject({ side, kind, name });
    for (const [id, { side, kind, name }] of ground.entries())
      expect(groundLook(names, id)).toMatchObject({ side, kind, name });
  });

  test.each(['mediterranean', 'baltic'] as const)('ports, fields and areas of the %s in their order', map => {
    const chart = CHARTS[map];
    const sheet = sheetOf({ map });
    expect(sheet.ports.map(({ name, hex: at }) => [name, at])).toEqual(
      chart.ports.map(({ name, hex: at }) => [name, at]),
    );
    expect(sheet.fields.map(({ hex: at }) => at)).toEqual(chart.fields.map(({ hex: at }) => at));
    expect(chart.areas.map(({ id }) => areaName({ map }, id))).toEqual(chart.areas.map(({ name }) => name));
    expect(chart.grid.size).toBeLessThan(20_000);
  });

  test('points, ratings, marches, strengths and dates', () => {
    for (const kind of SHIP_KINDS) expect(SPEED[kind]).toBe(allowanceOf([kind], 'calm'));
    for (const kind of AIR_KINDS) expect(AIR_SPECS[kind]).toMatchObject(AIR_RATINGS[kind]);
    for (const kind of GROUND_KINDS) expect(MARCH[kind]).toBe(MARCHES[kind]);
    for (const half of [false, true])
      for (const hits of [0, 2])
        expect(strengthNow(9, { half, hits })).toBe(currentStrength(9, { half, hits }));
    for (let date = 0; date < 96; date += 1) expect(dateName(date)).toBe(printDate(date));
  });

  test.each(SIDES)('what the %s have at each port', side => {
    const state = start('malta');
    const view = viewFor(state, side);
    for (const [id, { owner }] of state.common.ports.entries()) {
      const { sp, srp } = stockOf(state.common, state.fleets[side], side, id as PortId);
      const depot = depotAt(view, id);
      if (owner !== side) expect(depot).toBeUndefined();
      else if (depot?.unlimited === true) expect(sp).toBeGreaterThan(900);
      else expect(depot).toMatchObject({ sp, srp });
    }
  });
});

test('a number tells what a piece stands for', () => {
  expect([7, airPiece(7), depotPiece(7), markerPiece(7)].map(subjectOf)).toEqual([
    { kind: 'ship', ship: shipPiece(7) },
    { kind: 'air', unit: 7 },
    { kind: 'depot', port: 7 },
    { kind: 'marker', group: 7 },
  ]);
  expect(subjectOf(harbourPiece(7, 'allied'))).toEqual({ kind: 'harbour', port: 7, side: 'allied' });
  expect(subjectOf(troopPiece(7, 8494))).toEqual({ kind: 'troops', unit: 7, hex: 8494 });
});

const CONVOY = position(
  'naval-step side=axis moving=3',
  [
    'unit X2 axis SUB 2',
    'in Napoli 9a-Divisione/hits=1 | stock axis Napoli sp=6 srp=1 | stock axis Tripoli sp=2',
    'cargo Convogli-A sp=4',
    'group 3 axis @055078 Convogli-A Scorta-Napoli spent=5',
    'group 5 axis @050070 X2',
    'in Valletta 10th-Flotilla | group 4 allied @055081 Force-H seen=true',
    'mines allied @055080 2',
    'troops Malta-garrison 8 @Valletta',
    'air JG-53 status=flown mission.kind=cap mission.over.group=3',
  ].join(' | '),
);
const axis = viewFor(CONVOY, 'axis');
const allied = viewFor(CONVOY, 'allied');
const pieceIn = (view: typeof axis, id: number) => face.board(view).pieces.find(piece => piece.id === id);
const id = (name: string): number => shipNamed(CONVOY, name);

describe('the table', () => {
  test('a ship of one’s own: points left, strength, cargo, her group', () => {
    expect(pieceIn(axis, id('Convogli-A'))).toMatchObject({
      hex: hex(CONVOY, '055078'),
      side: 'red',
      badges: ['G3'],
      counter: { silhouette: 'freighter', nation: 'IT', left: ['', '4s'] },
    });
    expect(pieceIn(axis, id('Convogli-A'))?.counter.right[0]).toBe(10);
    expect(pieceIn(axis, id('9a-Divisione'))).toMatchObject({
      damaged: true,
      badges: ['P'],
      counter: { silhouette: 'battleship', left: [11], right: [20, 11] },
    });
  });

  test('[F.29] of the enemy: who was seen, how many lie in port, and nothing of who dives', () => {
    expect(pieceIn(axis, id('Force-H'))).toMatchObject({ side: 'blue', hex: hex(CONVOY, '055081') });
    expect(pieceIn(axis, id('10th-Flotilla'))).toBeUndefined();
    expect(pieceIn(axis, harbourPiece(port(CONVOY, 'Valletta'), 'allied'))?.counter.left).toEqual([1]);
    expect(pieceIn(allied, id('Convogli-A'))).toBeUndefined();
    expect(pieceIn(allied, markerPiece(3))?.counter).toMatchObject({ silhouette: 'unknown', left: [2] });
    expect([pieceIn(allied, id('X2')), pieceIn(allied, markerPiece(5))]).toEqual([undefined, undefined]);
    expect(pieceIn(allied, depotPiece(port(CONVOY, 'Napoli')))).toBeUndefined();
  });

  test('stores, troops, mines, and fighters over the group that they cover', () => {
    expect(pieceIn(axis, depotPiece(port(CONVOY, 'Napoli')))?.counter.left).toEqual([6, '1r']);
    const valletta = hex(CONVOY, 'Valletta');
    expect(face.board(axis).pieces.find(({ counter }) => counter.name === 'Malta garrison')).toMatchObject({
      hex: valletta,
      counter: { silhouette: 'infantry', left: [8] },
    });
    expect(face.board(axis).pieces.find(({ counter }) => counter.name === 'JG 53')).toMatchObject({
      hex: hex(CONVOY, '055078'),
      spent: true,
      badges: ['CAP'],
    });
    expect(face.board(axis).markers).toContainEqual({
      hex: hex(CONVOY, '055080'),
      kind: 'mine',
      text: '2',
      side: 'blue',
    });
  });

  test('each piece of a hex has a level of its own', () => {
    const levels = new Set(face.board(axis).pieces.map(piece => `${piece.hex} ${piece.level}`));
    expect(levels.size).toBe(face.board(axis).pieces.length);
  });
});

describe('words', () => {
  test('a ship, an enemy group, a harbour, a port', () => {
    expect(face.sayPiece(axis, id('Convogli-A'))).toBe(
      'Italian transports Convogli A. At sea in 055078. Strength 3. Carries 4 SPs. Sails with Scorta Napoli. Ten points left in this step.',
    );
    expect(face.sayPiece(allied, markerPiece(3))).toBe('Axis group of two units, not seen closely.');
    expect(face.sayPiece(axis, depotPiece(port(CONVOY, 'Napoli')))).toBe(
      'Stores and works of Napoli. Holds 6 SPs and 1 SRP.',
    );
    expect(face.sayHex(axis, hex(CONVOY, '055080'))).toBe(
      'Hex 055080, open sea, Central Mediterranean, calm, Allied mines 2, no units.',
    );
    expect(face.sayHex(axis, hex(CONVOY, 'Valletta'))).toContain(
      'Allied major port Valletta, naval base, coast defence 5, five hits',
    );
  });

  test('a way of many hexes is one line, and each event is a sentence', () => {
    const events = eventsOf(CONVOY, 'axis sail 3 055077 055076 055075');
    expect(told(events).filter(({ type }) => type === 'moved')).toHaveLength(1);
    const [line] = told(events).map(sight => textOf(face.sayEvent(axis, sight)));
    expect(line).toBe('Convogli A and 1 more sail one hex to 055077.');
    const quiet = position('naval-step side=axis moving=3', 'group 3 axis @Napoli Convogli-A');
    const way = told(eventsOf(quiet, 'axis sail 3 030074 031074'));
    expect(way.map(sight => textOf(face.sayEvent(viewFor(quiet, 'axis'), sight)))[0]).toBe(
      'Convogli A sails two hexes to 031074.',
    );
  });

  test('a counter that is several flotillas is spoken of as several', () => {
    const flotillas = position(
      'naval-step side=allied moving=3',
      'group 3 allied @055078 10th-and-8th-Flotillas',
      'husky "Jul I 43"',
      'phasing=allied part=movement step=1',
    );
    const said = textOf(
      face.sayEvent(viewFor(flotillas, 'allied'), { type: 'turned-back', group: 3 } as Sight),
    );
    expect(said).toBe('10th and 8th Flotillas are turned back.');
  });

  test('the turn track counts half-months', () => {
    const { boxes, now } = face.track(viewFor(start('malta'), 'axis'));
    expect([boxes.length, now, boxes[0]?.name, boxes.at(-1)?.name]).toEqual([16, 1, 'Jun I 42', 'Jan II 43']);
  });
});

describe('[S.3] the two acts of the Baltic, which number their units differently', () => {
  const first = position(
    'initial side=axis',
    'in Tallinn Marat',
    'baltic-act1 "Oct II 41"',
    'phasing=allied part=end step=0 actTwoFollows=true',
  );
  const second = evolve(first, { type: 'act-two' });
  const sunkIn = (state: State, ship: number): readonly Sight[] =>
    europaNaval.witness(state, { type: 'sunk', ship: ship as ShipId }, 'spectator');
  const said = (now: State, sights: readonly Sight[]): readonly Phrase[] =>
    sights.flatMap(sight => face.sayEvent(viewFor(now, 'spectator'), sight));

  test.each([
    ['the first act, in the second', first, second, 'baltic-act1'],
    ['the second act, looked at from the first', second, first, 'baltic-act2'],
  ] as const)('%s', (_case, then, now, scenario) => {
    const last = rosterOf(scenario).ships.length - 1;
    for (const ship of [0, last]) {
      const sights = sunkIn(then, ship);
      expect(textOf(said(now, sights))).toBe(textOf(said(then, sights)));
      expect(textOf(said(now, sights))).toContain(
        rosterOf(scenario).ships[ship]?.name.replace(/ \(.*$/, '') ?? 'nobody',
      );
    }
  });

  test('only lines of the act that is shown lead to its pieces', () => {
    const links = (now: State): number =>
      said(now, sunkIn(first, 0)).filter(phrase => typeof phrase !== 'string' && phrase.piece !== undefined)
        .length;
    expect([links(first), links(second)]).toEqual([1, 0]);
  });

  test('a game of one act says nothing of rosters', () => {
    expect(sunkIn(start('baltic-act1'), 0)).toEqual([{ type: 'sunk', ship: 0 }]);
  });
});

/** Events that random play meets sooner or later. */
const USUAL: readonly Sight['type'][] = [
  'moved',
  'marker',
  'contact',
  'hit',
  'searched',
  'raid-flown',
  'marched',
  'stocked',
  'scored',
];

describe('whatever happens can be told', () => {
  const untold = new Set<Sight['type']>(USUAL);

  const tell = (state: State, event: Event): void => {
    for (const viewer of [...SIDES, 'spectator'] as const) {
      const view = viewFor(state, viewer);
      for (const sight of europaNaval.witness(state, event, viewer)) {
        untold.delete(sight.type);
        const text = textOf(face.sayEvent(view, sight));
        expect(text, `${sight.type}: ${text}`).toMatch(/^$|^[\p{Lu}\d][^]*[.]$/u);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
      for (const { id: piece } of face.board(view).pieces.slice(0, 5))
        expect(face.sayPiece(view, piece)).toMatch(/^\S[^]*\.$/);
    }
  };

  test.each(['malta', 'husky', 'baltic'])('in %s, to both sides and to those who only look', scenario => {
    const random = seededRandom(11);
    let state = start(scenario);
    for (let moves = 0; moves < 600; moves += 1) {
      const move = randomMove(europaNaval, state, random);
      if (move === undefined) break;
      for (const event of mustBe(europaNaval.decide(state, move.by, move.action)).events) {
        if (moves % 11 === 0 || untold.has(event.type)) tell(state, event);
        state = europaNaval.evolve(state, event);
      }
    }
    expect(state.common.playerTurn).toBeGreaterThan(0);
  });

  test('and what is usual was among it', () => {
    expect([...untold]).toEqual([]);
  });
});

test('after an order the story keeps the same names', () => {
  const later = after(CONVOY, 'axis night 3');
  expect(textOf(face.sayEvent(viewFor(later, 'axis'), { type: 'night-fell', group: 3 } as Sight))).toBe(
    'Convogli A and 1 more go on by night.',
  );
});
