import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { group, position, shipNamed } from '../testing/positions.ts';
import { viewFor } from './view.ts';

const imagined = (marks: string) => {
  const state = position('naval-step side=axis moving=3', `group 3 axis @048070 Convogli-A ${marks}`);
  return group(imagine(viewFor(state, 'allied'), seededRandom(1)), 3);
};

test('[F.7.2] what was seen stays found and contacted, for it moves the dice that follow', () => {
  expect(imagined('seen=true found=well contact=made alarm=area')).toMatchObject({
    seen: true,
    found: 'well',
    contact: 'made',
    alarm: 'area',
  });
});

test('[F.29 a] what was not seen is known to nobody', () => {
  expect(imagined('contact=clear')).toMatchObject({ seen: false, found: 'no', contact: 'none' });
});

test('[F.29 b] no submarine is imagined under the number of a group that was sunk in the fight under way', () => {
  const begun = position(
    'stay-or-break side=axis battle.hex=055080 battle.mover=allied battle.groups=[4,1] battle.forts=[] battle.night=false ' +
      'battle.round=2 battle.lost.axis=0 battle.lost.allied=8 battle.passage.group=1 battle.passage.stage=end ' +
      'battle.passage.entered=true battle.passage.start=false battle.passage.night=false ' +
      'battle.passage.resume.name=naval-step battle.passage.resume.side=allied',
    'unit X8 axis TF 8 | unit A8 allied TF 8 | unit S2 allied SUB 2 | group 1 allied @055080 A8 | ' +
      'group 4 axis @055080 X8 | group 5 allied @041066 S2',
    'malta "Jun I 42"',
    'phasing=allied part=movement step=1',
  );
  const { allied } = begun.fleets;
  const sunk = {
    ...allied,
    groups: allied.groups.filter(({ id }) => id !== 1),
    ships: allied.ships.map((each, id) =>
      id === shipNamed(begun, 'A8') ? { ...each, hits: 8, where: { at: 'sunk' } as const } : each,
    ),
  };
  const view = viewFor({ ...begun, fleets: { ...begun.fleets, allied: sunk } }, 'axis');
  for (let seed = 1; seed <= 20; seed += 1) {
    const seen = viewFor(imagine(view, seededRandom(seed)), 'axis');
    expect(seen.common.phase).toEqual(view.common.phase);
  }
  expect(view.common.phase.name).toBe('stay-or-break');
});
