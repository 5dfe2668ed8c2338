import type { HexId } from '@narrow-seas/hex';
import { advancingAttackers, advancingOpponents } from './advance.ts';
import type { Event } from '../../model/event.ts';
import { combatOf, evolve } from '../../turn/evolve.ts';
import { oddsOf } from './odds.ts';
import { boxOf, hexOfUnit, unitsAt } from '../../model/position.ts';
import { refugesOf } from './retreat.ts';
import { isNaval, specOf } from '../../model/roster.ts';
import type { Attack, AttackRoll, Retreat, State } from '../../model/state.ts';
import { enemyOf, type DieFace, type UnitId } from '../../model/vocabulary.ts';

/** Adds what follows from the events so far: each step looks at the state that they lead to. */
const then = (
  state: State,
  events: readonly Event[],
  next: (after: State) => readonly Event[],
): readonly Event[] => [...events, ...next(events.reduce(evolve, state))];

/** [8.9] An attack is declared; a dot on the table needs no die. */
export const declareAttack = (state: State, attack: Attack): readonly Event[] => {
  const { differential, ecm, need } = oddsOf(state, attack);
  const from = hexOfUnit(state, attack.attackers[0] as UnitId) as HexId;
  const { attackers, hex, defenders } = attack;
  return [{ type: 'attacked', attackers, from, hex, defenders, differential, ecm, need }];
};

/** [8.9] The roll: at most the number on the table forces the defenders back. */
export const rollAttack = (state: State, phase: AttackRoll, face: DieFace): readonly Event[] => {
  const rolled: Event = { type: 'rolled', face };
  if (face > phase.need) return [rolled, { type: 'resumed' }];
  const { hex, defenders } = phase.attack;
  if (defenders.length === 0)
    return then(state, [rolled, { type: 'destroyed', hex }], after => offerAdvance(after, hex));
  if (!isNaval(specOf(state, defenders[0] as UnitId))) {
    const died = defenders.map(unit => ({ type: 'died', unit, cause: 'aircraft-hit' }) as const);
    return then(state, [rolled, ...died], after => offerAdvance(after, hex));
  }
  const side = enemyOf(phase.resume.side);
  return then(
    state,
    [rolled, { type: 'routed', side, from: hex, units: defenders, cause: 'combat' }],
    settleRetreat,
  );
};

/** [8.24] A unit of the phasing side gives way; [8.72] an aircraft in its place is lost. */
export const withdraw = (state: State, unit: UnitId): readonly Event[] => {
  const spec = specOf(state, unit);
  const from = hexOfUnit(state, unit) as HexId;
  const routed: Event = { type: 'routed', side: spec.side, from, units: [unit], cause: 'obligation' };
  return then(state, [routed], settleRetreat);
};

/** [8.71] Units that have nowhere to go are eliminated once nobody else can move; then the hex may be advanced into. */
const settleRetreat = (state: State): readonly Event[] => {
  const retreat = state.phase as Retreat;
  if (retreat.pending.some(unit => refugesOf(state, unit).length > 0)) return [];
  const died = retreat.pending.flatMap(unit => deathOf(state, unit));
  return then(state, died, after => afterRetreat(after, retreat));
};

/** [9.62] The aircraft in a carrier's box go down with her. */
const deathOf = (state: State, unit: UnitId): readonly Event[] => {
  const cause = isNaval(specOf(state, unit)) ? 'no-retreat' : 'aircraft-hit';
  return [
    ...boxOf(state, unit).map(aboard => ({ type: 'died', unit: aboard, cause: 'with-carrier' }) as const),
    { type: 'died', unit, cause },
  ];
};

const afterRetreat = (state: State, { cause, from }: Retreat): readonly Event[] =>
  cause === 'combat' ? offerAdvance(state, from) : offerToOpponents(state, from);

/** [8.5] [10.45] The attackers of an emptied hex may advance. */
const offerAdvance = (state: State, hex: HexId): readonly Event[] => {
  const combat = combatOf(state.phase);
  const candidates = advancingAttackers(state, combat, hex);
  return candidates.length > 0
    ? [{ type: 'opened', side: combat.side, hex, candidates }]
    : [{ type: 'resumed' }];
};

/** [8.5] The other side may advance too, into a hex that was given up because an owed attack could not be made. */
const offerToOpponents = (state: State, hex: HexId): readonly Event[] => {
  const combat = combatOf(state.phase);
  const candidates = advancingOpponents(state, combat, hex);
  return candidates.length > 0
    ? [{ type: 'opened', side: enemyOf(combat.side), hex, candidates }]
    : [{ type: 'resumed' }];
};

/** [8.71] A retreat, or first the displacement of those in the way. */
export const retreat = (state: State, unit: UnitId, to: HexId): readonly Event[] => {
  const owner = enemyOf(specOf(state, unit).side);
  const units = unitsAt(state, owner, to);
  if (units.length > 0) return [{ type: 'crowded', side: owner, hex: to, units, unit }];
  return then(state, [{ type: 'retreated', unit, to }], settleRetreat);
};

/** [8.71] When the last has made room, the retreating unit comes in. */
export const displace = (state: State, unit: UnitId, to: HexId): readonly Event[] => {
  const { phase } = state;
  if (phase.name !== 'displacement') throw new Error(`Nobody is displaced in phase ${phase.name}`);
  const displaced: Event = { type: 'displaced', unit, to };
  if (phase.units.length > 1) return [displaced];
  const retreated: Event = { type: 'retreated', unit: phase.unit, to: phase.hex };
  return then(state, [displaced, { type: 'resumed' }, retreated], settleRetreat);
};

/** [8.5] */
export const advance = ({ phase }: State, units: readonly UnitId[]): readonly Event[] => {
  if (phase.name !== 'advance') throw new Error(`Nobody advances in phase ${phase.name}`);
  return [...units.map(unit => ({ type: 'advanced', unit, hex: phase.hex }) as const), { type: 'resumed' }];
};
