import { chain, type Consequence, type Effect, type Progress } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { shipOf, sideOfShip, strengthOf } from '../../model/fleet.ts';
import { type Modifier, modifiers, shiftOf } from '../../model/modifier.ts';
import { atNight } from '../night/night.ts';
import type { Common, State } from '../../model/state.ts';
import { GUNNERY, hitsOn, SEA_SHIFT } from '../../model/tables.ts';
import { enemyOf, type DieFace, type Side } from '../../model/vocabulary.ts';
import { fortLevel } from '../reaction/combat-zone.ts';
import { hitShip } from './damage.ts';
import { seaAtPlace } from '../groups/group.ts';
import type { Aim, Aiming, Battle, FireRoll, Firer } from '../../model/sea/phase.ts';
import { firersOf, ranksOf, sameFirer, targetsOf } from '../groups/ranks.ts';

/** [F.8.3] [36.A.2 d e] */
export const gunnery = (state: State, battle: Pick<Battle, 'night' | 'mover'>, firer: Firer): number => {
  const { date } = state.common;
  if (firer.kind === 'fort') {
    const level = fortLevel(state.common, firer.port);
    return battle.night ? atNight(level, 'fort', enemyOf(battle.mover), date) : level;
  }
  const side = sideOfShip(state.common, firer.ship);
  const strength = strengthOf(state.common, state.fleets[side], firer.ship);
  return battle.night ? atNight(strength, 'ship', side, date) : strength;
};

/** [F.8.3] The sea spoils the aim. */
export const gunneryModifiers = (common: Common, battle: Pick<Battle, 'hex'>): readonly Modifier[] => {
  const sea = seaAtPlace(common, { at: 'sea', hex: battle.hex });
  return modifiers({
    label: `${sea === 'rough' ? 'Rough' : 'Stormy'} seas`,
    shift: SEA_SHIFT[sea],
    rule: 'F.8.3',
  });
};

/** [F.8.3] The round is fought: first the non-phasing side aims, then the other, then all dice. */
export const openRound = (state: State, battle: Battle): readonly Event[] =>
  aimFor(state, battle, enemyOf(state.common.phasing), []);

/** It is fought: from now on everybody in it is seen [F.29]. */
export const beginBattle = (state: State, battle: Battle): Progress =>
  chain(
    state,
    () => [
      { type: 'battle-began', battle },
      ...battle.groups.map(group => ({ type: 'seen', group }) as const),
    ],
    after => openRound(after, battle),
  );

/** One gun is laid; when all are, the other side lays its guns, then the dice fall. */
export const layGun = (state: State, phase: Aiming, aim: Aim): readonly Event[] => {
  const next: Aiming = { ...phase, aims: [...phase.aims, aim] };
  const ready = firersOf(state.common, phase.battle, ranksOf(state, phase.battle), phase.side).every(firer =>
    next.aims.some(each => sameFirer(each.firer, firer)),
  );
  return ready ? afterAiming(state, next) : [{ type: 'began', phase: next }];
};

/** A side without guns or without targets is not asked. */
const aimFor = (state: State, battle: Battle, side: Side, aims: readonly Aim[]): readonly Event[] => {
  const ranks = ranksOf(state, battle);
  const asked =
    firersOf(state.common, battle, ranks, side).length > 0 &&
    targetsOf(state.common, battle, ranks, side).length > 0;
  if (asked) return [{ type: 'began', phase: { name: 'aiming', side, battle, aims } }];
  return afterAiming(state, { name: 'aiming', side, battle, aims });
};

const afterAiming = (state: State, { side, battle, aims }: Aiming): readonly Event[] => {
  if (side !== state.common.phasing) return aimFor(state, battle, state.common.phasing, aims);
  if (aims.length === 0) return afterRound(state, battle);
  return [{ type: 'began', phase: { name: 'fire-roll', battle, aims, rolls: [] } }];
};

/** All dice first, then all hits. */
export const rollFire = (state: State, phase: FireRoll, face: DieFace): Effect => {
  const rolls = [...phase.rolls, face];
  return rolls.length < phase.aims.length
    ? [{ type: 'began', phase: { ...phase, rolls } }]
    : applyFire(state, { ...phase, rolls });
};

const applyFire = (state: State, { battle, aims, rolls }: FireRoll): Progress => {
  const shift = shiftOf(gunneryModifiers(state.common, battle));
  const fired = aims.map((aim, at) => ({
    ...aim,
    face: rolls[at] as DieFace,
    hits: hitsOn(GUNNERY, gunnery(state, battle, aim.firer), (rolls[at] as DieFace) + shift),
  }));
  return chain(
    state,
    () => fired.map(each => ({ type: 'fired', ...each })),
    ...fired.map(
      ({ target, hits }): Consequence =>
        now =>
          hitTarget(now, target, hits),
    ),
    now => afterRound(now, withLosses(state, now, battle)),
  );
};

const hitTarget = (state: State, target: Firer, hits: number): readonly Event[] => {
  if (hits === 0) return [];
  if (target.kind === 'ship')
    return shipOf(state.fleets[sideOfShip(state.common, target.ship)], target.ship).where.at === 'sunk'
      ? []
      : hitShip(state, target.ship, hits);
  const levels = Math.min(hits, fortLevel(state.common, target.port));
  return levels === 0 ? [] : [{ type: 'fort-suppressed', port: target.port, levels }];
};

const totalStrength = (state: State, battle: Battle, side: Side): number =>
  ranksOf(state, battle)[side].reduce(
    (sum, ship) => sum + strengthOf(state.common, state.fleets[side], ship),
    0,
  );

const withLosses = (before: State, after: State, battle: Battle): Battle => {
  const lost = (side: Side): number =>
    battle.lost[side] + totalStrength(before, battle, side) - totalStrength(after, battle, side);
  return { ...battle, lost: { axis: lost('axis'), allied: lost('allied') } };
};

/** [F.8.5] Nothing is left to fight with, or the sides say whether they stay; the non-phasing side first. */
const afterRound = (state: State, battle: Battle): readonly Event[] => {
  const ranks = ranksOf(state, battle);
  const onlyForts = ranks[enemyOf(battle.mover)].length === 0;
  if (ranks[battle.mover].length === 0 || onlyForts || battle.round === 3)
    return [{ type: 'battle-ended', battle }];
  const side = enemyOf(state.common.phasing);
  return [{ type: 'began', phase: { name: 'stay-or-break', side, battle } }];
};
