import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { EVERY_HEX, nameOfHex } from '../model/chart.ts';
import { capMatchup } from '../rules/patrols/air-fight.ts';
import type { AirRoll, Flight, Reaction } from '../model/fire/phase.ts';
import { secondFleet } from '../game.ts';
import { nameOfHome } from '../text/names.ts';
import { optionsFor } from '../turn/options.ts';
import type { Home, State, PublicState } from '../model/state.ts';
import { afterAction, airborne, inPhase, nestsOf, rolesOf, someOf, straight } from './plain-acting.ts';
import * as plain from './plain-cap.ts';
import { type Answers, count, leastOf, mismatchOf, type Scene, type Tally } from './plain-compare.ts';
import { oneOf, rarely } from './plain-box.ts';
import { apart, around, foeOf, hexOfPlainHome, type World, worldOf } from './plain-world.ts';
import { viewFor } from '../secrets/view.ts';
import { DIE_FACES, NATIONS, SIDES, type Side, type UnitId } from '../model/vocabulary.ts';

const namesIn = (state: State, home: Home, units: readonly UnitId[]): string =>
  secondFleet.notation.printAction(state, { type: 'fly-cap', home, units });

const patrols = (tally: Tally) =>
  function* ask({ random, state: start, world }: Scene): Iterable<Answers> {
    if (start.table.scenario === 'standing-force') return;
    for (const side of SIDES) {
      const isBroken = start.table.scenario === 'northern-campaign' && rarely(random, 2);
      const campaign = isBroken
        ? { ...start.table.campaign, broken: oneOf(random, NATIONS.slice(2, 6)) }
        : start.table.campaign;
      const state = inPhase({ ...start, table: { ...start.table, campaign } }, { name: 'cap', side });
      const { refuse } = optionsFor(viewFor(state, side));
      for (const { home, units: all } of nestsOf(world, side))
        for (let tries = 0; tries < 2; tries += 1) {
          const units = someOf(random, all, 4);
          const may = plain.mayPlainlyPatrol(worldOf(state), side, home, units);
          count(tally, may ? 'allowed' : 'refused');
          const refusal = refuse({ type: 'fly-cap', home, units });
          yield [namesIn(state, home, units) + (refusal?.rule ?? ''), refusal === undefined, may, state];
        }
    }
  };

/** A stack of one home that has come to some hex five or more away from an enemy patrol. */
const stackNear = (random: Random, state: State, world: World, side: Side): State | undefined => {
  const mission = pick(random, plain.plainMissions(world, foeOf(side)));
  const nest = pick(random, nestsOf(world, side));
  if (mission === undefined || nest === undefined) return undefined;
  const goal = oneOf(
    random,
    EVERY_HEX.filter(hex => apart(hex, mission.hex) <= 6),
  );
  const units = someOf(random, nest.units, 4);
  const roles = rolesOf(random, world, units);
  const flown = airborne(
    state,
    units,
    nest.home,
    roles,
    straight(hexOfPlainHome(world, nest.home) as HexId, goal),
  );
  const engaged = plain.plainMissions(world, foeOf(side)).map(({ home }) => home);
  const phase = flown.table.phase as Flight;
  return inPhase(flown, { ...phase, engaged: engaged.filter(() => rarely(random, 4)) });
};

const wayFrom = (random: Random, { hex, allowance, spent }: Flight): readonly HexId[] => {
  const path: HexId[] = [];
  for (let at = hex; path.length < Math.min(4, allowance - spent); path.push(at))
    at = oneOf(random, around(at));
  return path;
};

const homesOf = (table: PublicState, homes: readonly Home[]): readonly string[] =>
  homes.map(home => nameOfHome(table, home)).toSorted();

/** [C.11.2] Where the stack is stopped, and by whom it may be. */
const stopOf = (
  world: World,
  flight: Flight,
  path: readonly HexId[],
): readonly [string, readonly string[]] => {
  const met = path.find(hex => plain.plainInterceptors(world, flight, hex).length > 0);
  return met === undefined
    ? [nameOfHex(path.at(-1) ?? flight.hex), []]
    : [
        nameOfHex(met),
        homesOf(
          world.table,
          plain.plainInterceptors(world, flight, met).map(({ home }) => home),
        ),
      ];
};

const toldStop = ({ table }: State): readonly [string, readonly string[]] => {
  const { phase } = table;
  return phase.name === 'reaction'
    ? [nameOfHex(phase.resume.hex), homesOf(table, phase.missions)]
    : [nameOfHex((phase as Flight).hex), []];
};

/** Steps on the stack, whether it turns back, steps on the patrol, whether it comes down. */
const roundOf = (state: State, face: (typeof DIE_FACES)[number]): readonly unknown[] => {
  const events = secondFleet.decide(state, 'chance', { type: 'roll', face });
  if (!events.ok) return [];
  const { fight } = state.table.phase as AirRoll;
  const tolls = events.value.events.flatMap(event =>
    event.type === 'began' && event.phase.name === 'air-losses' ? [event.phase] : [],
  )[0];
  const stepsOf = (side: Side): number => [tolls, tolls?.next].find(toll => toll?.side === side)?.steps ?? 0;
  const side = fight.kind === 'cap' ? fight.side : 'nato';
  return [
    stepsOf(foeOf(side)),
    events.value.events.some(({ type }) => type === 'turned-back'),
    stepsOf(side),
    events.value.events.some(
      event => event.type === 'landed' || (event.type === 'died' && event.cause === 'no-base'),
    ),
  ];
};

const plainRound = (flight: Flight, cap: number, strike: number, face: number): readonly unknown[] => {
  const [patrol = '', stack = ''] = plain.plainAirResult(cap, strike, face);
  const hasFighter = flight.roles.some(({ role }) => role === 'int');
  return [
    Number.parseInt(stack, 10),
    stack.endsWith('r') && hasFighter,
    Number.parseInt(patrol, 10),
    patrol.endsWith('r'),
  ];
};

function* fights(state: State, world: World, reaction: Reaction): Iterable<Answers> {
  const { resume: flight, side } = reaction;
  for (const mission of plain.plainInterceptors(world, flight, flight.hex)) {
    const rolling = afterAction(state, side, { type: 'intercept', home: mission.home });
    if (rolling?.table.phase.name !== 'air-roll' || rolling.table.phase.fight.kind !== 'cap') return;
    const { attacker, defender } = capMatchup(rolling.table, rolling.table.phase.fight, flight);
    const [cap, strike] = [
      plain.plainCapStrength(world, mission, flight),
      plain.plainFlightStrength(world, flight),
    ];
    yield [
      `strengths of ${nameOfHome(state.table, mission.home)}`,
      [attacker.value, defender.value],
      [cap, strike],
      state,
    ];
    for (const face of DIE_FACES)
      yield [
        `die ${face}: ${cap} against ${strike}`,
        roundOf(rolling, face),
        plainRound(flight, cap, strike, face),
        rolling,
      ];
  }
}

const flights = (tally: Tally) =>
  function* ask({ random, state: start, world: before }: Scene): Iterable<Answers> {
    const state = stackNear(random, start, before, oneOf(random, SIDES));
    if (state === undefined) return;
    const flight = state.table.phase as Flight;
    const path = wayFrom(random, flight);
    const flown = afterAction(state, flight.side, { type: 'fly', path });
    if (path.length === 0 || flown === undefined) return;
    const world = worldOf(state);
    const stop = stopOf(world, flight, path);
    count(tally, stop[1].length === 0 ? 'free' : 'stopped');
    yield [`stopped on ${path.map(nameOfHex).join(' ')}`, toldStop(flown), stop, state];
    const { phase } = flown.table;
    if (phase.name !== 'reaction') return;
    const must = plain
      .plainInterceptors(world, flight, phase.resume.hex)
      .some(({ hex }) => hex === phase.resume.hex);
    count(tally, must ? 'must' : 'may');
    const passes = afterAction(flown, phase.side, { type: 'let-pass' }) !== undefined;
    yield ['may let it pass', passes, !must, flown];
    yield* fights(flown, worldOf(flown), phase);
  };

test('[8] [A3] [C.2] [C.11] patrols fly, stop stacks and fight as the text, read plainly, says', () => {
  const tally: Tally = new Map();
  expect(mismatchOf(50, 180, [patrols(tally), flights(tally)])).toBeUndefined();
  expect(leastOf(tally, ['allowed', 'refused', 'free', 'stopped', 'must', 'may'])).toBeGreaterThan(0);
});
