import { hasHex } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { openToLine, openToSeaLine } from './communication.ts';
import { table } from '../../testing/table.ts';

test.each([
  ['[12.2] the open sea', '', '0914', true],
  ['[12.2] land', '', '1810', true],
  ['[12.2] no hex that an enemy holds', 'soviet @0914 So5', '0914', false],
  ['[12.2] none that he controls', 'soviet @0915 So5', '0914', false],
  ['[12.2] though a friend is there', 'soviet @0915 So5 | nato @0914 US6', '0914', false],
  ['[12.2] whatever he could attack there: a fighter', 'soviet @0915 Soa12', '0914', false],
  ['[12.2] a submarine', 'soviet @0915 So36', '0914', false],
  ['[10.22] no control across an all-land hexside', 'soviet @1413 So5', '1412', true],
  ['[12.2] no enemy Defended hex', '', '1435', false],
  ['[12.2] unless destroyed', 'destroyed 1435', '1435', true],
  ['[12.2] one’s own is open', '', '1022', true],
  ['[12.2] no Prohibited hex', '', '1616', false],
  ['[12.2] not even when its air space is violated', 'options neutralAirSpace | violated', '1616', false],
])('%s', (_name, forces, hex, open) => {
  expect(hasHex(openToLine(table('over', forces), 'nato'), hexOf(hex))).toBe(open);
});

test.each([
  ['[13.12] the open sea', '', '0914', true],
  ['[13.12] coasts', '', '1809', true],
  ['[13.12] no land', '', '1810', false],
  ['[13.12] no hex that the Soviets hold', 'soviet @0914 So5', '0914', false],
  ['[13.12] none that they control', 'soviet @0915 So5', '0914', false],
  ['[13.12] but with a NATO ship in it', 'soviet @0915 So5 | nato @0914 US6', '0914', true],
  ['[13.12] or a submarine', 'soviet @0915 So5 | nato @0914 US11', '0914', true],
  ['[13.12] not with an aircraft', 'soviet @0915 So5 | nato @0914 USa1', '0914', false],
  ['[13.12] no Soviet Defended hex', '', '1435', false],
  ['[13.12] unless destroyed', 'destroyed 1435', '1435', true],
  ['[13.12] no Prohibited hex', '', '1616', false],
])('%s', (_name, forces, hex, open) => {
  expect(hasHex(openToSeaLine(table('over', forces)), hexOf(hex))).toBe(open);
});
