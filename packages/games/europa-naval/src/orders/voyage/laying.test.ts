import { type Mission, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { HexId } from '@narrow-seas/hex';
import { portNamed } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import { nextAtSea } from '../../rules/movement/waters.ts';
import type { State } from '../../model/state.ts';
import { viewFor } from '../../secrets/view.ts';
import { position, shipNamed, whereIs } from '../../testing/positions.ts';
import { followVoyage, typesOf } from '../../testing/voyages.ts';
import { europaNavalMissions as missions } from '../missions.ts';

/** The fast minelayer in Gibraltar, in some naval step of the Allies. */
const start = (table = 'in Gibraltar Welshman | pools allied mines=3', step = 1): State =>
  position('naval-step side=allied', table, 'malta "Jun I 42"', `phasing=allied part=movement step=${step}`);

const viewOf = (state: State) => viewFor(state, 'allied');

const hexOf = ({ common }: State, name: string): HexId => {
  const port = portNamed(chartOf(common), name);
  if (port === undefined) throw new RangeError(`There is no port ${name}`);
  return port.hex;
};

/** The sea beside Gibraltar. */
const fieldIn = (state: State): HexId =>
  nextAtSea(chartOf(state.common), hexOf(state, 'Gibraltar')).find(
    at => !chartOf(state.common).portAt.has(at),
  ) as HexId;

const orderTo = (state: State, hex: HexId): Mission | undefined =>
  missions.propose(viewOf(state), { pieces: [shipNamed(state, 'Welshman')], targets: [], hex });

const followed = (begun: State, mission: Mission) => followVoyage('allied', begun, mission);

describe('[36.C.2] a minelayer under orders', () => {
  test('is to load what she can, lay it where the player pointed, and come home', () => {
    const mission = orderTo(start(), fieldIn(start()));
    expect(mission?.fields).toMatchObject({ mines: 2, back: 'home', load: 0 });
    expect(mustBe(missions.decode(JSON.parse(JSON.stringify(mission))))).toEqual(mission);
    const sheet = missions.sheet(viewOf(start()), mission as Mission);
    const words = sheet?.sentence.map(part => (typeof part === 'string' ? part : part.text)).join('');
    expect(words).toMatch(
      /^Load 2 mine points at Gibraltar, sail .* to .+, lay them there, and come home and wait\.$/,
    );
  });

  test('[F.10.4] loads, sails, lays both points one after the other, and turns home by herself', () => {
    const mission = orderTo(start(), fieldIn(start())) as Mission;
    const { made, state } = followed(start(), mission);
    expect(typesOf(made).slice(0, 2)).toEqual(['form', 'embark']);
    expect(typesOf(made).filter(type => type === 'lay-mine')).toHaveLength(2);
    expect(state.common.mines.find(belt => belt.hex === fieldIn(state))).toMatchObject({ points: 2 });
    expect(whereIs(state, 'Welshman')).toBe('in Gibraltar');
  });

  test('is done when she is home in a later turn; with another word she loads again', () => {
    const mission = orderTo(start(), fieldIn(start())) as Mission;
    const later: Mission = { ...mission, fields: { ...mission.fields, given: 0 } };
    const again: Mission = { ...later, fields: { ...later.fields, back: 'again' } };
    const home = start();
    const isLater = home.common.playerTurn > 0;
    expect(missions.state(viewOf(home), later).stage).toBe(isLater ? 'done' : 'under-way');
    expect(typesOf(followed(home, again).made).slice(0, 2)).toEqual(['form', 'embark']);
  });

  test('without mines in store, or to a port, it is a voyage like any other', () => {
    const bare = start('in Gibraltar Welshman | pools allied mines=0');
    expect(orderTo(bare, fieldIn(bare))?.fields).not.toHaveProperty('mines');
    expect(orderTo(start(), hexOf(start(), 'Valletta'))?.fields).not.toHaveProperty('mines');
  });
});
