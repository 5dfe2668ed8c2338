import { describe, expect, test } from 'vitest';
import type { State } from '../model/state.ts';
import { after } from '../testing/orders.ts';
import { position, shipNamed } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { shipPiece } from '../face/piece-id.ts';
import type { Side } from '../model/vocabulary.ts';
import { europaNavalDesk as desk } from './desk.ts';

/** The Allies move next to an Axis group that has no wish to come nearer. */
const meet = (ours: string, theirs: string): State =>
  after(
    position(
      'naval-step side=allied moving=3',
      `unit A8 allied TF 8 | unit A6 allied TF 6 | unit X8 axis TF 8 | unit XC axis CG 2 | group 3 allied @055078 ${ours} | group 4 axis @055080 ${theirs} reacted=true`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    ),
    'allied sail 3 055079',
  );

const chances = (state: State, side: Side, label: RegExp): readonly string[] =>
  (
    desk.survey(viewFor(state, side)).commands.find(choice => label.test(choice.label))?.odds?.results ?? []
  ).map(({ of, result, ways }) => `${of ?? ''} ${result} ${ways}`);

const AIMS = [
  'axis aim firer.kind=ship firer.ship=X8 target.kind=ship target.ship=A8',
  'allied aim firer.kind=ship firer.ship=A8 target.kind=ship target.ship=X8',
];

describe('[F.8.3] what a round brings and costs, before one decides', () => {
  const fought = after(meet('A8', 'X8'), 'axis fight true', ...AIMS, 'roll 1', 'roll 1');

  // Column 8 of the table: 1 and 2 miss, 3 and 4 are a hit, 5 and 6 are two.
  const BOTH = [
    'You score 0 hits 2',
    'You score 1 hit 2',
    'You score 2 hits 2',
    'You take 0 hits 2',
    'You take 1 hit 2',
    'You take 2 hits 2',
  ];

  test('[F.8.5] who stays reads what both may hit, who breaks off how likely it is', () => {
    expect(chances(fought, 'axis', /^Stay/)).toEqual(BOTH);
    expect(chances(fought, 'axis', /^Break off/).join()).toMatch(/another round 3, away 3/);
  });

  test('[F.8.1] [F.29] who is asked to fight a group that nobody has seen gets no figures', () => {
    const asked = meet('A8', 'X8');
    const known = viewFor(asked, 'axis').sightings.find(({ group }) => group === 3)?.ships !== undefined;
    expect(chances(asked, 'axis', /^Fight/)).toEqual(known ? BOTH : []);
    expect(chances(asked, 'axis', /^Do not fight/)).toEqual([]);
  });

  test('the dice of two ships make one spread', () => {
    const two = after(
      meet('A8 A6', 'X8'),
      'axis fight true',
      AIMS[0] as string,
      AIMS[1] as string,
      'allied aim firer.kind=ship firer.ship=A6 target.kind=ship target.ship=X8',
      'roll 1',
      'roll 1',
      'roll 1',
    );
    // Column 6: three misses, two faces with a hit, one with two. With column 8: 36 ways.
    expect(chances(two, 'axis', /^Stay/).slice(3)).toEqual([
      'You take 0 hits 6',
      'You take 1 hit 10',
      'You take 2 hits 12',
      'You take 3 or more hits 8',
    ]);
  });

  test('[F.8.7] a submarine reads what its torpedoes may hit and what the escorts may do to it', () => {
    const met = after(
      position(
        'naval-step side=allied moving=3',
        'unit U3 axis SUB 3 | unit T8 allied TF 8 | unit N4 allied NT 4 | group 3 allied @055078 T8 N4 | group 4 axis @055080 U3',
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 055079',
    );
    const asked = (now: State) =>
      desk.choices(viewFor(now, 'axis'), { pieces: [shipPiece(shipNamed(now, 'U3'))], targets: [] })[0];
    const aiming = asked(after(met, 'axis hunt 4 3'));
    const tables = new Set(aiming?.odds?.results.map(({ of }) => of));
    expect([...tables]).toEqual(['You score', 'You take']);
    const chanceOf = (table: string): number =>
      (aiming?.odds?.results ?? []).reduce((sum, { of, ways }) => (of === table ? sum + ways : sum), 0);
    expect([chanceOf('You score'), chanceOf('You take')]).toEqual([6, 6]);
    expect(aiming?.odds?.sum).toMatch(/^on average \d\.\d hits for you, \d\.\d against you$/);
    expect(asked(met)?.odds?.sum).toBe(
      viewFor(met, 'axis').sightings.some(({ group, ships }) => group === 3 && ships !== undefined)
        ? aiming?.odds?.sum
        : undefined,
    );
  });

  test('[36.D.2] ships that may put out of port read what a round against the group brings and costs', () => {
    const called = (ships: string): State =>
      after(
        position(
          'naval-step side=axis moving=3',
          `unit X8 axis TF 8 | unit A8 allied TF 8 | unit A6 allied TF 6 | group 3 axis @062066 X8 contact=made shipping=checked seen=true alarm=area | in Valletta ${ships}`,
        ),
        'axis sail 3 061067',
      );
    const spreads = (state: State, names: readonly string[]): readonly string[] => {
      const pieces = names.map(name => shipPiece(shipNamed(state, name)));
      const [choice] = desk.choices(viewFor(state, 'allied'), { pieces, targets: [] });
      return (choice?.odds?.results ?? []).map(({ of, result, ways }) => `${of ?? ''} ${result} ${ways}`);
    };
    expect(spreads(called('A8'), ['A8'])).toEqual(BOTH);
    // The weaker ship hits less and is hit as often.
    expect(spreads(called('A8 A6'), ['A6'])).toEqual([
      'You score 0 hits 3',
      'You score 1 hit 2',
      'You score 2 hits 1',
      ...BOTH.slice(3),
    ]);
  });

  test('[F.8.3] each target that is fired at shows the chances of the gun', () => {
    const laying = after(meet('A8', 'X8'), 'axis fight true', AIMS[0] as string);
    const [choice] = desk.choices(viewFor(laying, 'allied'), {
      pieces: [shipPiece(shipNamed(laying, 'A8'))],
      targets: [],
    });
    expect(choice?.prospect?.outcomes.map(({ chance }) => Math.round(chance * 6))).toEqual([2, 2]);
    expect(choice?.odds?.results.map(({ ways }) => ways)).toEqual([2, 2, 2]);
  });
});
