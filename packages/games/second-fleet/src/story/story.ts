import type { NewsScene, Scene, Storyteller } from '@narrow-seas/core';
import { baseHex, baseName } from '../face/map.ts';
import { timeOfTurn } from '../face/track.ts';
import type { SecondFleetTypes } from '../game.ts';
import type { Event } from '../model/event.ts';
import { hexOfUnit } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import { enemyOf } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { tellAirCombat, tellReaction } from './air-combat.ts';
import { tellMovement } from './movement.ts';
import { namesOf } from './names.ts';
import { where } from './places.ts';
import { gainOf } from './points.ts';
import { tellFinding } from './search.ts';
import { tellStrike } from './strike.ts';
import { STORY_WORDS as SAY } from './words.ts';

const news = (topic: NewsScene['topic'], caption: string, own: Partial<NewsScene> = {}): NewsScene => ({
  kind: 'news',
  topic,
  caption,
  pieces: [],
  points: 0,
  ...own,
});

const TIMES = { am: 'morning', pm: 'afternoon', night: 'night' } as const;

const at = (hex: number | undefined): { readonly hex?: number } => (hex === undefined ? {} : { hex });

/** Detection that is new; nothing is said of marks that go. */
const tellMark = ({ table, viewer }: View, { units, mark }: Extract<Event, { readonly type: 'marked' }>) => {
  const [first] = units;
  const hex = first === undefined ? undefined : hexOfUnit(table, first);
  if (first === undefined || hex === undefined || mark === 'none') return [];
  const { side } = specOf(table, first);
  const isOwn = side === viewer;
  const caption = SAY.detected(namesOf(table, units), where(hex), mark === 'strategic', isOwn);
  const danger = isOwn ? { danger: SAY.canBeAttacked } : {};
  return [news('contact', caption, { side: enemyOf(side), pieces: units, hex, ...danger })];
};

/** What is told of an event by itself. */
const tellEvent = (before: View, event: Event): readonly NewsScene[] => {
  switch (event.type) {
    case 'marked':
      return tellMark(before, event);
    case 'base-damaged':
      return [news('base', SAY.base(baseName(event.base), event.part, event.grade), at(baseHex(event.base)))];
    case 'base-taken':
      return [news('base', SAY.taken(baseName(event.base), event.side), at(baseHex(event.base)))];
    case 'revealed':
      return event.orders.length === 0 ? [] : [news('other', SAY.revealed(event.orders.length))];
    case 'initiative-taken':
      return [news('other', SAY.initiative(event.first), { side: event.first })];
    case 'turned':
      return [news('turn', SAY.turn(event.turn, TIMES[timeOfTurn(event.turn)]))];
    default:
      return [];
  }
};

/** Units lost without a battle of this moment. */
const tellLosses = (before: View, sights: readonly Event[], after: View): readonly NewsScene[] => {
  const died = sights.flatMap(event => (event.type === 'died' ? event.unit : []));
  const [first] = died;
  if (first === undefined) return [];
  const { table } = before;
  return [
    news('loss', SAY.lost(namesOf(table, died)), {
      side: specOf(table, first).side,
      pieces: died,
      points: gainOf(before, after),
      ...at(hexOfUnit(table, first)),
    }),
  ];
};

const tellBattle = (before: View, sights: readonly Event[], after: View): readonly Scene[] => {
  const face = sights.find(event => event.type === 'rolled')?.face;
  return [
    ...tellStrike(before, sights, after),
    ...(face === undefined
      ? []
      : [...tellAirCombat(before, face, sights, after), ...tellFinding(before, face, sights, after)]),
  ];
};

/** What a battle has told is not told again as news. */
const IN_BATTLE: readonly Event['type'][] = ['base-damaged', 'marked'];

/** What happened in Second Fleet: ships sail, aircraft fly, attacks are made, submarines are looked for. */
export const secondFleetStory: Storyteller<SecondFleetTypes> = {
  tell: ({ before, sights, after }) => {
    const battle = tellBattle(before, sights, after);
    const isBattle = battle.length > 0;
    return [
      ...battle,
      ...sights.flatMap(event => tellMovement(before, event)),
      ...tellReaction(sights, after),
      ...(isBattle ? [] : tellLosses(before, sights, after)),
      ...sights
        .filter(({ type }) => !isBattle || !IN_BATTLE.includes(type))
        .flatMap(event => tellEvent(before, event)),
    ];
  },
};
