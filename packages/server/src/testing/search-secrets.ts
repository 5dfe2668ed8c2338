import {
  type Disguise,
  firstDifference,
  fold,
  type GamePackage,
  type GameTypes,
  mustBe,
  type Opening,
  type Question,
  type Random,
  sameData,
  type Viewer,
} from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import { type LogEntry, writeEntry } from '../games/entry.ts';
import { type LiveGame, openLive } from '../games/live-game.ts';
import { freshTable, type GamePlan } from '../games/live-state.ts';

const SEED = 'a'.repeat(64);
const KEY = 'client-key-1';
/** Words of the store: the client's key, rows of the log and the seed of the dice. */
const NEVER_SENT = /client-key-1|"row"|"events"|aaaaaaaa/;

/** Where somebody could tell a secret from another one. */
export interface Telling {
  readonly step: number;
  readonly viewer: string;
  readonly side: string;
  readonly action: object;
  readonly other: object;
  /** What differs first, and in which of the two ways he learnt it. */
  readonly at: string;
}

export interface Found {
  readonly steps: number;
  readonly isOver: boolean;
  /** How often a viewer was compared, and how often he was told nothing at all. */
  readonly compared: number;
  readonly silent: number;
  /** How often orders ended something after one secret and not after the other, and nobody could tell. */
  readonly levelled: number;
  readonly told: readonly Telling[];
}

export interface Search {
  readonly opening: Opening;
  readonly random: Random;
  readonly steps: number;
  /** Everything that a viewer can ask for is compared once in this number of times: it takes longer than all the rest. */
  readonly askEvery: number;
  /** Whether the usual standing orders answer, as they do online. */
  readonly withOrders: boolean;
  readonly progress?: (step: number, told: number) => void;
  /** Hears of a telling when it is found. */
  readonly tell?: (telling: Telling) => void;
}

export const planOf = (opening: Opening, rules: number): GamePlan => ({
  id: 'game',
  opening,
  rules,
  clock: { kind: 'fischer', seconds: 600, increment: 5 },
  seed: SEED,
  head: {},
});

/** A game with two persons, opened. */
export const openGame = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
): LiveGame => {
  const entries = pack.game.sides.map((side, place) => ({
    number: place + 1,
    text: writeEntry({
      at: 0,
      what: { kind: 'seated', side, player: `player-${side}`, salt: `salt of ${side}` },
    }),
  }));
  const { game } = mustBe(openLive(use => use(pack), plan, entries));
  return mustBe(game.after(writeEntry({ at: 0, what: mustBe(game.prepareOpening()) }))).game;
};

/** One move of the log, as the row of a change has it. */
interface Made {
  readonly by: string;
  readonly action: object;
  readonly events: readonly object[];
  readonly order?: string;
}

interface Moved {
  readonly live: LiveGame;
  /** The very bytes that each viewer is sent because of it. */
  readonly sent: readonly string[];
  /** The move, the dice after it and what orders answered. */
  readonly made: readonly Made[];
}

const moved = (
  live: LiveGame,
  side: string,
  action: object,
  viewers: readonly string[],
): Moved | undefined => {
  const wish = { number: live.numberFor(side), actions: [action as { readonly [field: string]: unknown }] };
  const prepared = live.prepare(side, { kind: 'act', wish }, 5000);
  if (!prepared.ok || prepared.value.what.kind !== 'changed') return undefined;
  const { what } = prepared.value;
  const entry: LogEntry = { at: 5000, by: side, key: KEY, what };
  const next = mustBe(live.after(writeEntry(entry)));
  const sent = viewers.map(viewer => {
    const news = next.news(viewer);
    const facts = sameData(live.facts, next.game.facts) ? undefined : next.game.facts;
    return JSON.stringify([news ?? null, facts ?? null]);
  });
  return { live: next.game, sent, made: (what.row as { readonly entries: readonly Made[] }).entries };
};

/** What the orders of a side did of themselves. */
const orderedBy = (side: string, made: readonly Made[]): readonly Made[] =>
  made.filter(({ by, order }) => by === side && order !== undefined);

/**
 * Orders may end a phase that a side has nothing left to do in: after one secret, and not after another. Who watches must
 * not be able to tell that from a player who ended it himself. So what orders did after one is done by hand after the other.
 */
const caughtUp = (short: Moved, long: Moved, side: string): LiveGame | undefined => {
  const wanted = orderedBy(side, long.made);
  let [{ live }, done] = [short, orderedBy(side, short.made).length];
  while (done < wanted.length) {
    const next = wanted[done];
    const step = next === undefined ? undefined : moved(live, side, next.action, []);
    if (step === undefined) return undefined;
    ({ live } = step);
    done += 1 + orderedBy(side, step.made).length;
  }
  return done === wanted.length ? live : undefined;
};

/** Both truths at a point where orders have done as much; undefined where there is none, or where they did the same. */
const levelled = (one: Moved, other: Moved, side: string): readonly [LiveGame, LiveGame] | undefined => {
  const [first, second] = [orderedBy(side, one.made).length, orderedBy(side, other.made).length];
  if (first === second) return undefined;
  const live = first > second ? caughtUp(other, one, side) : caughtUp(one, other, side);
  if (live === undefined) return undefined;
  return first > second ? [one.live, live] : [live, other.live];
};

const NOTHING = JSON.stringify([null, null]);

/** What a viewer can ask for at any time. */
const asked = (live: LiveGame, viewer: string): string =>
  JSON.stringify([live.table(viewer, 0), live.orders(viewer), live.choices(viewer, 20), live.facts]);

const differenceOf = (one: string, other: string): string =>
  one === other ? '' : (firstDifference(JSON.parse(one), JSON.parse(other)) ?? 'the order of fields');

/** A secret that comes out by this very move, or by what follows of itself, was one until now. */
const comesOut = <T extends GameTypes, Q extends Question>(
  { kit }: GamePackage<T, Q>,
  { made }: Moved,
): boolean => made.some(({ events }) => events.some(event => kit.reveals?.(event as T['event']) === true));

/** Where a viewer could tell two truths apart; empty where he cannot. */
const toldApart = (
  made: Moved,
  again: Moved,
  { place, viewer, side, isAsked }: { place: number; viewer: string; side: string; isAsked: boolean },
): string => {
  const sent = differenceOf(made.sent[place] ?? '', again.sent[place] ?? '');
  if (sent === '' && !isAsked) return '';
  const pair = sent === '' ? ([made.live, again.live] as const) : levelled(made, again, side);
  if (pair === undefined) return `sent ${sent}`;
  const seen = differenceOf(asked(pair[0], viewer), asked(pair[1], viewer));
  return seen === '' ? '' : `asked ${seen}`;
};

/** The truth at the start, read out of a save: a table does not hand it out. */
const truthOf = <T extends GameTypes, Q extends Question>(
  { game }: GamePackage<T, Q>,
  table: MatchTable<T>,
): T['state'] => {
  const start = mustBe(game.notation.parse(String(table.saveHead()['start'])));
  return table.entriesSince(0).reduce((state, { events }) => fold(game, state, events), start);
};

/** What a search has found so far. */
interface Tally {
  compared: number;
  silent: number;
  levelled: number;
  readonly told: Telling[];
}

/** One move of a search. */
interface Attempt<T extends GameTypes> {
  readonly live: LiveGame;
  readonly state: T['state'];
  readonly step: number;
  readonly side: T['side'];
  readonly action: T['action'];
  readonly viewers: readonly Viewer<T['side']>[];
  readonly made: Moved;
}

/** Plays the move a second time in disguise for each viewer who must not tell the difference. */
const compareViewers = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  disguise: Disguise<T>,
  { random, askEvery, tell }: Search,
  { live, state, step, side, action, viewers, made }: Attempt<T>,
  tally: Tally,
): void => {
  for (const [place, viewer] of viewers.entries()) {
    const other = disguise(state, side, action, viewer, random);
    const again = other === undefined ? undefined : moved(live, side, other, viewers);
    if (other === undefined || again === undefined) continue;
    if (comesOut(pack, made) || comesOut(pack, again)) continue;
    const at = toldApart(made, again, { place, viewer, side, isAsked: tally.compared % askEvery === 0 });
    tally.compared += 1;
    if (made.sent[place] === NOTHING) tally.silent += 1;
    if (at === '' && made.sent[place] !== again.sent[place]) tally.levelled += 1;
    if (at === '') continue;
    const telling = { step, viewer, side, action, other, at };
    tally.told.push(telling);
    tell?.(telling);
  }
};

/**
 * Plays at random. Wherever a move has a disguise that a viewer must not tell from it, the game is played a second time
 * with that: what he is sent then must be the same, byte for byte, and so must everything that he can ask for.
 */
export const searchSecrets = <T extends GameTypes, Q extends Question>(
  whole: GamePackage<T, Q>,
  disguise: Disguise<T>,
  search: Search,
): Found => {
  const { opening, random, steps, withOrders, progress } = search;
  const { standing: _none, ...bare } = whole;
  const pack = withOrders ? whole : bare;
  const { game } = pack;
  const plan = planOf(opening, game.version);
  let live = openGame(pack, plan);
  const table = mustBe(freshTable(pack, plan, live.facts.seats, live.facts.salt ?? ''));
  let state = truthOf(pack, table);
  let step = 0;
  const tally: Tally = { compared: 0, silent: 0, levelled: 0, told: [] };
  for (; step < steps && table.outcome() === undefined; step += 1) {
    progress?.(step, tally.told.length);
    const due = table.actor();
    if (due === 'chance') break;
    const side = due[random.below(due.length)] as T['side'];
    const action = game.options(table.viewFor(side)).sample(random);
    if (action === undefined) break;
    const viewers = [...game.sides, 'spectator' as const].filter(viewer => viewer !== side);
    const made = moved(live, side, action, viewers);
    if (made === undefined) break;
    compareViewers(pack, disguise, search, { live, state, step, side, action, viewers, made }, tally);
    if (made.sent.some(text => NEVER_SENT.test(text)))
      tally.told.push({ step, viewer: '', side, action, other: {}, at: 'sent a word of the store' });
    live = made.live;
    const before = table.length();
    mustBe(table.act(side, action));
    for (const { events } of table.entriesSince(before)) state = fold(game, state, events);
  }
  return { steps: step, isOver: table.outcome() !== undefined, ...tally };
};
