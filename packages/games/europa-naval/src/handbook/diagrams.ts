import type { Diagram, Overlay } from '@narrow-seas/core';
import { type HexId, hexesIn, range } from '@narrow-seas/hex';
import type { EuropaNavalTypes } from '../game.ts';
import { chartOf } from '../model/fleet.ts';
import type { State } from '../model/state.ts';
import { idOf } from '../text/names.ts';
import { dangerZones } from '../rules/danger-zones/danger-zone.ts';
import { zoneAround } from '../rules/reaction/combat-zone.ts';

type Marks = Overlay['hexes'];
type Tone = Marks[number]['tone'];

const marked = (hexes: readonly HexId[], tone: Tone): Marks => hexes.map(hex => ({ hex, tone }));

const position = (
  phase: string,
  lines: readonly string[],
  heading = 'malta "Jun I 42"',
  clock = 'phasing=axis part=movement step=1',
): string => [`europa-naval ${heading}`, `clock ${clock}`, `phase ${phase}`, ...lines].join('\n');

const UNITS = ['unit X8 axis TF 8', 'unit A8 allied TF 8'];
const AXIS_STEP = 'naval-step side=axis moving=3';

const hexIn = ({ common }: State, name: string): HexId => idOf(common, 'hex', name) as HexId;

const danger = ({ common }: State): Marks =>
  marked(hexesIn(dangerZones(chartOf(common), common.danger).allied), 'enemy');

const combatZone =
  (name: string, night: boolean) =>
  (state: State): Marks =>
    marked(zoneAround(state.common, hexIn(state, name), night), 'enemy');

/** [F.7.3] From where warships at sea may answer. */
const answering = (state: State): Marks =>
  marked(range(chartOf(state.common).grid, hexIn(state, '061067'), 10), 'enemy');

/** Pictures of the rules that people ask about most. */
export const DIAGRAMS: readonly Diagram<EuropaNavalTypes>[] = [
  {
    id: 'danger-zone',
    rule: '36.D.2',
    title: 'Contact in a danger zone',
    caption:
      'Red hexes are dangerous to the Axis. A group that is there rolls for contact once a step, at its start or when it enters: here, as soon as it sails on.',
    position: position(AXIS_STEP, [...UNITS, 'group 3 axis @055078 X8']),
    viewer: 'axis',
    frame: ['049074', '058082'],
    marks: danger,
    orders: [{ order: 'axis sail 3 055079', expect: 'legal', leads: 'contact', arrow: ['055078', '055079'] }],
  },
  {
    id: 'combat-zone',
    rule: 'F.7.1',
    title: 'A combat zone by day',
    caption:
      'By day a group with warships controls its hex and the six around it. A group that comes into that zone is seen [F.7.2], and either side may want a battle [F.8.1].',
    position: position(AXIS_STEP, [
      ...UNITS,
      'group 3 axis @062066 X8 contact=clear shipping=checked',
      'group 4 allied @061069 A8 reacted=true',
    ]),
    viewer: 'axis',
    frame: ['060066', '062070'],
    marks: combatZone('061069', false),
    orders: [
      { order: 'axis sail 3 061067', expect: 'legal', arrow: ['062066', '061067'] },
      { order: 'axis sail 3 061068', expect: 'legal', leads: 'battle', arrow: ['061067', '061068'] },
    ],
  },
  {
    id: 'combat-zone-at-night',
    rule: '36.A.2',
    title: 'The same zone at night',
    caption:
      'At night the zone is the hex itself. The group uses a block of night and passes beside the enemy without a battle. A second block needs ten points by day before it.',
    position: position(AXIS_STEP, [
      ...UNITS,
      'group 3 axis @062066 X8 contact=clear shipping=checked',
      'group 4 allied @061069 A8 reacted=true',
    ]),
    viewer: 'axis',
    frame: ['060066', '062070'],
    marks: combatZone('061069', true),
    orders: [
      { order: 'axis night 3', expect: 'legal' },
      {
        order: 'axis sail 3 061067 061068',
        expect: 'legal',
        leads: 'phase naval-step',
        arrow: ['062066', '061067', '061068'],
      },
    ],
  },
  {
    id: 'reaction',
    rule: 'F.7.3',
    title: 'Who may react',
    caption:
      'The Axis group has been seen. When it spends points, enemy warships at sea within ten hexes, the red ones, may react once a step. This Allied group is exactly ten hexes away.',
    position: position(AXIS_STEP, [
      ...UNITS,
      'group 3 axis @062066 X8 contact=clear shipping=checked seen=true',
      'group 4 allied @061077 A8',
    ]),
    viewer: 'axis',
    frame: ['060066', '062066', '061078'],
    marks: answering,
    orders: [
      {
        order: 'axis sail 3 061067',
        expect: 'legal',
        leads: 'phase reaction',
        arrow: ['062066', '061067'],
      },
    ],
  },
  {
    id: 'inshore',
    rule: '36.A.1',
    title: 'Sheltered inshore waters',
    caption:
      'The convoy keeps along its own coast, from one coastal hex to the next over partial sea hexsides. There it is sheltered: the enemy group nearby may not react.',
    position: position('naval-step side=axis moving=3', [
      ...UNITS,
      'group 3 axis @Tripoli Convogli-A contact=clear shipping=checked seen=true',
      'group 4 allied @065066 A8',
    ]),
    viewer: 'axis',
    frame: ['068062', '066066', '064065'],
    orders: [{ order: 'axis sail 3 067063', expect: 'legal', leads: 'phase naval-step' }],
  },
  {
    id: 'minebelt',
    rule: '36.C.1',
    title: 'Into a minebelt',
    caption:
      'Three mine points lie ahead. A group rolls when it first enters the belt: once for each of its strength points, on the gunnery column of the mine points.',
    position: position(
      'naval-step side=allied moving=3',
      ['unit S4 allied TF 4', 'mines axis @055079 3', 'group 3 allied @055078 S4'],
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    ),
    viewer: 'allied',
    frame: ['054077', '056081'],
    orders: [{ order: 'allied sail 3 055079', expect: 'legal', arrow: ['055078', '055079'] }],
  },
  {
    id: 'submarine-hunt',
    rule: 'F.8.7',
    title: 'A submarine lies in wait',
    caption:
      'Submarines on patrol may attack what enters their hex or one beside it, the red hexes, once a step. They choose a unit; the escort does not screen the transports, but it makes the roll harder by one and answers [F.8.4].',
    position: position(
      'naval-step side=allied moving=3',
      [
        'unit U3 axis SUB 3',
        'unit T8 allied TF 8',
        'unit N4 allied NT 4',
        'group 3 allied @055078 T8 N4',
        'group 4 axis @055080 U3',
      ],
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    ),
    viewer: 'axis',
    frame: ['053077', '057082'],
    marks: combatZone('055080', false),
    orders: [
      {
        order: 'allied sail 3 055079',
        expect: 'legal',
        leads: 'phase hunt-choice',
        arrow: ['055078', '055079'],
      },
      { order: 'axis hunt 4 3', expect: 'legal', leads: 'phase torpedo-aim' },
      { order: 'axis torpedo N4', expect: 'legal', leads: 'shift=-1' },
    ],
  },
  {
    id: 'search-from-the-air',
    rule: 'F.11.5',
    title: 'Found from the air',
    caption:
      'A patrol from Malta covers the sea off Sicily. When the convoy first spends a point there by day, the patrol looks for it, once a step. It finds a group nearby on 4 or more [T.3]; patrol aircraft add one, so a 3 is enough, and the convoy is seen.',
    position: position(AXIS_STEP, [
      'air 69-Squadron status=flown mission.kind=patrol mission.hex=Gela',
      'group 3 axis @048070 Convogli-A moved=true contact=clear shipping=checked',
    ]),
    viewer: 'axis',
    frame: ['046068', '051073'],
    orders: [
      {
        order: 'axis sail 3 049071',
        expect: 'legal',
        leads: 'phase search-roll',
        arrow: ['048070', '049071'],
      },
      { order: 'chance roll 3', expect: 'legal', leads: 'found=found' },
    ],
  },
];
