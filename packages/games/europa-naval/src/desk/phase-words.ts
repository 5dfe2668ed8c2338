import type { Phase } from '../state.ts';
import { capital, several } from '../face/words.ts';

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

/** One sentence that tells a newcomer what to do. */
const ADVICE: { readonly [name in Phase['name']]?: string } = {
  'naval-step':
    'Pick ships in one port, or a group at sea, and click where they should go; a port farther off shows the risk of the whole way. Then end the step.',
  losses: 'Pick the ship that takes the hit.',
  'hunt-choice': 'Your submarines can attack: click the ringed group, or let it pass.',
  'torpedo-aim': 'Choose the ship that the torpedoes are meant for.',
  reaction: 'The enemy has been seen: send a group towards it, or let it go.',
  'battle-choice': 'Say whether you want to fight.',
  aiming: 'Choose a target for each of your ships that fires.',
  'stay-or-break': 'Fight another round, or try to get away.',
  withdrawal: 'Click where the beaten group goes.',
  'turn-back-choice': 'Turn the beaten group back, or stop it here for this step.',
  'zone-sweep': 'Choose a belt to sweep, or go on.',
  'strike-choice': 'A group has been found: pick aircraft and strike it, or let it go.',
  'raid-aim': 'Choose the ship that is hit.',
  'ground-movement': 'Pick troops and click where they should go; then go on.',
  'ground-combat': 'Pick troops next to an enemy and click the ringed hex, or go on.',
  'ground-retreat': 'Choose where the beaten troops retreat.',
  'ground-advance': 'Pick those who follow into the hex, or stay.',
  initial:
    'Pick ports to put supplies ashore, send them by rail and mend works; damaged ships and aircraft to bring them back. Then go on.',
  'front-payment': 'Pick ports behind the front and pay what the army needs; then let it march.',
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
  cover:
    'Pick aircraft and click a hex: fighters cover ports and groups, others patrol the sea. What flies now cannot strike later.',
  attack: 'Pick bombers, with fighters to go along, and click a ringed port; then go on.',
  ends: ENDS,
  endCover: 'No more cover',
  endAttack: 'No more attacks',
  endReaction: 'The reaction is over',
  endOther: 'Go on',
  dice: 'The dice are being rolled.',
  wait: (name: string): string => `${name} is to act; wait.`,
  over: 'Look back at the record, or begin another game.',

  duty: {
    income: (stores: string): string => `${stores} to be put ashore.`,
    hits: (count: number): string => `${capital(several(count, 'hit', 'hits'))} to be given to ships.`,
    aims: (hex: string): string => `Name the targets of the battle in ${hex}.`,
    withdraw: (count: number): string =>
      `${capital(several(count, 'group has', 'groups have'))} to withdraw.`,
    react: (hex: string): string => `An enemy group has been seen at ${hex}.`,
    strike: (hex: string): string => `An enemy group has been found at ${hex}.`,
    home: (names: string): string => `${names} must go home.`,
    battle: (hex: string): string => `Enemies meet at ${hex}.`,
    retreat: (hex: string): string => `Your troops at ${hex} must retreat.`,
    torpedo: (hex: string): string => `Your submarines have come up at ${hex}.`,
  },

  loss: {
    unmoved: (names: string): string => `${names}: not moved, so it is checked where it lies.`,
    income: 'Supplies not put ashore go to the first port that may have them.',
    unpaid: 'An army that gets nothing falls back.',
  },

  tray: {
    atlantic: (side: string): string => `${side} ships in the Atlantic`,
    channel: (side: string): string => `${side} ships on rivers and canals`,
    due: (side: string): string => `${side} units to come`,
    sunk: (side: string): string => `${side} ships sunk`,
    downed: (side: string): string => `${side} aircraft eliminated`,
  },

  score: {
    summary: (axis: number, allied: number, name: string, level: string): string =>
      `Axis ${axis}, ${name} ${allied}: ${level === 'draw' ? level : `${level} victory`}`,
    line: (side: string, cause: string): string => `${side}: ${cause}`,
  },
};
