import { plural } from './numbers.ts';

/** Standing orders and missions: what is ordered in advance. */
export const STANDING_WORDS = {
  standing: {
    title: 'Standing orders',
    yours: (side: string): string => `Your orders: ${side}`,
    back: 'Back to the card',
    hint: 'They answer for you in the enemy’s turn, also while you are away. Only you see them.',
    usual: 'default',
    changed: 'changed',
    edit: (title: string): string => `Change: ${title}`,
    close: (title: string): string => `Close: ${title}`,
    less: 'Less',
    more: 'More',
    except: 'Ask me all the same about',
    excepted: (names: string): string => `Except: ${names}.`,
    answered: (answered: number, asked: number): string =>
      asked === 0
        ? 'The enemy’s last turn asked you nothing.'
        : `They answered ${answered} of the ${plural(asked, 'question', 'questions')} in the last enemy turn.`,
    useDefaults: 'Use the defaults',
    askAll: 'Ask me everything',
    open: 'Standing orders',
    openChanged: (changed: number): string => `Standing orders (${changed} changed)`,
    made: 'standing order',
    loading: 'The page is fetching your standing orders.',
  },

  missions: {
    title: 'Orders that go on',
    draft: 'New order',
    given: (title: string): string => `Ordered: ${title}.`,
    underWay: 'Under way',
    stopped: 'Stopped',
    done: 'Done',
    back: 'Back',
    give: 'Give this order',
    change: 'Change this order',
    cancel: 'Cancel this order',
    goOn: 'Continue',
    goOnAll: (count: number): string => `All ${count} continue`,
    other: 'Other orders',
    stops: 'Stop and ask me when',
    way: 'Way',
    idle: (count: number): string =>
      `${plural(count, 'unit lies', 'units lie')} idle. Orders that would go on:`,
    giveAll: (count: number): string => (count === 1 ? 'Give this order' : `Give all ${count} orders`),
    allGiven: (count: number): string => `${plural(count, 'order', 'orders')} given.`,
    offer: 'Give an order that goes on',
    offerTo: (title: string): string => `Order: ${title}`,
    risk: 'Chance of trouble in a step',
    risks: { low: 'under 20%', middle: '20 to 39%', high: '40% or more' } as const,
  },
};
