import type { HexId } from '@narrow-seas/hex';
import { BOSPHORUS } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import type { Errand } from './errand.ts';
import { unescorted } from './escort.ts';
import { BESIDE_THE_GATE, isAtIssue, isBarred, isLong } from './gate.ts';
import { hemmedIn } from './hemmed-in.ts';
import { flightsOf } from './home.ts';
import { siegeOf } from './siege.ts';
import { headway, onward } from './sortie.ts';

/** In points: the Bosphorus opened, and a ship a hex nearer to the open sea. */
const OPENED = 8;
const NEARER = 0.1;
/** The share that counts as lost of ships that could be cornered, and of aircraft whose way home could be closed. */
const CORNERED = 0.6;
const HEMMED_IN = 0.6;
/** An aircraft in the air when it should wait for the last move. */
const OUT_TOO_SOON = 2;

/**
 * [12.24] The Black Sea Fleet comes out; the ships before the straits stay together until then, and aircraft keep a way
 * home, for a long war has use for them later.
 */
export const BREAK_OUT: Errand = {
  worth: state => {
    if (!isLong(state)) return 0;
    return isEnding(state) ? -heldBack(state) : comingOut(state) - HEMMED_IN * hemmedIn(state, 'soviet');
  },
  target: state => (isBarred(state) ? BOSPHORUS : undefined),
  courses: (state, spec, open) =>
    spec.side === 'soviet' ? [...batteriesIn(state, open), ...onward(spec, open)] : [],
};

/** [13.12] An aircraft that is out in the last turn but one must land when Israel is to be cut off. */
const isEnding = ({ turn, lastTurn }: State): boolean => turn >= lastTurn - 1;

/** Those who are out then cannot close the way to Israel with the last move. */
const heldBack = (state: State): number =>
  state.turn === state.lastTurn - 1 ? OUT_TOO_SOON * flightsOf(state, 'soviet').length : 0;

const batteriesIn = (state: State, open: readonly HexId[]): readonly HexId[] =>
  isBarred(state) ? open.filter(hex => BESIDE_THE_GATE.includes(hex)) : [];

const comingOut = (state: State): number =>
  isAtIssue(state) ? OPENED * siegeOf(state) + NEARER * headway(state) - CORNERED * unescorted(state) : 0;
