import { capital, inWords, percent } from '@narrow-seas/core';
import { aircraft, points, ships, submarines, theSide, units, type SideName } from '../face/words.ts';

const oneOf = (names: readonly string[]): string => names.join(' or ');

/** "Saratoga", "Saratoga and Belknap", "Saratoga, Belknap and two more". */
const allOf = (names: readonly string[]): string => {
  const [first = '', second, ...rest] = names;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} and ${second}`;
  return rest.length === 1
    ? `${first}, ${second} and ${rest[0]}`
    : `${first}, ${second} and ${inWords(rest.length)} more`;
};

const chanceOf = (need: number): string => percent(need / 6);

/** "All three ships" in the middle of a sentence. A name keeps its capital. */
const lowered = (name: string): string =>
  /^(?:All|The) /.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

/** Every English word that the desk says of what to do. Places come as "at Malta" or "off Crete". */
export const DESK_WORDS = {
  allOf,
  where: (where: string, what: string): string => `${capital(where)}: ${what}`,

  advice: {
    setUpShips: (name: string): string =>
      `Place ${name}: click it under Forces, then a marked hex. Or place the rest at once.`,
    setUpAircraft: (name: string): string =>
      `Place ${name}: click it under Forces, then a marked base. Or place the rest at once.`,
    setUpDone: 'Everything has a place. Finish the set-up, or change what you like.',
    attackFree: (name: string, where: string): string =>
      `You may attack with ${name}: click it ${where} to see the odds.`,
    noAttack: 'No enemy is in reach. End combat, then move.',
    land: (name: string, where: string): string => `Land ${name} first: click it ${where}, then a base.`,
    move: (name: string, where: string): string => `Move ${name}: click it ${where}, then a tinted hex.`,
    moveAboard: (name: string): string => `Let ${name} take off: click it under Forces.`,
    moved: 'Every unit has moved. End movement.',
    thin: (where: string): string => `Too many units are ${where}: click one and move it away.`,
    retreat: (name: string, where: string): string =>
      `${name} must retreat: click it ${where}, then a tinted hex.`,
    displace: (name: string, where: string): string =>
      `${name} must make room: click it ${where}, then a tinted hex.`,
    advance: (where: string): string =>
      `The hex ${where} is empty: click up to three of your units and move in, or stay.`,
    remove: (where: string): string => `Too many enemies are ${where}: click the one that is lost.`,
    sacrifice: 'The strike costs a submarine: click the one you give up.',
    reinforce: (name: string): string =>
      `Place ${name}: click it under Forces, then a marked hex. Or place the rest at once.`,
    reinforced: 'All reinforcements are placed. You can continue.',
    extension: (lastTurn: number): string => `Do you want to play on to turn ${lastTurn}?`,
    dice: 'The dice are rolling.',
    wait: (name: SideName): string => `${theSide(name)} plays next. Please wait.`,
    waitBoth: 'Both sides must answer. Please wait for the other side.',
    over: 'The game is over. Look back at it, or start another one.',
  },

  duty: {
    mustAttack: 'Must attack a neighbour',
    attack: (names: readonly string[], where: string, enemies: readonly string[]): string =>
      `${oneOf(names)} ${where} must attack ${allOf(enemies)}.`,
    oneOf,
    planAttack: 'Plan this attack',
    mustWithdraw: 'Must withdraw: nothing to attack',
    withdraw: (name: string, where: string): string =>
      `${name} ${where} must attack but cannot. Withdraw it.`,
    attackOrWithdraw: (name: string, where: string): string =>
      `${name} ${where} must attack but cannot. Attack with another unit there, or withdraw it.`,
    chooseWithdrawal: 'Withdraw it',
    landing: 'Aircraft that need a base',
    land: (count: number, where: string): string => `${capital(aircraft(count))} ${where} must land now.`,
    landAbroad: (count: number, where: string): string =>
      `${capital(aircraft(count))} ${where} can land only at the base of an ally and will then be out of the game.`,
    stranded: (count: number, where: string): string =>
      `${capital(aircraft(count))} ${where} cannot reach a base and will be lost when movement ends.`,
    farFromHome: (count: number, where: string): string =>
      `${capital(aircraft(count))} ${where} would not be able to reach a base next turn.`,
    chooseBase: 'Choose a base',
    crowds: 'Too many in one hex',
    overfull: (where: string): string =>
      `Too many units are ${where}. Your opponent will choose which are lost.`,
    thinOut: 'Move one away',
    retreats: 'Must retreat',
    retreat: (name: string, where: string): string => `${name} ${where} must retreat.`,
    chooseRetreat: 'Choose where',
    displace: (name: string, where: string): string => `${name} ${where} must make room.`,
    setUps: 'Set-up',
    setUp: (count: number): string => `You still have to set up ${units(count)}.`,
    demand: (kind: string, places: readonly string[]): string =>
      `One ${kind} must be set up ${places.join(' or ')}.`,
    empty: (nation: string, places: readonly string[]): string =>
      `You still need ${nation} units ${places.join(', ')}.`,
    arrive: (count: number): string => `You must place ${units(count)} that can arrive now.`,
    place: 'Place them',
  },

  attack: {
    all: (count: number, kind: 'air' | 'naval'): string =>
      `All ${inWords(count)} ${kind === 'air' ? 'aircraft' : 'ships'}`,
    top: (names: readonly string[]): string => allOf(names),
    defences: (name: string): string => `The defences of ${name}`,
    detail: (names: readonly string[], count: number): string =>
      names.length > 1 ? `${allOf(names)}: ${points(count)}` : points(count),
    detailOfDefences: 'no points, but it opens the way',
    outcomes: { lost: 'lost', back: 'forced back', destroyed: 'destroyed' } as const,
    lost: (several: boolean): string =>
      several
        ? 'They are lost, not just forced back: no hex around them is free.'
        : 'It is lost, not just forced back: no hex around it is free.',
    someLost: (names: readonly string[]): string =>
      `They are forced back. ${allOf(names)} ${names.length > 1 ? 'have nowhere to retreat and are' : 'has nowhere to retreat and is'} lost.`,
    back: 'The enemy chooses where to retreat.',
    nothing: (need: number): string =>
      need >= 6 ? 'The attack cannot fail.' : `On ${need === 5 ? '6' : `${need + 1} to 6`} nothing happens.`,
    label: (attackers: readonly string[], targets: readonly string[], where: string): string =>
      `Attack ${lowered(allOf(targets))} ${where} with ${allOf(attackers)}.`,
    button: (name: string, need: number): string => `Attack ${lowered(name)}: ${chanceOf(need)}`,
  },

  landAll: (count: number, landings: readonly string[]): string =>
    `Land ${aircraft(count)} as proposed: ${landings.join(', ')}`,

  formation: {
    all: (kind: 'air' | 'submarine', count: number): string =>
      `All ${kind === 'air' ? aircraft(count) : submarines(count)}`,
    taskForce: (name: string, count: number): string => `${name}'s task force: ${ships(count)}`,
    sail: (names: readonly string[], hex: string): string =>
      `${allOf(names)} ${names.length > 1 ? 'sail' : 'sails'} to ${hex} in formation`,
    stations: (kind: 'air' | 'submarine', count: number): string =>
      kind === 'air' ? `Fly ${aircraft(count)} as proposed` : `Send ${submarines(count)} as proposed`,
  },

  warning: {
    lostThere: 'It must land in this phase. Away from a base it is lost.',
    noWayHome: 'It would not be able to reach a base from there next turn.',
    full: 'Too many units would be in that hex. Your opponent would choose which are lost.',
    leavesAircraft: (count: number): string =>
      `${capital(aircraft(count))} over the carrier stay${count === 1 ? 's' : ''} behind and can no longer take off.`,
    waste: 'The attack cannot succeed.',
    withdrawLost: (name: string, count: number): string =>
      `${name} has nowhere to retreat. It is lost if it withdraws, and the enemy gets ${points(count)}.`,
  },

  end: {
    setUp: 'Finish this set-up',
    combat: 'End combat, start movement',
    movement: 'End movement',
    reinforcement: 'All reinforcements placed',
  },

  loss: {
    noBase: (name: string, where: string, count: number): string =>
      `${name} ${where} has not landed and would be lost. The enemy would get ${points(count)}.`,
    grounded: (name: string, where: string): string =>
      `${name} ${where} cannot reach a base of its own. It lands there and is out of the game.`,
    tooMany: (kind: 'naval' | 'air', count: number, where: string): string =>
      `There ${count === 1 ? 'is' : 'are'} ${kind === 'naval' ? ships(count) : aircraft(count)} too many ${where}. Your opponent will choose which to remove.`,
    neverArrives: (name: string): string => `${name} cannot arrive and will never join the game.`,
    flyTo: (where: string): string => `Fly it home: ${where}`,
  },
};
