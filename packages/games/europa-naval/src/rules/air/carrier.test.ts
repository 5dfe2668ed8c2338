import { expect, test } from 'vitest';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { idOf } from '../../text/names.ts';

/** Four hits sink the carriers; the torpedo bombers have come through. */
const sinking = (where: string) =>
  position(
    `raid-aim side=axis raid.side=axis raid.bombers=[LG-1] raid.escorts=[] raid.target.kind=group raid.target.group=4 hits=2 among=[Force-W]`,
    `air LG-1 status=flown | air Eagle-fighters | group 4 allied @${where} Force-W seen=true`,
  );

test.each([
  ['fly to a field in range', 'Gibraltar', 'ready', 'field'],
  ['or are lost', 'Crotone', 'eliminated', 'ship'],
])('[F.24] aircraft of a carrier that sinks %s', (_case, where, status, at) => {
  const state = after(sinking(where), 'axis hit-ship Force-W');
  const unit = state.common.air[idOf(state.common, 'air', 'Eagle-fighters') as number];
  expect(unit).toMatchObject({ status, base: { at } });
});
