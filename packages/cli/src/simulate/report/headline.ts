import { wilson } from '@narrow-seas/core';
import { REPORT_WORDS as SAY } from '../../words/report.ts';
import type { Bout } from '../bout.ts';
import type { Names } from '../names.ts';
import { meanOf } from '../statistics.ts';
import { decidedIn, finalPoints, tellingLosses, turningOf } from './decides.ts';
import { firstTurnsIn } from './first-turn.ts';

/** Who wins: the sentence that the page begins with. */
export const whoWins = (bouts: readonly Bout[], { sides }: Names): string => {
  if (bouts.length === 0) return SAY.nobody;
  const counts = Object.entries(sides).map(([side, name]) => ({
    name,
    won: bouts.filter(({ winner }) => winner === side).length,
  }));
  const [most, least] = counts.toSorted((a, b) => b.won - a.won);
  if (most === undefined || least === undefined) return SAY.nobody;
  const drawn = bouts.length - most.won - least.won;
  return most.won === least.won
    ? `${SAY.level(bouts.length, most.won)}${SAY.alsoDrawn(drawn)}`
    : `${SAY.winner(most.name, most.won, bouts.length)}${SAY.rest(least.name, least.won, drawn)}`;
};

/** How sure that is, of the games that somebody won, and by how many points. */
export const howSure = (bouts: readonly Bout[], { sides }: Names): readonly string[] => {
  const decided = decidedIn(bouts);
  const won = Object.keys(sides).map(side => decided.filter(({ winner }) => winner === side).length);
  const place = (won[1] ?? 0) > (won[0] ?? 0) ? 1 : 0;
  const { low, high } = wilson(won[place] ?? 0, decided.length);
  const name = Object.values(sides)[place] ?? '';
  if (decided.length === 0) return [];
  const say = low > 0.5 ? SAY.sure : won[0] === won[1] ? SAY.even : SAY.unsure;
  return [say(name, low, high), ...pointsSentence(bouts, { sides })];
};

const pointsSentence = (bouts: readonly Bout[], { sides }: Names): readonly string[] => {
  const points = meanOf(finalPoints(bouts, Object.keys(sides)[0] ?? ''));
  if (points === undefined || bouts.every(({ net }) => net === undefined)) return [];
  const [first = '', second = ''] = Object.values(sides);
  const { mean, low, high } = points;
  return [mean < 0 ? SAY.meanPoints(second, -mean, -high, -low) : SAY.meanPoints(first, mean, low, high)];
};

const FEW = 30;
const UNLIKELY = 0.05;

/** What decides, as far as the games tell. */
export const whatDecides = (bouts: readonly Bout[], { sides }: Names): readonly string[] => {
  const order = Object.keys(sides);
  const nameOf = (side: string): string => sides[side] ?? side;
  const turning = turningOf(bouts, order);
  const [loss] = tellingLosses(bouts);
  const [first] = firstTurnsIn(bouts, order);
  const told = [
    ...(turning === undefined ? [] : [SAY.turning(turning.place, turning.turns, turning.share)]),
    ...(loss === undefined
      ? []
      : [SAY.lossDecides(nameOf(loss.side), loss.kind, loss.whenLost, loss.whenWon)]),
    ...(first === undefined || first.chance > UNLIKELY
      ? []
      : [SAY.openingDecides(nameOf(first.side), first.what, first.with.share, first.without.share)]),
  ];
  if (told.length > 0) return told;
  return [bouts.length < FEW ? SAY.fewGames : SAY.nothingDecides];
};
