import { chain, type Effect, type Progress } from '../../turn/chain.ts';
import { type Event, NOTHING } from '../../model/event.ts';
import { chartOf, specOf, strengthOf } from '../../model/fleet.ts';
import { type Modifier, modifiers, shiftOf } from '../../model/modifier.ts';
import type { Common, Group, State } from '../../model/state.ts';
import { GUNNERY, hitsOn } from '../../model/tables.ts';
import type { DieFace, GroupId, ShipId } from '../../model/vocabulary.ts';
import { hitShip } from '../naval-combat/damage.ts';
import { isInshore, kindOf, taskForces } from '../groups/group.ts';
import type { HuntChoice, Passage, TorpedoAim, TorpedoRoll } from '../../model/sea/phase.ts';
import { ringAround } from '../movement/waters.ts';
import { atSea, type Whereabouts, whereabouts } from '../groups/whereabouts.ts';

const isHunter = (common: Common, group: Group): boolean => kindOf(common, group) === 'submarine';

/** [F.8.7] In its hex or the next one, with water between; inshore only in the very hex [36.A.1 b]. */
const inReach = (common: Common, { group, hex }: Whereabouts, { place }: Group): boolean => {
  if (place.at !== 'sea') return false;
  return isInshore(common, group) ? place.hex === hex : ringAround(chartOf(common), hex).includes(place.hex);
};

/** [F.8.7] Submarines of the non-phasing side that lie in wait here and have not attacked in this step. */
const lurking = ({ common }: State, found: Whereabouts): readonly GroupId[] => {
  if (found.group.side !== common.phasing) return NOTHING;
  let lying: GroupId[] | undefined;
  for (const each of found.enemy.groups) {
    if (each.reacted || !inReach(common, found, each) || !isHunter(common, each)) continue;
    if (!found.group.hunters.includes(each.id)) (lying ??= []).push(each.id);
  }
  return lying ?? NOTHING;
};

/** [F.8.7] Enemies in the hex that a submarine of the phasing side has come into. */
const prey = ({ common }: State, { group, hex, enemy }: Whereabouts): readonly GroupId[] =>
  group.side !== common.phasing || group.reacted
    ? []
    : enemy.groups
        .filter(({ place }) => place.at === 'sea' && place.hex === hex)
        .filter(each => !isHunter(common, each) && !each.hunters.includes(group.id))
        .map(({ id }) => id);

/** [F.8.7] A chance for submarines: those that lie in wait, or the one that moves. */
export const huntStage = (state: State, next: Passage, found: Whereabouts): readonly Event[] => {
  if (!next.entered) return NOTHING;
  const again = (): Passage => ({ ...next, stage: 'submarine' });
  if (isHunter(state.common, found.group)) {
    const targets = prey(state, found);
    return targets.length === 0 ? NOTHING : [choice(found.group.side, [next.group], targets, again())];
  }
  const hunters = lurking(state, found);
  return hunters.length === 0 ? NOTHING : [choice(found.against, hunters, [next.group], again())];
};

const choice = (
  side: HuntChoice['side'],
  hunters: readonly GroupId[],
  targets: readonly GroupId[],
  passage: Passage,
): Event => ({ type: 'began', phase: { name: 'hunt-choice', side, hunters, prey: targets, passage } });

/** It attacks: both are seen from now on, and it may pick its target. */
export const hunt = ({ side, passage }: HuntChoice, hunter: GroupId, target: GroupId): readonly Event[] => [
  { type: 'hunted', group: target, hunter },
  { type: 'seen', group: target },
  { type: 'began', phase: { name: 'torpedo-aim', side, hunter, prey: target, passage } },
];

/** [F.8.7] A screen of task forces makes it harder. */
export const torpedoModifiers = (common: Common, group: Pick<Group, 'ships'>): readonly Modifier[] =>
  modifiers(taskForces(common, group).length > 0 && { label: 'Escorted', shift: -1, rule: 'F.8.7' });

export const torpedo = (state: State, phase: TorpedoAim, target: ShipId): readonly Event[] => {
  const { group } = atSea(state, phase.prey);
  const { hunter, passage } = phase;
  const shift = shiftOf(torpedoModifiers(state.common, group));
  return [{ type: 'began', phase: { name: 'torpedo-roll', hunter, target, shift, passage } }];
};

/** The boats of a hunter; the first still afloat is shot at. */
const boatOf = (state: State, hunter: GroupId): ShipId | undefined =>
  whereabouts(state, hunter)?.group.ships[0];

const boatsStrength = (state: State, hunter: GroupId): number => {
  const found = whereabouts(state, hunter);
  if (found === undefined) return 0;
  return found.group.ships.reduce((sum, ship) => sum + strengthOf(state.common, found.fleet, ship), 0);
};

const escortsOf = (state: State, target: ShipId): readonly ShipId[] => {
  const side = specOf(state.common, target).side;
  const group = state.fleets[side].groups.find(({ ships }) => ships.includes(target));
  return group === undefined ? [] : taskForces(state.common, group);
};

/** [F.8.7] The torpedoes, then each escort with a quarter of its strength. Ends with the next roll, or with nothing. */
export const rollTorpedo = (state: State, phase: TorpedoRoll, face: DieFace): Effect =>
  phase.escorts === undefined ? rollSalvo(state, phase, face) : rollAnswer(state, phase, phase.escorts, face);

const rollSalvo = (state: State, phase: TorpedoRoll, face: DieFace): Progress => {
  const { hunter, target, shift } = phase;
  const hits = hitsOn(GUNNERY, boatsStrength(state, hunter), face + shift);
  const escorts = escortsOf(state, target);
  const isAfloat = ({ common, fleets }: State, ship: ShipId): boolean =>
    fleets[specOf(common, ship).side].ships[ship]?.where.at !== 'sunk';
  return chain(
    state,
    () => [{ type: 'torpedoed', hunter, target, hits }, ...hitShip(state, target, hits)],
    after =>
      answers(
        phase,
        escorts.filter(ship => isAfloat(after, ship)),
      ),
  );
};

const answers = (phase: TorpedoRoll, escorts: readonly ShipId[]): readonly Event[] =>
  escorts.length === 0 ? [] : [{ type: 'began', phase: { ...phase, escorts } }];

const rollAnswer = (state: State, phase: TorpedoRoll, escorts: readonly ShipId[], face: DieFace): Effect => {
  const [escort, ...rest] = escorts;
  const boat = boatOf(state, phase.hunter);
  if (escort === undefined || boat === undefined) return [];
  const fleet = state.fleets[specOf(state.common, escort).side];
  const hits = hitsOn(GUNNERY, strengthOf(state.common, fleet, escort) / 4, face);
  return chain(
    state,
    () => hitShip(state, boat, hits),
    after => (boatOf(after, phase.hunter) === undefined ? [] : answers(phase, rest)),
  );
};
