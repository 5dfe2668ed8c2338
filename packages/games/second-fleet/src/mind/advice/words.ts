import { capital, percent, several, signed } from '@narrow-seas/core';

/** Every English word of the advice that the desk has not said already. */
export const ADVICE_WORDS = {
  considerations: {
    points: 'points so far',
    forces: 'value of the remaining units, yours minus the enemy’s',
    prospects: 'what lies ahead: distances to go, possible attacks, detected units',
  } as const,

  title: {
    more: (first: string, others: number): string =>
      others === 0 ? first : `${first}, and ${several(others, 'step', 'steps')} more`,
    nothing: 'Leave things as they are',
  },

  attack: {
    chance: (
      target: string,
      fates: readonly { readonly result: string; readonly ways: number }[],
    ): string => {
      const total = fates.reduce((sum, { ways }) => sum + ways, 0);
      const told = fates.map(({ result, ways }) => `${result} ${percent(ways / total)}`);
      return `${target}: ${told.join(', ')}.`;
    },
    risk: (ways: number, total: number): string =>
      `The attackers have a ${percent(ways / total)} chance of losing a step or more.`,
  },

  course: {
    nearer: (names: string, hexes: number): string =>
      `This brings ${names} ${several(hexes, 'hex', 'hexes')} nearer to the goal.`,
    farther: (names: string, hexes: number): string =>
      `This takes ${names} ${several(hexes, 'hex', 'hexes')} farther from the goal.`,
    toPort: (names: string, hexes: number, port: string): string =>
      `This brings ${names} ${several(hexes, 'hex', 'hexes')} nearer to ${port}.`,
  },

  sight: {
    found: (names: string): string => `The enemy finds ${names} on the way and may attack.`,
    inReach: (name: string, hex: string): string => `Then ${name} in ${hex} is in range of your missiles.`,
    exposed: (names: string, hex: string): string => `The enemy can then attack ${names} from ${hex}.`,
  },

  mission: {
    recon: (zone: string, unseen: number): string =>
      `${capital(several(unseen, 'enemy group', 'enemy groups'))} in ${zone} ${unseen === 1 ? 'is' : 'are'} not found yet.`,
  },

  change: (title: string, difference: number): string =>
    `${capital(title)}: ${signed(difference, 1)} points.`,
};
