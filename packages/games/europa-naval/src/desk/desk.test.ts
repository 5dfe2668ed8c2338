import { mustBe, type Selection } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { decide } from '../turn/decide.ts';
import { airPiece, depotPiece, harbourPiece, shipPiece, troopPiece } from '../face/piece-id.ts';
import { idOf } from '../text/names.ts';
import type { State } from '../model/state.ts';
import { after } from '../testing/orders.ts';
import { group, hex, port, position, shipNamed, whereIs } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';
import { europaNavalDesk as desk } from './desk.ts';
import type { DeskChoice } from './say.ts';

const ships = (state: State, ...names: readonly string[]): Selection => ({
  pieces: names.map(name => shipPiece(shipNamed(state, name))),
  targets: [],
});

const air = (state: State, ...names: readonly string[]): Selection => ({
  pieces: names.map(name => airPiece(idOf(state.common, 'air', name) as number)),
  targets: [],
});

const depot = (state: State, name: string): Selection => ({
  pieces: [depotPiece(port(state, name))],
  targets: [],
});

const choices = (state: State, selection: Selection, side: Side = 'axis'): readonly DeskChoice[] =>
  desk.choices(viewFor(state, side), selection);

const labels = (list: readonly DeskChoice[]): readonly string[] => list.map(({ label }) => label);

/** The first choice for this hex. */
const choiceAt = (list: readonly DeskChoice[], at: number): DeskChoice =>
  list.find(({ hex: to }) => to === at) as DeskChoice;

const send = (state: State, { actions }: DeskChoice, side: Side = 'axis'): State =>
  actions.reduce((now, action) => mustBe(decide(now, side, action)).state, state);

const NAPOLI = position(
  'naval-step side=axis',
  'stock axis Napoli sp=9 srp=1 | in Napoli Convogli-A Scorta-Napoli 9a-Divisione',
);

describe('ships in port', () => {
  test('one choice makes a group, puts to sea and sails it', () => {
    const list = choices(NAPOLI, ships(NAPOLI, 'Convogli-A', 'Scorta-Napoli'));
    const choice = choiceAt(list, hex(NAPOLI, '031074'));
    expect(choice.actions.map(({ type }) => type)).toEqual(['form', 'put-to-sea', 'sail']);
    expect(choice.label).toBe('Sail to 031074, 2 of 14 points');
    expect(whereIs(send(NAPOLI, choice), 'Convogli-A')).toBe('@031074');
  });

  test('or they are made ready, to be loaded before they sail', () => {
    const list = choices(NAPOLI, ships(NAPOLI, 'Convogli-A', 'Scorta-Napoli'));
    expect(labels(list)).toContain('Make ready: Convogli A, Scorta Napoli');
    const ready = after(NAPOLI, 'axis form Convogli-A Scorta-Napoli');
    const { focus } = desk.survey(viewFor(ready, 'axis'));
    expect(focus?.pieces).toEqual(ships(ready, 'Convogli-A', 'Scorta-Napoli').pieces);
    const work = labels(choices(ready, ships(ready, 'Convogli-A', 'Scorta-Napoli')));
    expect(work).toContain('Convogli A: load 6 SPs');
    expect(work).toContain('Put to sea, oil for 1 SP a step');
  });

  test('submarines do not sail with others, and the rule says so', () => {
    const state = position('naval-step side=axis', 'unit U2 axis SUB 2 | in Napoli Convogli-A U2');
    const mixed = ships(state, 'Convogli-A', 'U2');
    expect(choices(state, mixed)).toEqual([]);
    expect(desk.why(viewFor(state, 'axis'), mixed)).toMatchObject({ rule: 'F.4.2', code: 'submarine' });
  });
});

describe('[F.31] the convoy planner', () => {
  const state = position(
    'naval-step side=axis moving=3',
    'malta status=0 | group 3 axis @Messina Convogli-A Scorta-Napoli',
  );
  const tripoli = hex(state, 'Tripoli');
  const convoy = ships(state, 'Convogli-A', 'Scorta-Napoli');

  test('offers the way to a port beyond this step, by day and by night, to be weighed first', () => {
    const list = choices(state, convoy).filter(({ hex: at }) => at === tripoli);
    expect(list[0]).toMatchObject({ kind: 'move', weighed: true });
    expect(list[0]?.label).toMatch(/^Make for Tripoli: (two|three) steps, in this one as far as \d{6}$/);
    expect(list.some(({ label }) => label.includes('by night'))).toBe(true);
    expect(list[0]).not.toHaveProperty('odds');
  });

  test('pointed at, each risk of each step is told with its modifiers and their cases', () => {
    const [day] = choices(state, { ...convoy, hex: tripoli });
    const { terms = [], results = [], sum = '' } = day?.odds ?? {};
    expect([...new Set(results.map(({ of }) => of))]).toEqual([
      'The whole way',
      'Turned back or not',
      'Step 1',
      'Step 2',
    ]);
    expect(terms.some(({ what }) => /^Step 2, \d{6}: contact, \d+%$/.test(what))).toBe(true);
    expect(terms.some(({ what }) => /^Step 1, \d{6}: hit or turned back by Malta’s/.test(what))).toBe(true);
    expect(new Set(terms.map(({ rule }) => rule))).toEqual(new Set(['36.D.2', 'F.19']));
    expect(sum).toMatch(/^(Two|Three) steps; \d\.\d\d strength points lost on average/);
    for (const { of } of results)
      expect(results.filter(each => each.of === of).reduce((all, { ways }) => all + ways, 0)).toBe(1000);
  });

  test('[36.A.2] by night the modifier is there, and no escort is told as it is', () => {
    const alone = position(
      'naval-step side=axis moving=3',
      'malta status=0 | group 3 axis @Messina Convogli-A',
    );
    const [, dark] = choices(alone, { ...ships(alone, 'Convogli-A'), hex: tripoli }).filter(
      ({ odds }) => odds !== undefined,
    );
    const said = (dark?.odds?.terms ?? []).map(({ what, value, rule }) => `${what} ${value} [${rule}]`);
    expect(said.some(text => text.endsWith(': by night -1 [36.D.2]'))).toBe(true);
    expect(said.some(text => text.endsWith(': no escort 1 [T.4]'))).toBe(true);
  });

  test('only the first leg is sailed', () => {
    const choice = choiceAt(choices(state, { ...convoy, hex: tripoli }), tripoli);
    const [action] = choice.actions;
    expect(action?.type === 'sail' && action.path.length).toBe(15);
  });

  test('[36.C.1] mines in the way are warned of, quiet waters are not', () => {
    const mined = position(
      'naval-step side=axis moving=3',
      'mines allied @031074 2 | group 3 axis @Napoli Convogli-A',
    );
    const list = choices(mined, ships(mined, 'Convogli-A'));
    const at = (name: string) => list.find(choice => choice.hex === hex(mined, name));
    expect(at('031074')).toMatchObject({ warning: 'Enemy mines lie in the way.', weighed: true });
    expect(at('030074')).not.toHaveProperty('warning');
    expect(at('030074')).not.toHaveProperty('weighed');
  });
});

describe('a group at sea', () => {
  const state = position(
    'naval-step side=axis',
    'group 3 axis @055078 Convogli-A Scorta-Napoli contact=clear',
  );
  const both = ships(state, 'Convogli-A', 'Scorta-Napoli');

  test('is taken up and sailed in one choice, or begun by day, by night, or not moved', () => {
    const list = choices(state, both);
    const choice = choiceAt(list, hex(state, '055080'));
    expect(choice.actions.map(({ type }) => type)).toEqual(['begin', 'sail']);
    expect(labels(list)).toEqual(
      expect.arrayContaining([
        'Begin the step by day',
        'Begin the step by night',
        'Stay in this hex for the step',
      ]),
    );
  });

  test('ships of one group are picked together, one of them can leave it', () => {
    expect(desk.survey(viewFor(state, 'axis')).groups).toEqual([both.pieces]);
    expect(labels(choices(state, ships(state, 'Convogli-A')))).toEqual(['Make one group of Convogli A']);
  });

  test('ending the step tells whose turn to move is lost', () => {
    expect(desk.survey(viewFor(state, 'axis')).end).toMatchObject({
      label: 'End the naval step',
      losses: [
        {
          text: 'Convogli A, Scorta Napoli south-east of Siracusa has not moved: it is checked where it lies.',
        },
      ],
    });
  });
});

test('[F.5.8] stores are sent by coaster from depot to port', () => {
  const state = position('naval-step side=axis', 'stock axis Messina sp=8');
  const list = choices(state, depot(state, 'Messina'));
  const { label } = choiceAt(list, hex(state, 'Augusta'));
  expect(label).toMatch(/^Send \d SP by coaster to Augusta$/);
  expect(desk.survey(viewFor(state, 'axis')).ready).toContain(depotPiece(port(state, 'Messina')));
});

describe('the initial phase', () => {
  const state = position(
    'initial side=axis',
    'pools axis sp=14 srp=1 nrp=3 | in Taranto 9a-Divisione/hits=2 | stock axis Napoli sp=4 srp=1 | air JG-53 status=aborted',
    'malta "Jun I 42"',
    'phasing=axis part=initial step=0',
  );

  test('supplies wait to be put ashore, and a port takes all or some', () => {
    const { duties, end } = desk.survey(viewFor(state, 'axis'));
    expect(duties[0]).toMatchObject({
      rule: 'F.17.1',
      text: '14 SP, 1 SRP wait to be put ashore, for example at Genova.',
    });
    expect(end?.losses).toHaveLength(1);
    expect(labels(choices(state, depot(state, 'Napoli')))).toEqual(
      expect.arrayContaining([
        'Put 14 SP and 1 SRP ashore at Napoli',
        'Put 1 SP ashore at Napoli',
        'Napoli: open 1 SRP, for 2.5 SP',
        'Send 4 SP by rail to Salerno',
      ]),
    );
  });

  test('a damaged ship is repaired, mines are made', () => {
    expect(labels(choices(state, ships(state, '9a-Divisione')))).toEqual([
      '9a Divisione: repair one hit for 1 NRP',
      '9a Divisione: repair two hits for 2 NRP, then in refit',
    ]);
    expect(labels(desk.survey(viewFor(state, 'axis')).commands)).toContain('Make a mine point for 1 NRP');
  });

  test('[F.17.1] all of it can be done as the staff proposes, in one go', () => {
    const [proposed] = desk.survey(viewFor(state, 'axis')).commands;
    expect(proposed?.label).toBe('Do as proposed: 15 supplies to 2 ports, one repair');
    const done = send(state, proposed as DeskChoice);
    expect(done.fleets.axis.pools).toMatchObject({ sp: 0, srp: 0 });
    expect(done.common.phase.name).not.toBe('initial');
  });
});

describe('aircraft', () => {
  const segment = (part: string): State =>
    position(
      `air-segment side=axis part=${part}`,
      'air JG-53 | air KG-54-KGr-606 | in Valletta 10th-Flotilla | malta status=3',
      'malta "Jun I 42"',
      'phasing=axis part=movement step=0',
    );

  test('[F.11.4] fighters cover ports, bombers patrol the sea in range', () => {
    const cover = segment('cover');
    const fighters = choices(cover, air(cover, 'JG-53'));
    expect(labels(fighters)).toContain('JG 53: cover Catania');
    const bombers = choices(cover, air(cover, 'KG-54-KGr-606'));
    expect(bombers.every(({ label }) => label.includes('patrol'))).toBe(true);
    expect(bombers.length).toBeGreaterThan(500);
  });

  test('[36.A.4.a] bombers and those who go along: the odds come with the target', () => {
    const attack = segment('attack');
    const valletta = hex(attack, 'Valletta');
    const list = choices(attack, { ...air(attack, 'KG-54-KGr-606', 'JG-53'), hex: valletta });
    expect(list.map(({ kind, odds }) => `${kind} ${odds !== undefined}`)).toEqual([
      'attack true',
      'attack true',
      'attack true',
      'attack false',
    ]);
    expect(labels(list)).toEqual([
      'KG 54 / KGr 606, JG 53: bomb Malta’s airfields and works',
      'KG 54 / KGr 606, JG 53: attack ships in Valletta',
      'KG 54 / KGr 606, JG 53: bomb the port of Valletta',
      'KG 54 / KGr 606, JG 53: lay mines before Valletta',
    ]);
  });
});

describe('ashore', () => {
  test('[F.15.2] troops march, whole or one RE', () => {
    const state = position(
      'ground-movement side=allied',
      'troops 1st-Infantry-Division 3 @Tunis',
      'husky "Jul I 43"',
      'phasing=allied part=movement step=0',
    );
    const unit = idOf(state.common, 'ground', '1st-Infantry-Division') as number;
    const list = choices(state, { pieces: [troopPiece(unit, hex(state, 'Tunis'))], targets: [] }, 'allied');
    const [first] = list.filter(({ kind }) => kind === 'move');
    const both = labels(list.filter(({ hex: at }) => at === first?.hex));
    expect(both[0]).toMatch(/^1st Infantry Division: march to .* with 3 RE$/);
    expect(both[1]).toMatch(/ with 1 RE$/);
  });
});

describe('a battle', () => {
  const UNITS = 'unit A8 allied TF 8 | unit B4 allied TF 4 | unit X8 axis TF 8';
  const met = after(
    position(
      'naval-step side=allied moving=3',
      `${UNITS} | group 3 allied @055078 A8 B4 contact=clear | group 4 axis @055080 X8`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    ),
    'allied night 3',
    'allied sail 3 055079',
    'allied sail 3 055080',
  );

  test('is asked for by buttons', () => {
    expect(labels(desk.survey(viewFor(met, 'axis')).commands)).toEqual(['Fight', 'Do not fight']);
    expect(desk.survey(viewFor(met, 'allied')).commands).toEqual([]);
  });

  test('[F.8.3] each ship chooses among the targets, and the screen goes from one to the next', () => {
    const aiming = after(met, 'axis fight true');
    const { focus, duties } = desk.survey(viewFor(aiming, 'axis'));
    expect(focus).toEqual({ ...ships(aiming, 'X8'), hex: hex(aiming, '055080'), targets: undefined });
    expect(duties[0]?.rule).toBe('F.8.3');
    const selection = { ...ships(aiming, 'X8'), hex: hex(aiming, '055080') };
    expect(labels(choices(aiming, selection))).toEqual(['X8: fire at A8', 'X8: fire at B4']);
    const [target] = ships(aiming, 'B4').pieces;
    expect(labels(choices(aiming, { ...selection, targets: [target as number] }))).toEqual([
      'X8: fire at B4',
    ]);
  });
});

describe('who may not act', () => {
  test('gets no choices, and hears why', () => {
    expect(choices(NAPOLI, ships(NAPOLI, 'Convogli-A'), 'allied')).toEqual([]);
    expect(desk.why(viewFor(NAPOLI, 'allied'), { pieces: [], targets: [] })).toMatchObject({ rule: 'NS.1' });
    expect(desk.survey(viewFor(NAPOLI, 'allied'))).toMatchObject({
      title: 'Axis: naval movement, step 1',
      advice: 'The Axis plays next. Please wait.',
      ready: [],
      commands: [],
    });
  });

  test('pieces of another match are nobody’s', () => {
    for (const piece of [9_000, 13_000, 14_999, -1, 0.5, harbourPiece(900, 'axis')])
      expect(choices(NAPOLI, { pieces: [piece], targets: [] })).toEqual([]);
  });
});

test('[F.5.4] a group that was turned back goes home, and the step does not end before', () => {
  const state = position('naval-step side=axis', 'group 3 axis @055078 Convogli-A turnedBack=true');
  const { duties, end } = desk.survey(viewFor(state, 'axis'));
  expect(duties).toMatchObject([{ rule: 'F.5.4', text: 'Convogli A south-east of Siracusa must go home.' }]);
  expect(end?.refusal?.rule).toBe('F.5.4');
  const why = desk.why(viewFor(state, 'axis'), { ...ships(state, 'Convogli-A'), hex: hex(state, '055090') });
  expect(why).toMatchObject({ rule: 'F.5.4', culprits: [{ kind: 'unit' }] });
  expect(group(state, 3)?.turnedBack).toBe(true);
});
