import type { NewsScene, Scene, Storyteller } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../game.ts';
import type { Event } from '../model/event.ts';
import { placeOf } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import { isNight } from '../rules/combat/strength.ts';
import { lossPoints } from '../rules/victory/victory.ts';
import type { View } from '../secrets/view.ts';
import { tellAttack, tellRoll } from './battle.ts';
import { signFor, tellMovement } from './movement.ts';
import { namesOf } from './names.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Died = Extract<Event, { readonly type: 'died' }>;

/** Units that are lost without a battle of this moment: no base, no refuge left, too many in a hex. */
const tellLosses = (before: View, events: readonly Event[]): readonly NewsScene[] => {
  const died = events.filter((event): event is Died => event.type === 'died');
  return [...new Set(died.map(({ cause }) => cause))].flatMap(cause => {
    const units = died.filter(event => event.cause === cause).map(({ unit }) => unit);
    const [first] = units;
    if (first === undefined) return [];
    const { table } = before;
    const hex = placeOf(table, first);
    return {
      kind: 'news',
      topic: 'loss',
      side: specOf(table, first).side,
      caption: SAY.lostLater(
        namesOf(table, units),
        SAY.unitsOf[specOf(table, first).domain],
        SAY.causes[cause],
      ),
      pieces: units,
      points: units.reduce(
        (sum, unit) => sum + lossPoints(specOf(table, unit)) * signFor(before, table, unit),
        0,
      ),
      ...(hex === undefined ? {} : { hex }),
    };
  });
};

const news = (topic: NewsScene['topic'], caption: string): NewsScene => ({
  kind: 'news',
  topic,
  caption,
  pieces: [],
  points: 0,
});

const tellOther = (event: Event): readonly Scene[] => {
  if (event.type === 'turned') return [news('turn', SAY.turn(event.turn, isNight(event.turn)))];
  return event.type === 'violated' ? [news('points', SAY.violated)] : [];
};

/** What happened in Sixth Fleet: units move, attacks are made, units are lost. */
export const sixthFleetStory: Storyteller<SixthFleetTypes> = {
  tell: ({ before, sights }) => {
    const rolled = sights.find(event => event.type === 'rolled');
    const battle = rolled === undefined ? [] : tellRoll(before, rolled.face, sights);
    return [
      ...battle,
      ...sights.flatMap(event => (event.type === 'attacked' ? [tellAttack(before, event)] : [])),
      ...sights.flatMap(event => tellMovement(before, event)),
      ...(battle.length > 0 ? [] : tellLosses(before, sights)),
      ...sights.flatMap(tellOther),
    ];
  },
};
