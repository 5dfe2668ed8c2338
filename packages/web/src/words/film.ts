import { plural } from './numbers.ts';

const KINDS = { aircraft: 'aircraft land', ships: 'ships put in' } as const;

/** Points with their sign: + is good for the reader. */
const pointsOf = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

const atPlace = (place: string): string => (place.startsWith('aboard ') ? place : `at ${place}`);

/** The film of the enemy's turn, its summary, and battles. */
export const FILM_WORDS = {
  film: {
    label: 'What the other side does',
    withDanger: (caption: string, danger: string): string => `${caption}, ${danger}.`,
    together: (
      count: number,
      kind: keyof typeof KINDS,
      places: readonly (readonly [place: string, count: number])[],
    ): string => {
      const [only] = places;
      if (only !== undefined && places.length === 1) return `${count} ${KINDS[kind]} ${atPlace(only[0])}.`;
      return `${count} ${KINDS[kind]}: ${places.map(([place, some]) => `${some} ${atPlace(place)}`).join(', ')}.`;
    },
    moves: (side: string, at: number, of: number): string => `${side}, move ${at} of ${of}`,
    thinking: (side: string): string => `${side} is thinking.`,
    back: 'One move back',
    forward: 'One move on',
    pause: 'Pause',
    play: 'Play',
    goOn: 'Continue',
    skip: 'Skip to the summary',
    speed: 'Speed of the film',
    paces: { slow: 'Slow', normal: 'Normal', quick: 'Fast' },
    stopAt: 'Stop the film at',
    stops: { stopAtBattles: 'battles', stopAtLosses: 'losses' },
    always: 'It always stops when you are asked.',
    progress: (at: number, of: number): string => `Move ${at} of ${of}`,
    list: "The other side's turn, being played",
    summaryOf: 'What the other side did',
    headline: (gained: number, lost: number): string => {
      if (gained === 0 && lost === 0) return 'No points changed hands';
      if (lost === 0) return `You gained ${plural(gained, 'point', 'points')}`;
      if (gained === 0) return `You lost ${plural(lost, 'point', 'points')}`;
      return `You gained ${gained} and lost ${lost}`;
    },
    counts: (attacks: number, moves: number): string =>
      `${plural(attacks, 'attack', 'attacks')}, ${plural(moves, 'move', 'moves')}`,
    results: 'Lost, hit and forced back',
    dangers: 'New dangers',
    failures: (count: number): string => `Without effect: ${plural(count, 'attack', 'attacks')}`,
    others: (count: number): string => `Everything else: ${plural(count, 'item', 'items')}`,
    watch: 'Watch again',
    watchLine: (title: string): string => `Watch this moment: ${title}`,
    hide: 'Hide arrows',
    show: 'Show arrows',
    log: 'The whole log',
    pin: (number: number): string => `Pin ${number} on the map`,
    points: pointsOf,
    now: 'now on the screen',
    news: (count: number): string => `What happened: ${plural(count, 'move', 'moves')}`,
    newsHint: 'Losses, contacts and points since your last move',
  },

  battle: {
    label: 'Battle',
    attackers: 'Attackers',
    targets: 'Targets',
    searchers: 'Searching',
    sought: 'Looked for',
    strength: 'strength',
    result: 'result',
    rolling: 'The die rolls.',
    open: 'Your decision',
    openDetail: 'Answer in the bar below.',
    gain: (points: number): string => `You gain ${plural(points, 'point', 'points')}`,
    lose: (points: number): string => `You lose ${plural(points, 'point', 'points')}`,
    forYou: (points: number): string => `${pointsOf(points)} for you`,
    points: pointsOf,
    spectator: (points: number): string => `${pointsOf(points)} points`,
    faces: (face: number, wins: readonly number[]): string =>
      `Rolled ${face}; ${wins.length === 0 ? 'no face succeeds' : `${wins.join(', ')} succeed`}`,
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    sound: 'Sounds',
    close: 'Close the result',
    more: (count: number): string => `and ${count} more`,
    said: (title: string, verdict: string, points: string): string =>
      [`${title}: ${verdict}.`, ...(points === '' ? [] : [`${points}.`])].join(' '),
  },
};
