import {
  type Disguise,
  type ExamKit,
  type Invariant,
  pick,
  type ScenarioOpening,
  sameData,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseSpec, baseState } from './bases.ts';
import { nameOfHex } from './chart.ts';
import { sampleFire } from './fire/sample.ts';
import { formed } from './forces.ts';
import type { SecondFleetTypes } from './game.ts';
import { checkPosition } from './notation-check.ts';
import { hexOfHome, hexOfUnit, pieceOf, submarineStacks, surfaceStacks } from './position.ts';
import { isFighterOrAttack, specOf } from './roster.ts';
import { SCENARIO_SPECS } from './scenarios.ts';
import { MINE_MARKERS, MINES_IN_HEX } from './sea/mines.ts';
import type { Force, Home, Phase, Piece, State, Table } from './state.ts';
import { viewFor } from './view.ts';
import { type BaseId, LEVELS, OPTIONAL_RULES, SIDES, STRATEGIES, type UnitId } from './vocabulary.ts';

type Check = Invariant<SecondFleetTypes>;

const EVERYTHING = Object.fromEntries(OPTIONAL_RULES.map(rule => [rule, rule !== 'solitaire']));

/** Each scenario as it is, with everything, and each optional rule by itself at some level with some handicap. */
const openings: readonly ScenarioOpening[] = SCENARIO_SPECS.flatMap(({ id, handicaps }, place) => [
  { scenario: id, options: {} },
  { scenario: id, options: { ...EVERYTHING, handicap: handicaps.at(-1) ?? handicaps[0] } },
  ...OPTIONAL_RULES.map((rule, bit) => ({
    scenario: id,
    options: {
      [rule]: true,
      level: LEVELS[(place + bit) % LEVELS.length] ?? 'advanced',
      period: 1 + ((place + bit) % 4),
      handicap: handicaps[bit % handicaps.length] ?? handicaps[0],
    },
  })),
]);

/** Terrain, stacking, bases and carriers. */
const isPossible: Check = state => {
  const checked = checkPosition(state);
  return checked.ok ? undefined : `${checked.error.at}: ${checked.error.message}`;
};

const namesOf = (table: Table, force: Force): string => force.map(unit => specOf(table, unit).name).join(' ');

const flawOfForce = (table: Table, force: Force): string | undefined => {
  const hexes = new Set(force.map(unit => hexOfUnit(table, unit)));
  if (hexes.size !== 1 || hexes.has(undefined)) return 'is not in one hex';
  if (force.some(unit => specOf(table, unit).arm !== 'surface')) return 'holds others than ships';
  return sameData(formed(table, force), [force]) ? undefined : 'is no force';
};

/** [C.1.2] Forces partition the ships at sea. */
const forcesPartition: Check = ({ table }) => {
  const afloat = table.pieces.flatMap(({ where }, unit) =>
    where.at === 'sea' && specOf(table, unit as UnitId).arm === 'surface' ? [unit] : [],
  );
  const grouped = table.forces.flat().toSorted((a, b) => a - b);
  if (!sameData(afloat, grouped)) return 'forces and ships at sea differ';
  for (const force of table.forces) {
    const flaw = flawOfForce(table, force);
    if (flaw !== undefined) return `the force ${namesOf(table, force)} ${flaw}`;
  }
  return undefined;
};

const eachPiece =
  (flawOf: (table: Table, piece: Piece, unit: UnitId) => string | undefined) =>
  ({ table }: Pick<State, 'table'>): string | undefined => {
    for (const [unit, piece] of table.pieces.entries()) {
      const flaw = flawOf(table, piece, unit as UnitId);
      if (flaw !== undefined) return `${specOf(table, unit as UnitId).name} ${flaw}`;
    }
    return undefined;
  };

/** [9.1] [22] Only what is at sea is marked, only submarines are deep. */
const marksAreAtSea = eachPiece((table, { where, mark, deep }, unit) => {
  if (mark !== 'none' && where.at !== 'sea') return `is ${where.at} and marked`;
  return deep && specOf(table, unit).arm !== 'submarine' ? 'is deep' : undefined;
});

/** [C.1.5] A unit of one step is whole or lost. */
const oneStepIsWhole = eachPiece((table, { damaged, where }, unit) =>
  damaged && where.at !== 'lost' && specOf(table, unit).damaged === undefined
    ? 'has no damaged side'
    : undefined,
);

/** [14] Nobody sits on a destroyed airfield, or on an enemy one. */
const airfieldsHold = eachPiece((table, { where }, unit) => {
  if (where.at !== 'home' || where.home.kind !== 'base') return undefined;
  const { owner, airfield } = baseState(table, where.home.base);
  if (airfield === 3) return `is on the destroyed field ${baseSpec(where.home.base).name}`;
  return owner === specOf(table, unit).side
    ? undefined
    : `is on the enemy field ${baseSpec(where.home.base).name}`;
});

const isFlying = (phase: Phase): boolean =>
  phase.name === 'flight' || ('resume' in phase && isFlying(phase.resume));

/** [C.11.7] CAP returns: it flies in the activity cycle only, and a stack in the air only while it is flown. */
const STRATEGIC: ReadonlySet<string> = new Set([
  'declarations',
  'politics',
  'weather',
  'reinforcement-roll',
  'arrival',
  'submarine-mode',
  'assignment',
  'open-assignment',
  'interception',
  'bounce',
  'mining',
  'recon',
  'search',
  'invasion',
  'assault-roll',
]);

const nobodyIsLeftFlying = eachPiece(({ phase }, { where }) => {
  if (where.at === 'cap' && STRATEGIC.has(phase.name)) return 'is on CAP in the strategic cycle';
  return where.at === 'flight' && !isFlying(phase) ? 'is in the air without a flight' : undefined;
});

/** [C.11.7] Patrols fly only by order, so no new turn begins with one; with its carrier a patrol is gone. */
const patrolsReturn: Check = ({ table }, before) => {
  const newTurn = before !== undefined && before.table.turn < table.turn;
  return eachPiece((_table, { where }) => {
    if (where.at !== 'cap') return undefined;
    if (newTurn) return 'is still on CAP when the turn begins';
    return hexOfHome(table, where.home) === undefined ? 'is on CAP over a carrier that is gone' : undefined;
  })({ table });
};

/** [11.3] [9.2] Nobody is repaired or comes back. */
const harmStays: Check = ({ table }, before) =>
  before === undefined
    ? undefined
    : eachPiece((_table, { where, damaged }, unit) => {
        const was = pieceOf(before.table, unit);
        if (was.where.at === 'lost' && where.at !== 'lost') return 'has come back from the dead';
        return was.damaged && !damaged ? 'has been repaired' : undefined;
      })({ table });

const mends = (before: number, now: number): boolean => now === before - 1 && before < 3;

/** [14.7] [C.20.3] A base is mended grade by grade, and never once it is destroyed. */
const basesMendSlowly: Check = ({ table }, before) => {
  const odd = table.bases.findIndex(({ airfield, port }, id) => {
    const was = before?.table.bases[id];
    if (was === undefined) return false;
    return (
      (airfield < was.airfield && !mends(was.airfield, airfield)) ||
      (port < was.port && !mends(was.port, port))
    );
  });
  return odd < 0 ? undefined : `${baseSpec(odd as BaseId).name} has been mended too fast`;
};

/** [9.2] [9.9] Ships that lie together are known locally or strategically, never both. */
const stacksAreKnownAlike: Check = ({ table }) => {
  if (isActing(table.phase)) return undefined;
  for (const side of SIDES)
    for (const [hex, units] of surfaceStacks(table, side)) {
      const marks = new Set(units.map(unit => pieceOf(table, unit).mark));
      if (marks.has('local') && marks.has('strategic')) return `both kinds of marks lie in ${nameOfHex(hex)}`;
    }
  return undefined;
};

/** [23.1.4] [23.2] */
const minesAreFew: Check = ({ table }) => {
  const total = table.mines.reduce((sum, { mines }) => sum + mines, 0);
  if (total > MINE_MARKERS) return `there are ${total} mines`;
  const full = table.mines.find(({ mines }) => mines < 1 || mines > MINES_IN_HEX);
  return full === undefined ? undefined : `${full.mines} mines in ${nameOfHex(full.hex)}`;
};

/** [6.2] [C.9.4] No field and no deck is overfull. */
const decksHold: Check = ({ table }) => {
  const counts = new Map<string, number>();
  for (const [unit, { where }] of table.pieces.entries()) {
    if (where.at !== 'home' && where.at !== 'cap') continue;
    if (where.home.kind === 'base' && !isFighterOrAttack(specOf(table, unit as UnitId))) continue;
    const key = JSON.stringify(where.home);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const full = [...counts].find(([key, count]) => count > roomOf(table, JSON.parse(key) as Home));
  return full === undefined ? undefined : `${full[1]} aircraft at ${full[0]}`;
};

const roomOf = (table: Table, home: Home): number =>
  home.kind === 'base' ? 4 : specOf(table, home.carrier).airCapacity;

const isActing = (phase: Phase): boolean =>
  phase.name === 'surface-activation' ||
  phase.name === 'submarine-activation' ||
  ('resume' in phase && isActing(phase.resume));

/** [5.4] Nobody ends among enemies. */
const sidesLieApart: Check = ({ table }: State) => {
  if (isActing(table.phase)) return undefined;
  const nato = new Set<HexId>([
    ...surfaceStacks(table, 'nato').keys(),
    ...submarineStacks(table, 'nato').keys(),
  ]);
  const shared = [...surfaceStacks(table, 'soviet').keys(), ...submarineStacks(table, 'soviet').keys()].find(
    hex => nato.has(hex),
  );
  return shared === undefined ? undefined : `both sides are in ${nameOfHex(shared)}`;
};

/** [C.20.4] What a base has not got cannot be damaged. */
const partsExist: Check = ({ table }) => {
  const odd = table.bases.findIndex(({ airfield, port }, id) => {
    const spec = baseSpec(id as BaseId);
    return (airfield > 0 && !spec.airfield && !spec.strip) || (port > 0 && !spec.port);
  });
  return odd < 0 ? undefined : `${baseSpec(odd as BaseId).name} is damaged where it has nothing`;
};

/** [C.1.4] Another order, mine or strategy, that the other side must not be able to tell from this one. */
const disguise: Disguise<SecondFleetTypes> = (state, by, action, viewer, random) => {
  if (by === 'chance' || by === viewer) return undefined;
  const { phase } = state.table;
  if (action.type === 'set-strategy')
    return { type: 'set-strategy', strategy: pick(random, STRATEGIES) ?? action.strategy };
  const sealed = action.type === 'assign' || action.type === 'mine';
  if (!sealed || (phase.name !== 'assignment' && phase.name !== 'mining')) return undefined;
  const other = sampleFire(viewFor(state, by), phase, random);
  return other?.type === action.type ? other : undefined;
};

/** [C.22.2] What was agreed before the first move is not changed by any. */
const handicapStays: Check = ({ table }, before) =>
  before === undefined || before.table.handicap === table.handicap ? undefined : 'the handicap has changed';

export const secondFleetKit: ExamKit<SecondFleetTypes> = {
  openings,
  bound: 60_000,
  lists: 'one-of-a-kind',
  secrets: disguise,
  invariants: [
    isPossible,
    forcesPartition,
    marksAreAtSea,
    oneStepIsWhole,
    airfieldsHold,
    nobodyIsLeftFlying,
    patrolsReturn,
    harmStays,
    basesMendSlowly,
    stacksAreKnownAlike,
    minesAreFew,
    decksHold,
    sidesLieApart,
    partsExist,
    handicapStays,
  ],
};
