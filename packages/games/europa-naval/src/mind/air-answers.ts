import { distance, type HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { kindOfAir, ratingOf, readyUnits } from '../rules/air/air.ts';
import { isFighter } from '../rules/air/cover.ts';
import type { AirSegment, RaidAim, RaidTarget, StrikeChoice } from '../model/shore/phase.ts';
import { bombValue } from '../rules/air/raid.ts';
import { refuseInShore } from '../turn/shore/refuse.ts';
import { escortsAt, strikersAt } from '../rules/air/striker.ts';
import { hexSeen } from '../turn/sea/refuse.ts';
import type { AirId, AirKind, GroupId, ShipId } from '../model/vocabulary.ts';
import { patrolPlaces, shieldedPlaces, targetsFor } from './air-targets.ts';
import { outlookOf, type Scene } from './scene.ts';
import { prizeOf } from './prize.ts';
import { seenWorth, worthSeen } from './seen.ts';

const DONE: Action = { type: 'done' };

type Ready = ReturnType<typeof readyUnits>[number];

const allowed = ({ view }: Scene, phase: AirSegment | StrikeChoice, action: Action): boolean =>
  refuseInShore(view, phase, action) === undefined;

const flownOver = ({ common }: Scene, hex: HexId, kind: 'cap' | 'patrol'): number =>
  common.air.filter(({ mission }) => {
    if (mission?.kind !== kind) return false;
    return mission.kind === 'patrol'
      ? mission.hex === hex
      : 'hex' in mission.over && mission.over.hex === hex;
  }).length;

/** [F.11.4] Patrols watch where the enemy must come; only types that do nothing else. */
const patrolOf = (scene: Scene, phase: AirSegment, { unit }: Ready): Action | undefined =>
  patrolPlaces(scene)
    .filter(hex => flownOver(scene, hex, 'patrol') === 0)
    .map((hex): Action => ({ type: 'cover', unit, mission: { kind: 'patrol', hex } }))
    .find(action => allowed(scene, phase, action));

/** [F.11.4] Fighters over what the enemy would bomb, two to a place. */
const capOf = (scene: Scene, phase: AirSegment, { unit, from }: Ready): Action | undefined =>
  shieldedPlaces(scene)
    .filter(hex => flownOver(scene, hex, 'cap') < 2)
    .toSorted((a, b) => distance(scene.chart.grid, a, from) - distance(scene.chart.grid, b, from))
    .map((hex): Action => ({ type: 'cover', unit, mission: { kind: 'cap', over: { hex } } }))
    .find(action => allowed(scene, phase, action));

/** [S.3] In the Baltic bombing is rare, so fighters have better things to do. */
const looksOut = (scene: Scene, kind: AirKind): boolean =>
  scene.doctrine.looksOut && outlookOf(scene).narrowSea && kind === 'F';

/** In one's own turn patrols stay at home: nobody of the enemy moves. Fighters that escort raids do too. */
const coverAnswer = (scene: Scene, phase: AirSegment): Action => {
  const { common, own, side, doctrine } = scene;
  if (!doctrine.watches) return DONE;
  const phasing = common.phasing === side;
  for (const ready of readyUnits(common, own, side)) {
    const kind = kindOfAir(common, ready.unit);
    if ((kind === 'P' || looksOut(scene, kind)) && !phasing) {
      const action = patrolOf(scene, phase, ready);
      if (action !== undefined) return action;
    }
    if ((kind === 'F' || kind === 'CF') && !phasing) {
      const action = capOf(scene, phase, ready);
      if (action !== undefined) return action;
    }
  }
  return DONE;
};

const MOST_BOMBERS = 5;

/** [F.11.6] Two fighters go along where they reach. */
const escortsFor = (
  scene: Scene,
  phase: AirSegment,
  bombers: readonly AirId[],
  target: RaidTarget,
): readonly AirId[] =>
  readyUnits(scene.common, scene.own, scene.side)
    .map(({ unit }) => unit)
    .filter(unit => isFighter(scene.common, unit) && !bombers.includes(unit))
    .filter(unit => allowed(scene, phase, { type: 'raid', bombers, escorts: [unit], target }))
    .slice(0, 2);

/** [F.11.7] [F.11.8] All that reach the best target. */
const attackAnswer = (scene: Scene, phase: AirSegment): Action => {
  const ready = readyUnits(scene.common, scene.own, scene.side).map(({ unit }) => unit);
  for (const { target, least, spares } of targetsFor(scene)) {
    const bombers = ready
      .filter(unit => !spares.includes(kindOfAir(scene.common, unit)))
      .filter(unit => bombValue(scene.common, unit, target) > 0)
      .filter(unit => allowed(scene, phase, { type: 'raid', bombers: [unit], escorts: [], target }))
      .toSorted((a, b) => bombValue(scene.common, b, target) - bombValue(scene.common, a, target))
      .slice(0, MOST_BOMBERS);
    const sum = bombers.reduce((total, unit) => total + bombValue(scene.common, unit, target), 0);
    if (sum < least) continue;
    const raid: Action = {
      type: 'raid',
      bombers,
      escorts: escortsFor(scene, phase, bombers, target),
      target,
    };
    if (allowed(scene, phase, raid)) return raid;
  }
  return DONE;
};

export const segmentAnswer = (scene: Scene, phase: AirSegment): Action =>
  phase.part === 'cover' ? coverAnswer(scene, phase) : attackAnswer(scene, phase);

/** Strike points that a group is worth sending. */
const LEAST_STRIKE = 2;

/** [F.11.1] A unit bombs once a turn: a captain saves it for what counts, until the last steps. */
const isPrey = (scene: Scene, group: GroupId): boolean => {
  const { doctrine, common, view } = scene;
  if (!doctrine.countsPoints || common.part === 'exploitation') return true;
  const ships = view.sightings.find(each => each.group === group)?.ships ?? [];
  return ships.length === 0 || ships.some(({ ship }) => prizeOf(scene, ship, 1) >= 1);
};

/** [F.11.6] Whatever reaches a group that was found, with a fighter or two. */
export const strikeAnswer = (scene: Scene, phase: StrikeChoice): Action => {
  const { common, own, side } = scene;
  const hex = hexSeen(scene.view, phase.passage.group);
  if (hex === undefined) return DONE;
  const bombers = strikersAt(common, own, side, hex).slice(0, MOST_BOMBERS);
  const value = bombers.reduce((sum, unit) => sum + ratingOf(common, unit).strike, 0);
  if (value < LEAST_STRIKE || seenWorth(scene, phase.passage.group) < 1) return DONE;
  if (!isPrey(scene, phase.passage.group)) return DONE;
  const escorts = escortsAt(common, own, side, hex)
    .filter(unit => !bombers.includes(unit))
    .slice(0, 2);
  const target: RaidTarget = { kind: 'group', group: phase.passage.group };
  const raid: Action = { type: 'raid', bombers, escorts, target };
  return allowed(scene, phase, raid) ? raid : DONE;
};

/** [F.11.6] The striker names the ship that is worth most; the owner, the least. */
export const raidAimAnswer = (scene: Scene, { among, raid, hits }: RaidAim): Action => {
  const sign = raid.side === scene.side ? 1 : -1;
  const value = (ship: ShipId): number =>
    scene.doctrine.countsPoints ? prizeOf(scene, ship, hits) : worthSeen(scene, ship);
  const [best] = among.toSorted((a, b) => sign * (value(b) - value(a)));
  return best === undefined ? DONE : { type: 'hit-ship', ship: best };
};
