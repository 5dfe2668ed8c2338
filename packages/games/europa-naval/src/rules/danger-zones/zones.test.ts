import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { dateOf } from '../../model/date.ts';
import { chartOf } from '../../model/fleet.ts';
import { port, position } from '../../testing/positions.ts';
import { causeNow, redraw } from './zones.ts';

const baltic = (date: string, table: string, phasing = 'axis') =>
  position(`initial side=${phasing}`, table, date, `phasing=${phasing} part=initial step=0`);
const act1 = (table: string, phasing = 'axis') => baltic('baltic-act1 "Aug I 41"', table, phasing);
const act2 = (table: string, phasing = 'allied') => baltic('baltic-act2 "Sep II 44"', table, phasing);

describe('[36.D] a port exerts nothing', () => {
  test.each([
    ['with a Collateral Damage marker', 'port Napoli collateral=true', 'x'],
    ['while it is blockaded', 'port Napoli blockaded=true', 'x'],
    ['in the player-turn in which it was taken, and in the next', 'port Napoli quietUntil=1', 'x'],
    ['but it does when nothing silences it', 'port Napoli hits=15', 'X'],
  ])('%s', (_case, table, letter) => {
    const state = position('initial side=axis', table);
    expect(causeNow(state.common, false).ports[port(state, 'Napoli')]).toBe(letter);
  });
});

test('[36.D] a port that was silenced at any point of a player-turn stays silent to its end', () => {
  const damaged = position('initial side=axis', 'port Napoli collateral=true');
  const cleared = fold(damaged, [...redraw(damaged, true), { type: 'markers-cleared', side: 'axis' }]);
  const letter = (opening: boolean) => causeNow(cleared.common, opening).ports[port(cleared, 'Napoli')];
  expect(cleared.common.ports[port(cleared, 'Napoli')]?.collateral).toBe(false);
  expect(letter(false)).toBe('x');
  expect(letter(true)).toBe('X');
});

test('[F.3.2 c] zones are drawn again only when their cause has changed', () => {
  const state = position('initial side=axis');
  expect(redraw(state, true)).toEqual([]);
  const damaged = {
    ...state,
    common: { ...state.common, ports: state.common.ports.map(each => ({ ...each, collateral: true })) },
  };
  expect(redraw(damaged, false)).toHaveLength(1);
  expect(redraw(fold(damaged, redraw(damaged, false)), false)).toEqual([]);
});

describe('[36.D.1.c] the line of Hango', () => {
  test('stands while Hango, 1B:0715 and Tallinn are Soviet', () => {
    expect(causeNow(act1('').common, true)).toMatchObject({ lineFell: false, safe: 'none' });
  });

  test('the safe zone does not begin where the Axis owns every port in it', () => {
    const lost = ['Hango', 'Kronshtadt', 'Leningrad'].map(name => `port ${name} owner=axis`).join(' | ');
    expect(causeNow(act1(lost).common, true).safe).toBe('ended');
  });

  test.each(['Hango', 'Tallinn'])(
    'falls with %s; the safe zone begins with the next Axis player-turn',
    name => {
      expect(causeNow(act1(`port ${name} owner=axis`).common, false)).toMatchObject({
        lineFell: true,
        safe: 'none',
      });
      expect(causeNow(act1(`port ${name} owner=axis`, 'allied').common, true).safe).toBe('none');
      expect(causeNow(act1(`port ${name} owner=axis`).common, true).safe).toBe('kronshtadt');
    },
  );

  test('falls with the battery of 1B:0715', () => {
    expect(causeNow(act1('taken @1B:0715 axis').common, false).lineFell).toBe(true);
  });

  test('never comes back', () => {
    const fallen = act1('danger lineFell=true safe=kronshtadt');
    expect(causeNow(fallen.common, true)).toMatchObject({ lineFell: true, safe: 'kronshtadt' });
  });
});

describe('[F.20.4] the safe zone', () => {
  const GULF =
    'port Tallinn owner=allied | port Kunda owner=allied | port Helsinki owner=allied | port Kotka owner=allied | port Suursaari owner=allied | port Viipuri owner=allied';

  test('grows when no port of the gulf is the Axis’s, in a Soviet initial phase', () => {
    expect(causeNow(act2('').common, true).safe).toBe('kronshtadt');
    expect(causeNow(act2(GULF).common, true).safe).toBe('x1');
    expect(causeNow(act2(GULF).common, false).safe).toBe('kronshtadt');
    expect(causeNow(act2(GULF, 'axis').common, true).safe).toBe('kronshtadt');
  });

  test('[36.D.1.c 2] grows to the north when no port there is the Axis’s, and not while one is', () => {
    const state = act2('');
    const north = chartOf(state.common).ports.filter(({ tags }) => tags.includes('X2'));
    const allBut = (kept: string | undefined) =>
      act2(
        north
          .filter(({ name }) => name !== kept)
          .map(({ name }) => `port ${name} owner=allied`)
          .concat(kept === undefined ? [] : [`port ${kept} owner=axis`])
          .join(' | '),
      );
    expect(causeNow(allBut(undefined).common, true).safe).toBe('x2');
    for (const name of ['Windau', 'Riga', 'Turku'])
      expect(causeNow(allBut(name).common, true).safe).toBe('x1');
    expect(causeNow(allBut('Tallinn').common, true).safe).toBe('kronshtadt');
    expect(causeNow(act2('danger lineFell=true safe=x2').common, true).safe).toBe('x2');
  });

  test.each([
    ['Dec II 42', 'kronshtadt'],
    ['Jan I 43', 'x1'],
  ])('in %s it is %s', (date, safe) => {
    const { common } = act2(GULF);
    expect(causeNow({ ...common, date: dateOf(date) }, true).safe).toBe(safe);
  });

  test('stays grown', () => {
    const grown = act2('danger lineFell=true safe=x1');
    expect(causeNow(grown.common, true).safe).toBe('x1');
  });

  test('ends for good when the Axis owns every port in it', () => {
    const lost = act2(
      'port Kronshtadt owner=axis | port Leningrad owner=axis | danger lineFell=true safe=kronshtadt',
    );
    expect(causeNow(lost.common, false).safe).toBe('ended');
  });
});
