import type { Diagram } from '@narrow-seas/core';
import { hasHex, range } from '@narrow-seas/hex';
import type { SecondFleetTypes } from '../game.ts';
import { besideOpen, EVERY_HEX, GRID, hexOf, isOnMap, isWater, SOSUS } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { isOffWatchedCoast } from '../rules/detection/detection.ts';
import { limitedZone } from '../rules/detection/zones.ts';
import { invasionHexes } from '../rules/invasion/landing.ts';
import { PATROL_RANGE } from '../rules/patrols/patrol.ts';
import { baseOf } from '../rules/stacking/bases.ts';
import { acting, type Marks, marked, position } from './drawing.ts';

const torpedoReach = (): Marks => marked(besideOpen(hexOf('2808')).filter(isWater), 'enemy');

const listened = (): Marks => marked(limitedZone(hexOf('2809')).filter(isWater), 'own');

const patrolled = (): Marks => marked(range(GRID, hexOf('2716'), PATROL_RANGE).filter(isOnMap), 'own');

const watchedCoast = (): Marks =>
  marked(
    EVERY_HEX.filter(hex => isWater(hex) && isOffWatchedCoast('soviet', hex)),
    'own',
  );

const listening = (): Marks =>
  marked(
    EVERY_HEX.filter(hex => hasHex(SOSUS, hex)),
    'own',
  );

const landing = ({ table }: State): Marks => marked(invasionHexes(table, 'soviet', baseOf('Banak')), 'enemy');

const BACKFIRE = 'roles.0.unit=T26-1 roles.0.role=atk homes=[Olenogorsk]';

/** Pictures of what happens when sides meet: attacks, patrols, landings. */
export const ACTION_DIAGRAMS: readonly Diagram<SecondFleetTypes>[] = [
  {
    id: 'torpedo',
    rule: '10.7.1',
    title: 'What a submarine can attack',
    caption:
      'Torpedoes reach the red hexes beside the submarine. The frigate in the north has no mark, so it cannot be attacked [10.3]. In the south there are three marked ships: the points may go to two of them, not to three [10.7.2].',
    position: position(acting('soviet', 'submarine', 'MKALN', '2808'), [
      'soviet @2808 MKALN',
      'nato @2809 HAWES/local GARY/local OGDEN/local',
      'nato @2807 CARR',
    ]),
    viewer: 'soviet',
    frame: ['2806', '2810', '2608', '3008'],
    marks: torpedoReach,
    orders: [
      { order: 'soviet strike torpedo MKALN at 2807', expect: '10.3' },
      { order: 'soviet strike torpedo MKALN at 2809', expect: 'legal', arrow: ['2808', '2809'] },
      { order: 'soviet aim HAWES=8 GARY=7 OGDEN=7', expect: '10.7.2' },
      { order: 'soviet aim HAWES=11 GARY=11', expect: 'legal', leads: 'defence-roll' },
    ],
  },
  {
    id: 'given-away',
    rule: '9.5.1.2',
    title: 'An attack gives the submarine away',
    caption:
      'The submarine came unseen. Its hex lies in the limited zone of the ships that it attacks, the shaded hexes, so it is marked when the attack is over, whether it hit or not. In the surface segment the frigates may answer [10.10].',
    position: position(acting('soviet', 'submarine', 'MKALN', '2808'), [
      'soviet @2808 MKALN',
      'nato @2809 HAWES/local GARY/local OGDEN/local',
    ]),
    viewer: 'soviet',
    frame: ['2806', '2810', '2608', '3008'],
    marks: listened,
    orders: [
      { order: 'soviet strike torpedo MKALN at 2809', expect: 'legal', arrow: ['2808', '2809'] },
      { order: 'soviet aim OGDEN=22', expect: 'legal' },
      { order: 'chance roll 9', expect: 'legal' },
      { order: 'chance roll 0', expect: 'legal', leads: 'MKALN/local' },
    ],
  },
  {
    id: 'around-an-escort',
    rule: '10.8.6.4',
    title: 'Missiles around an escort',
    caption:
      'The missiles have two shortest ways to the amphibious ship, one of them over the American cruiser, whose Area AA would count. Their owner chooses the other, the arrow. A longer way is not allowed [C.10.1].',
    position: position(acting('soviet', 'surface', 'FRNZE', '2807'), [
      'soviet @2807 FRNZE',
      'nato @2808 VNCNS',
      'nato @2909 OGDEN/local',
    ]),
    viewer: 'soviet',
    frame: ['2806', '2810', '2708', '3108'],
    orders: [
      { order: 'soviet strike ssm FRNZE at 2909 over 2908 3008', expect: 'C.10.1' },
      {
        order: 'soviet strike ssm FRNZE at 2909 over 2908',
        expect: 'legal',
        arrow: ['2807', '2908', '2909'],
      },
    ],
  },
  {
    id: 'strike-meets-patrol',
    rule: '8.6',
    title: 'A strike flies into a patrol',
    caption:
      'The bomber comes within four hexes of the carrier, the shaded ones. Hex by hex NATO may attack or let it come nearer. Over the carrier the patrol must attack [C.2.31].',
    position: position(
      `flight side=soviet units=[T26-1] ${BACKFIRE} hex=2710 allowance=40 spent=8 path=[3906,2710]\nunder segment side=soviet arm=air`,
      ['flight Olenogorsk T26-1', 'nato @2716 RSVLT', 'cap RSVLT F14-1'],
    ),
    viewer: 'nato',
    frame: ['2710', '2720', '2316', '3116'],
    marks: patrolled,
    orders: [
      {
        order: 'soviet fly 2711 2712 2713 2714 2715 2716',
        expect: 'legal',
        leads: 'phase reaction',
        arrow: ['2710', '2711', '2712', '2713', '2714', '2715', '2716'],
      },
      { order: 'nato let-pass', expect: 'legal' },
      { order: 'nato let-pass', expect: 'legal' },
      { order: 'nato let-pass', expect: 'legal' },
      { order: 'nato let-pass', expect: 'legal' },
      { order: 'nato let-pass', expect: 'C.2.31' },
      { order: 'nato intercept RSVLT', expect: 'legal' },
    ],
  },
  {
    id: 'coast-watch',
    rule: '9.5.4',
    title: 'Seen from the coast',
    caption:
      'The shaded hexes are coastal hexes of Norway. The Soviet cruiser is marked as soon as it enters one of them, although no ship is near. Out at sea it would stay unseen.',
    position: position('segment side=soviet arm=surface', ['soviet @3109 FRNZE']),
    viewer: 'soviet',
    frame: ['3008', '3011', '3409'],
    marks: watchedCoast,
    orders: [
      { order: 'soviet activate FRNZE', expect: 'legal' },
      { order: 'soviet sail 3209', expect: 'legal', leads: 'FRNZE/local', arrow: ['3109', '3209'] },
    ],
  },
  {
    id: 'sosus',
    rule: '19.2',
    title: 'Heard on the sea bed',
    caption:
      'SOSUS listens in the shaded hexes. A die is rolled when a Soviet submarine enters one of them; it finds this type on a modified 5 or less, so a 0 marks it strategically. It stays marked until Night, and longer near SOSUS [19.3].',
    position: position(
      acting('soviet', 'submarine', 'MKALN', '2829'),
      ['soviet @2829 MKALN'],
      'northern-campaign turn 2 of 36',
    ),
    viewer: 'soviet',
    frame: ['2628', '3031'],
    marks: listening,
    orders: [
      { order: 'soviet sail 2830', expect: 'legal', leads: 'phase sosus', arrow: ['2829', '2830'] },
      { order: 'chance roll 0', expect: 'legal', leads: 'MKALN/strategic' },
    ],
  },
  {
    id: 'invasion-hexes',
    rule: 'C.17.2',
    title: 'Where marines land from',
    caption:
      'Marines land on Banak from the red hexes, the water beside the base. The ship farther out is too far away and must wait for another day.',
    position: position(
      'invasion side=soviet assaulted=[] paras=0',
      ['secret soviet strategy=unrestricted', 'soviet @3307 BELOY', 'soviet @3107 KRSKY'],
      'northern-campaign turn 4 of 36',
    ),
    viewer: 'soviet',
    frame: ['3106', '3110', '3508'],
    marks: landing,
    orders: [
      { order: 'soviet assault Banak marines KRSKY', expect: 'C.17.2' },
      { order: 'soviet assault Banak marines BELOY', expect: 'legal', arrow: ['3307', '3308'] },
    ],
  },
];
