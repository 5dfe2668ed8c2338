import { expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import { fold } from '../../turn/chain.ts';
import { damageShip } from './damage.ts';
import { after } from '../../testing/orders.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';

test('[C.21.3] [8.14.2] a secret wing goes down with its carrier and becomes known; another stays secret', () => {
  const state = position(
    'initiative',
    'options alternateWings | nato @2922 RSVLT | nato @2716 INPDN | wing F14-1 A6-1 S3-1 | wing nato unit=F14-1 carrier=RSVLT | wing nato unit=A6-1 carrier=INPDN | wing nato unit=S3-1 carrier=RSVLT',
  );
  const events = damageShip(state, unit(state, 'RSVLT'), 9, 'ssm');
  const known = events.flatMap(event => (event.type === 'wing-known' ? [event] : []));
  expect(known).toEqual([
    { type: 'wing-known', unit: unit(state, 'F14-1'), carrier: unit(state, 'RSVLT') },
    { type: 'wing-known', unit: unit(state, 'S3-1'), carrier: unit(state, 'RSVLT') },
  ]);
  const sunk = fold(state, events);
  expect(['RSVLT', 'F14-1', 'S3-1', 'INPDN', 'A6-1'].map(name => whereIs(sunk, name))).toEqual([
    'lost',
    'lost',
    'lost',
    '2716',
    'wing',
  ]);
  expect(sunk.secret.nato.wings).toEqual([{ unit: unit(state, 'A6-1'), carrier: unit(state, 'INPDN') }]);
});

test.each([
  ['[14.7] bases are repaired in the intermediate game', 'kola-strike turn 3 of 15', 0],
  ['[C.24] there is no repair in the basic game', 'standing-force turn 3 of 6', 1],
])('%s', (_name, heading, grade) => {
  const night = position(
    'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
    'nato @2922 HAWES | nato @2716 OGDEN | soviet @2807 FRNZE | base Bodo airfield=1',
    heading,
  );
  expect(after(night, 'nato done').table.bases[baseOf('Bodo')]?.airfield).toBe(grade);
});
