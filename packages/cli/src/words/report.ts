import { percent } from '@narrow-seas/core';
import { theSide } from './study.ts';

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;

const rate = (value: number): string => {
  if (value === 0) return '0';
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2);
};

const ahead = (points: number): string =>
  points < 0 ? `${(-points).toFixed(1)} behind` : `${points.toFixed(1)} ahead`;

const inHundred = (share: number): string => String(Math.round(share * 100));

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The page that `simulate --out` writes. */
export const REPORT_WORDS = {
  about: (game: string, scenario: string, games: number): string =>
    `${game}${scenario === '' ? '' : `, ${scenario}`}: ${counted(games, 'game', 'games')}`,
  playedBy: (seats: readonly (readonly [side: string, levels: readonly string[]])[]): string =>
    seats.map(([side, levels]) => `${side} as ${levels.join(' or ')}`).join(', '),
  drawn: 'drawn',
  turn: 'turn →',
  gamesAxis: '↑ games',
  shareAxis: 'of 100 games →',
  face: 'face',
  facesAxis: '↑ of 100 throws',
  hitsAxis: 'hits of 100 attacks →',
  winsAxis: 'games won of 100 →',
  pointsAxis: '↑ points',
  lossesAxis: 'lost in a game →',
  movesAxis: 'moves in a game, dice included →',
  turnsAxis: 'turns in a game →',
  allGames: 'all games',
  part: (row: string, kind: string, value: number, isShare: boolean): string =>
    `${row}, ${kind}: ${isShare ? percent(value) : rate(value)}`,

  /** Who wins. */
  nobody: 'No game has ended yet.',
  winner: (name: string, won: number, games: number): string =>
    `${capital(theSide(name))} wins ${won} of ${counted(games, 'game', 'games')}`,
  level: (games: number, won: number): string =>
    `Each side wins ${won} of ${counted(games, 'game', 'games')}`,
  alsoDrawn: (drawn: number): string =>
    drawn === 0 ? '.' : `; ${drawn} ${drawn === 1 ? 'is' : 'are'} drawn.`,
  rest: (name: string, won: number, drawn: number): string =>
    `, ${theSide(name)} ${won}${drawn > 0 ? `; ${drawn} ${drawn === 1 ? 'is' : 'are'} drawn` : ''}.`,
  /** How sure. */
  sure: (name: string, low: number, high: number): string =>
    `That is more than luck: of 100 games that somebody wins, ${theSide(name)} takes between ${inHundred(low)} and ${inHundred(high)} (95%).`,
  even: (name: string, low: number, high: number): string =>
    `How often ${theSide(name)} wins is known roughly: of 100 games that somebody wins, between ${inHundred(low)} and ${inHundred(high)} (95%).`,
  unsure: (name: string, low: number, high: number): string =>
    `That may be luck: of 100 games that somebody wins, ${theSide(name)} takes anything between ${inHundred(low)} and ${inHundred(high)} (95%).`,
  meanPoints: (towards: string, mean: number, low: number, high: number): string =>
    `On average ${theSide(towards)} ends ${mean.toFixed(1)} points ahead (95% between ${ahead(low)} and ${ahead(high)}).`,
  /** What decides. */
  turning: (place: number, turns: number, share: number): string =>
    place === 1
      ? `Much is decided at once: laid side by side, a game won and a game lost can be told apart by their points after the first turn in ${inHundred(share)} of 100 cases.`
      : `Much is decided by the end of turn ${place} of ${turns}: from then on the points tell a game won from a game lost in ${inHundred(share)} of 100 cases.`,
  lossDecides: (name: string, kind: string, whenLost: number, whenWon: number): string =>
    `The losses that tell most are those of ${theSide(name)}, ${kind}: ${rate(whenLost)} in a game that it does not win, ${rate(whenWon)} in one that it wins.`,
  openingDecides: (name: string, what: string, won: number, otherwise: number): string =>
    `In its first turn: “${what}” Where ${theSide(name)} does so it wins ${inHundred(won)} of 100 games, elsewhere ${inHundred(otherwise)}.`,
  nothingDecides:
    'Nothing that was written down tells the games won from the games lost more clearly than luck would.',
  fewGames: 'These are few games: more of them would tell what decides.',
  stopped: (played: number, planned: number): string =>
    `Stopped after ${played} of ${counted(planned, 'game', 'games')}.`,
  settledAfter: (seeds: number, most: number): string =>
    `${counted(seeds, 'seed', 'seeds')} of at most ${most} were enough for a clear answer.`,
  comparedOver: (seeds: number, arms: number): string =>
    `${counted(seeds, 'seed', 'seeds')}, each played in ${arms} ways with the same dice.`,

  parts: {
    effects: 'What the change does',
    wins: 'How the games end',
    duels: 'Level against level',
    course: 'Points over the turns',
    losses: 'Losses',
    heat: 'Where it happens',
    hits: 'Hit rates against the rules',
    opening: 'What winners do in their first turn',
    length: 'How long it lasts',
    method: 'How this was made',
  },
  winsTitle: 'How the games ended, by level of victory',
  winsNote: 'Bars are shares of all games; the numbers are in the table.',
  net: 'Points at the end',
  netNote: (points: string): string => `How often the games ended with that many points (${points}).`,
  course: 'Points after each turn',
  courseNote: (points: string): string => `The line is the mean, the band holds 80 games of 100 (${points}).`,
  lossesTitle: 'Units lost in a game, by type and cause',
  lossesNote: 'Units lost in a game on average, by type; colours are causes.',
  duelsTitle: 'Games won by the stronger level, with 95% intervals',
  over: (first: string, second: string): string => `${first} over ${second}`,
  effectsTitle: 'The effect of each change, with its interval',
  effectsNote: (first: string, second: string): string =>
    `To the right it helps ${theSide(first)}, to the left ${theSide(second)}. Where the line does not touch 0, luck is ruled out; the intervals count how often was looked and how many questions there are.`,
  effectsPoints: 'points →',
  effectsShare: 'games won of 100, more or fewer →',
  heat: {
    movement: (name: string): string => `Where ${theSide(name)} moves`,
    battle: (name: string): string => `Where ${theSide(name)} attacks`,
    loss: (name: string): string => `Where ${theSide(name)} loses units`,
  },
  most: (places: readonly (readonly [place: string, count: number])[]): string =>
    `Most ${places.map(([place, count]) => `${place} (${rate(count)} a game)`).join(', ')}.`,
  heatOther: (shown: number, all: number): string =>
    `The games were played on several maps; this is the first of them, with ${shown} of ${counted(all, 'game', 'games')}.`,
  heatNote: 'The darker a hex, the more often it happened there; each map has a scale of its own.',
  agree: (hits: number, expected: number, luck: number): string =>
    Math.abs(hits - expected) <= luck
      ? `Dice and rules agree: ${hits.toLocaleString('en')} hits where the chances of all attacks add up to ${expected.toFixed(1)}; luck alone moves that by ${luck.toFixed(1)}.`
      : `Unusual dice: ${hits.toLocaleString('en')} hits where the chances of all attacks add up to ${expected.toFixed(1)}; in 95 of 100 such batches the difference is at most ${luck.toFixed(1)}.`,
  hitsTitle: 'Hits of 100 attacks, with 95% intervals',
  hitsNote: 'Dots are what happened, the strokes across are what the rules make one expect.',
  byChance: 'By the chance of an attack: what happened, and what should',
  byChanceNote: 'Every attack by its chance in the rules; the dots should lie on the strokes.',
  chance: (chance: number): string => `chance ${percent(chance)}`,
  dieTitle: (faces: number): string => `A die of ${faces} faces`,
  dieNote: (thrown: number, chance: number): string =>
    `${counted(thrown, 'throw', 'throws')}. A fair die differs from even as much as this or more in ${inHundred(chance)} of 100 cases.`,
  openingNote:
    'Games in which a side did this in its first turn, beside those in which it did not. It may go with winning without being the cause of it.',
  openingClear:
    'Luck is ruled out for the first lines of this table, where the last column says less than 5%.',
  openingUnclear:
    'No line is clear of luck yet: with this many things to choose from, some look good by chance.',
  openingHeads: ['what was done', 'side', 'done', 'won', 'won otherwise', 'by luck'],
  byLuck: (chance: number): string => (chance < 0.001 ? '< 0.1%' : percent(chance)),
  winsHeads: (sides: readonly string[]): readonly string[] => [
    '',
    'games',
    ...sides,
    'drawn',
    `points for ${sides[0] ?? ''}`,
  ],
  winsCaption: 'Games won, with 95% intervals',
  hitsHeads: ['attack', 'side', 'tries', 'hits', 'expected'],
  hitsCaption: 'Attacks that could hit and could miss',
  share: (count: number, share: number, low: number, high: number): string =>
    `${count} (${percent(share)}; ${inHundred(low)} to ${inHundred(high)})`,
  madeBy: 'The same games again:',
  seeds: (seeds: string): string => `Seeds: ${seeds}.`,
} as const;
