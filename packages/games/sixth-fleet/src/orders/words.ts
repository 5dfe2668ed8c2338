/** Every English word of the standing orders: titles, and for each choice what the button and the sentence say. */
export const ORDER_WORDS = {
  ask: { label: 'ask me', sentence: '[Ask me].' },

  retreats: {
    title: 'Retreats',
    away: { label: 'away from enemies', sentence: 'Retreat [away from enemies].' },
  },

  displacement: {
    title: 'Making room for enemies that retreat',
    free: { label: 'first free hex', sentence: 'Make room by moving to the [first free hex].' },
  },

  advances: {
    title: 'Advances after a fight',
    enemyTurn: {
      label: 'stay in the enemy’s turn',
      sentence: '[Stay] in the enemy’s turn; in my own, [ask me].',
    },
    stay: { label: 'stay', sentence: '[Stay] where they are.' },
    first: { label: 'advance', sentence: '[Advance] with up to three units.' },
  },

  excess: {
    title: 'Too many enemies in a hex',
    strongest: { label: 'the most valuable', sentence: 'Remove [the most valuable unit].' },
  },

  sacrifice: {
    title: 'A submarine to give up',
    weakest: { label: 'the least valuable', sentence: 'Give up [the least valuable one].' },
  },

  noChoice: {
    title: 'No choice',
    pass: { label: 'continue', sentence: '[Continue] when I can do nothing.' },
  },
} as const;
