import { type Mission, mustBe, withField } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { portNamed } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { type View, viewFor } from '../../secrets/view.ts';
import { position, shipNamed, whereIs } from '../../testing/positions.ts';
import { followVoyage, typesOf } from '../../testing/voyages.ts';
import { europaNavalMissions as missions } from '../missions.ts';

const HEADING = 'malta "Jun I 42"';

/** A convoy in Napoli with supplies at hand, in some naval step of the Axis; nothing lies in its way. */
const start = (table = 'in Napoli Convogli-A | stock axis Napoli sp=20', step = 1): State =>
  position('naval-step side=axis', table, HEADING, `phasing=axis part=movement step=${step}`);

const hexOf = ({ common }: State, name: string) => portNamed(chartOf(common), name)!.hex;

const viewOf = (state: State): View => viewFor(state, 'axis');

const orderTo = (state: State, port: string): Mission => {
  const pieces = [shipNamed(state, 'Convogli-A')];
  return missions.propose(viewOf(state), { pieces, targets: [], hex: hexOf(state, port) })!;
};

const followed = (begun: State, mission: Mission) => followVoyage('axis', begun, mission);

describe('[F.5] a voyage', () => {
  test('is proposed by the ships that are picked and the port that is pointed at', () => {
    const state = start();
    const mission = orderTo(state, 'Palermo');
    expect(mission.fields).toMatchObject({ to: hexOf(state, 'Palermo'), load: 6, back: 'again' });
    expect(mustBe(missions.decode(JSON.parse(JSON.stringify(mission))))).toEqual(mission);
  });

  test('loads, puts to sea and sails as far as the step goes', () => {
    const { made, state } = followed(start(), orderTo(start(), 'Tripoli'));
    expect(typesOf(made).slice(0, 2)).toEqual(['form', 'embark']);
    expect(typesOf(made)).toContain('put-to-sea');
    expect(whereIs(state, 'Convogli-A')).toMatch(/^@/);
  });

  test('enters port, unloads and turns home in the same step where the points are enough', () => {
    const off = start('group 3 axis @Palermo Convogli-A | cargo Convogli-A sp=6', 2);
    const { made, state } = followed(off, orderTo(start(), 'Palermo'));
    expect(typesOf(made).slice(0, 3)).toEqual(['begin', 'enter-port', 'disembark']);
    expect(typesOf(made)).toContain('put-to-sea');
    expect(whereIs(state, 'Convogli-A')).toMatch(/^@/);
  });

  test('stops where the player wants to hear of it, and goes on when he says so', () => {
    const mission = orderTo(start(), 'Tripoli');
    const seen = start('group 3 axis @056072 Convogli-A seen=true', 2);
    expect(missions.state(viewOf(seen), mission)).toMatchObject({ stage: 'stopped' });
    expect(followed(seen, mission).made).toEqual([]);
    const { resume } = missions.sheet(viewOf(seen), mission)!;
    expect(typesOf(followed(seen, resume!).made)[0]).toBe('begin');
    expect(typesOf(followed(seen, withField(mission, 'stopSeen', false)).made)[0]).toBe('begin');
  });

  test('[F.5.4] goes home when it was turned back and the player said that it goes on', () => {
    const back = start('group 3 axis @Palermo Convogli-A turnedBack=true', 2);
    const mission = orderTo(start(), 'Tripoli');
    expect(missions.state(viewOf(back), mission).stage).toBe('stopped');
    expect(typesOf(followed(back, withField(mission, 'stopHit', false)).made)).toEqual([
      'begin',
      'enter-port',
    ]);
  });

  test('is over when its ships are', () => {
    const gone = start('sunk Convogli-A/hits=3');
    expect(missions.state(viewOf(gone), orderTo(start(), 'Tripoli')).stage).toBe('done');
    expect(followed(gone, orderTo(start(), 'Tripoli')).made).toEqual([]);
  });
});

describe('[F.31] the sheet of a voyage', () => {
  test('says it in a sentence with slots, compares ways and tells the risk of each step', () => {
    const state = start();
    const sheet = missions.sheet(viewOf(state), orderTo(state, 'Tripoli'))!;
    const words = sheet.sentence.map(part => (typeof part === 'string' ? part : part.text)).join('');
    expect(words).toMatch(
      /^Load 6 supplies at Napoli, sail .* to Tripoli, unload, and come home for more\.$/,
    );
    expect(sheet.ways?.rows.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    for (const { figures, pieces } of sheet.ways?.rows ?? []) {
      expect(figures).toHaveLength(3);
      expect(pieces[0]?.hexes[0]).toBe(hexOf(state, 'Napoli'));
      expect(pieces.at(-1)?.hexes.at(-1)).toBe(hexOf(state, 'Tripoli'));
    }
  });

  test('names ports of the viewer alone as destinations', () => {
    const sheet = missions.sheet(viewOf(start()), orderTo(start(), 'Tripoli'))!;
    const port = sheet.sentence.find(part => typeof part !== 'string' && part.field === 'to');
    const names = typeof port === 'object' ? port.options.map(({ label }) => label) : [];
    expect(names).toContain('Derna');
    expect(names).not.toContain('Valletta');
  });
});

test('an invalid mission is refused with its place', () => {
  expect(missions.decode({ id: 'voyage 1', type: 'voyage', fields: { ships: [] } })).toMatchObject({
    ok: false,
  });
  expect(missions.decode({ id: 'x', type: 'parade', fields: {} })).toMatchObject({
    ok: false,
    error: { at: 'type' },
  });
});
