import { plural } from './numbers.ts';

/** Points from one's own side: a plus is good. */
const points = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));

const hours = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minutes`;
  const whole = Math.round(minutes / 30) / 2;
  return whole === 1 ? '1 hour' : `${whole} hours`.replace('.5', '½');
};

/** What one plays for: the orders card, the score, the legend, and finding a place. */
export const ORDERS_WORDS = {
  orders: {
    title: 'Your orders',
    yours: (side: string): string => `Your orders: ${side}`,
    seen: (side: string): string => `The orders of ${side}`,
    time: hours,
    length: (turns: number, span: string, minutes: number): string =>
      `${plural(turns, 'turn', 'turns')} (${span}), about ${hours(minutes)}`,
    gains: 'Points for you',
    costs: 'Points against you',
    enemy: 'The enemy',
    now: 'If the game ended now',
    how: 'How it adds up',
    earned: 'Counted so far',
    open: 'Still open',
    ideas: 'First ideas',
    all: 'All orders and first ideas',
    fewer: 'Fewer orders',
    history: 'The story behind it',
    legend: 'What the counters and colours mean',
    points,
    figure: (value: number, per: string | undefined): string =>
      per === undefined ? points(value) : `${points(value)} ${per}`,
    each: 'each',
    none: 'Nothing has been counted yet.',
    loading: 'The page is fetching your orders.',
    noOrders: 'This game began from a position, so it has no orders.',
    /** A table of points is read out with its heads. */
    what: 'What happens',
    worth: 'Points',
    next: (missing: number, title: string): string =>
      `${plural(missing, 'more point', 'more points')} for a ${title}`,
  },

  scale: {
    label: (summary: string, levels: string): string => `${summary}. From worst to best: ${levels}.`,
    from: (title: string, from: number | undefined): string =>
      from === undefined ? title : `${title} from ${points(from)}`,
  },

  legend: {
    open: 'Legend',
    title: (game: string): string => `Legend: ${game}`,
    head: 'How to read a counter',
    close: 'Close',
    strip: 'Upper row',
    row: 'Lower row',
    marks: 'Marks on counters',
    map: 'On the map',
    layers: 'Layers you can switch on',
    blue: (side: string): string => `blue: ${side}`,
    red: (side: string): string => `red: ${side}`,
    ready: 'a bright line at the foot: this unit can still act',
    damaged: 'an orange bar: damaged, so weaker and slower',
    turned: 'turned: an aircraft that must land',
    stack: 'edges and a number: a stack, and how many units lie in it',
    choice: 'magenta: what you may do now',
    target: 'a red ring: a target you can attack',
    regions: {
      hatched: 'hatched',
      crossed: 'hatched both ways',
      outlined: 'dashed border',
      divided: 'dashed line',
    },
  },

  find: {
    open: 'Find a place or a unit',
    label: 'Find a place or a unit',
    hint: 'Type a name, for example a port or a ship',
    none: 'Nothing has this name.',
    found: (count: number): string => plural(count, 'match', 'matches'),
    close: 'Close the search',
  },
};
