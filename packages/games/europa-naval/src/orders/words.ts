/** Every English word of the standing orders: titles, and for each choice what the button and the sentence say. */
export const ORDER_WORDS = {
  ask: { label: 'ask me', sentence: '[Ask me].' },

  coastGuns: {
    title: 'Coast guns',
    always: { label: 'fire always', sentence: 'Fire at [every ship] in range.' },
    above: {
      label: 'at strong ships',
      sentence: 'Fire at groups of [{n} strength points or more].',
    },
    never: { label: 'hold fire', sentence: '[Hold fire].' },
  },

  reactions: {
    title: 'Reactions of ships',
    stronger: {
      label: 'react when strong',
      sentence: 'React when our guns are [{n}% of the enemy’s or more].',
    },
    never: { label: 'never', sentence: '[Never] react.' },
  },

  battle: {
    title: 'Battle at sea',
    away: {
      label: 'in the enemy’s turn',
      sentence: 'In the enemy’s turn fight while our guns are [{n}% of theirs or more]; in my own, ask me.',
    },
    stronger: {
      label: 'while strong',
      sentence: 'Fight while our guns are [{n}% of the enemy’s or more], else break off.',
    },
    always: { label: 'fight on', sentence: '[Fight to the end].' },
    avoid: { label: 'avoid battle', sentence: '[Avoid battle], and break off.' },
  },

  targets: {
    title: 'Targets',
    best: { label: 'what counts most', sentence: 'Aim at [what counts most].' },
  },

  losses: {
    title: 'Hits on our ships',
    cheapest: { label: 'where they cost least', sentence: 'Take hits [where they cost least].' },
  },

  withdrawal: {
    title: 'After a lost battle',
    port: { label: 'to a port', sentence: 'Withdraw [to a port, or as far as possible].' },
  },

  submarines: {
    title: 'Submarines',
    any: { label: 'attack all', sentence: 'Attack [everything].' },
    notEscorts: { label: 'no lone escorts', sentence: 'Attack [anything but lone warships].' },
    never: { label: 'stay hidden', sentence: '[Stay hidden].' },
  },

  cover: {
    title: 'Fighter cover and patrols',
    staff: {
      label: 'ports and ways',
      sentence: 'In the enemy’s turn fighters cover [our ports], patrols watch [where he must come].',
    },
    none: { label: 'stay down', sentence: 'Aircraft [stay on the ground] in the enemy’s turn.' },
  },

  strikes: {
    title: 'Strikes on ships that were found',
    worth: { label: 'at what counts', sentence: 'Strike groups [with a ship that brings points].' },
    always: { label: 'always', sentence: 'Strike [every group] that was found.' },
    never: { label: 'never', sentence: '[Never] strike.' },
  },

  land: {
    title: 'Retreats and advances on land',
    staff: { label: 'do it for me', sentence: '[Retreat to the first free hex, advance when it is free].' },
  },

  steps: {
    title: 'Naval steps',
    moved: {
      label: 'go on',
      sentence: 'Continue when [every group at sea has moved]; submarines stay. In the first step ask me.',
    },
  },

  noChoice: {
    title: 'No choice',
    pass: { label: 'continue', sentence: '[Continue] where nothing can be done.' },
  },
} as const;
