import type { NewsScene, Scene, Storyteller } from '@narrow-seas/core';
import { hexOfAnyShip } from '../face/fleets.ts';
import { portHex, portName } from '../face/map.ts';
import { shipPiece } from '../face/piece-id.ts';
import { dateName } from '../face/track.ts';
import { shipLook, shipName } from '../face/units.ts';
import { sideName, WORDS } from '../face/words.ts';
import type { EuropaNavalTypes } from '../game.ts';
import type { GroupId, Owner } from '../model/vocabulary.ts';
import type { Sight } from '../secrets/sight.ts';
import type { View } from '../secrets/view.ts';
import { sunkIn, tellBattle, tellBombardment } from './battle.ts';
import { tellMovement } from './movement.ts';
import { groupName, shipsOf, sideOfGroup } from './names.ts';
import { tellPassage } from './passage.ts';
import { where } from './places.ts';
import { gainOf } from './points.ts';
import { tellRaid, tellRaidRoll } from './raid.ts';
import { STORY_WORDS as SAY } from './words.ts';

const news = (topic: NewsScene['topic'], caption: string, own: Partial<NewsScene> = {}): NewsScene => ({
  kind: 'news',
  topic,
  caption,
  pieces: [],
  points: 0,
  ...own,
});

const at = (hex: number | undefined): { readonly hex?: number } => (hex === undefined ? {} : { hex });

/** What is told of a group that is seen, or comes out. */
const tellGroup = (
  view: View,
  group: GroupId,
  say: (who: string, place: string) => string,
): readonly NewsScene[] => {
  const [ship] = shipsOf(view, group);
  const hex = ship === undefined ? undefined : hexOfAnyShip(view, ship);
  const side = sideOfGroup(view, group);
  if (hex === undefined || side === undefined) return [];
  return [
    news('contact', say(groupName(view, group), where(view, hex)), {
      side,
      hex,
      pieces: shipsOf(view, group).map(shipPiece),
    }),
  ];
};

const ownerName = ({ common }: View, owner: Owner): string =>
  owner === 'neutral' ? WORDS.port.owners.neutral : sideName(common, owner);

/** What is told of an event by itself. */
const tellSight = (before: View, sight: Sight, after: View): readonly Scene[] => {
  const { common } = before;
  switch (sight.type) {
    case 'raid-flown':
      return tellRaid(before, sight);
    case 'seen':
      return tellGroup(after, sight.group, SAY.seen);
    case 'reacted':
      return tellGroup(after, sight.group, SAY.reacts);
    case 'port-taken':
      return [
        news(
          'base',
          SAY.taken(portName(common, sight.port), ownerName(before, sight.owner)),
          at(portHex(common, sight.port)),
        ),
      ];
    case 'troops-ashore': {
      const hex = 'port' in sight.place ? portHex(common, sight.place.port) : sight.place.hex;
      const place = hex === undefined ? '' : where(before, hex);
      return [
        news('base', SAY.ashore(sideName(common, sight.side), place), { side: sight.side, ...at(hex) }),
      ];
    }
    case 'attack-ended':
      return [news('base', `${SAY.attackEnded(sight.result)}.`)];
    case 'surrendered':
      return [news('other', SAY.surrendered)];
    case 'turned':
      return [news('turn', SAY.turn(dateName(sight.date)))];
    default:
      return [];
  }
};

/** Ships lost, and points made, without a battle of this moment. */
const tellRest = (before: View, sights: readonly Sight[], after: View): readonly NewsScene[] => {
  const { common } = before;
  const sunk = sunkIn(sights);
  const [first] = sunk;
  const points = gainOf(before, after);
  if (first !== undefined) {
    const caption = SAY.lost(sunk.map(ship => shipName(common, ship)));
    const { side } = shipLook(common, first);
    return [
      news('loss', caption, {
        side,
        points,
        pieces: sunk.map(shipPiece),
        ...at(hexOfAnyShip(before, first)),
      }),
    ];
  }
  const scored = sights.find(sight => sight.type === 'scored');
  if (scored === undefined || points === 0) return [];
  return [
    news('points', SAY.scored(sideName(common, scored.side), scored.cause), { side: scored.side, points }),
  ];
};

/** [S.3] A sight of another act speaks of units that are not on this table. */
const isOfThisAct = ({ common }: View, { roster }: Sight): boolean =>
  roster === undefined || roster.scenario === common.scenario;

/** What happened in Europa Naval: groups sail, are sighted and fight; aircraft search and strike; ports change hands. */
export const europaNavalStory: Storyteller<EuropaNavalTypes> = {
  tell: ({ before, sights: all, after }) => {
    const sights = all.filter(sight => isOfThisAct(before, sight));
    const battle = [
      ...tellBattle(before, sights, after),
      ...tellBombardment(before, sights, after),
      ...tellPassage(before, sights, after),
      ...tellRaidRoll(before, sights, after),
    ];
    return [
      ...battle,
      ...tellMovement(before, sights, after),
      ...sights.flatMap(sight => tellSight(before, sight, after)),
      ...(battle.length > 0 ? [] : tellRest(before, sights, after)),
    ];
  },
};
