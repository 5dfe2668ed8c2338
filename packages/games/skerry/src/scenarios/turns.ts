/** How long a game lasts is agreed before it starts, in every scenario. */
export const TURNS = {
  id: 'turns',
  title: 'Length',
  summary: 'How many turns the game lasts.',
  values: [6, 3, 12],
} as const;
