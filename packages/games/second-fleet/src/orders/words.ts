/** Every English word of the standing orders: titles, and for each choice what the button and the sentence say. */
export const ORDER_WORDS = {
  ask: { label: 'ask me', sentence: '[Ask me].' },

  patrols: {
    title: 'Fighter patrols over bases and carriers',
    notOutnumbered: {
      label: 'unless outnumbered',
      sentence: 'Engage enemies that come near [unless they have more fighters].',
    },
    worth: { label: 'when it pays', sentence: 'Engage [when the enemy would lose more than you].' },
    always: { label: 'always', sentence: 'Engage [everything that comes near].' },
    never: { label: 'never', sentence: '[Let everything pass].' },
  },

  losses: {
    title: 'Hits on our units',
    weakest: { label: 'the least valuable first', sentence: 'Hits go to [the least valuable units first].' },
  },

  formation: {
    title: 'Forces under attack',
    stay: { label: 'as they are', sentence: 'Forces stay [as they are] when they are attacked.' },
  },

  landing: {
    title: 'Aircraft that lose their base',
    nearest: { label: 'first free base', sentence: 'They land at the [first base with room].' },
  },

  bounce: {
    title: 'Fighters in the strategic cycle',
    always: { label: 'attack', sentence: 'Interceptors [attack the first enemy] they can.' },
    never: { label: 'leave them', sentence: 'Interceptors [leave enemies alone].' },
  },

  homing: {
    title: 'Flights after their attack',
    home: { label: 'fly home', sentence: 'After its attack a flight goes [back to its base] by itself.' },
  },

  noChoice: {
    title: 'No choice',
    pass: { label: 'continue', sentence: '[Continue] when I can do nothing more.' },
  },
} as const;
