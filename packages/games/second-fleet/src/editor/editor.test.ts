import { type Edit, editPosition, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import type { HexId } from '@narrow-seas/hex';
import { GRID, hexOf, isOnMap } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { pointsFor } from '../rules/victory/account.ts';
import { secondFleetEditor } from './editor.ts';

const blankOf = (scenario: string): State => mustBe(secondFleetEditor.blank(scenario));
const BLANK = blankOf('kola-strike');

const edit = (state: State, change: Edit) => editPosition(secondFleet, secondFleetEditor, state, change);

const edited = (state: State, ...changes: readonly Edit[]): State =>
  changes.reduce((before, change) => mustBe(edit(before, change)), state);

const put = (unit: string, hex: string): Edit => ({ do: 'put', unit, hex: hexOf(hex) });
const aside = (unit: string, place: string): Edit => ({ do: 'aside', unit, place });
const mark = (unit: string, field: string, value: string | number | boolean): Edit => ({
  do: 'mark',
  unit,
  field,
  value,
});
const set = (field: string, value: string | number | boolean): Edit => ({ do: 'set', field, value });
const ground = (hex: string, field: string, value: string | number): Edit => ({
  do: 'terrain',
  hex: hexOf(hex),
  field,
  value,
});

const linesOf = (state: State): readonly string[] => secondFleet.notation.print(state).split('\n');

/** A hex of the grid that the sheet does not have. */
const offTheSheet = (): number =>
  Array.from({ length: GRID.size }, (_, hex) => hex).findIndex(hex => !isOnMap(hex as HexId));

/** The lines of the position that begin with one of these words. */
const lines = (state: State, ...words: readonly string[]): readonly string[] =>
  linesOf(state).filter(line => words.includes(line.split(' ')[0] ?? ''));

const unitIn = (state: State, id: string) =>
  secondFleetEditor.sheet(state).units.find(unit => unit.id === id);

const fieldIn = (state: State, unit: string, id: string) =>
  secondFleetEditor.fieldsOf(state, unit).find(field => field.id === id);

const settingIn = (state: State, id: string) =>
  secondFleetEditor
    .sheet(state)
    .settings.flatMap(({ fields }) => fields)
    .find(field => field.id === id);

const choicesIn = (state: State, id: string): readonly string[] => {
  const field = settingIn(state, id);
  return field?.kind === 'choice' ? field.choices.map(({ value }) => value) : [];
};

test('the empty map has no units and begins with the first turn', () => {
  expect(linesOf(BLANK)).toEqual([
    'second-fleet kola-strike turn 1 of 15',
    'level intermediate',
    'period 4',
    'handicap 0',
    'phase initiative',
  ]);
  expect(lines(blankOf('northern-campaign'), 'phase')).toEqual(['phase set-up side=nato']);
});

describe('ships', () => {
  const SEA = edited(BLANK, put('HAWES', '2922'), put('OGDEN', '2922'), put('ANDRM', '2922'));

  test('form forces as they come, leave them, and come to the top', () => {
    expect(lines(SEA, 'nato')).toEqual(['nato @2922 HAWES OGDEN ANDRM']);
    expect(lines(edited(SEA, mark('ANDRM', 'force', 'alone')), 'nato')).toEqual([
      'nato @2922 HAWES',
      'nato @2922 OGDEN',
      'nato @2922 ANDRM',
    ]);
    expect(lines(edited(SEA, { do: 'raise', unit: 'ANDRM' }), 'nato')).toEqual([
      'nato @2922 ANDRM HAWES OGDEN',
    ]);
    expect(lines(edited(SEA, put('HAWES', '2923')), 'nato')).toContain('nato @2923 HAWES');
  });

  test('[9.2] are detected together, and a ship that joins them is detected as well', () => {
    const seen = edited(SEA, mark('OGDEN', 'mark', 'strategic'), put('SGNAW', '2922'));
    expect(lines(seen, 'nato')).toEqual([
      'nato @2922 HAWES/strategic OGDEN/strategic ANDRM/strategic SGNAW/strategic',
    ]);
  });

  test('are damaged, lost, out of play, or not there', () => {
    const harmed = edited(
      SEA,
      mark('OGDEN', 'damaged', true),
      aside('HAWES', 'lost'),
      aside('ANDRM', 'away'),
    );
    expect(lines(harmed, 'nato', 'lost', 'away')).toEqual([
      'nato @2922 OGDEN/damaged',
      'lost HAWES',
      'away ANDRM',
    ]);
    expect(unitIn(harmed, 'HAWES')).toMatchObject({ place: 'lost', at: 'Lost' });
    expect(lines(edited(harmed, aside('OGDEN', 'out'), aside('HAWES', 'out')), 'nato', 'lost')).toEqual([]);
  });

  test.each([
    ['on land', put('FRNZE', '3822'), 'Ships cannot be on land.'],
    ['[5.4] among enemies', put('FRNZE', '2922'), 'Both sides are in the hex [5.4].'],
  ])('%s are refused, and the hex is to blame', (_name, change, message) => {
    expect(edit(SEA, change)).toMatchObject({
      ok: false,
      error: { message, culprits: [{ kind: 'hex', id: 'hex' in change ? change.hex : 0 }] },
    });
  });

  test('a hex beside the sheet is refused', () => {
    const off = offTheSheet();
    expect(edit(BLANK, { do: 'put', unit: 'HAWES', hex: off })).toMatchObject({
      ok: false,
      error: { message: 'This hex is not on the map.', culprits: [{ kind: 'hex', id: off }] },
    });
    expect(edit(BLANK, { do: 'put', unit: 'HAWES', hex: 99_999 })).toMatchObject({
      ok: false,
      error: { message: 'This is outside the map.' },
    });
  });
});

describe('aircraft', () => {
  const DECK = edited(BLANK, put('RSVLT', '2716'), put('F14-1', '2716'), put('US-F16-1', '3516'));

  test('stand on fields and decks, fly patrol, and go with their carrier', () => {
    expect(lines(DECK, 'at')).toEqual(['at RSVLT F14-1', 'at Bodo US-F16-1']);
    expect(unitIn(DECK, 'F14-1')).toMatchObject({
      hex: hexOf('2716'),
      place: 'aboard-RSVLT',
      at: 'Aboard Theodore Roosevelt',
    });
    const patrol = edited(DECK, set('phase', 'nato'), mark('F14-1', 'cap', true));
    expect(lines(patrol, 'cap')).toEqual(['cap RSVLT F14-1']);
    expect(unitIn(edited(DECK, put('RSVLT', '2714')), 'F14-1')).toMatchObject({ hex: hexOf('2714') });
    expect(lines(edited(DECK, aside('RSVLT', 'lost')), 'lost')).toEqual(['lost RSVLT F14-1']);
    expect(lines(edited(DECK, aside('US-F16-1', 'out'), aside('F14-1', 'out')), 'at')).toEqual([]);
  });

  test('[C.12.1] get orders as soon as there are any, in a morning', () => {
    expect(lines(DECK, 'phase')).toEqual(['phase assignment finished=[soviet]']);
    expect(lines(edited(DECK, set('turn', 2)), 'phase')).toEqual(['phase cap side=nato']);
    expect(choicesIn(edited(DECK, set('turn', 2)), 'phase')).not.toContain('assignment');
  });

  test.each([
    [
      '[5.8] at sea',
      put('US-F16-1', '2922'),
      'Aircraft must be at an airfield or aboard a carrier of their nation',
    ],
    ['[14] on an enemy field', put('US-F16-1', '3605'), 'This airfield belongs to the enemy [14].'],
    [
      '[5.8] aboard, without a hook',
      aside('US-F16-1', 'aboard-RSVLT'),
      'Only carrier aircraft of its own nation',
    ],
    ['aboard, as a ship', aside('HAWES', 'aboard-RSVLT'), 'Only aircraft can be aboard a carrier [5.8].'],
    [
      'away, for that takes orders',
      aside('F14-1', 'sent'),
      'Aircraft are sent out by orders during the game.',
    ],
  ])('%s are refused', (_name, change, message) => {
    const refused = edit(DECK, change);
    expect(refused.ok ? '' : refused.error.message).toContain(message);
  });

  test('[6.2] a full field is refused, and its hex is to blame', () => {
    const full = edited(BLANK, ...['S27-1', 'S27-2', 'M25-1', 'M23-1'].map(name => put(name, '3906')));
    expect(lines(full, 'at')).toHaveLength(1);
    expect(edit(full, put('M23-2', '3906'))).toMatchObject({
      ok: false,
      error: { culprits: [{ kind: 'hex', id: hexOf('3906') }] },
    });
  });
});

describe('[C.16] units that come later', () => {
  const LATER = edited(blankOf('standing-force'), aside('FORD', 'due'), aside('PHENX', 'due'));

  test('come in a turn and to a place, together with others that do', () => {
    expect(lines(LATER, 'arrival', 'due')).toEqual([
      'arrival side=nato turn=2 zone=NS units=[FORD,PHENX]',
      'due FORD PHENX',
    ]);
    expect(unitIn(LATER, 'FORD')).toMatchObject({
      place: 'due',
      at: 'Comes in turn 2, anywhere in the Norwegian Sea',
    });
    const other = edited(LATER, mark('FORD', 'arrival-turn', 4), mark('PHENX', 'arrival-place', 'edge-NA'));
    expect(lines(other, 'arrival')).toEqual([
      'arrival side=nato turn=2 edge=NA units=[PHENX]',
      'arrival side=nato turn=4 zone=NS units=[FORD]',
    ]);
    expect(lines(edited(other, put('FORD', '2922'), aside('PHENX', 'out')), 'arrival', 'due')).toEqual([]);
  });

  test('have a turn of their own although their scenario begins with them', () => {
    expect(lines(edited(blankOf('standing-force'), aside('ANDRM', 'due')), 'arrival')).toEqual([
      'arrival side=nato turn=2 zone=NS units=[ANDRM]',
    ]);
  });

  test('bring their aircraft', () => {
    const carrier = edited(
      blankOf('standing-force'),
      put('RSVLT', '2716'),
      put('F14-1', '2716'),
      aside('RSVLT', 'due'),
    );
    expect(lines(carrier, 'arrival')).toEqual([
      'arrival side=nato turn=2 zone=NS units=[RSVLT]',
      'arrival side=nato carrier=RSVLT units=[F14-1]',
    ]);
    expect(unitIn(carrier, 'F14-1')?.at).toBe('Comes with Theodore Roosevelt');
  });

  test('come as their scenario has it unless one says otherwise', () => {
    const start = mustBe(secondFleet.setup({ scenario: 'northern-campaign', options: {} }));
    const [waiting] = secondFleetEditor.sheet(start).units.filter(({ place }) => place === 'due');
    const name = waiting?.id ?? '';
    expect(fieldIn(start, name, 'arrival-place')).toMatchObject({ value: 'scenario' });
    const moved = edited(start, mark(name, 'arrival-place', 'zone-GS'));
    expect(lines(moved, 'arrival')).toHaveLength(1);
    expect(lines(edited(moved, mark(name, 'arrival-place', 'scenario')), 'arrival')).toEqual([]);
  });
});

describe('hexes', () => {
  test('[14] bases change hands and are hit', () => {
    const hit = edited(BLANK, ground('3516', 'airfield', '2'), ground('3412', 'owner', 'soviet'));
    expect(lines(hit, 'base')).toHaveLength(2);
    expect(lines(hit, 'base')).toContain('base Bodo airfield=2');
  });

  test('[23] mines lie along coasts, ten in all', () => {
    const coasts = ['3516', '3412', '3605'];
    const mined = edited(BLANK, ...coasts.slice(0, 2).map(hex => ground(hex, 'mines', 4)));
    expect(lines(mined, 'mines')).toHaveLength(2);
    expect(edit(mined, ground('3605', 'mines', 3))).toMatchObject({
      ok: false,
      error: { at: 'mines', culprits: [{ kind: 'hex', id: hexOf('3605') }] },
    });
    expect(secondFleetEditor.fieldsAt(BLANK, hexOf('2922'))).toEqual([]);
  });
});

describe('settings', () => {
  test.each([
    ['weather-NS', 'storm', 'weather NS=storm'],
    ['period', '1', 'period 1'],
    ['level', 'advanced', 'level advanced'],
    ['mines', true, 'options mines'],
    ['handicap', 40, 'handicap 40'],
    ['scored-soviet', 12, 'score soviet before-the-game 12'],
    ['lastTurn', 9, 'second-fleet kola-strike turn 1 of 9'],
    ['airfield-3', 20, 'worth airfield-3 20'],
    ['sunk-CV-US', 40, 'worth sunk-CV-US 40'],
    ['level-2', 0, 'levels -24 0 2 25'],
  ] as const)('%s becomes %s', (field, value, line) => {
    expect(linesOf(edited(BLANK, set(field, value)))).toContain(line);
  });

  test('[C.22.2] no level of victory begins beyond the next', () => {
    expect(edit(BLANK, set('level-2', 2))).toMatchObject({
      ok: false,
      error: { at: 'level-2', message: 'Draw from: write a whole number from -23 to 1.' },
    });
  });

  test('[C.18.1] with logistics ships have stores, and those that come later too', () => {
    const supplied = edited(BLANK, put('HAWES', '2922'), set('logistics', true), put('FRNZE', '2807'));
    expect(lines(supplied, 'stores').map(line => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'stores nato unit=HAWES',
      'stores soviet unit=FRNZE',
    ]);
    expect(lines(edited(supplied, aside('HAWES', 'out')), 'stores')).toHaveLength(1);
    expect(lines(edited(supplied, set('logistics', false)), 'stores')).toEqual([]);
  });

  test('[C.15] a campaign that begins without its set-up has a strategy', () => {
    const campaign = edited(blankOf('northern-campaign'), set('phase', 'initiative'));
    expect(lines(campaign, 'secret')).toEqual(['secret soviet strategy=restricted']);
    expect(lines(edited(campaign, set('strategy', 'world-war')), 'secret')).toEqual([
      'secret soviet strategy=world-war',
    ]);
  });

  test.each(['set-up', 'assignment', 'cap', 'initiative', 'nato', 'soviet'])(
    'the game can begin with %s, and somebody acts then',
    value => {
      const state = edited(BLANK, put('RSVLT', '2716'), put('F14-1', '2716'), set('phase', value));
      expect(settingIn(state, 'phase')).toMatchObject({ value });
      const actor = secondFleet.actor(state);
      expect(actor === 'chance' || actor.length > 0).toBe(true);
    },
  );
});

describe('made-up units', () => {
  const KITE: Edit = {
    do: 'invent',
    values: {
      name: 'Kite',
      side: 'soviet',
      nation: 'SO',
      kind: 'DD',
      move: 5,
      defence: 4,
      ssm: 9,
      ssmRange: 2,
      closeCombat: 3,
      asw: 7,
      closeAA: 2,
      areaAA: 6,
      torpedo: 5,
      bombing: 5,
      aa: 5,
      marines: 0,
      twoSteps: true,
      capacity: 0,
      carrierCapable: false,
      allWeather: false,
      noisy: false,
    },
  };
  const MADE = edited(
    BLANK,
    KITE,
    { ...KITE, values: { ...KITE.values, name: 'Gull' } },
    put('Gull', '2807'),
  );

  test('are described, placed, changed and deleted', () => {
    expect(lines(MADE, 'unit', 'soviet')).toEqual([
      'unit Kite soviet SO DD front=5-4-9-2-3-7-2-6-0 damaged=2-2-4-1-1-3-1-3-0',
      'unit Gull soviet SO DD front=5-4-9-2-3-7-2-6-0 damaged=2-2-4-1-1-3-1-3-0',
      'soviet @2807 Gull',
    ]);
    expect(unitIn(MADE, 'Gull')).toMatchObject({ madeUp: true, title: 'Soviet destroyer Gull (Gull)' });
    const weaker = edited(
      MADE,
      mark('Gull', 'ssm', 1),
      mark('Gull', 'damaged-ssm', 0),
      mark('Gull', 'damaged', true),
    );
    expect(lines(weaker, 'unit', 'soviet').slice(1)).toEqual([
      'unit Gull soviet SO DD front=5-4-1-2-3-7-2-6-0 damaged=2-2-0-1-1-3-1-3-0',
      'soviet @2807 Gull/damaged',
    ]);
    expect(lines(edited(MADE, { do: 'delete', unit: 'Kite' }), 'unit', 'soviet')).toHaveLength(2);
    expect(lines(edited(MADE, { do: 'delete', unit: 'Gull' }), 'unit', 'soviet')).toHaveLength(1);
  });

  test.each([
    ['Kite', 'There is already a unit Kite.'],
    ['Bodo', 'not like a base'],
    ['a/b', 'letters, digits'],
    ['a b', 'Letters, digits'],
  ])('%s is no name for another', (name, message) => {
    const refused = edit(MADE, { ...KITE, values: { ...KITE.values, name } });
    expect(refused.ok ? '' : refused.error.message).toContain(message);
  });

  test('those of the order of battle stay', () => {
    expect(edit(MADE, { do: 'delete', unit: 'HAWES' })).toMatchObject({ ok: false, error: { at: 'HAWES' } });
  });
});

test('[C.22] what counts, counts in the score', () => {
  const start = edited(BLANK, put('RSVLT', '2716'), aside('RSVLT', 'lost'));
  expect(pointsFor(start.table, 'soviet')).toBe(25);
  expect(pointsFor(edited(start, set('sunk-CV-US', 31)).table, 'soviet')).toBe(31);
});

test('a line of a file is told by the first thing that it names', () => {
  const state = edited(BLANK, put('HAWES', '2922'), put('FRNZE', '2807'));
  expect(secondFleetEditor.culprits(state, 'soviet[0]')).toEqual([{ kind: 'hex', id: hexOf('2807') }]);
  expect(secondFleetEditor.culprits(state, 'nowhere[3]')).toEqual([]);
});
