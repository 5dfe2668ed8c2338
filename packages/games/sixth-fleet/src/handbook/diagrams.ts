import type { Diagram, Overlay } from '@narrow-seas/core';
import { hexesIn, type HexId } from '@narrow-seas/hex';
import type { SixthFleetTypes } from '../game.ts';
import { unitNamed } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { Domain, Side, UnitId } from '../model/vocabulary.ts';
import { reachOf } from '../rules/movement/reach.ts';
import { controlBy } from '../rules/zones/control.ts';

type Marks = Overlay['hexes'];

const controlled =
  (side: Side, against: Domain) =>
  (state: State): Marks =>
    hexesIn(controlBy(state, side, against).hexes).map(hex => ({ hex, tone: 'enemy' }));

const named = (state: State, name: string): UnitId => {
  const unit = unitNamed(state, name);
  if (unit === undefined) throw new RangeError(`The position has no unit ${name}`);
  return unit;
};

const reached =
  (name: string) =>
  (state: State): Marks => {
    const { hexes, count } = reachOf(state, named(state, name));
    return Array.from(hexes.subarray(0, count), hex => ({ hex: hex as HexId, tone: 'good' }));
  };

const position = (phase: string, ...lines: readonly string[]): string =>
  ['sixth-fleet short turn 2 of 10', `phase ${phase}`, ...lines].join('\n');

const SOVIET_COMBAT = 'combat side=soviet';
const NATO_MOVES = 'movement side=nato';

/** Pictures of the rules that people ask about most. */
export const DIAGRAMS: readonly Diagram<SixthFleetTypes>[] = [
  {
    id: 'zone-of-control',
    rule: '6.0',
    title: 'A zone of control stops ships',
    caption:
      'The Soviet cruiser controls the six hexes around it, in red. The American cruiser may enter one of them, but stops there [5.25]: it cannot go on to the next.',
    position: position(NATO_MOVES, 'nato @0914 US6', 'soviet @0916 So5'),
    viewer: 'nato',
    frame: ['0913', '0917', '1015', '0815'],
    marks: controlled('soviet', 'surface'),
    orders: [
      { order: 'nato move US6 0915 1015', expect: '5.25', arrow: ['0915', '1015'] },
      { order: 'nato move US6 0915', expect: 'legal', arrow: ['0914', '0915'] },
    ],
  },
  {
    id: 'control-to-control',
    rule: '6.44',
    title: 'Out of one zone, not straight into another',
    caption:
      'Aircraft alone control these hexes, so the cruiser may leave [6.43]. Yet it cannot go from one controlled hex straight into the next; it must first enter a free one.',
    position: position(NATO_MOVES, 'nato @0915 US6', 'soviet @0916 Soa1'),
    viewer: 'nato',
    frame: ['0913', '0917', '1015', '0815'],
    marks: controlled('soviet', 'surface'),
    orders: [
      { order: 'nato move US6 1015', expect: '6.44', arrow: ['0915', '1015'] },
      { order: 'nato move US6 0914', expect: 'legal', arrow: ['0915', '0914'] },
    ],
  },
  {
    id: 'restricted-water',
    rule: '10.14',
    title: 'How far a ship goes',
    caption:
      'Green is what the cruiser can reach with four points. Restricted Water, in the shaded hexes, costs two points a hex, so the reach is shorter on that side.',
    position: position(NATO_MOVES, 'nato @1421 US6', 'soviet @0916 So5'),
    viewer: 'nato',
    frame: ['1117', '1125', '1721'],
    marks: reached('US6'),
    orders: [
      { order: 'nato move US6 1422 1423 1424', expect: '5.23', arrow: ['1421', '1422', '1423', '1424'] },
    ],
  },
  {
    id: 'stack-order',
    rule: '7.45',
    title: 'A stack is attacked from the top down',
    caption:
      'A Soviet submarine attacks a stack: an aircraft above two ships. It passes over the aircraft, against which it has no strength, and reaches the upper ship. The lower one it reaches only when the upper was attacked before, or together with it [7.44].',
    position: position(
      SOVIET_COMBAT,
      'unit SG soviet So SG 0-30-12-3-8-5',
      'unit DD nato Gr DD 8-8-12-4-4-2',
      'unit DE nato Tu DE 6-6-12-2-6-1',
      'nato @1423 Gra31 DD DE',
      'soviet @1422 SG',
    ),
    viewer: 'soviet',
    frame: ['1421', '1424', '1523', '1323'],
    orders: [
      { order: 'soviet attack SG at 1423 on Gra31', expect: '8.41' },
      { order: 'soviet attack SG at 1423 on DE', expect: '7.44' },
      { order: 'soviet attack SG at 1423 on DD', expect: 'legal', arrow: ['1422', '1423'] },
    ],
  },
  {
    id: 'retreat-without-a-way',
    rule: '8.71',
    title: 'A retreat with no way out',
    caption:
      'The Italian escorts are beaten. Every hex that they could enter is land or controlled by enemies who could attack them, in red, so they are lost where they stand.',
    position: position(
      SOVIET_COMBAT,
      'unit E nato It DE 1-1-1-3-1-0',
      'nato @0915 E',
      'soviet @0914 So32 So5',
      'soviet @0916 So33',
      'soviet @0814 So7',
      'soviet @1016 So34',
    ),
    viewer: 'soviet',
    frame: ['0913', '0917', '1015', '0815'],
    marks: controlled('soviet', 'surface'),
    orders: [
      { order: 'soviet attack So32 at 0915 on E', expect: 'legal', arrow: ['0914', '0915'] },
      { order: 'chance roll 1', expect: 'legal', leads: 'dead E' },
    ],
  },
  {
    id: 'must-attack',
    rule: '8.21',
    title: 'One attack from each controlled hex',
    caption:
      'Three Soviet units lie in a hex that the enemy controls. One of them must attack before the phase ends; the two others may.',
    position: position(SOVIET_COMBAT, 'nato @1423 Gr25 Tu36', 'soviet @1422 So32 So33 So5'),
    viewer: 'soviet',
    frame: ['1421', '1424', '1523', '1323'],
    marks: controlled('nato', 'surface'),
    orders: [
      { order: 'soviet done', expect: '8.21' },
      { order: 'soviet attack So32 at 1423 on Gr25', expect: 'legal', arrow: ['1422', '1423'] },
    ],
  },
  {
    id: 'home-to-a-base',
    rule: '9.22',
    title: 'An aircraft must come home',
    caption:
      'The Italian aircraft began its phase away from a base, so it must land in this one. Any free base of its own nation will do [9.14]; a hex in the open is refused at the end of the phase, and the aircraft would be lost.',
    position: position('movement side=nato mustLand=Ita28', 'nato @1814 Ita28', 'soviet @0920 So5'),
    viewer: 'nato',
    frame: ['1711', '1816', '2012', '1713'],
    orders: [{ order: 'nato move Ita28 1813 1812', expect: 'legal', arrow: ['1814', '1813', '1812'] }],
  },
];
