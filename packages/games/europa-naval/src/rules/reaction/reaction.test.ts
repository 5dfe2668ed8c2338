import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, port, position, whereIs } from '../../testing/positions.ts';

const UNITS = 'unit X8 axis TF 8 | unit XN axis NT 3 | unit A8 allied TF 8 | unit AN allied NT 3';

/** An Axis group is on its way past Malta; contact and shipping are behind it. */
const axis = (more: string, marks = 'seen=true', ships = 'X8'): State =>
  position(
    'naval-step side=axis moving=3',
    `${UNITS} | group 3 axis @062066 ${ships} contact=clear shipping=checked ${marks} | ${more}`,
  );
const SAIL = 'axis sail 3 061067';
const phaseOf = ({ common }: State): string => common.phase.name;

describe('[F.7.3] reaction', () => {
  test('[F.7.3] groups of warships within ten hexes of a seen group', () => {
    expect(after(axis('group 4 allied @061077 A8'), SAIL).common.phase).toMatchObject({
      name: 'reaction',
      side: 'allied',
      to: 3,
    });
    expect(phaseOf(after(axis('group 4 allied @061078 A8'), SAIL))).toBe('naval-step');
  });

  test.each([
    ['to a group that nobody has seen', 'group 4 allied @061070 A8', ''],
    ['by transports', 'group 4 allied @061070 AN', 'seen=true'],
    ['by submarines', 'group 4 allied @061070 8th-Flotilla', 'seen=true'],
    ['twice in a step', 'group 4 allied @061070 A8 reacted=true', 'seen=true'],
    ['by ships in port without an alarm', 'in Valletta A8', 'seen=true'],
  ])('[F.7.3] not %s', (_case, more, marks) => {
    expect(phaseOf(after(axis(more, marks), SAIL))).toBe('naval-step');
  });

  test('[F.7.3] also when the group only spends points', () => {
    const state = position(
      'naval-step side=axis moving=3',
      `${UNITS} | mines allied @062066 1 | group 3 axis @062066 X8 contact=clear seen=true belts.0=062066 | group 4 allied @061070 A8`,
    );
    expect(phaseOf(after(state, 'axis sweep 3'))).toBe('reaction');
  });

  test('[F.7.2] a group in an enemy combat zone by day, or off an enemy port, is seen', () => {
    const beside = after(
      axis('group 4 allied @061069 A8 reacted=true', ''),
      'axis sail 3 061067',
      'axis sail 3 061068',
    );
    expect(group(beside, 3)?.seen).toBe(true);
    const off = position(
      'naval-step side=axis moving=3',
      `${UNITS} | port Sfax owner=allied | group 3 axis @057057 X8 contact=clear`,
    );
    expect(group(after(off, 'axis sail 3 056057'), 3)?.seen).toBe(true);
  });
});

describe('[F.7.4] a reacting group', () => {
  const asked = (marks = 'seen=true', ships = 'X8', more = ''): State =>
    after(axis(`${more === '' ? '' : `${more} | `}group 4 allied @061075 A8`, marks, ships), SAIL);

  test('[F.7.4] comes nearer with each piece of its way', () => {
    const state = asked();
    expect(ruling(state, 'allied react 4 061076 night=false')).toBe('F.7.4 not-nearer');
    const nearer = after(state, 'allied react 4 061074 061073 night=false');
    expect(whereIs(nearer, 'A8')).toBe('@061073');
    expect(group(nearer, 4)).toMatchObject({ reacted: true, allowance: 20, spent: 2 });
  });

  test('[F.7.4] has twenty points, fifteen with cargo', () => {
    const long = (length: number): string =>
      ['061074', ...Array.from({ length: length - 1 }, (_, at) => (at % 2 === 0 ? '061073' : '061074'))].join(
        ' ',
      );
    expect(ruling(asked(), `allied react 4 ${long(20)} night=false`)).toBe('ok');
    expect(ruling(asked(), `allied react 4 ${long(22)} night=false`)).toBe('F.7.4 way-too-long');
    const cargo = after(axis('group 4 allied @061075 A8 AN'), SAIL);
    expect(ruling(cargo, `allied react 4 ${long(16)} night=false`)).toBe('F.7.4 way-too-long');
  });

  test('[F.7.4] one after another, and each is done once', () => {
    const two = after(axis('group 4 allied @061075 A8 | group 5 allied @061074 Force-H'), SAIL);
    const first = after(two, 'allied react 4 061074 night=false');
    expect(ruling(first, 'allied react 5 061073 night=false')).toBe('F.7.3 one-by-one');
    const second = after(first, 'allied done');
    expect(second.common.phase).toMatchObject({ name: 'reaction' });
    expect(ruling(second, 'allied react 4 061073 night=false')).toBe('F.7.3 cannot-react');
    expect(phaseOf(after(second, 'allied react 5 061073 night=false', 'allied done'))).toBe('naval-step');
  });

  test('[F.7.4] meets mines and danger zones like any mover', () => {
    const mined = after(
      asked('seen=true', 'X8', 'mines axis @061074 1'),
      'allied react 4 061074 061073 night=false',
    );
    expect(phaseOf(mined)).toBe('mine-roll');
    const through = after(mined, ...Array<string>(8).fill('roll 1'));
    expect(through.common.phase).toMatchObject({ name: 'reaction', moving: 4 });
  });

  test('[F.7.4] may then fight, when the group is in its zone', () => {
    const close = after(
      asked(),
      'allied react 4 061074 061073 061072 061071 061070 061069 061068 night=false',
      'allied done',
    );
    expect(close.common.phase).toMatchObject({ name: 'battle-choice', side: 'allied' });
    const apart = after(asked(), 'allied react 4 061074 night=false', 'allied done');
    expect(phaseOf(apart)).toBe('naval-step');
  });

  test('[F.6.4] by night only for a group that moves by night within five hexes', () => {
    const day = after(axis('group 4 allied @061071 A8'), SAIL);
    expect(ruling(day, 'allied react 4 061070 061069 061068 061067 night=true')).toBe('F.6.4 night');
    const night = after(axis('group 4 allied @061071 A8'), 'axis night 3', SAIL);
    expect(ruling(night, 'allied react 4 061070 061069 061068 061067 night=true')).toBe('ok');
    expect(ruling(night, 'allied react 4 061070 061069 night=true')).toBe('F.6.4 night');
    // By day it comes near, and no further: what moves by night is not met by day.
    expect(ruling(night, 'allied react 4 061070 061069 061068 061067 night=false')).toBe('F.6.4 day');
    expect(ruling(night, 'allied react 4 061070 061069 061068 night=false')).toBe('ok');
    const far = after(axis('group 4 allied @061073 A8'), 'axis night 3', SAIL);
    expect(ruling(far, 'allied react 4 061072 061071 061070 061069 061068 061067 night=true')).toBe(
      'F.6.4 night',
    );
  });

  test('[F.22] pays for the step by the step', () => {
    const allied = position(
      'naval-step side=allied moving=3',
      `${UNITS} | stock axis Taranto sp=2 srp=0 | group 3 allied @055078 A8 seen=true | group 4 axis @055085 X8/fuel=1/pays=Taranto`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    const state = after(allied, 'allied sail 3 055079', 'axis react 4 055084 night=false', 'roll 3');
    expect(stockOf(state.common, state.fleets.axis, 'axis', port(state, 'Taranto')).sp).toBe(1);
  });
});

describe('[36.D.2] [F.7.3] ships that an alarm calls out', () => {
  const alarmed = (more: string): State => after(axis(more, 'seen=true contact=made alarm=area'), SAIL);

  test('put to sea for a point and react', () => {
    const out = after(alarmed('in Valletta A8'), 'allied activate Valletta sp A8');
    expect(out.common.phase).toMatchObject({ name: 'reaction', moving: 4, home: port(out, 'Valletta') });
    expect(group(out, 4)).toMatchObject({ reacted: true, allowance: 20, spent: 1 });
    const near = after(out, 'allied react 4 054070 055070 night=false');
    expect(whereIs(near, 'A8')).toBe('@055070');
    expect(phaseOf(after(near, 'allied done'))).toBe('naval-step');
  });

  test('[36.D.2] a submarine group that is contacted calls them out like any other', () => {
    const dived = position(
      'naval-step side=axis moving=3',
      `${UNITS} | in Valletta A8 | group 3 axis @062066 Sommergibili-Ionio`,
    );
    const met = after(dived, SAIL, 'roll 5', 'roll 1');
    expect(met.common.phase).toMatchObject({ name: 'reaction', side: 'allied', to: 3, alarm: 'area' });
    expect(ruling(met, 'allied activate Valletta sp A8')).toBe('ok');
    expect(phaseOf(after(dived, SAIL, 'roll 4'))).toBe('naval-step');
  });

  test('[36.D.2] [F.8.7] and nobody fights it with guns for that', () => {
    const beside = position(
      'naval-step side=axis moving=3',
      `${UNITS} | group 3 axis @062066 Sommergibili-Ionio | group 4 allied @061069 A8`,
    );
    const met = after(beside, SAIL, 'roll 5', 'roll 1');
    expect(phaseOf(met)).toBe('reaction');
    expect(phaseOf(after(met, 'allied react 4 061068 night=false', 'allied done'))).toBe('naval-step');
  });

  test('or go back into port; off it they do not stay', () => {
    const out = after(alarmed('in Valletta A8'), 'allied activate Valletta sp A8');
    expect(ruling(out, 'allied done')).toBe('F.7.4 not-nearer');
    const back = after(out, 'allied enter-port 4');
    expect(whereIs(back, 'A8')).toBe('in Valletta');
    expect(phaseOf(back)).toBe('naval-step');
    const tour = after(
      out,
      'allied react 4 054070 night=false',
      'allied react 4 053071 night=false',
      'allied enter-port 4',
    );
    expect(whereIs(tour, 'A8')).toBe('in Valletta');
  });

  test.each([
    ['transports alone', 'in Valletta A8 AN', 'activate Valletta sp AN', 'F.7.3 no-warships'],
    ['ships in refit', 'in Valletta A8 Force-H/refit', 'activate Valletta sp Force-H', 'F.7.3 cannot-sail'],
    [
      'ships of elsewhere',
      'in Valletta A8 | in Alexandria Force-H',
      'activate Valletta sp Force-H',
      'F.7.3 cannot-sail',
    ],
    ['ports of the enemy', 'in Valletta A8', 'activate Tripoli sp A8', '36.D.2 no-alarm'],
  ])('not %s', (_case, more, order, expected) => {
    expect(ruling(alarmed(more), `allied ${order}`)).toBe(expected);
  });

  test('[36.E] Axis task forces need oil for it', () => {
    const allied = (stock: string): State =>
      after(
        position(
          'naval-step side=allied moving=3',
          `${UNITS} | ${stock} | in Messina X8 | group 3 allied @055078 A8 seen=true contact=made alarm=area`,
          'malta "Jun I 42"',
          'phasing=allied part=movement step=1',
        ),
        'allied sail 3 055079',
      );
    expect(phaseOf(allied('stock axis Messina sp=0 srp=0'))).toBe('naval-step');
    const oil = allied('stock axis Messina sp=5 srp=0');
    expect(ruling(oil, 'axis activate Messina srp X8')).toBe('36.E no-fuel');
    expect(ruling(oil, 'axis activate Messina sp X8')).toBe('ok');
  });
});
