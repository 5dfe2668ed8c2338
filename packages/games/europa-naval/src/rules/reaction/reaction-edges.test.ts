import { describe, expect, test } from 'vitest';
import { nameOfHex } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, hex, position, whereIs } from '../../testing/positions.ts';
import { seaway } from '../movement/waters.ts';

const UNITS =
  'unit X8 axis TF 8 | unit X6 axis TF 6 | unit A8 allied TF 8 | unit AN allied NT 3 | unit AL allied LC 2 | unit AU allied SUB 2';

const axis = (more: string, marks = 'seen=true'): State =>
  position(
    'naval-step side=axis moving=3',
    `${UNITS} | group 3 axis @062066 X8 contact=clear shipping=checked ${marks} | ${more}`,
  );
const SAIL = 'axis sail 3 061067';
const phaseOf = ({ common }: State): string => common.phase.name;

describe('[F.7.4] the way of a reacting group', () => {
  const asked = (): State => after(axis('group 4 allied @061075 A8'), SAIL);

  test.each([
    ['[F.4.2] a group that there is', 'react 9 061074', 'F.4.2 no-group'],
    ['[F.5] some way', 'react 4', 'F.5 no-hexes'],
    ['[F.7.4] no nearer is not nearer', 'react 4 060074', 'F.7.4 not-nearer'],
    ['[F.7.4] nearer is', 'react 4 061074', 'ok'],
  ])('%s', (_case, order, expected) => {
    expect(ruling(asked(), `allied ${order} night=false`)).toBe(expected);
  });

  test('[F.7.4] its points are for the whole of its way', () => {
    const weaving = [
      '061074',
      ...Array<string>(17)
        .fill('')
        .map((_, at) => (at % 2 === 0 ? '061073' : '061074')),
    ];
    const most = after(asked(), `allied react 4 ${weaving.join(' ')} night=false`);
    expect(group(most, 4)).toMatchObject({ spent: 18, allowance: 20 });
    expect(ruling(most, 'allied react 4 061072 061071 061070 night=false')).toBe('F.7.4 way-too-long');
    expect(ruling(most, 'allied react 4 061072 061071 night=false')).toBe('ok');
  });

  test('[F.6.4] five hexes by night, and not six', () => {
    const dark = (at: string): State => after(axis(`group 4 allied @${at} A8`), 'axis night 3', SAIL);
    const way = '061071 061070 061069 061068 061067';
    expect(ruling(dark('061072'), `allied react 4 ${way} night=true`)).toBe('ok');
    expect(ruling(dark('061073'), `allied react 4 061072 ${way} night=true`)).toBe('F.6.4 night');
  });

  test('[F.7.3] one in the very hex has nowhere nearer to go: it may only fight', () => {
    expect(phaseOf(after(axis('group 4 allied @061067 A8'), SAIL))).toBe('battle-choice');
  });

  test('[F.7.3] nobody reacts to a reaction', () => {
    const state = after(axis('group 4 allied @061075 A8 seen=true | group 5 axis @061080 X6'), SAIL);
    const nearer = after(state, 'allied react 4 061074 night=false');
    expect(nearer.common.phase).toMatchObject({ name: 'reaction', side: 'allied', moving: 4 });
  });
});

describe('[36.D.2] [F.7.3] whom an alarm calls out', () => {
  const alarmed = (more: string, alarm = 'area'): State =>
    after(axis(more, `seen=true contact=made alarm=${alarm}`), SAIL);

  test('[36.D.2] ports of the same sea area, or of any', () => {
    expect(phaseOf(alarmed('in Alexandria A8'))).toBe('naval-step');
    expect(phaseOf(alarmed('in Alexandria A8', 'everywhere'))).toBe('reaction');
    expect(
      ruling(alarmed('in Valletta A8 | in Alexandria Force-H'), 'allied activate Alexandria sp Force-H'),
    ).toBe('36.D.2 no-alarm');
  });

  test.each([
    ['warships with transports', 'activate Valletta sp A8 AN', 'ok'],
    ['[F.4.2] submarines sail alone', 'activate Valletta sp A8 AU', 'F.4.2 submarine'],
    ['and are no warships', 'activate Valletta sp AU', 'F.7.3 no-warships'],
    ['[F.4.2] each ship once', 'activate Valletta sp A8 A8', 'F.4.2 twice'],
    ['[F.4.2] some ship', 'activate Valletta sp', 'F.4.2 empty-group'],
  ])('[F.7.3] %s', (_case, order, expected) => {
    expect(ruling(alarmed('in Valletta A8 AN AU'), `allied ${order}`)).toBe(expected);
  });

  test('[F.13.2] landing craft do not put out into a storm', () => {
    const storm = 'seas stormy stormy stormy stormy stormy stormy | ';
    expect(ruling(alarmed('in Valletta A8 AL'), 'allied activate Valletta sp A8 AL')).toBe('ok');
    expect(ruling(alarmed(`${storm}in Valletta A8 AL`), 'allied activate Valletta sp A8 AL')).toBe(
      'F.7.3 cannot-sail',
    );
  });

  test('[F.5.4] those who were turned back stay in', () => {
    const state = alarmed('in Valletta A8 Force-H/turnedBack');
    expect(ruling(state, 'allied activate Valletta sp Force-H')).toBe('F.7.3 cannot-sail');
  });

  test('[F.7.3] one group after another, and the second after the first', () => {
    const out = after(alarmed('in Valletta A8 Force-H'), 'allied activate Valletta sp A8');
    expect(ruling(out, 'allied activate Valletta sp Force-H')).toBe('F.7.3 one-by-one');
    const back = after(out, 'allied enter-port 4');
    expect(phaseOf(back)).toBe('reaction');
    expect(ruling(back, 'allied activate Valletta sp Force-H')).toBe('ok');
  });

  test('[F.7.4] back into port while its points allow', () => {
    const round = (times: number): string => Array(times).fill('054070 053071').join(' ');
    const alone = after(
      alarmed('in Valletta A8'),
      'allied activate Valletta sp A8',
      `allied react 4 ${round(9)} night=false`,
    );
    expect(ruling(alone, 'allied enter-port 9')).toBe('F.3.2 not-now');
    expect(whereIs(after(alone, 'allied enter-port 4'), 'A8')).toBe('in Valletta');
    const convoy = after(
      alarmed('in Valletta A8 AN'),
      'allied activate Valletta sp A8 AN',
      `allied react 4 ${round(7)} night=false`,
    );
    expect(ruling(convoy, 'allied enter-port 4')).toBe('F.5.1 no-points');
  });

  test('[36.D.2] ships in an inland port are not called out', () => {
    const alarm = (place: string): State => {
      const state = position(
        'naval-step side=allied moving=3',
        `${UNITS} | in ${place} X8 | group 3 allied @Memel A8 seen=true contact=made alarm=everywhere`,
        'baltic-act1 "Aug I 41"',
        'phasing=allied part=movement step=1',
      );
      const chart = chartOf(state.common);
      const [first] = seaway(chart, hex(state, 'Memel'), hex(state, 'Libau')) ?? [];
      return after(state, `allied sail 3 ${first === undefined ? '' : nameOfHex(chart, first)}`);
    };
    expect(phaseOf(alarm('Danzig'))).toBe('reaction');
    expect(phaseOf(alarm('Stettin'))).not.toBe('reaction');
  });
});
