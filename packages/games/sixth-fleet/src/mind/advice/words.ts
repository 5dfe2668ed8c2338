import { capital, counted, percent, signed } from '@narrow-seas/core';

/** Every English word of the advice. A translation is another file of this shape. */

const points = (count: number): string => counted(count, 'point');

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const ADVICE_WORDS = {
  list,
  percent,

  considerations: {
    points: 'points scored, and what the units left are worth',
    fight: 'fights ahead, yours minus the enemy’s',
    duty: 'attacks that must be made but cannot',
    astray: 'aircraft that may not come home',
    objectives: 'bonuses at the end',
    approach: 'ships near enemies they could strike',
    straits: 'entrances of the Aegean',
  } as const,

  step: {
    deploy: (name: string, hex: string): string => `Place ${name} in ${hex}`,
    rest: 'Place the rest automatically',
    embark: (name: string, carrier: string): string => `Take ${name} aboard ${carrier}`,
    launch: (name: string): string => `Let ${name} take off`,
    move: (name: string, hex: string): string => `Move ${name} to ${hex}`,
    land: (name: string, hex: string): string => `Land ${name} at ${hex}`,
    ground: (name: string, hex: string): string => `Land ${name} at ${hex}, out of the game`,
    arrange: (hex: string): string => `Change the order of the stack in ${hex}`,
    violate: 'Violate neutral air space',
    attack: (attackers: readonly string[], defenders: readonly string[], hex: string): string =>
      `Attack ${list(defenders)} in ${hex} with ${list(attackers)}`,
    defences: 'the defences',
    withdraw: (name: string): string => `Withdraw ${name}`,
    retreat: (name: string, hex: string): string => `Retreat ${name} to ${hex}`,
    displace: (name: string, hex: string): string => `Push ${name} to ${hex}`,
    advance: (names: readonly string[]): string => `Advance with ${list(names)}`,
    decline: 'Do not advance',
    remove: (name: string): string => `Remove ${name}`,
    done: 'End the phase',
    goOn: (turn: number): string => `Play on to turn ${turn}`,
    stop: 'Stop here',
    roll: 'Roll the die',
  },

  title: {
    more: (first: string, others: number): string =>
      others === 0 ? first : `${first}, and ${counted(others, 'move', 'moves')} more`,
    nothing: 'Leave things as they are',
  },

  attack: {
    chance: (need: number, differential: number, ecm: number): string =>
      need === 0
        ? `The attack cannot succeed: differential ${differential} on ECM ${ecm}.`
        : `The attack succeeds ${need === 1 ? 'on a 1' : `on 1 to ${need}`} (${percent(need / 6)}): differential ${differential} on ECM ${ecm}.`,
    shotDown: (name: string, worth: number): string => `${name} is then shot down: ${points(worth)}.`,
    noRefuge: (name: string, worth: number): string =>
      `${name} has nowhere to retreat and is then lost: ${points(worth)}.`,
    refuge: (name: string, hexes: number): string =>
      `${name} can retreat to ${counted(hexes, 'hex', 'hexes')}.`,
    owed: (hex: string): string => `Units in ${hex} must attack.`,
    opens: (hex: string): string => `Without its defences ${hex} is open, and a base is gone.`,
    withdrawn: (name: string): string => `${name} must attack but cannot.`,
  },

  air: {
    landed: (name: string, hex: string): string => `${name} is home at ${hex}.`,
    lost: (name: string, hex: string): string =>
      `${name} in ${hex} has not landed and is lost at the end of the phase.`,
    astray: (name: string, hex: string): string =>
      `${name} in ${hex} will not be able to reach a base after this.`,
    saved: (name: string): string => `${name} can reach a base again.`,
    grounded: (name: string): string => `${name} is out of the game, but gives the enemy no points.`,
  },

  threat: {
    gone: (name: string, before: number): string =>
      `The enemy no longer has a chance of driving off ${name} (${percent(before)} before).`,
    less: (name: string, before: number, after: number): string =>
      `The enemy has a ${percent(after)} chance of driving off ${name}, not ${percent(before)}.`,
    more: (name: string, hex: string, before: number, after: number): string =>
      `The enemy has a ${percent(after)} chance of driving off ${name} in ${hex}${before > 0 ? `, not ${percent(before)}` : ''}.`,
    chance: (name: string, hex: string, after: number): string =>
      `You can then attack ${name} in ${hex} with a ${percent(after)} chance of success.`,
    trapped: (name: string, hex: string, after: number): string =>
      `You can then attack ${name} in ${hex} with a ${percent(after)} chance of success, and it has nowhere to retreat.`,
  },

  aim: {
    straits: (after: number, all: number, before: number): string =>
      `Your ships control ${after} of the ${all} entrances of the Aegean, not ${before}.`,
    bonus: (title: string, worth: number): string =>
      `${title}: the Soviets gain ${points(worth)} if it stays that way.`,
    bonusLost: (title: string, worth: number): string =>
      `${title}: this is no longer so, and the Soviets miss ${points(worth)}.`,
  },

  change: (title: string, difference: number): string =>
    `${capital(title)}: ${signed(difference, 1)} points.`,
};
