import { mustBe, type Phrase } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { GRID, hexOf, nameOfHex } from '../model/chart.ts';
import type { Event } from '../model/event.ts';
import { CAUSES } from '../model/event.ts';
import { sixthFleet } from '../game.ts';
import { ROSTER } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { isNight } from '../rules/combat/strength.ts';
import { openingPosition } from '../testing/positions.ts';
import { table, unit } from '../testing/table.ts';
import { NATIONS } from '../model/vocabulary.ts';
import { sixthFleetFace as face, sixthFleetMap } from './index.ts';
import { lookOf } from './units.ts';

const view = (state: State) => ({ viewer: 'spectator', table: state }) as const;
const say = (phrases: readonly Phrase[]): string =>
  phrases.map(phrase => (typeof phrase === 'string' ? phrase : phrase.text)).join('');

const STATE = table(
  'movement side=nato mustLand=USa1 moved=US7',
  'nato @1420 USa1 Gr25 | nato @0914 US6 US7 | aboard US1 USa9 | nato @1602 US1 | soviet @1320 So17 | dead US8 | destroyed 1619',
);

describe('counters', () => {
  test('agree with the rules in everything that they show', () => {
    ROSTER.forEach((spec, id) => {
      const { ratings } = spec;
      const look = lookOf(STATE, id);
      expect(look).toMatchObject({
        side: spec.side,
        nation: spec.nation,
        title: spec.title,
        isAircraft: spec.domain === 'air',
        left: [ratings.antiAir, ratings.antiSurface, ratings.antiSubmarine],
        right: [ratings.move, ratings.defence, ratings.ecm],
        carrierBased: spec.carrierBased,
        daylight: spec.daylight,
      });
    });
  });

  test('show silhouette, nation, code, carrier mark and daylight band', () => {
    const piece = (name: string) => face.board(view(STATE)).pieces[unit(STATE, name)]?.counter;
    expect(piece('US6')).toEqual({
      silhouette: 'cruiser',
      nation: 'US',
      kind: 'CG',
      code: '6 CG',
      name: 'Belknap',
      left: [9, 9, 9],
      right: [4, 2, 4],
      corner: '',
      band: false,
    });
    expect(piece('USa9')?.corner).toBe('C');
    expect(ROSTER.map((_, id) => face.board(view(STATE)).pieces[id]?.counter.band)).toEqual(
      ROSTER.map(({ daylight }) => daylight),
    );
    const drawn = new Set(face.board(view(STATE)).pieces.map(({ counter }) => counter.silhouette));
    expect(drawn.size).toBe(10);
  });

  test('a unit that a position made up has a counter too', () => {
    const state = table('movement side=nato', 'unit X soviet So DD 1-2-3-4-5-6 daylight | soviet @0914 X');
    expect(face.board(view(state)).pieces.at(-1)).toMatchObject({
      side: 'red',
      hex: hexOf('0914'),
      counter: { silhouette: 'destroyer', left: [1, 2, 3], right: [4, 5, 6], band: true },
    });
    expect(face.sayPiece(view(state), unit(state, 'X'))).toMatch(/^Soviet destroyer unit X\./);
  });
});

describe('pieces', () => {
  const piece = (name: string) => face.board(view(STATE)).pieces[unit(STATE, name)];

  test('stand where they are, topmost first, or in no hex', () => {
    expect(piece('USa1')).toMatchObject({ hex: hexOf('1420'), level: 0, side: 'blue', turned: true });
    expect(piece('Gr25')).toMatchObject({ hex: hexOf('1420'), level: 1, turned: false });
    expect(piece('USa9')).not.toHaveProperty('hex');
    expect(piece('US8')).not.toHaveProperty('hex');
    expect(piece('So17')?.side).toBe('red');
  });

  test('that have moved or attacked are spent', () => {
    expect([piece('US7')?.spent, piece('US6')?.spent]).toEqual([true, false]);
    const fought = table('combat side=nato attacked=US6 targets=0915 exempt=US7', 'nato @0914 US6 US7 US8');
    const spent = ['US6', 'US7', 'US8'].map(
      name => face.board(view(fought)).pieces[unit(fought, name)]?.spent,
    );
    expect(spent).toEqual([true, true, false]);
  });
});

describe('markers', () => {
  const markers = (state: State, kind: string) =>
    face.board(view(state)).markers.filter(marker => marker.kind === kind);

  test('[10.41] defences with their values, or destroyed', () => {
    expect(markers(STATE, 'fortress').find(({ hex }) => hex === hexOf('2025'))).toMatchObject({
      text: '30-5',
      side: 'blue',
    });
    expect(markers(STATE, 'destroyed').map(({ hex }) => hex)).toEqual([hexOf('1619')]);
  });

  test('[14.3] the bases of the Middle East only with their air forces; [10.48] no destroyed base', () => {
    const agreed = table('movement side=nato', 'options middleEast | middle-east 1 | nato @0914 US6');
    const has = (state: State, hex: string) =>
      markers(state, 'airbase').some(mark => mark.hex === hexOf(hex));
    expect([has(STATE, '0531'), has(agreed, '0531'), has(STATE, '1619'), has(agreed, '1619')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('[11.1] set-up codes of the side that sets up its ships', () => {
    const start = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));
    expect(new Set(markers(start, 'set-up').map(({ text }) => text))).toEqual(
      new Set(['US', 'It', 'Gr', 'Tu']),
    );
    expect(markers(STATE, 'set-up')).toEqual([]);
  });

  test('seas have their names', () => {
    expect(markers(STATE, 'name').map(({ text }) => text)).toContain('Tyrrhenian Sea');
  });
});

test('[8.45] the track has the nights of the rules', () => {
  const { boxes, now } = face.track(view(openingPosition({ scenario: 'campaign', options: {} })));
  expect(boxes).toHaveLength(21);
  expect(boxes.every(({ turn, night }) => night === isNight(turn))).toBe(true);
  expect(now).toBe(1);
});

describe('words for hexes and pieces', () => {
  test('every hex speaks, and says its number first', () => {
    const state = openingPosition({ scenario: 'campaign', options: {} });
    for (let hex = 0; hex < GRID.size; hex += 1) {
      const text = face.sayHex(view(state), hex);
      expect(text.startsWith(`Hex ${nameOfHex(hex as HexId)}, `)).toBe(true);
      expect(text).not.toMatch(/undefined|NaN/);
    }
  });

  test.each([
    [
      '1420',
      /^Hex 1420, .*, in the Aegean Sea, .*one NATO ship unit and one NATO aircraft: American .*, Greek destroyer unit .*\.$/,
    ],
    ['1619', /Larissa, destroyed/],
    ['2025', /NATO defences of Bosphorus, Istanbul, defence 30, ECM 5/],
    ['1602', /American carrier Saratoga, one aircraft aboard\.$/],
    ['0915', /^Hex 0915, open sea, no units\.$/],
  ])('%s', (hex, text) => {
    expect(face.sayHex(view(STATE), hexOf(hex))).toMatch(text);
  });

  test('every unit speaks, wherever it is', () => {
    for (let id = 0; id < ROSTER.length; id += 1)
      expect(face.sayPiece(view(STATE), id)).not.toMatch(/undefined|NaN/);
    const said = (name: string): string => face.sayPiece(view(STATE), unit(STATE, name));
    expect(said('US6')).toMatch(
      /^American missile cruiser Belknap\. It is in hex 0914\. Attack strengths: 9 against/,
    );
    expect(said('USa1')).toMatch(/It must land in this phase\./);
    expect(said('USa9')).toMatch(/It is aboard Saratoga\./);
    expect(said('US8')).toMatch(/It is lost\./);
    expect(said('US9')).toMatch(/It is not yet in play\./);
  });

  test('every nation and side has a name', () => {
    expect(NATIONS.every(nation => ROSTER.some(spec => spec.nation === nation))).toBe(true);
    expect([face.saySide('nato'), face.saySide('soviet'), face.saySide('spectator')]).toEqual([
      'NATO',
      'Soviet',
      'Spectator',
    ]);
  });
});

describe('words for events', () => {
  const a = unit(STATE, 'US6');
  const b = unit(STATE, 'So17');
  const hex = hexOf('1423');
  const combat = {
    name: 'combat',
    side: 'nato',
    attacked: [],
    targets: [],
    struck: [],
    fulfilled: [],
    exempt: [],
  } as const;

  /** One of each type: the compiler asks for the missing. */
  const EVENTS: {
    readonly [Type in Event['type']]: readonly [Extract<Event, { readonly type: Type }>, string];
  } = {
    deployed: [{ type: 'deployed', unit: a, hex }, 'Belknap is placed in 1423.'],
    embarked: [
      { type: 'embarked', unit: unit(STATE, 'USa9'), carrier: unit(STATE, 'US1') },
      'American A-7E Corsair II no. 9 goes aboard Saratoga.',
    ],
    launched: [
      { type: 'launched', unit: unit(STATE, 'USa9'), hex },
      'American A-7E Corsair II no. 9 takes off over 1423.',
    ],
    moved: [{ type: 'moved', unit: a, path: [hexOf('1422'), hex] }, 'Belknap moves two hexes to 1423.'],
    grounded: [
      { type: 'grounded', unit: a, path: [] },
      'Belknap lands where it is and stays out of the game.',
    ],
    arranged: [{ type: 'arranged', side: 'nato', hex, units: [a] }, ''],
    violated: [{ type: 'violated' }, 'The Soviet side violates neutral air space. NATO gets 10 points.'],
    attacked: [
      {
        type: 'attacked',
        attackers: [a],
        from: hexOf('1422'),
        hex,
        defenders: [b],
        differential: 10,
        ecm: 2,
        need: 2,
      },
      'Belknap from 1422 attacks Soviet SAM Kotlin group in 1423: differential 10, ECM 2, it succeeds on 1 to 2.',
    ],
    rolled: [{ type: 'rolled', face: 3 }, 'The die shows 3.'],
    routed: [
      { type: 'routed', side: 'nato', from: hex, units: [a], cause: 'combat' },
      'Belknap must retreat from 1423.',
    ],
    retreated: [{ type: 'retreated', unit: a, to: hex }, 'Belknap retreats to 1423.'],
    crowded: [
      { type: 'crowded', side: 'soviet', hex, units: [b], unit: a },
      'Soviet SAM Kotlin group must make room in 1423 for Belknap.',
    ],
    displaced: [{ type: 'displaced', unit: b, to: hex }, 'Soviet SAM Kotlin group is pushed to 1423.'],
    died: [{ type: 'died', unit: a, cause: 'no-retreat' }, 'Belknap has no way to retreat and is lost.'],
    destroyed: [{ type: 'destroyed', hex: hexOf('1619') }, 'The defences of Larissa are destroyed.'],
    opened: [{ type: 'opened', side: 'nato', hex, candidates: [a] }, '1423 is empty: NATO may advance.'],
    advanced: [{ type: 'advanced', unit: a, hex }, 'Belknap advances into 1423.'],
    resumed: [{ type: 'resumed' }, 'No unit advances.'],
    began: [{ type: 'began', phase: combat }, 'NATO combat.'],
    turned: [{ type: 'turned', turn: 6 }, 'Turn 6 begins. It is night.'],
    mobilised: [{ type: 'mobilised', face: 4 }, 'A roll of 4 decides the air forces of Syria and Egypt.'],
    delayed: [{ type: 'delayed', until: 14 }, 'The Bosphorus stays closed to Soviet ships until turn 14.'],
    forfeited: [{ type: 'forfeited', unit: a }, 'Belknap cannot arrive and will never join the game.'],
    answered: [{ type: 'answered', side: 'soviet', yes: false }, 'The Soviet side wants to stop.'],
    extended: [{ type: 'extended', lastTurn: 21 }, 'The game continues to turn 21.'],
  };

  test.each(Object.values(EVENTS).map(([event, text]) => [event.type, event, text] as const))(
    '%s',
    (_type, event, text) => {
      expect(say(face.sayEvent(view(STATE), event))).toBe(text);
    },
  );

  test('of going back to a phase nothing is told, unless an advance was declined', () => {
    const [[advanced], [resumed]] = [EVENTS.advanced, EVENTS.resumed];
    expect(face.told?.([advanced, resumed])).toEqual([advanced]);
    expect(face.told?.([resumed])).toEqual([resumed]);
  });

  test('hexes and units in a sentence are links', () => {
    expect(face.sayEvent(view(STATE), EVENTS.retreated[0])).toEqual([
      { text: 'Belknap', piece: a },
      ' retreats to ',
      { text: '1423', hex },
      '.',
    ]);
  });

  test('the other words of an attack, a rout, a landing and each cause of loss', () => {
    const told = (event: Event): string => say(face.sayEvent(view(STATE), event));
    const [attack] = EVENTS.attacked;
    expect(told({ ...attack, attackers: [a, b], defenders: [], need: 0 })).toBe(
      'Belknap, Soviet SAM Kotlin group from 1422 attack the defences in 1423: differential 10, ECM 2, it cannot succeed.',
    );
    expect(told({ ...attack, need: 1 })).toMatch(/it succeeds on a 1\.$/);
    expect(told({ ...EVENTS.routed[0], cause: 'obligation' })).toBe(
      'Belknap must attack but cannot, and withdraws from 1423.',
    );
    expect(told({ type: 'grounded', unit: a, path: [hex] })).toMatch(/lands at 1423 and stays/);
    const causes = CAUSES.map(cause => told({ type: 'died', unit: a, cause }));
    expect(new Set(causes).size).toBe(CAUSES.length);
  });
});

test('the map is the file of the rules, for the page that draws it', () => {
  expect(sixthFleetMap).toMatchObject({ format: 'narrow-seas/map', id: 'sixth-fleet' });
});
