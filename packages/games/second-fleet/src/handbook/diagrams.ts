import type { Diagram } from '@narrow-seas/core';
import { range } from '@narrow-seas/hex';
import type { SecondFleetTypes } from '../game.ts';
import { EVERY_HEX, GRID, hexOf, isOnMap, isWater } from '../model/chart.ts';
import { unitNamed } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { missileRange } from '../rules/combat/missile.ts';
import { rangeTo } from '../rules/combat/trajectory.ts';
import { extendedZone, limitedZone } from '../rules/detection/zones.ts';
import { isPackIce } from '../rules/movement/ice.ts';
import { PATROL_RANGE } from '../rules/patrols/patrol.ts';
import { acting, type Marks, marked, position } from './drawing.ts';

/** [C.3.1] The own hex and those beside it, then those two hexes away. */
const watch = (): Marks => {
  const from = hexOf('2922');
  const near = limitedZone(from);
  const far = extendedZone(from).filter(hex => !near.includes(hex) && isWater(hex));
  return [...marked(near.filter(isWater), 'own', '1'), ...marked(far, 'neutral', '2')];
};

const listening = (): Marks => marked(limitedZone(hexOf('2922')).filter(isWater), 'own');

const patrolled = (): Marks => marked(range(GRID, hexOf('2716'), PATROL_RANGE).filter(isOnMap), 'own');

const missiles = ({ table }: State): Marks => {
  const unit = unitNamed(table, 'FRNZE') as UnitId;
  const far = missileRange(table, unit);
  const from = hexOf('2807');
  const hexes = range(GRID, from, far).filter(
    hex => isOnMap(hex) && rangeTo('open', from, hex, far) !== undefined,
  );
  return marked(hexes, 'enemy');
};

const frozen = ({ table }: State): Marks =>
  marked(
    EVERY_HEX.filter(hex => isWater(hex) && isPackIce(table, hex)),
    'bad',
  );

/** Pictures of what units see, reach and run into. */
export const DIAGRAMS: readonly Diagram<SecondFleetTypes>[] = [
  {
    id: 'detection-zones',
    rule: 'C.3.1',
    title: 'What a ship watches',
    caption:
      'The frigate watches its own hex and those beside it, marked 1: its limited zone. Two hexes away, marked 2, is its extended zone. The Soviet ships went from one of these hexes to another, so they are marked as detected [C.5.1]. Entering or leaving a zone is free.',
    position: position('segment side=soviet arm=surface', ['nato @2922 HAWES', 'soviet @2924 FRNZE']),
    viewer: 'soviet',
    frame: ['2920', '2924', '2722', '3122'],
    marks: watch,
    orders: [
      { order: 'soviet activate FRNZE', expect: 'legal' },
      { order: 'soviet sail 2923', expect: 'legal', leads: 'FRNZE/local', arrow: ['2924', '2923'] },
    ],
  },
  {
    id: 'passing-a-submarine-hunter',
    rule: 'C.5.1',
    title: 'A submarine that passes a hunter is heard',
    caption:
      'The frigate has six ASW or more, so it hears submarines in its limited zone. The submarine passes from one hex of that zone to the next and is marked. Ships that sail two hexes away would be seen; a submarine there is not.',
    position: position('segment side=soviet arm=submarine', ['nato @2922 HAWES', 'soviet @2923 MKALN']),
    viewer: 'soviet',
    frame: ['2920', '2924', '2822', '3022'],
    marks: listening,
    orders: [
      { order: 'soviet activate MKALN', expect: 'legal' },
      { order: 'soviet sail 2822', expect: 'legal', leads: 'MKALN/local', arrow: ['2923', '2822'] },
    ],
  },
  {
    id: 'patrol-zone',
    rule: 'C.11.2',
    title: 'Where a patrol reacts',
    caption:
      'Fighters over the carrier may react to enemy aircraft within four hexes, the shaded ones. A carrier sends up at most two interceptors and one early-warning aircraft [C.2.2]; attack aircraft fly no patrol [8.1].',
    position: position('cap side=nato', [
      'nato @2716 RSVLT VNCNS SCOTT HAWES',
      'at RSVLT F14-1 F14-2 F18-1 A6-1 E2-1',
    ]),
    viewer: 'nato',
    frame: ['2712', '2720', '2316', '3116'],
    marks: patrolled,
    orders: [
      { order: 'nato fly-cap RSVLT F14-1 F14-2 F18-1', expect: 'C.2.2' },
      { order: 'nato fly-cap RSVLT F14-1 A6-1', expect: '8.1' },
      { order: 'nato fly-cap RSVLT F14-1 F14-2 E2-1', expect: 'legal' },
    ],
  },
  {
    id: 'missile-range',
    rule: '10.8.1',
    title: 'How far missiles fly',
    caption:
      'Red is the range of the missiles of the Soviet cruiser. Ships cannot fire across land, and the owner names the hexes that the missiles cross, because enemy ships there fire at them [C.10.1].',
    position: position(acting('soviet', 'surface', 'FRNZE', '2807'), [
      'soviet @2807 FRNZE',
      'nato @2809 HAWES/local OGDEN/local',
    ]),
    viewer: 'soviet',
    frame: ['2806', '2812', '2609', '3009'],
    marks: missiles,
    orders: [
      { order: 'soviet strike ssm FRNZE at 2809', expect: 'C.10.1' },
      {
        order: 'soviet strike ssm FRNZE at 2809 over 2808',
        expect: 'legal',
        arrow: ['2807', '2808', '2809'],
      },
    ],
  },
  {
    id: 'pack-ice',
    rule: '5.7',
    title: 'Pack ice closes the north',
    caption:
      'In the first period the sea under the hatched hexes is pack ice. Ships may not enter it; submarines may. The same ridge is open to ships late in the year.',
    position: position(
      acting('soviet', 'surface', 'FRNZE', '2417'),
      ['soviet @2417 FRNZE', 'period 1'],
      'northern-campaign turn 2 of 36',
    ),
    viewer: 'soviet',
    frame: ['2415', '2419', '2217', '2517'],
    marks: frozen,
    orders: [{ order: 'soviet sail 2317 2316 2315', expect: '5.7', arrow: ['2417', '2317'] }],
  },
  {
    id: 'minefield',
    rule: 'C.20.2',
    title: 'Out of a mined hex',
    caption:
      'Three points of mines lie in the hex. They are rolled for when the force leaves it, not when it enters [23.3]: with a zero the die hits two ships.',
    position: position('segment side=nato arm=surface', [
      'options mines',
      'mines 3310=3',
      'nato @3310 HAWES GARY',
    ]),
    viewer: 'nato',
    frame: ['3309', '3311', '3109', '3310'],
    orders: [
      { order: 'nato activate HAWES GARY', expect: 'legal' },
      { order: 'nato sail 3209 3109', expect: 'legal', arrow: ['3310', '3209', '3109'] },
      { order: 'chance roll 0', expect: 'legal', leads: 'HAWES/damaged' },
    ],
  },
];
