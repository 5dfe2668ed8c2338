import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { nameOfHex } from '../model/chart.ts';
import { refugesOf } from '../rules/patrols/landing.ts';
import { secondFleet } from '../game.ts';
import { BASES } from '../rules/stacking/bases.ts';
import { checkPosition } from '../text/check.ts';
import { nameOfHome } from '../text/names.ts';
import { optionsFor } from '../turn/options.ts';
import { ROSTER } from '../model/roster.ts';
import type { Force, Home, Piece, State } from '../model/state.ts';
import {
  airborne,
  boatActing,
  inPhase,
  mixed,
  nestsOf,
  rolesOf,
  segmentOf,
  shipsActing,
  someOf,
} from './plain-acting.ts';
import { type Answers, count, leastOf, mismatchOf, type Scene, type Tally } from './plain-compare.ts';
import { oneOf, rarely } from './plain-box.ts';
import * as plain from './plain-stacking.ts';
import { around, hexOfPlainHome, shipsIn, type World, worldOf } from './plain-world.ts';
import { viewFor } from '../secrets/view.ts';
import { type BaseId, SIDES, type Side, type UnitId } from '../model/vocabulary.ts';

const actingIn = ({ random, state, world }: Scene): State | undefined => {
  const one = pick(random, world.afloat);
  if (one === undefined) return undefined;
  const { side, arm } = one.spec;
  if (arm === 'surface') {
    const units = someOf(random, shipsIn(world, side, one.hex), 12).map(({ unit }) => unit);
    return inPhase(state, shipsActing(side, units, one.hex));
  }
  return inPhase(state, boatActing(side, one.unit, one.hex));
};

const sailing = (tally: Tally) =>
  function* ask(scene: Scene): Iterable<Answers> {
    const state = actingIn(scene);
    const phase = state?.table.phase;
    if (
      state === undefined ||
      (phase?.name !== 'surface-activation' && phase?.name !== 'submarine-activation')
    )
      return;
    const { refuse } = optionsFor(viewFor(state, phase.side));
    for (const to of around(phase.hex)) {
      const refusal = refuse({ type: 'sail', path: [to] });
      const may = plain.mayPlainlySail(scene.world, phase, to);
      count(tally, `sail ${may ? 'allowed' : 'refused'}`);
      yield [
        `sail to ${nameOfHex(to)} (${refusal?.rule} ${refusal?.code})`,
        refusal === undefined,
        may,
        state,
      ];
    }
  };

/** Ships of a hex in any groups, sensible or not. */
const groupsOf = (random: Random, ships: readonly UnitId[]): readonly Force[] => {
  const groups: UnitId[][] = [[]];
  for (const unit of mixed(random, ships)) {
    if (rarely(random, 3)) groups.push([]);
    groups.at(-1)?.push(unit);
  }
  return groups.filter(group => group.length > 0);
};

const regrouping = (tally: Tally) =>
  function* ask({ random, state: start, world }: Scene): Iterable<Answers> {
    const ship = pick(
      random,
      world.afloat.filter(({ spec }) => spec.arm === 'surface'),
    );
    if (ship === undefined) return;
    const { side } = ship.spec;
    const state = inPhase(start, segmentOf(side, 'surface'));
    const ships = shipsIn(world, side, ship.hex).map(({ unit }) => unit);
    const forces = groupsOf(random, rarely(random, 10) ? ships.slice(1) : ships);
    const action = { type: 'reorganise', hex: ship.hex, forces } as const;
    const refusal = optionsFor(viewFor(state, side)).refuse(action);
    const may = plain.isPlainlyGrouped(world, ships, forces) && plain.isRegrouping(world, ships, forces);
    count(tally, `group ${may ? 'allowed' : 'refused'}`);
    const said = secondFleet.notation.printAction(state, action);
    yield [`${said} (${refusal?.rule} ${refusal?.code})`, refusal === undefined, may, state];
  };

/** Every field and deck of the map, of either side. */
const homesOf = ({ afloat }: World): readonly Home[] => [
  ...BASES.map((_, base): Home => ({ kind: 'base', base: base as BaseId })),
  ...afloat
    .filter(({ spec }) => spec.arm === 'surface' && (spec.kind === 'CV' || spec.airCapacity > 0))
    .map(({ unit }): Home => ({ kind: 'carrier', carrier: unit })),
];

const landing = (tally: Tally) =>
  function* ask({ random, state: start, world }: Scene): Iterable<Answers> {
    const nest = pick(
      random,
      SIDES.flatMap(side => nestsOf(world, side)),
    );
    if (nest === undefined) return;
    const units = someOf(random, nest.units, 4);
    const from = hexOfPlainHome(world, nest.home) as HexId;
    for (const home of [...someOf(random, homesOf(world), 4), nest.home]) {
      const path = [from, hexOfPlainHome(world, home) as HexId];
      const state = airborne(start, units, nest.home, rolesOf(random, world, units), path);
      const aloft = worldOf(state);
      const { refuse } = optionsFor(
        viewFor(state, state.table.phase.name === 'flight' ? state.table.phase.side : 'nato'),
      );
      for (const unit of units) {
        const action = { type: 'land', unit, home } as const;
        const refusal = refuse(action);
        const may = plain.mayPlainlyLand(aloft, unit, home);
        count(tally, `land ${may ? 'allowed' : 'refused'}`);
        const said = secondFleet.notation.printAction(state, action);
        yield [`${said} (${refusal?.rule} ${refusal?.code})`, refusal === undefined, may, state];
      }
    }
  };

const keysOf = ({ table }: State, homes: readonly Home[]): readonly string[] =>
  homes.map(home => nameOfHome(table, home)).toSorted();

const comingDown = (tally: Tally) =>
  function* ask({ state, world }: Scene): Iterable<Answers> {
    for (const { unit, piece, spec } of world.all) {
      const { at } = piece.where;
      if (at !== 'cap' && at !== 'mission') continue;
      const known = { table: state.table, own: state.secret[spec.side] };
      const told = refugesOf(known, unit, at);
      const read = plain.plainRefuges(world, unit, at === 'cap');
      count(tally, `${at} ${Math.min(2, read.length)}`);
      yield [`refuges of ${spec.name}`, keysOf(state, told), keysOf(state, read)];
    }
  };

const launching = (tally: Tally) =>
  function* ask({ random, state: start, world }: Scene): Iterable<Answers> {
    if (start.table.scenario === 'standing-force') return;
    const side = oneOf(random, SIDES);
    const ready = nestsOf(world, side);
    const earlier = ready.flatMap(({ home, units }) =>
      units.filter(() => rarely(random, 4)).map(unit => ({ unit, home })),
    );
    const segment = { ...segmentOf(side, 'air'), launched: earlier, acted: earlier.map(({ unit }) => unit) };
    const state = inPhase(start, segment);
    const { refuse } = optionsFor(viewFor(state, side));
    for (const { units: all } of ready) {
      const strangers = rarely(random, 8) ? ready.flatMap(({ units }) => units) : [];
      const units = someOf(random, [...new Set([...all, ...strangers])], 5);
      const roles = rolesOf(random, world, units).filter(() => !rarely(random, 20));
      const action = { type: 'take-off', units, roles } as const;
      const refusal = refuse(action);
      const may = plain.mayPlainlyTakeOff(world, segment, units, roles);
      count(tally, `take off ${may ? 'allowed' : 'refused'}`);
      const said = secondFleet.notation.printAction(state, action);
      yield [`${said} (${refusal?.rule} ${refusal?.code})`, refusal === undefined, may, state];
    }
  };

/** Counters of a side that are not in the game yet. */
const unusedOf = ({ table }: State, side: Side, arm: string): readonly UnitId[] =>
  ROSTER.flatMap((spec, unit) =>
    spec.side === side && spec.arm === arm && table.pieces[unit]?.where.at === 'unused'
      ? [unit as UnitId]
      : [],
  );

const put = (state: State, units: readonly UnitId[], piece: Partial<Piece>): State => {
  const { table } = state;
  const pieces = table.pieces.map((old, unit) =>
    units.includes(unit as UnitId) ? { ...old, ...piece } : old,
  );
  const ships = units.filter(unit => ROSTER[unit]?.arm === 'surface').map(unit => [unit]);
  const forces = [...table.forces, ...ships].toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  return { ...state, table: { ...table, pieces, forces } };
};

const crowding = (tally: Tally) =>
  function* ask({ random, state: start, world }: Scene): Iterable<Answers> {
    const ship = pick(
      random,
      world.afloat.filter(({ spec }) => spec.arm === 'surface'),
    );
    if (ship !== undefined) {
      const { side } = ship.spec;
      const more = someOf(random, unusedOf(start, side, 'surface'), 16);
      const state = put(start, more, { where: { at: 'sea', hex: ship.hex }, mark: ship.piece.mark });
      const may = plain.isPlainlyStacked(worldOf(state), side, ship.hex);
      count(tally, may ? 'fleet' : 'crowd');
      yield [`ships at ${nameOfHex(ship.hex)}`, checkPosition(state).ok, may, state];
    }
    const nest = pick(
      random,
      SIDES.flatMap(side => nestsOf(world, side).map(one => ({ ...one, side }))),
    );
    if (nest === undefined) return;
    const suits = (unit: UnitId): boolean =>
      nest.home.kind === 'base' || isAboard(world, nest.home.carrier, unit);
    const more = someOf(random, unusedOf(start, nest.side, 'air').filter(suits), 5);
    const state = put(start, more, { where: { at: 'home', home: nest.home } });
    const may = plain.isPlainlyBased(worldOf(state), nest.home);
    count(tally, may ? 'wing' : 'throng');
    yield ['aircraft there', checkPosition(state).ok, may, state];
  };

const isAboard = ({ afloat }: World, carrier: UnitId, unit: UnitId): boolean =>
  ROSTER[unit]?.carrierCapable === true &&
  ROSTER[unit]?.nation === afloat.find(one => one.unit === carrier)?.spec.nation;

const BOTH = ['sail', 'group', 'land', 'take off'].flatMap(what => [`${what} allowed`, `${what} refused`]);

test('[6] [C.1.2] [C.2] [C.9] ships and aircraft are together if and only if the text, read plainly, allows it', () => {
  const tally: Tally = new Map();
  const asks = [sailing, regrouping, landing, comingDown, launching, crowding].map(ask => ask(tally));
  expect(mismatchOf(70, 100, asks)).toBeUndefined();
  expect(leastOf(tally, [...BOTH, 'fleet', 'crowd', 'wing', 'throng'])).toBeGreaterThan(10);
  expect(leastOf(tally, ['cap 1', 'cap 2', 'mission 2'])).toBeGreaterThan(1);
});
