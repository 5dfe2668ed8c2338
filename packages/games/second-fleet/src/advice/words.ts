import { capital, several } from '../face/words.ts';

const percent = (ways: number, total: number): string => `${Math.round((ways / total) * 100)} %`;

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;

/** Every English word of the advice that the desk has not said already. */
export const ADVICE_WORDS = {
  considerations: {
    points: 'points, as they stand',
    forces: 'what the units left are worth, yours less the enemy’s',
    prospects: 'what lies ahead: ways still to go, attacks that can be made, units that are found',
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
      const told = fates.map(({ result, ways }) => `${result} ${percent(ways, total)}`);
      return `${target}: ${told.join(', ')}.`;
    },
    risk: (ways: number, total: number): string =>
      `The attackers lose a step or more with ${percent(ways, total)}.`,
  },

  course: {
    nearer: (names: string, hexes: number): string =>
      `${names}: ${several(hexes, 'hex', 'hexes')} nearer to the aim.`,
    farther: (names: string, hexes: number): string =>
      `${names}: ${several(hexes, 'hex', 'hexes')} farther from the aim.`,
  },

  sight: {
    found: (names: string): string => `The enemy finds ${names} on the way and may attack.`,
    inReach: (name: string, hex: string): string => `${name} in ${hex} is then in range of your missiles.`,
    exposed: (names: string, hex: string): string => `${names} can then be attacked from ${hex}.`,
  },

  mission: {
    recon: (zone: string, unseen: number): string =>
      `${capital(several(unseen, 'enemy group', 'enemy groups'))} in ${zone} ${unseen === 1 ? 'is' : 'are'} not found yet.`,
  },

  change: (title: string, difference: number): string =>
    `${title.charAt(0).toUpperCase()}${title.slice(1)}: ${signed(difference)} points.`,
};
