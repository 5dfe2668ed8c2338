import { mustBe, oddsTables, type Selection } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { hexOf, nameOfHex, zoneOf } from '../model/chart.ts';
import { decide } from '../turn/decide.ts';
import { zoneName } from '../face/map.ts';
import type { State } from '../model/state.ts';
import { after } from '../testing/orders.ts';
import { position, unit, units } from '../testing/positions.ts';
import { viewFor, type View } from '../secrets/view.ts';
import { ZONES } from '../model/vocabulary.ts';
import { secondFleetDesk as desk } from './desk.ts';
import type { DeskChoice } from './say.ts';

const SEGMENT = 'segment side=soviet arm=surface segment=1 first=soviet';
const RAID = position(
  SEGMENT,
  'nato @3010 HAWES/local OGDEN/local ANDRM/local MOLDR/local | soviet @3007 FRNZE/local OTTUK | soviet @2807 SILNY',
  'standing-force turn 1 of 6',
);
const view: View = viewFor(RAID, 'soviet');

const picks = (names: string, state = RAID) => ({ pieces: units(state, names), targets: [] });

const labels = (choices: readonly DeskChoice[]): readonly string[] => choices.map(({ label }) => label);

const choicesAt = (choices: readonly DeskChoice[], hex: string, kind: DeskChoice['kind']) =>
  choices.filter(choice => choice.hex === hexOf(hex) && choice.kind === kind);

const send = (state: State, { actions }: DeskChoice): State =>
  actions.reduce((now, action) => mustBe(decide(now, 'soviet', action)).state, state);

describe('a segment of ships', () => {
  test('says what to do, who can act, who sails together, and how it ends', () => {
    const { title, ready, groups, end } = desk.survey(view);
    expect(title).toBe('Soviet surface ships act');
    expect([...ready].toSorted((a, b) => a - b)).toEqual(
      units(RAID, 'FRNZE OTTUK SILNY').toSorted((a, b) => a - b),
    );
    expect(groups).toContainEqual(units(RAID, 'FRNZE OTTUK'));
    expect(end).toMatchObject({ label: 'End the segment of the surface ships', losses: [] });
  });

  test('one choice activates the force and sails it where it was sent', () => {
    const [choice, ...others] = choicesAt(desk.choices(view, picks('FRNZE OTTUK')), '3105', 'move');
    expect(others).toEqual([]);
    expect(choice?.actions.map(({ type }) => type)).toEqual(['activate', 'sail']);
    const { table } = send(RAID, choice as DeskChoice);
    expect(table.phase).toMatchObject({ name: 'surface-activation', hex: hexOf('3105') });
  });

  test('a way on which the enemy would notice them is warned of, for those who are not known yet', () => {
    const warned = (names: string, hex: string): boolean =>
      choicesAt(desk.choices(view, picks(names)), hex, 'move').some(({ warning }) => warning !== undefined);
    expect([warned('SILNY', '2808'), warned('OTTUK', '3009'), warned('FRNZE', '3009')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('one choice activates and attacks, with the odds of both rolls for each target of a hundred ways', () => {
    const [first] = choicesAt(desk.choices(view, picks('FRNZE OTTUK')), '3010', 'attack');
    const tables = oddsTables({ results: first?.odds?.results ?? [] });
    expect(tables.map(({ of }) => of)).toContain('Andromeda');
    expect(new Set(tables.map(({ total }) => total))).toEqual(new Set([100]));
    expect(first?.odds?.terms.map(({ rule }) => rule)).toContain('10.8.5');
    expect(first?.actions.at(-1)).toMatchObject({
      type: 'strike',
      attack: 'ssm',
      units: units(RAID, 'FRNZE'),
    });
  });

  test('a ship alone may be sent away from its force', () => {
    const [first] = choicesAt(desk.choices(view, picks('OTTUK')), '3105', 'move');
    expect(first?.actions[0]).toEqual({ type: 'activate', units: units(RAID, 'OTTUK'), fast: false });
  });

  test('the stack editor: those picked become a force of their own', () => {
    const state = position(SEGMENT, 'soviet @3007 FRNZE OTTUK SILNY', 'standing-force turn 1 of 6');
    const choices = desk.choices(viewFor(state, 'soviet'), picks('FRNZE OTTUK', state));
    const forces = choices.flatMap(({ actions: [action] }) =>
      action?.type === 'reorganise' ? [action.forces] : [],
    );
    expect(forces).toContainEqual([[unit(state, 'SILNY')], units(state, 'FRNZE OTTUK')]);
  });

  test('ships of two hexes can do nothing together, and the desk says why', () => {
    expect(desk.choices(view, picks('FRNZE SILNY'))).toEqual([]);
    expect(desk.why(view, picks('FRNZE SILNY'))).toMatchObject({ rule: '4.1.2', code: 'apart' });
  });

  test.each([
    ['too far', '2715', '5.3', 'too-far'],
    ['land', '3507', undefined, undefined],
  ])('why not there: %s', (_name, hex, rule, code) => {
    const refusal = desk.why(view, { ...picks('FRNZE OTTUK'), hex: hexOf(hex) });
    expect(refusal).toBeDefined();
    if (rule !== undefined) expect(refusal).toMatchObject({ rule, code });
  });

  test('the enemy and a spectator are asked for nothing', () => {
    for (const viewer of ['nato', 'spectator'] as const) {
      const seen = viewFor(RAID, viewer);
      expect(desk.survey(seen)).toMatchObject({ ready: [], commands: [], duties: [] });
      expect(desk.choices(seen, picks('FRNZE'))).toEqual([]);
    }
  });

  test('pieces of another match are nobody here', () => {
    expect(desk.choices(view, { pieces: [99_999], targets: [] })).toEqual([]);
  });
});

describe('an attack', () => {
  const struck = after(RAID, 'soviet activate FRNZE OTTUK', 'soviet strike ssm FRNZE at 3010 over 3008 3009');

  test('the defender may put a ship on top, or keep them as they are', () => {
    const seen = viewFor(struck, 'nato');
    expect(labels(desk.survey(seen).commands)).toEqual(['Keep the ships as they are']);
    expect(labels(desk.choices(seen, picks('OGDEN', struck)))).toEqual([
      'Ogden: move to the top of its force',
    ]);
  });

  test('the stack editor: ships are set out in the order in which they are picked', () => {
    const seen = viewFor(struck, 'nato');
    expect(desk.survey(seen).ready).toEqual(units(struck, 'HAWES OGDEN ANDRM MOLDR'));
    const [choice, ...more] = desk.choices(seen, picks('ANDRM MOLDR OGDEN', struck));
    expect(more).toEqual([]);
    expect(choice?.label).toBe('Arrange from the top: Andromeda, Moelders, Ogden, Hawes');
    expect(choice?.actions).toEqual([{ type: 'form', forces: [units(struck, 'ANDRM MOLDR OGDEN HAWES')] }]);
  });

  test('the attacker is pointed at the targets, each with its chances; two picked share the points', () => {
    const aiming = after(struck, 'nato form HAWES,OGDEN,ANDRM,MOLDR');
    const seen = viewFor(aiming, 'soviet');
    const survey = desk.survey(seen);
    expect(survey.focus).toEqual({
      pieces: units(aiming, 'FRNZE'),
      hex: hexOf('3010'),
      targets: units(aiming, 'HAWES OGDEN ANDRM MOLDR'),
    });
    expect(survey.duties[0]).toMatchObject({ rule: 'C.8.2', urgent: true });
    expect(survey.end).toBeUndefined();
    const all = desk.choices(seen, { ...picks('FRNZE', aiming), hex: hexOf('3010') });
    expect(
      all.every(
        ({ kind, odds }) =>
          kind === 'attack' &&
          oddsTables({ results: odds?.results ?? [] }).every(({ total }) => total === 100),
      ),
    ).toBe(true);
    const two = desk.choices(seen, { ...picks('FRNZE', aiming), targets: units(aiming, 'HAWES ANDRM') });
    expect(two.map(({ label }) => label)).toEqual([
      'Fire at Hawes with 7, Andromeda with 7',
      'Fire at Hawes with 10, Andromeda with 4',
    ]);
    expect(two.map(({ shares }) => shares)).toEqual([
      [7, 7],
      [10, 4],
    ]);
  });

  test('[C.8.2] the points are shared out as the player says, and the rule says why not', () => {
    const aiming = after(struck, 'nato form HAWES,OGDEN,ANDRM,MOLDR');
    const seen = viewFor(aiming, 'soviet');
    const picked = {
      ...picks('FRNZE', aiming),
      targets: units(aiming, 'HAWES ANDRM'),
      hex: hexOf('3010'),
    };
    const shared = desk.choices(seen, { ...picked, shares: [3, 11] });
    expect(shared.map(({ label }) => label)).toEqual(['Fire at Hawes with 3, Andromeda with 11']);
    expect(desk.choices(seen, { ...picked, shares: [3, 12] })).toEqual([]);
    expect(desk.why(seen, { ...picked, shares: [3, 12] })?.code).toBe('wrong-sum');
    expect(desk.why(seen, { ...picked, shares: [14, 0] })?.code).toBe('no-points');
  });
});

test('[14.4] a ship in base is attacked together with its airfield or port, which have no counter to pick', () => {
  const state = position(
    'targeting side=nato strike.type=bombing strike.side=nato strike.units=[A6-1] strike.from=3605 strike.hex=3605 strike.over=[] strike.cruise=false strike.answer=false | under flight side=nato units=[A6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT] hex=3605 allowance=16 spent=4 path=[2716,3605] attacked=bombing | under segment side=nato arm=air acted=[A6-1]',
    'nato @2716 RSVLT | flight RSVLT A6-1 | soviet @3605 FRNZE/local OTTUK/local',
    'kola-strike turn 1 of 15',
  );
  const choicesOn = (names: string) =>
    desk.choices(viewFor(state, 'nato'), { ...picks('A6-1', state), targets: units(state, names) });
  expect(labels(choicesOn('FRNZE'))).toEqual([
    'Fire at Frunze with 75',
    'Fire at Frunze with 38, Pechenga airfield with 37',
    'Fire at Frunze with 50, Pechenga airfield with 25',
    'Fire at Pechenga airfield with 50, Frunze with 25',
    'Fire at Frunze with 38, Pechenga port with 37',
    'Fire at Frunze with 50, Pechenga port with 25',
    'Fire at Pechenga port with 50, Frunze with 25',
  ]);
  const both = choicesOn('FRNZE OTTUK');
  expect(labels(both)).toContain('Fire at Pechenga port with 50, Frunze with 13, Ottuk with 12');
  expect(both.filter(({ shares }) => shares !== undefined)).toHaveLength(2);
});

test('[C.8.6] targets that are picked are attacked with Tac-Coord too', () => {
  const state = position(
    'targeting side=soviet strike.type=ssm strike.side=soviet strike.units=[FRNZE] strike.from=2807 strike.hex=2809 strike.over=[2808] strike.cruise=false strike.answer=false | under surface-activation side=soviet units=[FRNZE] start=2807 hex=2807 | under segment side=soviet arm=surface',
    'soviet @2807 FRNZE | nato @2809 HAWES/local | mission Olenogorsk tac-coord GS T95D-1',
  );
  const choices = desk.choices(viewFor(state, 'soviet'), {
    ...picks('FRNZE', state),
    targets: units(state, 'HAWES'),
  });
  expect(
    choices.map(({ actions: [action] }) => (action?.type === 'aim' ? action.tacCoord : undefined)),
  ).toEqual(expect.arrayContaining([[], units(state, 'T95D-1')]));
});

test('who has begun to act is picked again after every step, together', () => {
  const sailed = after(RAID, 'soviet activate FRNZE OTTUK', 'soviet sail 3006');
  const survey = desk.survey(viewFor(sailed, 'soviet'));
  expect(survey.focus).toEqual({ pieces: units(sailed, 'FRNZE OTTUK') });
  expect(survey.end).toMatchObject({ label: 'End this activation' });
  expect(desk.survey(viewFor(sailed, 'nato')).focus).toBeUndefined();
});

test('a flight is given up only when there is nowhere left to land', () => {
  const state = position(
    'segment side=nato arm=air segment=1 first=nato',
    'nato @2912 RSVLT VNCNS | at RSVLT F14-1 A6-1',
  );
  const flying = after(state, 'nato take-off F14-1:int A6-1:atk');
  const survey = desk.survey(viewFor(flying, 'nato'));
  expect(survey.end).toBeUndefined();
  expect(survey.duties[0]?.text).toEqual(expect.stringMatching(/^You must bring home the flight .*\.$/));
  const choices = desk.choices(viewFor(flying, 'nato'), picks('F14-1 A6-1', flying));
  expect(choices.some(({ hex, kind }) => hex === hexOf('2808') && kind === 'move')).toBe(true);
});

test('[7] the strategic air board has a row for each zone, with sealed orders and what both sides fly', () => {
  const state = position(
    'assignment',
    'at Andoya NO-P3-1 | mission Lossiemouth recon IC NIM-1 | mission Olenogorsk recon NS T95D-1',
    'kola-strike turn 4 of 15',
  );
  const sealed = viewFor(after(state, 'nato assign NO-P3-1 tac-coord NS'), 'nato');
  const lines = desk.survey(sealed).trays.flatMap(({ board }) => (board === undefined ? [] : [board]));
  expect(lines.map(({ row, line }) => `${row}: ${line}`)).toEqual([
    'Norwegian Sea: Sealed: tactical coordination',
    'Iceland: NATO reconnaissance',
    'Norwegian Sea: Soviet reconnaissance',
  ]);
});

test('[7] the prompt speaks of an aircraft without a task; when all have one it says so', () => {
  const state = position('assignment', 'at Andoya NO-P3-1', 'kola-strike turn 4 of 15');
  const adviceIn = (now: State): string => desk.survey(viewFor(now, 'nato')).advice;
  expect(adviceIn(state)).toMatch(/^Give Norwegian P-3 Orion 1 at Andoya a task/);
  expect(adviceIn(after(state, 'nato assign NO-P3-1 recon NS'))).toBe(
    'Every aircraft has its task. Seal the orders.',
  );
});

test('[C.9.1] a strike takes off with an escort: fighters first, in whatever order they were picked', () => {
  const state = position(
    'segment side=nato arm=air segment=1 first=nato',
    'nato @2912 RSVLT VNCNS | at RSVLT F14-1 A6-1',
  );
  const choices = desk.choices(viewFor(state, 'nato'), picks('A6-1 F14-1', state));
  const roles = choices.flatMap(({ actions: [action] }) =>
    action?.type === 'take-off' ? [action.roles.map(({ role }) => role).join(' ')] : [],
  );
  expect(roles.toSorted()).toEqual(['atk atk', 'atk int', 'int int']);
  expect(labels(choices).some(label => /armed for attack, with .*Tomcat 1 as escort$/.test(label))).toBe(
    true,
  );
});

test('the arms are named by buttons: to act or to pass', () => {
  const state = position(
    'arm side=nato segment=1 first=nato',
    'nato @3010 HAWES',
    'standing-force turn 1 of 6',
  );
  expect(labels(desk.survey(viewFor(state, 'nato')).commands)).toEqual([
    'The surface ships act',
    'Pass with the surface ships',
    'The submarines act: you have none that can',
    'Pass with the submarines: you have none that can',
    'Pass with the aircraft: you have none that can',
  ]);
});

describe('overlays', () => {
  const nothing: Selection = { pieces: [], targets: [] };
  const hexesOf = (id: string, selection = nothing): readonly string[] =>
    desk.overlay(view, id, selection).hexes.map(({ hex }) => nameOfHex(hex as HexId));

  test('every one has a title, hexes or none, and a caption', () => {
    for (const { id, title } of desk.overlays) {
      expect(title).not.toBe('');
      expect(desk.overlay(view, id, nothing).caption).not.toBe('');
    }
    expect(desk.overlay(view, 'x', nothing).caption).toBe('There is no such overlay.');
  });

  test('missiles of who is picked reach as far as the counter says', () => {
    const own = hexesOf('missile-range', picks('OTTUK'));
    expect(own).toContain('3009');
    expect(own).not.toContain('3010');
  });

  test('[C.8.1] missiles of ships do not cross land', () => {
    const state = position(SEGMENT, 'soviet @3605 FRNZE', 'kola-strike turn 1 of 15');
    const seen = viewFor(state, 'soviet');
    const reach = (names: string): ReadonlySet<number> =>
      new Set(desk.overlay(seen, 'missile-range', picks(names, state)).hexes.map(({ hex }) => hex));
    // Five hexes away over the fells of Finnmark and Lapland.
    expect([reach('FRNZE').has(hexOf('3604')), reach('FRNZE').has(hexOf('3710'))]).toEqual([true, false]);
  });

  test('[C.13.4] in a storm ships see one hex around', () => {
    const state = position(
      'initiative',
      'nato @3010 HAWES | weather BS=storm NS=storm GS=storm',
      'northern-campaign turn 2 of 36',
    );
    const seen = desk.overlay(viewFor(state, 'nato'), 'own-watch', nothing).hexes;
    expect(new Set(seen.map(({ label }) => label))).toEqual(new Set(['1']));
  });

  test('each zone of strategic air is named once, in a hex of its own', () => {
    const names = desk.overlay(view, 'zones', nothing).names ?? [];
    expect(names.map(({ text }) => text)).toEqual(ZONES.map(zoneName));
    expect(names.map(({ hex }) => zoneOf(hex as HexId))).toEqual(ZONES);
    expect(desk.overlay(view, 'weather', nothing).names).toHaveLength(ZONES.length);
  });

  test('the enemy sees one hex around and two from ships', () => {
    const seen = desk.overlay(view, 'enemy-watch', nothing).hexes;
    const labelAt = (name: string) => seen.find(({ hex }) => hex === hexOf(name))?.label;
    expect([labelAt('3009'), labelAt('3008'), labelAt('3007')]).toEqual(['1', '2', undefined]);
  });
});

test('only ships are picked as targets, not the aircraft aboard; each patrol is told by where it flies', () => {
  const carriers = position(
    'targeting side=soviet strike.type=ssm strike.side=soviet strike.units=[FRNZE] strike.from=3007 strike.hex=3010 strike.over=[3008,3009] strike.cruise=false strike.answer=false | under surface-activation side=soviet units=[FRNZE] start=3007 hex=3007 | under segment side=soviet arm=surface',
    'soviet @3007 FRNZE/local | nato @3010 RSVLT/local HAWES/local | nato @2910 INPDN/local | at RSVLT F18-1 | cap RSVLT F14-1 | cap INPDN F18-3',
  );
  const seen = viewFor(carriers, 'soviet');
  expect(desk.survey(seen).focus?.targets).toEqual(units(carriers, 'RSVLT HAWES'));
  const [first] = desk.choices(seen, { ...picks('FRNZE', carriers), hex: hexOf('3010') });
  const die = first?.odds?.terms.filter(({ part }) => part === 'Defence die').map(({ what }) => what);
  expect(die).toEqual(
    expect.arrayContaining(['CAP with F-14 over Theodore Roosevelt', 'CAP over Independence']),
  );
});
