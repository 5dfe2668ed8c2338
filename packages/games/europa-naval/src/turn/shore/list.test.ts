import { seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { optionsFor } from '../options.ts';
import { position } from '../../testing/positions.ts';
import type { State } from '../../model/state.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';

const HUSKY = 'husky "Jul I 43"';

const SICILY =
  'port Gela owner=allied garrison=0 | troops 1st-Infantry-Division 3 @Gela | troops 2nd-Armored-CCA 2 @Gela | troops Napoli-Division 2 @048072 | troops 3rd-Infantry-Division 3 @Bizerta';

const AIR =
  'air KG-54-KGr-606 | air JG-53 | in Valletta Force-X | pools axis mines=2 | mines allied @053072 1 | group 3 axis @Messina Convogli-A';

const cases: readonly (readonly [string, Side, State, readonly string[]])[] = [
  ['cover', 'axis', position('air-segment side=axis part=cover', AIR), ['cover', 'done']],
  ['attack', 'axis', position('air-segment side=axis part=attack', AIR), ['done', 'raid']],
  [
    'a strike',
    'allied',
    position(
      'strike-choice side=allied passage.group=3 passage.stage=submarine passage.entered=true passage.start=false passage.night=false passage.resume.name=naval-step passage.resume.side=axis',
      'air Beauforts-Malta | air Spitfire-wing-Malta | group 3 axis @048070 Convogli-A found=found seen=true',
    ),
    ['done', 'raid'],
  ],
  [
    'movement',
    'allied',
    position('ground-movement side=allied', SICILY, HUSKY, 'phasing=allied part=movement step=0'),
    ['demolish', 'done', 'march', 'rail-troops'],
  ],
  [
    'exploitation',
    'allied',
    position(
      'ground-movement side=allied exploitation=true',
      SICILY,
      HUSKY,
      'phasing=allied part=exploitation step=0',
    ),
    ['done', 'march'],
  ],
  [
    'combat',
    'allied',
    position('ground-combat side=allied', SICILY, HUSKY, 'phasing=allied part=combat step=0'),
    ['attack', 'done'],
  ],
  [
    'an assault that is due',
    'axis',
    position(
      'ground-combat side=axis',
      'stock axis Memel sp=6 srp=0',
      'baltic-act1 "Jun II 41"',
      'phasing=axis part=combat step=0',
    ),
    ['assault'],
  ],
];

describe.each(cases)('in %s', (_name, side, state, kinds) => {
  const options = optionsFor(viewFor(state, side));

  test('the list holds every kind of action', () => {
    const found = new Set<string>();
    for (const { type } of options.list()) found.add(type);
    expect(found).toEqual(new Set(kinds));
  });

  test('whatever is listed or sampled is accepted', () => {
    const random = seededRandom(36);
    const sampled = Array.from({ length: 60 }, () => options.sample(random)).flatMap(each => each ?? []);
    const listed = [...options.list()].filter((_, at) => at % 7 === 0);
    const refused = [...listed, ...sampled].filter(action => !decide(state, side, action).ok);
    expect(refused).toEqual([]);
  });
});
