import type { Selection } from '../desk.ts';
import type { Game, GameTypes } from '../game.ts';
import { openMatch } from '../match.ts';
import { wander } from '../playout.ts';
import { pick, type Random, seededRandom } from '../random.ts';
import { mustBe } from '../result.ts';
import { checkSelection, type Seat, seatOf } from './desks.ts';
import type { ExamDesk, ExamKit } from './kit.ts';
import { selectionsFor } from './selections.ts';
import { viewersOf } from './sight.ts';

/** How far a round goes. */
export interface DeskTour {
  readonly seed: number;
  /** How many hexes are clicked, spread evenly over the grid. */
  readonly hexes: number;
  /** How many of them at one moment. */
  readonly atOnce: number;
}

export interface DeskRound {
  readonly flaws: readonly string[];
  /** Titles of the phases in which the desk was asked. */
  readonly phases: readonly string[];
}

/** In one game each phase is asked about so often at most, and no more moments than this: others have their turn. */
const OF_A_PHASE = 2;
const OF_A_GAME = 24;
const LONGEST = 4000;

/**
 * A desk asked about hexes all over its grid, in whatever phases random games of all openings come to: a click on a hex
 * that nobody thought of (land, ice, a corner off the sheet) must be answered like any other.
 */
export const examineDesks = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  tour: DeskTour,
): DeskRound => {
  const flaws = new Map<string, string>();
  const phases = new Set<string>();
  const leap = leapOver(tour.hexes);
  const next = leapOver(kit.openings.length);
  let clicked = 0;
  if (kit.desk === undefined) return { flaws: [], phases: [] };
  for (let turn = 0; clicked < tour.hexes; turn += 1) {
    const random = seededRandom(tour.seed + turn);
    for (const seat of momentsOf(
      game,
      kit,
      kit.desk,
      (turn * next) % kit.openings.length,
      random,
      phases,
      flaws,
    )) {
      for (let count = 0; count < tour.atOnce; count += 1) {
        const place = (clicked * leap) % tour.hexes;
        click(seat, Math.floor((place * seat.hexes) / tour.hexes), random);
        clicked += 1;
      }
      if (clicked >= tour.hexes) break;
    }
  }
  return { flaws: [...flaws.values()], phases: [...phases] };
};

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A step that comes to every place, far from the one before: clicks of one moment lie all over the map. */
const leapOver = (places: number): number => {
  let leap = Math.max(1, Math.floor(places * 0.618));
  while (divisor(leap, places) !== 1) leap += 1;
  return leap;
};

/** The selection of a person who then clicks this hex. */
const click = <T extends GameTypes>(seat: Seat<T>, hex: number, random: Random): void => {
  const { desk, view, hexes, pieces } = seat;
  const selections = selectionsFor(desk.survey(view), { hexes, pieces: [...pieces] }, random);
  checkSelection(seat, { ...(pick(random, selections) as Selection), hex });
};

/** Moments of one game, each with somebody at the desk: the first of every phase that it comes to. */
function* momentsOf<T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  desk: ExamDesk<T>,
  opening: number,
  random: Random,
  phases: Set<string>,
  flaws: Map<string, string>,
): Generator<Seat<T>> {
  const match = mustBe(openMatch(game, kit.openings[opening] as ExamKit<T>['openings'][number]));
  const report = (_check: string, detail: string): void => void flaws.set(detail.slice(0, 60), detail);
  const met = new Map<string, number>();
  let moments = 0;
  for (const state of wander(game, match.start, random, LONGEST)) {
    const actor = game.actor(state);
    const viewer = pick(random, actor === 'chance' || random.below(6) === 0 ? viewersOf(game) : actor);
    if (viewer === undefined) continue;
    const step = {
      game,
      kit,
      match,
      state,
      before: undefined,
      earlier: [],
      tries: [],
      random,
      spare: random,
      report,
    };
    const title = desk.desk.survey(game.view(state, viewer)).title;
    const times = met.get(title) ?? 0;
    if (times >= OF_A_PHASE) continue;
    if (moments >= OF_A_GAME) return;
    met.set(title, times + 1);
    phases.add(title);
    moments += 1;
    yield seatOf(step, desk, viewer);
  }
}
