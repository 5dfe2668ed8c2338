import type { BattleScene, Fighter } from '@narrow-seas/core';
import { hexOfAnyShip, hexOfPlace } from '../face/fleets.ts';
import { airName } from '../face/units.ts';
import type { Passage, TorpedoRoll } from '../model/sea/phase.ts';
import { enemyOf, type GroupId, type ShipId, type Side } from '../model/vocabulary.ts';
import type { Sight } from '../secrets/sight.ts';
import type { View } from '../secrets/view.ts';
import { damageOf, hitIn, sunkIn } from './battle.ts';
import { airFighter, groupName, shipFighter, shipsOf, sideOfGroup } from './names.ts';
import { where } from './places.ts';
import { gainOf } from './points.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Sight['type']> = Extract<Sight, { readonly type: Type }>;

/** What one die on the way of a group tells. */
interface Trial {
  readonly side: Side;
  readonly search?: true;
  readonly caption: string;
  readonly title: string;
  readonly hex: number;
  readonly attackers?: readonly Fighter[];
  readonly targets: readonly Fighter[];
  readonly verdict: string;
  readonly detail?: string;
  readonly effect: BattleScene['effect'];
}

const facesIn = (sights: readonly Sight[]): readonly number[] =>
  sights.flatMap(sight => (sight.type === 'rolled' ? sight.face : []));

const sceneOf = (before: View, sights: readonly Sight[], after: View, trial: Trial): BattleScene => {
  const { attackers = [], detail = '', ...rest } = trial;
  return {
    kind: 'battle',
    about: '',
    from: [],
    ...rest,
    attackers,
    detail,
    dice: facesIn(sights).map(face => ({ face, faces: 6, wins: [] })),
    points: gainOf(before, after),
    label: trial.verdict,
  };
};

const placeOfGroup = (view: View, group: GroupId): number | undefined => {
  const [ship] = shipsOf(view, group);
  const hex = ship === undefined ? undefined : hexOfAnyShip(view, ship);
  const sighting = view.sightings.find(seen => seen.group === group);
  return hex ?? (sighting === undefined ? undefined : hexOfPlace(view, sighting.place));
};

/** Who is on its way, and where. */
interface Voyage {
  readonly group: GroupId;
  readonly name: string;
  readonly hex: number;
  readonly side: Side;
  readonly where: string;
}

const voyageOf = (view: View, group: GroupId): Voyage | undefined => {
  const [hex, side] = [placeOfGroup(view, group), sideOfGroup(view, group)];
  if (hex === undefined || side === undefined) return undefined;
  return { group, hex, side, name: groupName(view, group), where: where(view, hex) };
};

const targetsOf = (
  before: View,
  sights: readonly Sight[],
  after: View,
  group: GroupId,
): readonly Fighter[] => {
  const ships: readonly ShipId[] = [
    ...new Set([...sunkIn(sights), ...hitIn(sights), ...shipsOf(before, group)]),
  ];
  const sunk = sunkIn(sights);
  return ships.map(ship => shipFighter(before, after, ship, sunk.includes(ship)));
};

const tellContact = (
  view: View,
  sights: readonly Sight[],
  after: View,
  voyage: Voyage,
): BattleScene | undefined => {
  const contact = sights.find((sight): sight is Of<'contact'> => sight.type === 'contact');
  if (contact === undefined) return undefined;
  const { made, result } = contact;
  return sceneOf(view, sights, after, {
    side: enemyOf(voyage.side),
    caption: SAY.slips(voyage.name, voyage.where),
    title: SAY.zone(voyage.where),
    hex: voyage.hex,
    targets: targetsOf(view, sights, after, voyage.group),
    search: true,
    verdict: made ? SAY.contact(voyage.name) : SAY.noContact,
    detail: result === 'S*' ? SAY.alarm : SAY.result(result),
    effect: made ? 'hit' : 'none',
  });
};

const passageOf = ({ common: { phase } }: View): Passage | undefined =>
  'passage' in phase ? phase.passage : undefined;

const tellDamage = (
  before: View,
  sights: readonly Sight[],
  after: View,
  voyage: Voyage,
): BattleScene | undefined => {
  const { name } = before.common.phase;
  const isMine = name === 'mine-roll';
  if (!isMine && name !== 'contact-damage') return undefined;
  const damage = damageOf(before, sights, isMine ? SAY.noMine : SAY.noHits);
  return sceneOf(before, sights, after, {
    side: enemyOf(voyage.side),
    caption: (isMine ? SAY.amongMines : SAY.attackedIn)(voyage.name, voyage.where),
    title: (isMine ? SAY.mines : SAY.attackIn)(voyage.where),
    hex: voyage.hex,
    targets: targetsOf(before, sights, after, voyage.group),
    ...damage,
  });
};

const tellSearch = (
  before: View,
  sights: readonly Sight[],
  after: View,
  voyage: Voyage,
): BattleScene | undefined => {
  const searched = sights.find((sight): sight is Of<'searched'> => sight.type === 'searched');
  if (searched === undefined) return undefined;
  const { unit, face, found } = searched;
  return sceneOf(before, sights, after, {
    side: enemyOf(voyage.side),
    caption: SAY.searches(airName(before.common, unit), voyage.where),
    title: SAY.search(voyage.where),
    hex: voyage.hex,
    attackers: [airFighter(before, unit)],
    targets: targetsOf(before, sights, after, voyage.group),
    search: true,
    verdict: SAY.foundAt(SAY.found[found], face),
    effect: found === 'missed' ? 'none' : 'hit',
  });
};

/** [F.8.7] The escorts go for the submarine that came up. */
const tellEscorts = (
  before: View,
  sights: readonly Sight[],
  after: View,
  roll: TorpedoRoll,
): BattleScene | undefined => {
  const submarine = voyageOf(before, roll.hunter);
  if (submarine === undefined) return undefined;
  return sceneOf(before, sights, after, {
    side: enemyOf(submarine.side),
    caption: SAY.answered(submarine.name),
    title: SAY.escorts(submarine.where),
    hex: submarine.hex,
    attackers: (roll.escorts ?? []).map(ship => shipFighter(before, after, ship, false)),
    targets: targetsOf(before, sights, after, roll.hunter),
    ...damageOf(before, sights, SAY.escaped),
  });
};

const tellTorpedoes = (
  before: View,
  sights: readonly Sight[],
  after: View,
  voyage: Voyage,
): BattleScene | undefined => {
  const { phase } = before.common;
  if (phase.name !== 'torpedo-roll') return undefined;
  if (phase.escorts !== undefined) return tellEscorts(before, sights, after, phase);
  const damage = damageOf(before, sights, SAY.missedAll);
  return sceneOf(before, sights, after, {
    side: enemyOf(voyage.side),
    caption: SAY.torpedoed(groupName(before, phase.hunter), voyage.name),
    title: SAY.torpedoes(voyage.where),
    hex: voyage.hex,
    attackers: shipsOf(before, phase.hunter).map(ship =>
      shipFighter(before, after, ship, sunkIn(sights).includes(ship)),
    ),
    targets: targetsOf(before, sights, after, voyage.group),
    ...damage,
  });
};

const tellShipping = (before: View, sights: readonly Sight[], after: View): BattleScene | undefined => {
  const checked = sights.find((sight): sight is Of<'shipping-checked'> => sight.type === 'shipping-checked');
  const voyage = checked === undefined ? undefined : voyageOf(before, checked.group);
  if (checked === undefined || voyage === undefined) return undefined;
  const damage = damageOf(
    before,
    sights,
    SAY.shippingResults.get(checked.result) ?? SAY.shippingHit(checked.result),
  );
  return sceneOf(before, sights, after, {
    side: enemyOf(voyage.side),
    caption: SAY.looked(voyage.name),
    title: SAY.shipping(voyage.where),
    hex: voyage.hex,
    targets: targetsOf(before, sights, after, voyage.group),
    ...damage,
    effect: damage.effect === 'none' && checked.result !== '-' ? 'hit' : damage.effect,
  });
};

/** [F.12] What a die decides about a group on its way: mines, contact, search, torpedoes, Malta's aircraft. */
export const tellPassage = (before: View, sights: readonly Sight[], after: View): readonly BattleScene[] => {
  if (facesIn(sights).length === 0) return [];
  const passage = passageOf(before);
  const shipping = tellShipping(before, sights, after);
  const voyage = passage === undefined ? undefined : voyageOf(before, passage.group);
  if (shipping !== undefined) return [shipping];
  if (voyage === undefined) return [];
  // Of an enemy on its way only what is found is news; dice that find nothing fall for each of its hexes.
  const isQuiet = voyage.side !== before.viewer && before.viewer !== 'spectator';
  const told =
    tellContact(before, sights, after, voyage) ??
    tellDamage(before, sights, after, voyage) ??
    tellSearch(before, sights, after, voyage) ??
    tellTorpedoes(before, sights, after, voyage);
  const isFailure = told?.effect === 'none' && told.dice.length > 0;
  return told === undefined || (isQuiet && isFailure) ? [] : [told];
};
