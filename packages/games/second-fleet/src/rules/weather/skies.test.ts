import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { ZONES } from '../../model/vocabulary.ts';

const ADVANCED = 'kola-strike turn 4 of 15 | level advanced';
const FORCES = 'nato @2922 HAWES | soviet @2807 FRNZE';

/** Period 4: a 6 is clear, 7 and 8 a squall, 9 a storm. */
const morning = (skies = ''): State =>
  position(
    'weather die=weather',
    `period 4 | ${FORCES}${skies === '' ? '' : ` | weather ${skies}`}`,
    ADVANCED,
  );

const badIn = ({ table }: State): string =>
  ZONES.filter(zone => table.weather[zone] !== 'clear')
    .map(zone => `${zone}=${table.weather[zone]}`)
    .join(' ');

describe('[C.13] the weather of a day', () => {
  test('one die is enough for clear skies', () => {
    const clear = after(morning(), 'roll 6');
    expect([clear.table.phase.name, badIn(clear)]).toEqual(['initiative', '']);
  });

  test('bad weather needs a second die, for the zones', () => {
    const bad = after(morning(), 'roll 7');
    expect(bad.table.phase).toEqual({ name: 'weather', die: 'zones', found: 'squall' });
    expect(badIn(bad)).toBe('');
  });

  test.each([
    ['roll 7', 'roll 2', 'NA=squall NS=squall'],
    ['roll 8', 'roll 0', 'LS=squall BS=squall'],
    ['roll 9', 'roll 3', 'IC=storm GS=storm'],
    ['roll 9', 'roll 9', ZONES.map(zone => `${zone}=storm`).join(' ')],
  ])('%s, %s: %s', (weather, zones, skies) => {
    const set = after(morning(), weather, zones);
    expect([set.table.phase.name, badIn(set)]).toEqual(['initiative', skies]);
  });

  test('yesterday’s weather is gone, whatever the dice bring', () => {
    expect(badIn(after(morning('NS=storm SV=squall'), 'roll 0'))).toBe('');
    expect(badIn(after(morning('NS=storm SV=squall'), 'roll 7', 'roll 0'))).toBe('LS=squall BS=squall');
  });
});

describe('[2.2.2] when it is rolled for', () => {
  const following = (heading: string): State =>
    after(
      position(
        'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
        `${FORCES} | weather NS=storm`,
        heading,
      ),
      'nato done',
    );

  test.each([
    ['[C.13] in the morning', 'kola-strike turn 3 of 15 | level advanced', true],
    ['[C.13] not in the afternoon: it lasts the day', 'kola-strike turn 1 of 15 | level advanced', false],
    ['[C.13] nor at night', 'kola-strike turn 2 of 15 | level advanced', false],
    ['[C.24] only in the advanced game', 'kola-strike turn 3 of 15', false],
  ])('%s', (_name, heading, rolled) => {
    const next = following(heading);
    expect(next.table.phase.name === 'weather').toBe(rolled);
    expect(badIn(next)).toBe('NS=storm');
  });
});
