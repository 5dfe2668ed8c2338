import { capital, several } from '@narrow-seas/core';
import type { Phase } from '../model/state.ts';

type Texts = { readonly [name in Phase['name']]: string };

/** What each phase is called; the side that acts, or whose turn it is, is put before it. */
const TITLES: Texts = {
  'naval-step': 'naval movement',
  'mine-roll': 'mines',
  'contact-roll': 'contact in a danger zone',
  'contact-damage': 'damage by contact',
  losses: 'losses',
  'hunt-choice': 'submarines',
  'torpedo-aim': 'torpedoes',
  'torpedo-roll': 'torpedoes',
  'shipping-roll': 'Malta’s aircraft',
  reaction: 'reaction',
  'battle-choice': 'battle at sea',
  aiming: 'gunfire',
  'fire-roll': 'gunfire',
  'stay-or-break': 'battle at sea',
  'break-roll': 'breaking off',
  withdrawal: 'withdrawal',
  'turn-back-choice': 'after the battle',
  'zone-sweep': 'minesweeping',
  'zone-sweep-roll': 'minesweeping',
  'bombard-roll': 'bombardment',
  'carriage-roll': 'coasters',
  'air-segment': 'aircraft',
  'search-roll': 'search from the air',
  'strike-choice': 'air strike',
  'raid-roll': 'air raid',
  'raid-aim': 'bombs',
  overrun: 'airfield overrun',
  'ground-movement': 'movement ashore',
  'ground-combat': 'combat ashore',
  'ground-roll': 'combat ashore',
  'ground-retreat': 'retreat',
  'ground-advance': 'advance',
  'scuttle-roll': 'ships leave a lost port',
  'sea-roll': 'the sea',
  initial: 'initial phase',
  'front-payment': 'supplies for the front',
  'front-roll': 'the front',
  surrender: 'the Italian fleet',
  'surrender-scuttle': 'the Italian fleet',
  'surrender-roll': 'the Italian fleet',
  waiting: 'at sea',
  over: 'The game is over',
};

/** One sentence about the first who can act, and where: places come as "at Taranto" or "off Crotone". */
type About = (name: string, where: string) => string;

const ABOUT: { readonly [name in Phase['name']]?: About } = {
  'naval-step': (name, where) => `Send ${name} on its way: click it ${where}, then a port or a hex.`,
  losses: (name, where) => `Your ships ${where} are hit: click the one that takes it, for example ${name}.`,
  'hunt-choice': (name, where) => `${name} can attack ${where}: click the ringed group, or let it pass.`,
  'torpedo-aim': (_name, where) => `Choose the ship ${where} that the torpedoes are meant for.`,
  reaction: (name, where) =>
    `The enemy has been seen: send ${name} ${where} towards it with a click, or let it go.`,
  aiming: (name, where) => `Choose a target for ${name} in the battle ${where}.`,
  withdrawal: (name, where) => `${name} is beaten ${where}: click where it goes.`,
  'strike-choice': (name, where) => `An enemy group is found ${where}: strike it with ${name}, or let it go.`,
  'ground-movement': (name, where) =>
    `March with ${name}: click it ${where}, then a tinted hex. Or end the phase.`,
  'ground-combat': (name, where) =>
    `Attack with ${name}: click it ${where}, then a ringed hex. Or end the phase.`,
  'ground-advance': (name, where) => `Follow into the hex with ${name}: click it ${where}. Or stay.`,
  initial: (name, where) =>
    `Bring supplies ashore and repair what is damaged: click ${name} ${where} and choose. Or end the phase.`,
  'front-payment': (name, where) =>
    `Pay what the army needs: click ${name} ${where} and choose. Then let it march.`,
};

/** Where nobody need be clicked, or nobody can act. */
const ADVICE: { readonly [name in Phase['name']]?: string } = {
  'naval-step': 'All your groups have moved. End the step.',
  'battle-choice': 'Do you want to fight?',
  'stay-or-break': 'Fight another round, or try to get away?',
  'turn-back-choice': 'Turn the beaten group back, or stop it here for this step?',
  'zone-sweep': 'Choose a belt to sweep, or stop sweeping.',
  'raid-aim': 'Choose the ship that is hit.',
  'ground-retreat': 'Choose where the beaten troops retreat.',
  surrender: 'The Italian fleet sails for Malta: strike it, or let it go.',
};

const ENDS: { readonly [name in Phase['name']]?: string } = {
  initial: 'End the initial phase',
  'naval-step': 'End the naval step',
  'zone-sweep': 'No more sweeping',
  'hunt-choice': 'Let them pass',
  reaction: 'Do not react',
  'strike-choice': 'Let the group go',
  'ground-movement': 'End movement ashore',
  'ground-combat': 'End combat ashore',
  'ground-advance': 'Nobody follows',
  'front-payment': 'Roll for the front',
  surrender: 'Let the fleet go',
};

export const PHASE_WORDS = {
  title: (side: string | undefined, name: Phase['name'], step: string): string =>
    side === undefined ? capital(TITLES[name]) : `${side}: ${TITLES[name]}${step}`,
  step: (step: number): string => `, step ${step}`,
  parts: { cover: ', cover and patrols', attack: ', attacks' } as const,
  exploitation: ', exploitation',
  advice: ADVICE,
  about: ABOUT,
  cover: (name: string, where: string): string =>
    `Send ${name} out: click it ${where}, then a hex to cover or patrol. What flies now cannot strike later.`,
  attack: (name: string, where: string): string =>
    `Bomb a port with ${name}: click it ${where}, then a ringed port. Or end the attacks.`,
  nothing: 'There is nothing to do here. Continue.',
  ends: ENDS,
  endCover: 'No more cover',
  endAttack: 'No more attacks',
  endReaction: 'The reaction is over',
  endOther: 'Continue',
  dice: 'The dice are rolling.',
  wait: (name: string): string => `${name} plays next. Please wait.`,
  over: 'Look back at the record, or start another game.',

  duty: {
    income: (stores: string, where: string): string =>
      `${stores} wait to be put ashore, for example ${where}.`,
    hits: (count: number): string => `${capital(several(count, 'hit', 'hits'))} to be given to ships.`,
    aims: (where: string): string => `Choose the targets of the battle ${where}.`,
    withdraw: (count: number): string =>
      `${capital(several(count, 'group has', 'groups have'))} to withdraw.`,
    react: (where: string): string => `An enemy group has been seen ${where}.`,
    strike: (where: string): string => `An enemy group has been found ${where}.`,
    homes: 'Must go home',
    home: (names: string, where: string): string => `${names} ${where} must go home.`,
    battle: (where: string): string => `Enemies meet ${where}.`,
    retreat: (where: string): string => `Your troops ${where} must retreat.`,
    torpedo: (where: string): string => `Your submarines have come up ${where}.`,
    show: 'Show it',
    choosePort: 'Choose the port',
  },

  loss: {
    unmoved: (names: string, where: string): string =>
      `${names} ${where} has not moved: it is checked where it lies.`,
    income: 'Supplies that are not put ashore go to the first port that may have them.',
    unpaid: 'An army that gets nothing falls back.',
  },

  tray: {
    atlantic: (side: string): string => `${side} ships in the Atlantic`,
    channel: (side: string): string => `${side} ships on rivers and canals`,
    due: (side: string): string => `${side} units to come`,
    sunk: (side: string): string => `${side} ships sunk`,
    downed: (side: string): string => `${side} aircraft eliminated`,
  },
};
