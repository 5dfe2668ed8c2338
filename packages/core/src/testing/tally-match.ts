import type { Mover } from '../game.ts';
import { type Match, type Opening, openMatch, play } from '../match.ts';
import type { Move } from '../playout.ts';
import { mustBe } from '../result.ts';
import { type Action, type Tally, tally } from './tally.ts';
import type { Side } from './tally-state.ts';

export const EVEN: Opening = { scenario: 'even', options: {} };

/** Both numbers hidden, north to act. */
const READY = '0/1000000 north 2 3';

export const openTally = (opening: Opening | string = READY): Match<Tally> =>
  mustBe(openMatch(tally, typeof opening === 'string' ? { position: opening } : opening));

/** A move from a line such as `north add 2`. */
export const moveOf = (line: string): Move<Tally> => {
  const [by, type, number = '0'] = line.split(' ');
  return { by: by as Mover<Side>, action: { type: type as Action['type'], number: Number(number) } };
};

/** Plays a script such as `north add 2, north pass, south reveal`. */
export const playScript = (match: Match<Tally>, script: string): Match<Tally> =>
  script
    .split(', ')
    .map(moveOf)
    .reduce((before, { by, action }) => mustBe(play(tally, before, by, action)), match);
