import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { group, position } from '../../testing/positions.ts';

const axis = (table: string): State => position('naval-step side=axis moving=3', table);

/** Tripoli to the next hex along the coast, and one hex out to sea. */
const along = (ships: string, order: string, more = '', marks = 'contact=clear'): State =>
  after(axis(`group 3 axis @Tripoli ${ships} ${marks} seen=true | ${more}`.replace(/ \| $/, '')), order);

const INSHORE = 'axis sail 3 067063';
const OUT = 'axis sail 3 066064';

describe('[36.A.1] protected inshore waters', () => {
  test.each([
    ['a cargo group along the shore', 'Convogli-A', INSHORE, true],
    ['river flotillas along the shore', 'RF1', INSHORE, true],
    ['submarines along the shore', 'Sommergibili-Ionio', INSHORE, true],
    ['coasters with river flotillas', 'RF1 Convogli-A', INSHORE, true],
    ['a task force', '9a-Divisione', INSHORE, false],
    ['a convoy with its escort', 'Convogli-A Scorta-Napoli', INSHORE, false],
    ['over a full sea hexside', 'Convogli-A', OUT, false],
  ])('%s', (_case, ships, order, sheltered) => {
    const unit = ships.startsWith('RF1') ? 'unit RF1 axis RF 2 | ' : '';
    const state = after(axis(`${unit}group 3 axis @Tripoli ${ships} contact=clear shipping=checked`), order);
    expect(group(state, 3)?.sheltered).toBe(sheltered);
  });

  test('O1 Gibraltar to North Africa is not protected', () => {
    const state = after(
      position(
        'naval-step side=allied moving=3',
        'taken @026005 allied | group 3 allied @Gibraltar Harpoon',
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 026005',
    );
    expect(group(state, 3)?.sheltered).toBe(false);
  });

  test('over the narrow straits from Messina to Reggio', () => {
    const state = after(
      axis('group 3 axis @Messina Convogli-A contact=clear shipping=checked'),
      'axis sail 3 044077',
    );
    expect(group(state, 3)?.sheltered).toBe(true);
  });

  test('[36.A.1 a] nobody reacts to what goes inshore', () => {
    const enemy = 'group 4 allied @065066 Force-H';
    expect(along('Convogli-A', INSHORE, enemy, 'contact=clear shipping=checked').common.phase.name).toBe(
      'naval-step',
    );
    expect(along('Convogli-A', OUT, enemy, 'contact=clear shipping=checked').common.phase).toMatchObject({
      name: 'reaction',
      side: 'allied',
    });
  });

  test('[36.A.1 b] no fight with enemies in the next hex, but with those in the hex', () => {
    const beside = along(
      'Convogli-A',
      INSHORE,
      'group 4 allied @066062 Force-H reacted=true',
      'contact=clear shipping=checked',
    );
    expect(beside.common.phase.name).toBe('naval-step');
    const escorted = along(
      'Convogli-A Scorta-Napoli',
      INSHORE,
      'group 4 allied @066062 Force-H reacted=true',
      'contact=clear shipping=checked',
    );
    expect(escorted.common.phase.name).toBe('battle-choice');
    const within = along(
      'Convogli-A',
      INSHORE,
      'group 4 allied @067063 Force-H reacted=true',
      'contact=clear shipping=checked',
    );
    expect(within.common.phase.name).toBe('battle-choice');
  });

  test('[36.A.1 b] nor with the guns of a port in the next hex', () => {
    const past = (ships: string) =>
      along(ships, INSHORE, 'port Tripoli owner=allied', 'contact=clear shipping=checked').common.phase.name;
    expect(past('Convogli-A')).toBe('naval-step');
    expect(past('Convogli-A Scorta-Napoli')).toBe('battle-choice');
  });

  test('[36.A.1 b] [F.8.7] nor by submarines in the next hex', () => {
    const wait = (at: string) =>
      along('Convogli-A', INSHORE, `group 4 allied @${at} 8th-Flotilla`, 'contact=clear shipping=checked');
    expect(wait('066062').common.phase.name).toBe('naval-step');
    expect(wait('067063').common.phase.name).toBe('hunt-choice');
  });

  test('[36.A.1 c] searchers see it as ever', () => {
    const air = 'air 69-Squadron status=flown mission.kind=patrol mission.hex=067063';
    expect(along('Convogli-A', INSHORE, air, 'contact=clear shipping=checked').common.phase.name).toBe(
      'search-roll',
    );
  });

  test('[36.A.1 d] no interference with shipping', () => {
    expect(group(along('Convogli-A', INSHORE), 3)?.shipping).toBe('none');
    expect(group(along('Convogli-A', OUT), 3)?.shipping).toBe('exposed');
  });

  describe('[36.A.1] when the coast has changed hands', () => {
    /** It came in sheltered, lays a mine there, and so spends points. */
    const working = (owner: string, more: string, marks = 'contact=clear shipping=checked'): State =>
      after(
        axis(
          `taken @067063 ${owner} | group 3 axis @067063 Convogli-A ${marks} moved=true sheltered=true seen=true | cargo Convogli-A mine=1${more}`,
        ),
        'axis lay-mine 3 Convogli-A',
      );

    test.each([
      ['[36.A.1 a] enemies react', 'allied', ' | group 4 allied @065066 Force-H', 'reaction'],
      ['[36.A.1 a] but not off its own coast', 'axis', ' | group 4 allied @065066 Force-H', 'naval-step'],
      [
        '[36.A.1 b] enemies in the next hex fight it',
        'allied',
        ' | group 4 allied @066062 Force-H reacted=true',
        'battle-choice',
      ],
      [
        '[36.A.1 b] but not off its own coast',
        'axis',
        ' | group 4 allied @066062 Force-H reacted=true',
        'naval-step',
      ],
    ])('%s', (_case, owner, more, phase) => {
      expect(working(owner, more).common.phase.name).toBe(phase);
    });

    test('[36.A.1 d] Malta looks for it', () => {
      const shipping = (owner: string) => group(working(owner, '', 'contact=clear'), 3)?.shipping;
      expect([shipping('allied'), shipping('axis')]).toEqual(['exposed', 'none']);
    });
  });

  test('[F.5.6] danger zones and mines do not spare it', () => {
    const allied = 'port Tripoli owner=axis collateral=true';
    const zone = after(axis(`${allied} | group 3 axis @Tripoli Convogli-A`), INSHORE);
    expect(zone.common.phase.name).toBe('contact-roll');
    const belt = after(axis('mines allied @067063 1 | group 3 axis @Tripoli Convogli-A'), INSHORE);
    expect(belt.common.phase.name).toBe('mine-roll');
  });
});
