import { drawOutcome } from '../chance.ts';
import { type GameTypes, type Mover, mayAct, type Viewer } from '../game.ts';
import { firstDifference, sameData } from '../json.ts';
import type { Move } from '../playout.ts';
import type { Progress } from '../progress.ts';
import { pick, seededRandom } from '../random.ts';
import { type Message, messageOf, sizeOf } from './message.ts';
import { answerOf, type Step, show } from './step.ts';

/** Two truths that a viewer could not tell apart when they began. */
export interface Pair<T extends GameTypes> {
  readonly here: T['state'];
  readonly there: T['state'];
}

/**
 * Whose moves are made in both: everybody's and the dice, or only those of the viewer, where the truths differ in all
 * that is hidden and soon go their own ways.
 */
type Movers = 'all' | 'viewer';

/** How many moves the two truths are played on: a secret that is kept for longer is followed from a later moment. */
const AHEAD = 3;

/** How many moves are tried where one is not possible in both truths. */
const TRIES = 3;

/** More dice than these in a row are followed by the next moment. */
const THROWS = 40;

/** One truth, and all that the viewer has been sent of it since. */
interface Tale<T extends GameTypes> {
  readonly state: T['state'];
  readonly told: readonly Message<T>[];
  /** What was played, for the one who looks into it. */
  readonly made: readonly string[];
  /** Something has happened that may bring secrets into the open. */
  readonly revealed: boolean;
}

interface Tales<T extends GameTypes> {
  readonly here: Tale<T>;
  readonly there: Tale<T>;
}

/** Plays both truths on with the same moves: the viewer must go on being unable to tell them apart. */
export const followPair = <T extends GameTypes>(
  step: Step<T>,
  viewer: Viewer<T['side']>,
  pair: Pair<T>,
  movers: Movers,
): void => {
  // Dice of its own, by the moment: what the other checks draw stays what it was.
  const apart = { ...step, random: seededRandom(step.match.length) };
  let tales: Tales<T> | undefined = { here: taleOf(pair.here), there: taleOf(pair.there) };
  if (movers === 'all') tales = rollOn(apart, viewer, tales);
  for (let made = 0; made < AHEAD; made += 1) {
    if (!areAlike(apart, viewer, tales)) return;
    // Of the viewer's own moves in an imagined truth the first were compared before.
    if ((movers === 'all' || made > 0) && !areOfferedAlike(apart, viewer, tales)) return;
    tales = playBoth(apart, viewer, tales, movers);
    if (tales === undefined) return;
  }
  areAlike(apart, viewer, tales);
};

const taleOf = <T extends GameTypes>(state: T['state']): Tale<T> => ({
  state,
  told: [],
  made: [],
  revealed: false,
});

const withEntry = <T extends GameTypes>(
  { game, kit }: Step<T>,
  viewer: Viewer<T['side']>,
  { state, told, made, revealed }: Tale<T>,
  { by, action }: Move<T>,
  { events, state: after }: Progress<T['state'], T['event']>,
): Tale<T> => {
  const message = messageOf(game, state, { by, events }, viewer);
  const reveals = kit.reveals ?? game.final;
  return {
    state: after,
    told: message === undefined ? told : [...told, message],
    made: [...made, `${by} ${action.type}`],
    revealed: revealed || events.some(event => reveals(event)),
  };
};

/** Whether the viewer was sent the same; where nothing has come into the open that he was not sent, it is a leak. */
const areAlike = <T extends GameTypes>(
  { game, report }: Step<T>,
  viewer: Viewer<T['side']>,
  { here, there }: Tales<T>,
): boolean => {
  const seen = firstDifference(game.view(here.state, viewer), game.view(there.state, viewer));
  const told = firstDifference(here.told, there.told);
  if (seen === undefined && told === undefined) return true;
  if (here.revealed || there.revealed) return false;
  const [count, other] = [here.told.length, there.told.length];
  const after = here.made.length === 0 ? '' : `, after ${here.made.join(', ')}`;
  const both = Math.min(count, other);
  const apart = firstDifference(here.told.slice(0, both), there.told.slice(0, both));
  if (count !== other && apart === undefined)
    report('log-numbers', `${viewer} counts ${count} or ${other} entries, by what it may not know${after}`);
  else {
    const bytes = Math.abs(sizeOf(here.told) - sizeOf(there.told));
    const size = bytes === 0 ? '' : `, ${bytes} bytes more or less`;
    report('secrecy', `${viewer} can tell two truths apart later, by "${apart ?? seen}"${size}${after}`);
  }
  return false;
};

/** The most offers that are compared: they come in the order of their list, and a list may be long. */
const OFFERS = 8;

const firstOffers = <T extends GameTypes>(
  { game }: Step<T>,
  { state }: Tale<T>,
  viewer: Viewer<T['side']>,
): readonly T['action'][] => {
  const found: T['action'][] = [];
  for (const action of game.options(game.view(state, viewer)).list()) {
    found.push(action);
    if (found.length >= OFFERS) break;
  }
  return found;
};

/** Whether the viewer may do the same in both truths, and is refused in the same words. */
const areOfferedAlike = <T extends GameTypes>(
  step: Step<T>,
  viewer: Viewer<T['side']>,
  { here, there }: Tales<T>,
): boolean => {
  const { game, report } = step;
  const side = game.sides.find(each => each === viewer);
  if (side === undefined) return true;
  const refusalIn = (state: T['state'], action: T['action']) => {
    const decided = game.decide(state, side, action);
    return decided.ok ? undefined : decided.error;
  };
  const tried = [...firstOffers(step, here, viewer), ...step.tries.map(({ action }) => action)];
  const odd =
    tried.find(action => !sameData(refusalIn(here.state, action), refusalIn(there.state, action))) ??
    firstOffers(step, there, viewer).find((action, place) => !sameData(action, tried[place]));
  if (odd !== undefined)
    report('secrecy', `whether ${side} may do ${show(odd)} later depends on what it may not know`);
  return odd === undefined;
};

/** The dice of both truths, the same faces where they can fall alike. */
const rollOn = <T extends GameTypes>(
  step: Step<T>,
  viewer: Viewer<T['side']>,
  { here, there }: Tales<T>,
): Tales<T> => {
  const [one, faces] = rolled(step, viewer, here, []);
  const [other] = rolled(step, viewer, there, faces);
  return { here: one, there: other };
};

type Rolled<T extends GameTypes> = readonly [tale: Tale<T>, faces: readonly T['action'][]];

const rolled = <T extends GameTypes>(
  step: Step<T>,
  viewer: Viewer<T['side']>,
  begun: Tale<T>,
  wanted: readonly T['action'][],
): Rolled<T> => {
  const { game, random } = step;
  let tale = begun;
  const faces: T['action'][] = [];
  for (let left = THROWS; left > 0 && game.actor(tale.state) === 'chance'; left -= 1) {
    const outcomes = game.outcomes(tale.state);
    const same = outcomes.find(({ action }) => sameData(action, wanted[faces.length]));
    const face = same?.action ?? drawOutcome(outcomes, random);
    const came = ruledOn(step, tale.state, 'chance', face);
    if (came === undefined) break;
    faces.push(face);
    tale = withEntry(step, viewer, tale, { by: 'chance', action: face }, came);
  }
  return [tale, faces];
};

/** Undefined where the move is refused, or ruled on now so and now so: then two truths tell nothing about secrets. */
const ruledOn = <T extends GameTypes>(
  { game, report }: Step<T>,
  state: T['state'],
  by: Mover<T['side']>,
  action: T['action'],
): Progress<T['state'], T['event']> | undefined => {
  const [first, second] = [game.decide(state, by, action), game.decide(state, by, action)];
  if (!sameData(answerOf(first), answerOf(second))) {
    report('deterministic', `${show(action)} comes out differently each time`);
    return undefined;
  }
  return first.ok ? first.value : undefined;
};

/** The same move in both truths; undefined when none was found that is possible in both. */
const playBoth = <T extends GameTypes>(
  step: Step<T>,
  viewer: Viewer<T['side']>,
  tales: Tales<T>,
  movers: Movers,
): Tales<T> | undefined => {
  for (let left = TRIES; left > 0; left -= 1) {
    const side = moverIn(step, viewer, tales, movers);
    if (side === undefined) return undefined;
    const next = tryBoth(step, viewer, tales, side);
    if (next !== undefined) return movers === 'all' ? rollOn(step, viewer, next) : next;
  }
  return undefined;
};

const moverIn = <T extends GameTypes>(
  { game, random }: Step<T>,
  viewer: Viewer<T['side']>,
  { here, there }: Tales<T>,
  movers: Movers,
): T['side'] | undefined => {
  const may = game.sides.filter(
    side =>
      (movers === 'all' || side === viewer) &&
      mayAct(game.actor(here.state), side) &&
      mayAct(game.actor(there.state), side),
  );
  return pick(random, may);
};

const tryBoth = <T extends GameTypes>(
  step: Step<T>,
  viewer: Viewer<T['side']>,
  { here, there }: Tales<T>,
  side: T['side'],
): Tales<T> | undefined => {
  const { game, random, report } = step;
  const action = game.options(game.view(here.state, side)).sample(random);
  if (action === undefined) return undefined;
  const [one, other] = [ruledOn(step, here.state, side, action), ruledOn(step, there.state, side, action)];
  if (side === viewer && (one === undefined) !== (other === undefined))
    report('secrecy', `whether ${side} may do ${show(action)} depends on what it may not know`);
  if (one === undefined || other === undefined) return undefined;
  return {
    here: withEntry(step, viewer, here, { by: side, action }, one),
    there: withEntry(step, viewer, there, { by: side, action }, other),
  };
};
