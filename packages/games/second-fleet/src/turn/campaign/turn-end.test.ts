import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { rosterOf, withRosters } from '../../testing/rosters.ts';
import { scoreMoment, seaDenial } from './moment.ts';

const phaseOf = ({ table }: State): string => {
  const { phase } = table;
  return phase.name === 'politics' ? `politics ${phase.die}` : phase.name;
};
const lastSegment = (forces: string, heading: string): State =>
  position(
    'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
    `nato @2922 HAWES | ${forces}`,
    heading,
  );
const WAR = 'campaign strategy=world-war | secret soviet strategy=world-war';

describe('[2.4.1] [C.18.2] fuel', () => {
  const VOYAGE =
    'options logistics | campaign voyages.0.unit=HAWES voyages.0.today=5 voyages.0.thisTurn=0 voyages.0.fast=0';
  test.each([
    ['is burnt at night', 'kola-strike turn 3 of 15', 2],
    ['not in the afternoon', 'kola-strike turn 2 of 15', 3],
  ])('%s', (_name, heading, fuel) => {
    const next = after(withRosters(lastSegment(VOYAGE, heading)), 'nato done');
    expect(rosterOf(next, 'HAWES').fuel).toBe(fuel);
  });
});

describe('[C.19.5] general war', () => {
  const NUCLEAR = `options nuclear | ${WAR}`;
  test('is rolled for after a turn with nuclear weapons', () => {
    const used = lastSegment(
      `${NUCLEAR} | campaign firstNuclear=soviet nuclearThisTurn=2`,
      'northern-campaign turn 4 of 36',
    );
    expect(after(used, 'nato done').table.phase).toEqual({ name: 'general-war', uses: 2 });
    const peace = lastSegment(NUCLEAR, 'northern-campaign turn 4 of 36');
    expect(after(peace, 'nato done').table.phase.name).not.toBe('general-war');
  });

  test('if it does not come the next turn does', () => {
    const state = position(
      'general-war uses=1',
      `${NUCLEAR} | campaign firstNuclear=soviet nuclearThisTurn=1 | nato @2922 HAWES`,
      'northern-campaign turn 4 of 36',
    );
    expect(after(state, 'roll 0').table.turn).toBe(5);
  });
});

describe('[C.24] which mornings have politics', () => {
  test.each([
    ['[C.14] those of the campaign', WAR, 'northern-campaign turn 3 of 36', 'politics armistice'],
    [
      '[C.14.4] with the nation that has left first',
      `${WAR} | campaign broken=NE`,
      'northern-campaign turn 3 of 36',
      'politics mending',
    ],
    [
      '[C.24] not below the advanced game',
      WAR,
      'northern-campaign turn 3 of 36 | level intermediate',
      'initiative',
    ],
    [
      '[C.24] not those of other scenarios',
      'nato @2923 GARY',
      'kola-strike turn 3 of 15 | level advanced',
      'weather',
    ],
  ])('%s', (_name, forces, heading, phase) => {
    expect(phaseOf(after(lastSegment(forces, heading), 'nato done'))).toBe(phase);
  });

  test('[C.24] [19] SOSUS is in play in every advanced game', () => {
    const boat = position(
      'segment side=soviet arm=submarine',
      'soviet @2428 MKALN',
      'kola-strike turn 2 of 15 | level advanced',
    );
    expect(after(boat, 'soviet activate MKALN', 'soviet sail 2429').table.phase.name).toBe('sosus');
  });
});

describe('[A11] [C.22.1] what is scored at a moment', () => {
  const CAMPAIGN = 'northern-campaign turn 36 of 36';
  test.each([
    ['diesel boats too', 'soviet @3120 CHSKY', 2],
    ['no NATO submarines', 'nato @3120 LAJLA', 0],
    ['no NATO Task Force', 'nato @3120 HAWES GARY CARR JAMES', 0],
    ['no ships alone', 'soviet @3120 FRNZE', 0],
  ])('%s', (_name, forces, points) => {
    expect(seaDenial(position('over', forces, CAMPAIGN).table)).toBe(points);
  });

  test('nothing where nothing is held', () => {
    expect(scoreMoment(position('over', 'nato @2922 HAWES', CAMPAIGN), 1)).toEqual([]);
  });

  test('[C.24] nothing outside the campaign', () => {
    const kola = position(
      'over',
      'base Banak owner=soviet | soviet @3120 MKALN',
      'kola-strike turn 15 of 15',
    );
    expect(scoreMoment(kola, 3)).toEqual([]);
  });
});
