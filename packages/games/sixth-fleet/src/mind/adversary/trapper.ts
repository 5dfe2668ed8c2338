import { type HexId, neighboursOf } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { GRID, hexOf, NAVAL_COST } from '../../model/chart.ts';
import { boxOf, hexOfUnit, lifted, placed } from '../../model/position.ts';
import { specOf, unitNamed } from '../../model/roster.ts';
import type { Movement, SetUp, State } from '../../model/state.ts';
import { enemyOf, type UnitId } from '../../model/vocabulary.ts';
import { refuseToMove } from '../../rules/movement/movement.ts';
import { destinations, pathWithin, type Reach, reachOf } from '../../rules/movement/reach.ts';
import { setUpCandidates } from '../../rules/set-up/deploy.ts';
import { waitingIn } from '../../rules/set-up/deploy-rest.ts';
import { lossPoints } from '../../rules/victory/victory.ts';
import type { View } from '../../secrets/view.ts';
import { choicesOf, lostAt, trapsAround, waysFrom } from './traps.ts';

/** A ship that can still move in this phase, and where to. */
interface Hunter {
  readonly unit: UnitId;
  readonly reach: Reach;
  readonly within: ReadonlySet<HexId>;
}

type Post = readonly [hunter: Hunter, hex: HexId];

/** [13.0] With what goes down with a carrier [9.62]. */
const pointsOf = (state: State, units: readonly UnitId[]): number =>
  units
    .flatMap(unit => [unit, ...boxOf(state, unit)])
    .reduce((sum, unit) => sum + lossPoints(specOf(state, unit)), 0);

const huntersIn = (state: State, phase: Movement): readonly Hunter[] =>
  state.stacks[phase.side]
    .flatMap(({ units }) => units)
    .filter(unit => specOf(state, unit).domain !== 'air' && refuseToMove(state, phase, unit) === undefined)
    .map(unit => {
      const reach = reachOf(state, unit);
      return { unit, reach, within: new Set(destinations(reach).map(({ hex }) => hex)) };
    });

/** For a hex the surface ship and the submarine that are hardest to attack: others would not hold a trap better. */
const ableAt = (state: State, hunters: readonly Hunter[], hex: HexId): readonly Hunter[] => {
  const best = new Map<string, Hunter>();
  for (const hunter of hunters) {
    const { domain, ratings } = specOf(state, hunter.unit);
    const known = best.get(domain);
    const isBetter = known === undefined || specOf(state, known.unit).ratings.defence < ratings.defence;
    if (hunter.within.has(hex) && isBetter) best.set(domain, hunter);
  }
  return [...best.values()];
};

const crewsFor = (
  state: State,
  hunters: readonly Hunter[],
  hexes: readonly HexId[],
): readonly (readonly Post[])[] => {
  const [hex, ...others] = hexes;
  if (hex === undefined) return [[]];
  return ableAt(state, hunters, hex).flatMap(hunter =>
    crewsFor(
      state,
      hunters.filter(other => other !== hunter),
      others,
    ).map(crew => [[hunter, hex] as const, ...crew]),
  );
};

const manned = (state: State, crew: readonly Post[]): State =>
  crew.reduce((now, [{ unit }, hex]) => placed(lifted(now, unit), unit, hex), state);

const MOST_SHIPS = 3;

const trapsIn = (
  state: State,
  phase: Movement,
  hex: HexId,
  hunters: readonly Hunter[],
): readonly (readonly Post[])[] => {
  const near = hunters.filter(({ within }) => neighboursOf(GRID, hex).some(way => within.has(way)));
  const beside = neighboursOf(GRID, hex).filter(way => near.some(({ within }) => within.has(way)));
  return Array.from({ length: MOST_SHIPS }, (_, more) => more + 1).flatMap(count =>
    choicesOf(beside, count).flatMap(hexes =>
      crewsFor(state, near, hexes).filter(
        crew => lostAt(manned(state, crew), enemyOf(phase.side), hex).length > 0,
      ),
    ),
  );
};

/** [8.24] Moves that leave an enemy stack neither a fight nor a way out; the dearest that can be had, none where there is none. */
const trapNow = (state: State, phase: Movement): readonly Action[] => {
  const hunters = huntersIn(state, phase);
  const enemy = enemyOf(phase.side);
  let most = 0;
  let best: readonly Post[] = [];
  for (const { hex } of state.stacks[enemy]) {
    if (pointsOf(state, lostAt(state, enemy, hex)) > 0) continue;
    for (const crew of trapsIn(state, phase, hex, hunters)) {
      const points = pointsOf(state, lostAt(manned(state, crew), enemy, hex));
      if (points > most) [most, best] = [points, crew];
    }
  }
  return best.map(([{ unit, reach }, hex]) => ({ type: 'move', unit, path: pathWithin(reach, hex) }));
};

/** [11] The Soviets set up second: the ships of the dearest trap lie where they reach it, all others as usual. */
const trapSetUp = (state: State, phase: SetUp): readonly Action[] => {
  const waiting = waitingIn(state);
  if (phase.side !== 'soviet' || phase.branch !== 'naval' || waiting.length === 0) return [];
  const usual = state.stacks.nato.filter(({ hex }) => (NAVAL_COST[hex] as number) > 0);
  const traps = usual.flatMap(({ hex, units }) =>
    trapsAround(state, hex, waiting).map(trap => ({ ...trap, points: pointsOf(state, units) })),
  );
  const [dearest] = traps.toSorted((a, b) => b.points - a.points);
  const deployed = (dearest?.ships ?? []).flatMap((name, place) => {
    const unit = unitNamed(state, name);
    const goal = hexOf(dearest?.hexes[place] as string);
    return unit === undefined ? [] : deployFor(state, phase, unit, goal);
  });
  return [...deployed, { type: 'deploy-rest' }, { type: 'done' }];
};

const deployFor = (state: State, phase: SetUp, unit: UnitId, goal: HexId): readonly Action[] => {
  const ways = waysFrom([goal]);
  const [hex] = setUpCandidates(state, phase, unit).toSorted(
    (a, b) => (ways[a] as number) - (ways[b] as number),
  );
  return hex === undefined || hexOfUnit(state, unit) !== undefined ? [] : [{ type: 'deploy', unit, hex }];
};

/** What one does who is after traps alone, wherever one can be set: its ships go there first. */
export const trapMoves = ({ table }: View): readonly Action[] => {
  const { phase } = table;
  if (phase.name === 'movement') return trapNow(table, phase);
  return phase.name === 'set-up' ? trapSetUp(table, phase) : [];
};
