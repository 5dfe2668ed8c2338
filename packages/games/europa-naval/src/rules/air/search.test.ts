import { describe, expect, test } from 'vitest';
import { shiftOf } from '../../model/modifier.ts';
import { atSea } from '../groups/whereabouts.ts';
import { after, eventsOf } from '../../testing/orders.ts';
import { group, position } from '../../testing/positions.ts';
import { idOf } from '../../text/names.ts';
import type { State } from '../../model/state.ts';
import type { AirId, GroupId } from '../../model/vocabulary.ts';
import { viewFor } from '../../secrets/view.ts';
import { searchModifiers } from './search.ts';

/** An Allied patrol from Malta over a convoy that goes along the coast of Sicily. */
const convoy = (more = '', ships = 'Convogli-A') =>
  position(
    'naval-step side=axis moving=3',
    `air 69-Squadron status=flown mission.kind=patrol mission.hex=Gela | group 3 axis @048070 ${ships} moved=true contact=clear shipping=checked${more}`,
  );

const searcher = (state: State, name = '69-Squadron'): AirId => idOf(state.common, 'air', name) as AirId;
const shift = (state: State, name?: string): number =>
  shiftOf(searchModifiers(state.common, atSea(state, 3 as GroupId), searcher(state, name)));

describe('[T.3] the die of a searcher', () => {
  test.each([
    ['patrol aircraft +1', convoy(), '69-Squadron', 1],
    ['others nothing', convoy(), '252-272-Squadrons', 0],
    ['four units +1', convoy('', 'Convogli-A Convogli-B Convogli-C Convogli-D'), '69-Squadron', 2],
    ['contacted +1', convoy(' contact=made'), '69-Squadron', 2],
    ['one unit of strength 2 -1', convoy('', 'Scorta-Napoli'), '69-Squadron', 0],
    ['submarines -2', convoy('', 'Sommergibili-Sardegna'), '69-Squadron', -1],
    ['rough -1', convoy(' | seas rough rough rough rough rough rough'), '69-Squadron', 0],
    ['stormy -2', convoy(' | seas stormy stormy stormy stormy stormy stormy'), '69-Squadron', -1],
  ])('[T.3] %s', (_case, state, name, expected) => {
    expect(shift(state, name)).toBe(expected);
  });
});

describe('[F.11.5] search', () => {
  const sailed = after(convoy(), 'axis sail 3 049071');

  test('the first day point in a covered hex brings one roll', () => {
    expect(sailed.common.phase).toMatchObject({ name: 'search-roll', near: true });
  });

  test.each([
    [2, 'no', false],
    [3, 'found', true],
    [5, 'found', true],
    [6, 'well', true],
  ])('near, with +1: a %d finds %s', (face, found, seen) => {
    const state = after(sailed, `roll ${face}`);
    expect(group(state, 3)).toMatchObject({ found, seen });
  });

  test('[F.29 a] the searcher is not told before what the group is made of', () => {
    const escort = after(convoy('', 'Scorta-Napoli'), 'axis sail 3 049071');
    expect(viewFor(escort, 'allied').common.phase).toEqual(viewFor(sailed, 'allied').common.phase);
    expect(group(after(escort, 'roll 3'), 3)?.found).toBe('no');
    expect(group(after(sailed, 'roll 3'), 3)?.found).toBe('found');
  });

  test('a patrol looks once a step', () => {
    const missed = after(sailed, 'roll 1');
    expect(after(missed, 'axis sail 3 048070').common.phase.name).toBe('naval-step');
  });

  test('[36.A.2 a] nobody looks by night', () => {
    const night = convoy(' nightLeft=5');
    expect(after(night, 'axis sail 3 049071').common.phase.name).toBe('naval-step');
  });
});

describe('[F.11.6] a strike on what was found', () => {
  const struck = (found: string) =>
    after(convoy(` found=${found} | air Beauforts-Malta | air Spitfire-wing-Malta`), 'axis sail 3 049071');

  test('is offered once a step, to the other side', () => {
    const state = struck('found');
    expect(state.common.phase).toMatchObject({ name: 'strike-choice', side: 'allied' });
    const declined = after(state, 'allied done');
    expect(declined.common.phase.name).toBe('naval-step');
    expect(after(declined, 'axis sail 3 048070').common.phase.name).toBe('naval-step');
  });

  test('[F.11.6] [T.5] torpedo bombers of value 3 hit with a 4, and pick their ship', () => {
    const flown = after(
      struck('found'),
      'allied raid Beauforts-Malta escorts=[] target.kind=group target.group=3',
    );
    expect(flown.common.phase).toMatchObject({ name: 'raid-roll', stage: 'strike' });
    const aimed = after(flown, 'roll 4');
    expect(aimed.common.phase).toMatchObject({ name: 'raid-aim', side: 'allied', hits: 1 });
    const hit = after(aimed, 'allied hit-ship Convogli-A');
    expect(hit.fleets.axis.ships[idOf(hit.common, 'ship', 'Convogli-A') as number]?.hits).toBe(1);
    expect(hit.common.phase.name).toBe('naval-step');
  });

  test('[T.5] a group that was well found is hit more easily', () => {
    const order = 'allied raid Beauforts-Malta escorts=[] target.kind=group target.group=3';
    const hitsOf = (found: string) =>
      eventsOf(after(struck(found), order), 'roll 3').find(event => event.type === 'struck');
    expect(hitsOf('found')).toMatchObject({ hits: 0 });
    expect(hitsOf('well')).toMatchObject({ hits: 1 });
  });
});
