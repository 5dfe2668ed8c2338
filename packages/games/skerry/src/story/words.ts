const boat = (id: number): string => `Boat ${id}`;

/** What the story of Skerry says. */
export const STORY_WORDS = {
  boat,
  sails: (id: number, point: string): string => `${boat(id)} sails ${point}.`,
  fires: (id: number, target: number): string => `${boat(id)} fires at boat ${target}.`,
  shot: 'A shot',
  yourShot: 'Your shot',
  against: (id: number, target: number): string => `${boat(id)} against boat ${target}`,
  verdict: {
    loss: (id: number): string => `${boat(id)} sunk`,
    hit: (id: number): string => `${boat(id)} falls back`,
    none: (_id: number, face: number): string => `Missed: die ${face}, needed 3 to 6`,
  },
  became: { loss: 'sunk', hit: 'falls back', none: 'unharmed' },
  needed: 'needed 3 to 6',
  rule: 'A 6 sinks, 3 to 5 makes the target fall back.',
  mine: 'A mine',
  strikes: (id: number): string => `${boat(id)} hits it`,
  unharmed: (id: number): string => `${boat(id)} gets away`,
  mineNeeds: 'sinks on 1 to 3',
  turn: (turn: number): string => `Turn ${turn} begins.`,
} as const;
