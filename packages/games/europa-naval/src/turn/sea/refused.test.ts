import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { type Row, rulingsOf } from '../../testing/row.ts';

/** Refusals at sea that no story of a chapter comes by: each beside the order that it spares. */
const UNITS =
  'unit X8 axis TF 8 | unit XN axis NT 3 | unit XM axis NT 3 | unit U3 axis SUB 3 | unit A8 allied TF 8 | unit AN allied NT 3';
const axisStep = (table: string): State => position('naval-step side=axis moving=3', `${UNITS} | ${table}`);
const alliedStep = (table: string): State =>
  position(
    'naval-step side=allied moving=3',
    `${UNITS} | ${table}`,
    'malta "Jun I 42"',
    'phasing=allied part=movement step=1',
  );

describe('groups at sea', () => {
  const off = () =>
    axisStep('mines allied @055079 1 | group 3 axis @055078 X8 contact=clear | group 4 axis in:Napoli XN');

  test.each<Row>([
    ['[F.4.2] a group that one has', off, 'axis sail 9 055079', 'F.4.2 no-group', 'axis sail 3 055079'],
    [
      '[F.5.1] at sea first',
      () => axisStep('stock axis Napoli sp=9 | group 3 axis in:Napoli X8'),
      'axis sail 3 030074',
      'F.5.1 not-at-sea',
      'axis put-to-sea 3 sp',
    ],
    [
      '[F.3.3] ships in port form a group and do not begin one',
      () =>
        position('naval-step side=axis', `${UNITS} | group 3 axis @055078 X8 | group 4 axis in:Napoli XN`),
      'axis begin 4 night=false hold=false',
      'F.3.3 in-port',
      'axis begin 3 night=false hold=false',
    ],
    [
      '[F.4.2] mines of a ship of the group',
      () => alliedStep('group 3 allied @055078 AN | cargo AN mine=1 | in Valletta A8'),
      'allied lay-mine 3 A8',
      'F.4.2 not-in-group',
      'allied lay-mine 3 AN',
    ],
    [
      '[F.23.1] gunfire by task forces of the group',
      () => alliedStep('group 3 allied @067063 A8 AN contact=clear'),
      'allied prepare 3 AN quarter',
      'F.23.1 no-gunfire',
      'allied prepare 3 A8 quarter',
    ],
    [
      '[F.23.1] more than is prepared already',
      () => alliedStep('group 3 allied @067063 A8/support=067063:half contact=clear'),
      'allied prepare 3 A8 quarter',
      'F.23.1 prepared',
      'allied prepare 3 A8 full',
    ],
    [
      '[F.10.3] over a beach from the sea',
      () => axisStep('stock axis Napoli sp=4 | group 3 axis in:Napoli XN | cargo XN sp=2'),
      'axis disembark 3 XN beach',
      'F.10.3 off-beach',
      'axis disembark 3 XN port',
    ],
    [
      '[F.5.8] coasters twenty hexes',
      () => position('naval-step side=axis', 'stock axis Tripoli sp=8'),
      `axis carry Tripoli Misurata ${Array(11).fill('067065 067066').join(' ')} cargo.kind=sp cargo.amount=1`,
      'F.5.8 too-far',
      'axis carry Tripoli Misurata 067065 067066 067067 067068 067069 068069 069070 070070 071071 072071 cargo.kind=sp cargo.amount=1',
    ],
  ])('%s', (...row) => expect(rulingsOf(row)).toEqual([row[3], 'ok']));
});

describe('answers to the enemy', () => {
  const alarmed = (): State =>
    after(
      axisStep('group 3 axis @062066 X8 contact=made alarm=area shipping=checked seen=true | in Valletta A8'),
      'axis sail 3 061067',
      'allied activate Valletta sp A8',
    );
  const hunted = (): State =>
    after(
      alliedStep('group 3 allied @055078 AN | group 4 axis @055080 U3 | group 5 allied @055070 A8'),
      'allied sail 3 055079',
    );
  const aim = (side: string, firer: string, target: string): string =>
    `${side} aim firer.kind=ship firer.ship=${firer} target.kind=ship target.ship=${target}`;
  const brokenOff = (): State =>
    after(
      alliedStep(
        'group 3 allied @055078 A8 | group 4 axis @055080 X8 reacted=true | group 5 axis @055090 XN',
      ),
      'allied sail 3 055079',
      'axis fight true',
      aim('axis', 'X8', 'A8'),
      aim('allied', 'A8', 'X8'),
      'roll 1',
      'roll 1',
      'axis stay false',
      'allied stay true',
      'roll 6',
    );
  const struck = (): State =>
    position(
      'strike-choice side=allied passage.group=3 passage.stage=submarine passage.entered=true passage.start=false passage.night=false passage.resume.name=naval-step passage.resume.side=axis',
      `${UNITS} | air 205-Group-Wellingtons | group 3 axis @084120 X8 seen=true found=found | group 4 axis @084121 XN seen=true`,
    );

  test.each<Row>([
    [
      '[F.7.4] back in only off the port it was called out of',
      () => after(alarmed(), 'allied react 4 054070 night=false'),
      'allied enter-port 4',
      'F.7.4 not-home',
      'allied react 4 055070 night=false',
    ],
    ['[F.8.7] what the submarine can reach', hunted, 'axis hunt 4 5', 'F.8.7 out-of-reach', 'axis hunt 4 3'],
    [
      '[F.8.7] a ship of the group under attack',
      () => after(hunted(), 'axis hunt 4 3'),
      'axis torpedo A8',
      'F.8.7 not-prey',
      'axis torpedo AN',
    ],
    [
      '[F.8.6] only a group that broke off withdraws',
      brokenOff,
      'axis withdraw 5 055091 055092 055093',
      'F.8.6 not-beaten',
      'axis withdraw 4 055081 055082 055083',
    ],
    [
      '[F.11.6] only the group that was found is struck',
      struck,
      'allied raid 205-Group-Wellingtons target.kind=group target.group=4',
      'F.11.6 not-found',
      'allied raid 205-Group-Wellingtons target.kind=group target.group=3',
    ],
  ])('%s', (...row) => expect(rulingsOf(row)).toEqual([row[3], 'ok']));
});

describe('hits that the owner gives out', () => {
  test.each<Row>([
    [
      '[F.20.7] of a contact: among the cargo ships, which share them',
      () =>
        after(
          axisStep('group 3 axis @055078 X8 XN XM shipping=checked'),
          'axis sail 3 055079',
          'roll 5',
          'roll 1',
          'roll 6',
        ),
      'axis take-hit X8',
      'F.20.7 not-contacted',
      'axis take-hit XN',
    ],
    [
      '[F.19.4] of Malta: warships are unharmed',
      () =>
        after(
          axisStep('malta status=0 | group 3 axis @064065 X8 XN XM contact=clear'),
          'axis sail 3 063066',
          'roll 6',
        ),
      'axis take-hit X8',
      'F.19.4 not-hit',
      'axis take-hit XN',
    ],
    [
      '[F.8.8] of guns at a port: ships that lie in it',
      () =>
        after(
          alliedStep(
            'port Tripoli suppressed=3 | in Tripoli XN XM | in Napoli X8 | group 3 allied @Tripoli A8 contact=clear seen=true',
          ),
          'allied bombard 3 ships',
          'roll 6',
        ),
      'axis take-hit X8',
      'F.8.8 not-bombarded',
      'axis take-hit XN',
    ],
  ])('%s', (...row) => expect(rulingsOf(row)).toEqual([row[3], 'ok']));
});
