import { expect, test } from 'vitest';
import { idOf } from '../../text/names.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

/** The last hits on a carrier group. */
const sunk = (where: string, more: string) =>
  after(
    position(
      'raid-aim side=axis raid.side=axis raid.bombers=[LG-1] raid.escorts=[] raid.target.kind=group raid.target.group=4 hits=2 among=[Force-W]',
      `air LG-1 status=flown | ${more} | group 4 allied @${where} Force-W seen=true`,
    ),
    'axis hit-ship Force-W',
  );
const unit = (state: ReturnType<typeof sunk>, name: string) =>
  state.common.air[idOf(state.common, 'air', name) as number];

test.each([
  ['aborted', 'aborted'],
  ['flown', 'flown'],
])('[F.24] aircraft that are %s fly off too, and stay so', (status, expected) => {
  const state = sunk('Gibraltar', `air Eagle-fighters status=${status}`);
  expect(unit(state, 'Eagle-fighters')).toMatchObject({ status: expected, base: { at: 'field' } });
});

test('[F.24] those that are lost stay lost', () => {
  const state = sunk('Gibraltar', 'air Eagle-fighters status=eliminated');
  expect(unit(state, 'Eagle-fighters')).toMatchObject({ status: 'eliminated', base: { at: 'ship' } });
});

test('[F.24] aircraft of other carriers and of fields stay where they are', () => {
  const state = sunk(
    'Crotone',
    'air Albacores base.at=ship base.ship=Force-Z-carriers | in Gibraltar Force-Z-carriers | air 69-Squadron',
  );
  expect(unit(state, 'Albacores')).toMatchObject({ status: 'ready', base: { at: 'ship' } });
  expect(unit(state, '69-Squadron')).toMatchObject({ status: 'ready', base: { at: 'field' } });
});
