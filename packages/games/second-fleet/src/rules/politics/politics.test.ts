import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf } from '../../testing/orders.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';
import { DIE_FACES, type DieFace } from '../../model/vocabulary.ts';
import { pointsFor } from '../victory/account.ts';
import { nationOnDie } from './alliance.ts';
import { armOnDie, sideOnDie } from './politics.ts';
import { armisticeResult, randomEvent, specialEvent } from './politics-tables.ts';

const CAMPAIGN = 'northern-campaign turn 4 of 36';

const politics = (die: string, forces = '', heading = CAMPAIGN): State =>
  position(`politics die=${die}`, forces === '' ? 'campaign talks=0' : forces, heading);

const happenedIn = (state: State, order: string): string | undefined => {
  const event = eventsOf(state, order).find(({ type }) => type === 'happened');
  return event?.type === 'happened' ? `${event.event} ${event.side ?? ''}`.trim() : undefined;
};

describe('the tables', () => {
  const row = (result: (face: DieFace) => string): string => DIE_FACES.map(result).join(' ');

  test('[A10] [C.14] armistice', () => {
    expect([...DIE_FACES, 10, 11].map(armisticeResult).join(' ')).toBe(
      'random random random random random random none none advance advance advance advance',
    );
  });

  test('[A10] random events', () => {
    expect(row(randomEvent)).toBe(
      'un-collapse un-breakthrough command-failure command-failure command-failure command-failure norwegian-base-falls norwegian-base-falls special special',
    );
  });

  test('[A10] special events', () => {
    expect(row(specialEvent)).toBe(
      'nato-break-up escalation accident accident accident submarine-accident reinforcements-enhanced reinforcements-enhanced reinforcements-delayed reinforcements-delayed',
    );
  });

  test('[C.14] side, [C.14.2] arm and [C.14.4] nation by die', () => {
    expect(row(sideOnDie)).toBe('nato soviet nato soviet nato soviet nato soviet nato soviet');
    expect(row(armOnDie)).toBe('air air air submarine submarine submarine surface surface surface surface');
    expect(row(nationOnDie)).toBe('NO NO NO NO NE NE NE CA CA WG');
  });
});

describe('the armistice', () => {
  test.each([
    ['[C.14] 8 moves the marker', 'campaign armistice=0', 'roll 8', 1],
    ['[C.14] 7 does not', 'campaign armistice=0', 'roll 7', 0],
    ['[C.14.1] a breakthrough adds one', 'campaign talks=1', 'roll 7', 1],
    ['[C.14.1] a collapse takes one', 'campaign talks=-1', 'roll 8', 0],
  ])('%s', (_name, campaign, roll, box) => {
    expect(after(politics('armistice', campaign), roll).table.campaign.armistice).toBe(box);
  });

  test('[C.14] a short game adds one', () => {
    const short = politics('armistice', 'campaign talks=0', 'northern-campaign turn 4 of 18');
    expect(after(short, 'roll 7').table.campaign.armistice).toBe(1);
  });

  test('[C.14] [C.22.1] at the last box the war is over and counts three times', () => {
    const state = politics(
      'armistice',
      'campaign armistice=2 | base Banak owner=soviet | soviet @2733 MKALN',
    );
    const over = after(state, 'roll 9').table;
    expect(over.phase.name).toBe('over');
    expect(over.score.soviet).toEqual([
      { cause: 'bases-armistice', points: 6 },
      { cause: 'sea-denial-armistice', points: 3 },
    ]);
  });
});

describe('events', () => {
  test.each([
    ['[C.14.1] collapse', 'roll 0', -1],
    ['[C.14.1] breakthrough', 'roll 1', 1],
  ])('%s replaces the other', (_name, roll, talks) => {
    const state = politics('random', `campaign talks=${-talks}`);
    expect(after(state, roll).table.campaign.talks).toBe(talks);
  });

  test('[C.14.2] command failure silences one arm of one side', () => {
    const state = after(politics('random'), 'roll 3', 'roll 1', 'roll 7');
    expect(state.table.campaign.silenced).toEqual({ nato: [], soviet: ['surface'] });
  });

  test.each([
    ['restricted', 'nato'],
    ['unrestricted', 'soviet'],
    ['world-war', 'soviet'],
  ])('[C.14.3] at %s Banak is %s', (strategy, owner) => {
    const state = politics(
      'random',
      `secret soviet strategy=${strategy} | at Banak NO-F16-1 | nato @3120 LAJLA`,
    );
    const fallen = after(state, 'roll 6');
    const banak = fallen.table.bases[1];
    expect(banak?.owner).toBe(owner);
    if (owner === 'soviet') {
      expect(banak).toMatchObject({ airfield: 1, defence: 0, garrison: 0 });
      expect(whereIs(fallen, 'NO-F16-1')).toBe('home');
    }
  });

  test('[C.14.3] the first that NATO still holds', () => {
    const state = politics('random', 'secret soviet strategy=unrestricted | base Banak owner=soviet');
    const events = eventsOf(state, 'roll 7');
    expect(events.find(({ type }) => type === 'base-taken')).toMatchObject({ base: 12 });
  });

  test('[C.14.4] a nation leaves, and comes back on 0 to 4', () => {
    const left = after(politics('special'), 'roll 0', 'roll 5');
    expect(left.table.campaign.broken).toBe('NE');
    const mending = politics('mending', 'campaign broken=NE');
    expect(after(mending, 'roll 4').table.campaign.broken).toBeUndefined();
    expect(after(mending, 'roll 5').table.campaign.broken).toBe('NE');
    expect(after(mending, 'roll 5').table.phase).toMatchObject({ name: 'politics', die: 'armistice' });
  });

  test('[C.14.5] [C.15] escalation raises the strategy and opens it', () => {
    const state = after(politics('special', 'secret soviet strategy=defensive'), 'roll 1');
    expect(state.table.campaign.strategy).toBe('restricted');
    expect(state.secret.soviet.strategy).toBe('restricted');
  });

  test.each([
    ['[C.14.5] at world war weapons are released', 'options nuclear', true],
    ['[C.14.5] where they are in play', 'campaign talks=0', false],
  ])('%s', (_name, options, released) => {
    const state = politics(
      'special',
      `${options} | campaign strategy=world-war | secret soviet strategy=world-war`,
    );
    expect(after(state, 'roll 1').table.campaign.released).toBe(released);
  });

  test('[C.14.6] an accident damages a ship at sea, not one in base', () => {
    const state = politics('special', 'nato @2922 HAWES | nato @3926 OSLO');
    const hit = after(state, 'roll 2', 'roll 0', 'roll 5');
    expect(hit.table.pieces[unit(hit, 'HAWES')]?.damaged).toBe(true);
    expect(hit.table.pieces[unit(hit, 'OSLO')]?.damaged).toBe(false);
  });

  test('[C.14.6] aircraft that go down with a carrier score for nobody either', () => {
    const state = politics('special', 'nato @2922 RSVLT/damaged | at RSVLT F14-1 E2-1');
    const lost = after(state, 'roll 2', 'roll 0', 'roll 0');
    expect([whereIs(lost, 'RSVLT'), whereIs(lost, 'F14-1')]).toEqual(['lost', 'lost']);
    expect(pointsFor(lost.table, 'soviet')).toBe(0);
  });

  test('[C.14.6] each of three is as likely: a nine is rolled again', () => {
    const state = politics('special', 'nato @2922 HAWES GARY CARR');
    const again = after(state, 'roll 2', 'roll 0', 'roll 9');
    expect(again.table.phase).toMatchObject({ die: 'victim', digits: [] });
    const hit = after(again, 'roll 4');
    expect(hit.table.pieces[unit(hit, 'GARY')]?.damaged).toBe(true);
  });

  test('[C.14.6] submarines have theirs, and where nobody is at sea nothing happens', () => {
    const state = politics('special', 'nato @2922 HAWES | soviet @2912 MKALN');
    const hit = after(state, 'roll 5', 'roll 1', 'roll 0');
    expect(hit.table.pieces[unit(hit, 'MKALN')]?.damaged).toBe(true);
    expect(happenedIn(after(state, 'roll 5'), 'roll 0')).toBe('submarine-accident nato');
  });

  test.each([
    ['[C.14.7] enhanced', 'roll 6', 'enhanced'],
    ['[C.14.7] delayed', 'roll 9', 'delayed'],
  ] as const)('%s', (_name, roll, field) => {
    const events = eventsOf(after(politics('special'), roll), 'roll 1');
    expect(events).toContainEqual({ type: 'happened', event: `reinforcements-${field}`, side: 'soviet' });
  });
});
