import { mustBe, pick, type Random, seededRandom, type Task } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { europaNaval } from '../../game.ts';
import { nameOfHex } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import type { Action } from '../../model/action.ts';
import { optionsFor } from '../../turn/options.ts';
import type { State } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { SCENARIOS } from '../../scenarios/setup.ts';
import { viewFor } from '../../secrets/view.ts';
import { opening } from '../../testing/minds.ts';
import { hex, position, shipNamed } from '../../testing/positions.ts';
import { after } from '../../testing/orders.ts';
import { berthOff } from '../ambush.ts';
import { europaNavalMind } from '../mind.ts';
import { sceneOf } from '../scene.ts';
import { protectionsBy } from './escorts.ts';
import { squadronsOf } from './squadrons.ts';

const command = europaNavalMind.at('admiral').command!;

const AXIS_STEP = 'naval-step side=axis';
const ALLIED_STEP = 'naval-step side=allied';
const ALLIED_CLOCK = 'phasing=allied part=movement step=1';
const MALTA = 'malta "Jun I 42"';

/** Four squadrons of the Axis with oil, and a convoy of theirs that has still to come in. */
const SQUADRONS =
  'unit X12 axis TF 12 | unit X8 axis TF 8 | unit X6 axis TF 6 | unit X4 axis TF 4 | in Messina X12 X8 X6 X4 | ' +
  'stock axis Messina sp=0 srp=4 | in Gibraltar Harpoon';

const proposed = (state: State, side: Side, standing: readonly Task[] = []): readonly Task[] =>
  command.proposed!(viewFor(state, side), standing);

const inOrder = (tasks: readonly Task[]): readonly string[] =>
  tasks.map(({ force, aim }) => `${force}: ${aim}`).toSorted();

/** What a side whose forces have these tasks does in its naval step, until it is done or the dice are due. */
const orders = (start: State, side: Side, tasks: readonly Task[]): readonly Action[] => {
  const mind = command.under(tasks);
  const actions: Action[] = [];
  let state = start;
  while (actions.length < 12 && state.common.phase.name === 'naval-step') {
    const [action] = mind.answers(viewFor(state, side), { required: true }, seededRandom(1));
    if (action === undefined || action.type === 'done') break;
    actions.push(action);
    state = mustBe(europaNaval.decide(state, side, action)).state;
  }
  return actions;
};

/** The most that a squadron adds to a convoy of its port. */
const protectionsBySquadron = (state: State): number => {
  const scene = sceneOf(viewFor(state, 'axis'))!;
  return Math.max(
    ...squadronsOf(scene).flatMap(each => protectionsBy(scene, each).map(({ value }) => value)),
  );
};

describe('when orders are given', () => {
  test('once in each own player-turn, in the naval steps of movement', () => {
    const state = position(AXIS_STEP, SQUADRONS);
    expect(command.watch(viewFor(state, 'axis'))).toBe(state.common.playerTurn);
    expect(command.watch(viewFor(state, 'allied'))).toBeUndefined();
    const later = position(AXIS_STEP, SQUADRONS, MALTA, 'phasing=axis part=exploitation step=1');
    expect(command.watch(viewFor(later, 'axis'))).toBeUndefined();
  });

  test('an admiral commands; a captain and a cadet do not', () => {
    expect(europaNavalMind.at('captain').command).toBeUndefined();
    expect(europaNavalMind.at('cadet').command).toBeUndefined();
  });

  test('what is proposed is ordered without trials', () => {
    expect(command.effort?.['admiral']?.moves).toBe(0);
  });
});

describe('what is proposed', () => {
  test('[F.18.1] Malta is closed by as many squadrons as are strong enough together, the others stay', () => {
    const three = SQUADRONS.replaceAll('X8', 'Y12')
      .replaceAll('X6', 'Z12')
      .replaceAll(/TF [86]/g, 'TF 12');
    expect(inOrder(proposed(position(AXIS_STEP, three), 'axis'))).toEqual([
      'X12: blockade Valletta',
      'X4: blockade Valletta',
      'Y12: blockade Valletta',
    ]);
  });

  test('squadrons that hold orders are counted, and not ordered twice', () => {
    const state = position(AXIS_STEP, SQUADRONS);
    const held = [{ force: 'X12', aim: 'blockade Valletta' }];
    expect(inOrder(proposed(state, 'axis', held))).toEqual([
      'X4: blockade Valletta',
      'X6: blockade Valletta',
    ]);
  });

  test('[36.E] nobody is sent out without oil', () => {
    const dry = position(AXIS_STEP, SQUADRONS.replace('srp=4', 'srp=0'));
    expect(proposed(dry, 'axis')).toEqual([]);
    const little = position(AXIS_STEP, SQUADRONS.replace('sp=0 srp=4', 'sp=3 srp=0'));
    expect(proposed(little, 'axis').length).toBe(1);
  });

  test('[F.8.8] guns go into a port with ships in it, one squadron to each', () => {
    const table =
      'unit A12 allied TF 12 | unit B12 allied TF 12 | unit XN axis NT 9 | unit YN axis NT 9 | in Alexandria A12 B12 | ' +
      'in Benghazi XN YN';
    const tasks = proposed(position(ALLIED_STEP, table, MALTA, ALLIED_CLOCK), 'allied');
    expect(tasks).toContainEqual({ force: 'A12', aim: 'bombard Benghazi' });
    expect(tasks.filter(({ aim }) => aim.startsWith('bombard Benghazi'))).toHaveLength(1);
  });

  test('[F.18.1] a squadron of fewer than four points closes nothing', () => {
    const weak = position(
      AXIS_STEP,
      'unit X3 axis TF 3 | in Messina X3 | stock axis Messina sp=0 srp=4 | in Gibraltar Harpoon',
    );
    expect(proposed(weak, 'axis')).toEqual([]);
  });

  test('[S.1] a squadron beside a relief convoy guards it', () => {
    const table = 'unit A12 allied TF 12 | unit XN axis NT 9 | in Benghazi XN | in Port-Said A12';
    const convoy = `${table} | in Port-Said Vigorous | cargo Vigorous sp=6`;
    const seen = (text: string) => proposed(position(ALLIED_STEP, text, MALTA, ALLIED_CLOCK), 'allied');
    expect(seen(table)).toHaveLength(1);
    expect(seen(convoy)).toEqual([]);
  });
});

describe('[F.8.4] escorts', () => {
  /** A squadron in the port of a convoy, with oil that is paid for, and warships of theirs off Tripoli. */
  const table = (guns: string, srp = 4): string =>
    `unit A6 allied TF 6 | unit X8 axis TF 8 | unit XN axis NT 9 | in Palermo X8 XN | stock axis Palermo sp=9 srp=${srp}${guns}`;
  const OFF_TRIPOLI = ' | group 3 allied @065060 A6 seen=true';
  const ESCORT = [{ force: 'X8', aim: 'escort XN' }];

  test('go with a convoy that would be met by weaker warships, where there is oil', () => {
    const tasks = (text: string) => protectionsBySquadron(position(AXIS_STEP, text));
    expect(tasks(table(OFF_TRIPOLI))).toBeGreaterThan(1);
    expect(tasks(table(''))).toBeLessThan(1);
    expect(tasks(table(OFF_TRIPOLI, 0))).toBeLessThan(tasks(table(OFF_TRIPOLI)));
  });

  test('[F.4.2] sail in the convoy’s own group, and take nothing aboard', () => {
    const actions = orders(position(AXIS_STEP, table(OFF_TRIPOLI)), 'axis', ESCORT);
    const state = position(AXIS_STEP, table(''));
    const [transport, guard] = ['XN', 'X8'].map(name => shipNamed(state, name));
    expect(actions).toContainEqual({ type: 'form', ships: [transport, guard] });
    const loaded = actions.flatMap(action => (action.type === 'embark' ? [action.ship] : []));
    expect(new Set(loaded)).toEqual(new Set([transport]));
    expect(actions.map(({ type }) => type)).toContain('put-to-sea');
  });

  test('stay with it at sea, and sail on beside it', () => {
    const state = position(
      `${AXIS_STEP} moving=3`,
      'unit X8 axis TF 8 | unit XN axis NT 9 | group 3 axis @064067 XN X8 contact=clear shipping=checked | cargo XN sp=9',
    );
    expect(command.stands(viewFor(state, 'axis'), ESCORT[0]!)).toBe(true);
    const [sail] = orders(state, 'axis', ESCORT);
    expect(sail).toMatchObject({ type: 'sail', group: 3 });
    const lost = position(AXIS_STEP, 'unit X8 axis TF 8 | unit XN axis NT 9 | group 3 axis @064067 X8');
    expect(command.stands(viewFor(lost, 'axis'), ESCORT[0]!)).toBe(false);
  });
});

describe('[F.8.1] hunters', () => {
  const off = (guns: string): State =>
    position(
      AXIS_STEP,
      `unit X12 axis TF 12 | unit A4 allied TF 4 | unit A14 allied TF 14 | in Messina X12 | stock axis Messina sp=0 srp=4${guns}`,
    );
  const hunts = (state: State) => proposed(state, 'axis').filter(({ aim }) => aim.startsWith('hunt'));

  test('go for a weaker squadron off a port of theirs, never for a stronger one', () => {
    expect(hunts(off(' | group 7 allied @066065 A4 seen=true'))).toEqual([{ force: 'X12', aim: 'hunt 7' }]);
    expect(hunts(off(' | group 7 allied @066065 A14 seen=true'))).toEqual([]);
    expect(hunts(off(''))).toEqual([]);
  });

  test('sail to it, and their order ends with it', () => {
    const state = off(' | group 7 allied @066065 A4 seen=true');
    const task = { force: 'X12', aim: 'hunt 7' };
    expect(orders(state, 'axis', [task]).map(({ type }) => type)).toContain('put-to-sea');
    expect(command.stands(viewFor(state, 'axis'), task)).toBe(true);
    expect(command.stands(viewFor(off(''), 'axis'), task)).toBe(false);
  });

  test('[F.29] fight those whom nobody has looked at, which others leave alone', () => {
    const met = after(
      position(
        'naval-step side=axis moving=3',
        'unit X12 axis TF 12 | unit A4 allied TF 4 | group 3 axis @055078 X12 contact=clear | group 7 allied @055080 A4 contact=clear',
      ),
      'axis sail 3 055079',
      'allied done',
      'allied fight false',
    );
    expect(met.common.phase).toMatchObject({ name: 'battle-choice', side: 'axis' });
    const [hunting] = command
      .under([{ force: 'X12', aim: 'hunt 7' }])
      .answers(viewFor(met, 'axis'), { required: true }, seededRandom(1));
    const [passing] = command.under([]).answers(viewFor(met, 'axis'), { required: true }, seededRandom(1));
    expect(hunting).toEqual({ type: 'fight', yes: true });
    expect(passing).toEqual({ type: 'fight', yes: false });
  });
});

describe('choices', () => {
  test('each squadron first does what it does unasked, then has the best places, the strongest first', () => {
    const choices = command.choices(viewFor(position(AXIS_STEP, SQUADRONS), 'axis'));
    expect(choices.map(([unasked]) => unasked)).toEqual(
      ['X12', 'X8', 'X6', 'X4'].map(force => ({ force, aim: 'usual' })),
    );
    for (const [, best] of choices) expect(best?.aim).toBe('blockade Valletta');
    for (const open of choices) expect(open.length).toBeLessThanOrEqual(3);
  });

  test('who has nowhere to go is not tried out', () => {
    const state = position(AXIS_STEP, 'unit X12 axis TF 12 | in Messina X12 | stock axis Messina sp=0 srp=0');
    expect(command.choices(viewFor(state, 'axis'))).toEqual([]);
  });
});

describe('how long an order stands', () => {
  const TASK = { force: 'X12', aim: 'blockade Valletta' };
  const off = (hull: string): State =>
    position(AXIS_STEP, `unit X12 axis TF 12 | group 3 axis @054072 X12${hull} | in Gibraltar Harpoon`);
  const stands = (state: State, task: Task = TASK): boolean => command.stands(viewFor(state, 'axis'), task);

  test('while it is worth the place', () => {
    expect(stands(off(''))).toBe(true);
    expect(stands(off(''), { force: 'X12', aim: 'blockade Nowhere' })).toBe(false);
  });

  test('[36.F.3] it ends one hit before her points are lost', () => {
    expect(stands(off('/hits=2'))).toBe(true);
    expect(stands(off('/hits=5'))).toBe(false);
  });

  test('it ends with the ship', () => {
    expect(
      stands(
        position(
          AXIS_STEP,
          'unit X12 axis TF 12 | unit Y12 axis TF 12 | in Messina Y12 | stock axis Messina sp=9 srp=0',
        ),
      ),
    ).toBe(false);
  });
});

describe('who is under orders', () => {
  const TASK = { force: 'X12', aim: 'blockade Valletta' };
  const inMessina = (stock: string): State =>
    position(AXIS_STEP, `unit X12 axis TF 12 | in Messina X12 | stock axis Messina ${stock}`);

  test('sets out, and takes nothing of the supplies that are her oil aboard', () => {
    const types = orders(inMessina('sp=3 srp=0'), 'axis', [TASK]).map(({ type }) => type);
    expect(types).toContain('put-to-sea');
    expect(types).not.toContain('embark');
    expect(orders(inMessina('sp=3 srp=0'), 'axis', [])).toEqual([]);
  });

  test('[36.E] burns oil that is paid for at once rather than supplies', () => {
    const fuelOf = (stock: string) =>
      orders(inMessina(stock), 'axis', [TASK]).find(({ type }) => type === 'put-to-sea');
    expect(fuelOf('sp=5 srp=1')).toMatchObject({ fuel: 'srp' });
    expect(fuelOf('sp=5 srp=0')).toMatchObject({ fuel: 'as-you-go' });
  });

  test('[36.D.2] lies off the port by night where that is allowed', () => {
    const empty = position(AXIS_STEP);
    const valletta = chartOf(empty.common).ports.find(({ name }) => name === 'Valletta')!;
    const berth = berthOff(sceneOf(viewFor(empty, 'axis'))!, valletta, hex(empty, 'Messina'))!;
    const beside = nameOfHex(chartOf(empty.common), berth);
    const state = position(AXIS_STEP, `unit X12 axis TF 12 | group 3 axis @${beside} X12`);
    expect(orders(state, 'axis', [TASK])).toContainEqual({
      type: 'begin',
      group: 3,
      night: true,
      hold: true,
    });
  });

  test('[F.22] goes back into the port that she left when the oil there is spent', () => {
    const at = (place: string): State =>
      position(
        AXIS_STEP,
        `unit X12 axis TF 12 | stock axis Cagliari sp=0 srp=0 | group 3 axis ${place} X12/fuel=1/pays=Cagliari`,
      );
    const home = orders(at('@Cagliari'), 'axis', [TASK]);
    expect(home).toContainEqual({ type: 'enter-port', group: 3 });
    const sails = orders(at('@041066'), 'axis', []).filter(({ type }) => type === 'sail');
    expect(sails).not.toEqual([]);
  });
});

describe('orders in play', () => {
  const MOVES = process.env['THOROUGH'] === '1' ? 600 : 120;

  /** Answers of an admiral under the orders that would be in force, refused by the rules. */
  const refusedIn = (
    start: State,
    random: Random,
  ): { readonly refused: readonly string[]; readonly given: number } => {
    const refused: string[] = [];
    const tasks: { [side in Side]: readonly Task[] } = { axis: [], allied: [] };
    let given = 0;
    let state = start;
    for (let count = 0; count < MOVES && europaNaval.outcome(state) === undefined; count += 1) {
      const actor = europaNaval.actor(state);
      const side = actor === 'chance' ? undefined : actor[0];
      if (side === undefined) {
        const roll = pick(random, europaNaval.outcomes(state))?.action as Action;
        state = mustBe(europaNaval.decide(state, 'chance', roll)).state;
        continue;
      }
      const view = viewFor(state, side);
      if (command.watch(view) !== undefined) {
        const standing = tasks[side].filter(task => command.stands(view, task));
        tasks[side] = [...standing, ...command.proposed!(view, standing)];
      }
      given += tasks[side].length;
      const [action] = command.under(tasks[side]).answers(view, { required: true }, random);
      if (action === undefined || optionsFor(view).refuse(action) !== undefined) {
        refused.push(state.common.phase.name);
        break;
      }
      state = mustBe(europaNaval.decide(state, side, action)).state;
    }
    return { refused, given };
  };

  test.each(SCENARIOS.map(({ id }) => id))(
    '%s: whatever is ordered, the rules allow what follows',
    scenario => {
      const { refused, given } = refusedIn(opening(scenario), seededRandom(11));
      expect(refused).toEqual([]);
      // The first turn of Husky gives no squadron anything to do.
      expect(given > 0 || scenario === 'husky').toBe(true);
    },
  );

  test('a name on the orders is that of a ship of the side', () => {
    const state = position(AXIS_STEP, SQUADRONS);
    for (const { force } of proposed(state, 'axis'))
      expect(shipNamed(state, force)).toBeGreaterThanOrEqual(0);
  });
});
