import type { BattleScene, Fighter, MovementScene, NewsScene, Scene, Storyteller } from '@narrow-seas/core';
import { compassPoint } from '@narrow-seas/hex';
import type { SkerryTypes } from '../game.ts';
import type { Boat } from '../model/state.ts';
import { boatOf, hexOf } from '../model/state.ts';
import { type BoatId, FACES, type Side } from '../model/vocabulary.ts';
import { watersOf } from '../model/waters.ts';
import type { Sight, View } from '../secrets/view.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Sight['type']> = Extract<Sight, { readonly type: Type }>;

const boatIn = (view: View, id: BoatId): Boat => {
  const boat = boatOf(view, id);
  if (boat === undefined) throw new RangeError(`There is no boat ${id}`);
  return boat;
};

/** [6.2] A boat afloat counts one. */
const worthOf = ({ viewer }: View, side: Side): number => {
  if (viewer === 'spectator') return 0;
  return side === viewer ? -1 : 1;
};

const fighter = ({ id }: Boat, own: Partial<Fighter> = {}): Fighter => ({
  piece: id,
  name: SAY.boat(id),
  note: '',
  ...own,
});

const tellSailing = (before: View, { boat, to }: Of<'sailed'>): MovementScene => {
  const sailing = boatIn(before, boat);
  const from = hexOf(sailing) ?? to;
  const point = compassPoint(watersOf(before).grid, from, to);
  return {
    kind: 'movement',
    side: sailing.side,
    who: SAY.boat(boat),
    pieces: [boat],
    path: [from, to],
    way: 'sea',
    caption: SAY.sails(boat, point ?? ''),
  };
};

const OPEN = { dice: [], verdict: '', detail: '', effect: 'none', points: 0, label: '' } as const;

const tellShot = (before: View, { boat, target }: Of<'fired'>): BattleScene => {
  const [attacker, aim] = [boatIn(before, boat), boatIn(before, target)];
  return {
    kind: 'battle',
    key: `shot at ${target}`,
    side: attacker.side,
    caption: SAY.fires(boat, target),
    title: attacker.side === before.viewer ? SAY.yourShot : SAY.shot,
    about: SAY.against(boat, target),
    from: [hexOf(attacker) ?? 0],
    hex: hexOf(aim) ?? 0,
    attackers: [fighter(attacker)],
    targets: [fighter(aim)],
    ...OPEN,
  };
};

/** [5.2] The die of a shot: the boat sinks, falls back or was missed. */
const tellHit = (before: View, face: number, target: BoatId, after: View): BattleScene => {
  const aim = boatIn(before, target);
  const isSunk = boatIn(after, target).where.at === 'sunk';
  const effect = isSunk ? 'loss' : face > 2 ? 'hit' : 'none';
  const points = isSunk ? worthOf(before, aim.side) : 0;
  const verdict = SAY.verdict[effect](target, face);
  return {
    kind: 'battle',
    key: `shot at ${target}`,
    side: aim.side === 'north' ? 'south' : 'north',
    caption: verdict,
    title: aim.side === before.viewer ? SAY.shot : SAY.yourShot,
    about: '',
    from: [],
    hex: hexOf(aim) ?? 0,
    attackers: [],
    targets: [fighter(aim, { note: SAY.became[effect], result: effect, points })],
    dice: [{ face, faces: 6, wins: FACES.filter(number => number > 2), note: SAY.needed }],
    verdict,
    detail: SAY.rule,
    effect,
    points,
    label: verdict,
  };
};

/** [4.5] The die of a mine. */
const tellMine = (before: View, face: number, id: BoatId, after: View): BattleScene => {
  const boat = boatIn(before, id);
  const isSunk = boatIn(after, id).where.at === 'sunk';
  const effect = isSunk ? 'loss' : 'none';
  const verdict = isSunk ? SAY.verdict.loss(id) : SAY.unharmed(id);
  return {
    kind: 'battle',
    caption: verdict,
    title: SAY.mine,
    about: SAY.strikes(id),
    from: [],
    hex: hexOf(boat) ?? 0,
    attackers: [],
    targets: [fighter(boat, { note: SAY.became[effect], result: effect })],
    dice: [{ face, faces: 6, wins: [1, 2, 3], note: SAY.mineNeeds }],
    verdict,
    detail: '',
    effect,
    points: isSunk ? worthOf(before, boat.side) : 0,
    label: verdict,
  };
};

const tellRoll = (before: View, { face }: Of<'rolled'>, after: View): readonly Scene[] => {
  const { phase } = before;
  if (phase.name === 'fired') return [tellHit(before, face, phase.target, after)];
  return phase.name === 'struck' ? [tellMine(before, face, phase.boat, after)] : [];
};

const tellTurn = ({ turn }: Of<'turned'>): NewsScene => ({
  kind: 'news',
  topic: 'turn',
  caption: SAY.turn(turn),
  pieces: [],
  points: 0,
});

const tellSight = (before: View, sight: Sight, after: View): readonly Scene[] => {
  switch (sight.type) {
    case 'sailed':
      return [tellSailing(before, sight)];
    case 'fired':
      return [tellShot(before, sight)];
    case 'rolled':
      return tellRoll(before, sight, after);
    case 'turned':
      return [tellTurn(sight)];
    default:
      return [];
  }
};

/** What happened in Skerry: boats sail, shots are fired, mines are struck. */
export const skerryStory: Storyteller<SkerryTypes> = {
  tell: ({ before, sights, after }) => sights.flatMap(sight => tellSight(before, sight, after)),
};
