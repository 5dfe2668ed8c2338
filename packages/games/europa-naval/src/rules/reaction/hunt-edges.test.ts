import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position, ship } from '../../testing/positions.ts';

const UNITS =
  'unit U3 axis SUB 3 | unit T8 allied TF 8 | unit T6 allied TF 6 | unit N4 allied NT 4 | unit V3 allied SUB 3';

const phaseOf = ({ common }: State): string => common.phase.name;

describe('[F.8.7] a submarine of the phasing side', () => {
  const into = (hunter: string, prey: string): State =>
    after(
      position(
        'naval-step side=axis moving=4',
        `${UNITS} | group 4 axis @055078 U3 contact=clear ${hunter} | group 3 allied @055079 ${prey}`,
      ),
      'axis sail 4 055079',
    );

  test.each([
    ['attacks what lies there', '', 'N4', 'hunt-choice'],
    ['once a step', 'reacted=true', 'N4', 'naval-step'],
    ['the same group once', '', 'N4 hunters.0=4', 'naval-step'],
    ['but no submarines', '', 'V3', 'naval-step'],
  ])('[F.8.7] %s', (_case, hunter, prey, expected) => {
    expect(phaseOf(into(hunter, prey))).toBe(expected);
  });
});

describe('[F.8.7] the answer of the escorts', () => {
  const hunted = (ships: string, boat: string): State =>
    after(
      position(
        'naval-step side=allied moving=3',
        `${UNITS} | group 3 allied @055078 ${ships} | group 4 axis @055080 ${boat}`,
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 055079',
      'axis hunt 4 3',
    );

  test('[F.8.7] one that goes down with the torpedo answers no more', () => {
    const sunk = after(hunted('T8/half/hits=3 N4', 'U3'), 'axis torpedo T8', 'roll 6');
    expect(ship(sunk, 'T8').where.at).toBe('sunk');
    expect(phaseOf(sunk)).toBe('naval-step');
    const other = after(hunted('T8/half/hits=3 T6 N4', 'U3'), 'axis torpedo T8', 'roll 6');
    expect(other.common.phase).toMatchObject({ name: 'torpedo-roll', escorts: [expect.any(Number)] });
  });

  test('[F.8.7] each rolls, until the boat is sunk', () => {
    const away = after(hunted('T8 T6 N4', 'U3/hits=2'), 'axis torpedo N4', 'roll 1');
    const missed = after(away, 'roll 1');
    expect(phaseOf(missed)).toBe('torpedo-roll');
    expect(phaseOf(after(missed, 'roll 1'))).toBe('naval-step');
    const sunk = after(away, 'roll 6');
    expect(ship(sunk, 'U3').where.at).toBe('sunk');
    expect(phaseOf(sunk)).toBe('naval-step');
  });

  test('[F.8.7] transports do not answer', () => {
    expect(phaseOf(after(hunted('N4', 'U3'), 'axis torpedo N4', 'roll 1'))).toBe('naval-step');
  });
});
