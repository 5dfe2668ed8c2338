import { plural } from './numbers.ts';

/** The ladder and the pages of players. */
export const PEOPLE = {
  ladder: 'Ladder',
  mine: 'My results',
  home: 'Back to the games',
  coming: 'The page is being fetched.',
  games: 'Games',
  scenarios: 'Scenarios',
  allScenarios: 'All scenarios',
  ladderOf: (title: string): string => `Ladder: ${title}`,
  ladderHint:
    'Only games between two people count. The list shows players who have kept their account. The figure after ± shows how certain a rating is.',
  nobody:
    'Nobody is on this ladder yet. Keep your account, finish a game against another person, and you are.',
  noLadder: 'There is no such ladder. Choose one of these.',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  played: 'Games',
  rated: (rating: number, deviation: number): string =>
    `${Math.round(rating)} ± ${Math.round(deviation * 2)}`,

  since: (day: string): string => `Plays here since ${day}.`,
  awayUntil: (day: string): string => `Away until ${day}.`,
  day: (moment: string): string => new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'medium' }),
  ratings: 'Ratings',
  noRatings: 'No rated game yet: only games between two people count.',
  where: 'Game',
  results: 'Finished games',
  noResults: 'No finished game to show.',
  tally: (won: number, drawn: number, lost: number): string =>
    `${plural(won + drawn + lost, 'game', 'games')}: ${won} won, ${drawn} drawn, ${lost} lost.`,
  ownOnly: 'Only you see here the games that were played by link.',
  game: 'Game',
  side: 'Side',
  against: 'Against',
  result: 'Result',
  when: 'Day',
  scores: { won: 'won', drawn: 'drawn', lost: 'lost' },
};
