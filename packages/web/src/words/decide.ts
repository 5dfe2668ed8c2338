import { capital } from '@narrow-seas/core';
import { plural, signed } from './numbers.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const countOf = (count: number): string => COUNTS[count] ?? String(count);

/** What one thing to do: the prompt, the primary button, duties, the end of a phase, attacks, stacks and layers. */
export const DECIDE_WORDS = {
  prompt: {
    step: (now: number, of: number): string => `step ${now} of ${of}`,
    names: (names: readonly string[], count: number): string =>
      count > names.length ? `${names[0] ?? ''} and ${countOf(count - 1)} more` : names.join(' and '),
    asking: (name: string): string => `${name}: one moment.`,
    nothing: (name: string): string => `${name}: nothing to do now. Choose another unit.`,
    nothingTogether: (name: string): string => `${name}: no order for all of them now. Pick fewer, or one.`,
    go: (name: string): string => `Click a tinted hex for ${name}.`,
    goOrAttack: (name: string): string => `Click a tinted hex to move ${name}, or a ringed enemy to attack.`,
    area: (name: string): string => `${name}: click a sea area, or choose in the panel.`,
    choose: (name: string): string => `${name}: choose what to do, in the panel.`,
    noWay: 'Nothing can be done here with what you have picked. The panel says why.',
    lesson: 'Do what the lesson says.',
    lessonMet: 'Done. Read what the lesson says about it, then continue.',
    problem: 'Give the order that reaches the aim of the problem.',
    problemMet: 'Your answer was given. Read what is said of it.',
    end: (label: string, losses: number, idle: number): string => {
      const lost =
        losses === 0 ? [] : [`${countOf(losses)} ${losses === 1 ? 'thing' : 'things'} would be lost`];
      const left = idle === 0 ? [] : [`${plural(idle, 'unit has', 'units have')} not acted`];
      return `${label}? ${capital([...lost, ...left].join(', '))}.`;
    },
  },

  primary: {
    wait: 'One moment',
    choose: 'Choose first',
    stay: 'Let it stay',
    theyStay: 'Let them stay',
    duty: 'Go to the next duty',
    next: 'Go to the next unit',
    back: 'Go back',
    endAnyway: (label: string): string => `${label} anyway`,
    keys: 'Enter',
  },

  toAct: {
    count: (count: number): string => `${count} still to act`,
    words: 'still to act',
    title: 'Still to act',
    done: 'Every unit has acted or stays.',
    asleep: (count: number): string => `${plural(count, 'unit stays', 'units stay')} by your choice.`,
    wake: 'Wake them',
    stay: 'Let it stay',
    stayOf: (name: string): string => `Let ${name} stay`,
    more: (count: number): string => `and ${count} more`,
    /** After an order: who has come into the hand by itself. */
    next: (name: string, hex: string): string => `Next: ${name} in ${hex}.`,
  },

  formations: { title: 'Order as a whole' },

  duties: {
    title: (count: number): string => (count === 1 ? '1 duty left' : `${count} duties left`),
    progress: (done: number, all: number): string => `${done} of ${all} done`,
    done: (count: number, places: string): string => `${count} done: ${places}`,
    best: 'best chance',
    number: (place: number): string => `Duty ${place}`,
    answers: 'Your answer',
  },

  ending: {
    head: (label: string): string => `Before you continue: ${label}`,
    title: 'What would be left',
    show: 'Show it',
    idle: (count: number): string => `${count} still to act`,
    done: (done: number): string => `${done} done or asleep`,
    onlyLosses: 'Ask only when something would be lost',
  },

  targets: {
    attackWith: 'Attack with',
    strength: (count: number): string => plural(count, 'unit', 'units'),
    choose: 'Choose the target',
    order: 'best average first',
    target: 'Target',
    works: 'works on',
    gain: 'average gain',
    gainIn: (what: string): string => `average ${what}`,
    points: (gain: number): string => signed(gain),
    average: (gain: number): string => gain.toFixed(1),
    faces: (faces: readonly number[]): string =>
      faces.length === 0
        ? 'never'
        : faces.length === 1
          ? `on a ${faces[0]}`
          : `on ${faces[0]} to ${faces.at(-1)}`,
    more: (count: number): string => `${count} more ways to attack`,
    sums: (sum: string): string => `All sums: ${sum}`,
    cannot: 'Cannot be attacked',
    nothing: 'With what you have picked, nothing can be done here:',
    looks: 'What lies there',
    share: 'Share the points yourself',
    risk: 'What lies in the way',
  },

  stacks: {
    all: (count: number): string => `All ${count}`,
    able: (count: number): string => `Can act ${count}`,
    ships: (count: number): string => `Ships ${count}`,
    aircraft: (count: number): string => `Aircraft ${count}`,
    damaged: (count: number): string => `Damaged ${count}`,
    filter: 'Show only',
    force: (place: number): string => `Task force ${place}`,
    takeAll: (count: number): string => `Take ${count}`,
    takeAllOf: (group: string): string => `Take all of ${group}`,
    also: 'Take it as well',
    alsoOf: (name: string): string => `Take ${name} as well`,
    kinds: {
      carrier: ['Carrier', 'Carriers'],
      battleship: ['Battleship', 'Battleships'],
      'helicopter-cruiser': ['Helicopter cruiser', 'Helicopter cruisers'],
      cruiser: ['Cruiser', 'Cruisers'],
      destroyer: ['Destroyer', 'Destroyers'],
      escort: ['Escort', 'Escorts'],
      'patrol-boat': ['Patrol boat', 'Patrol boats'],
      amphibious: ['Landing ship', 'Landing ships'],
      freighter: ['Freighter', 'Freighters'],
      submarine: ['Submarine', 'Submarines'],
      fighter: ['Fighter', 'Fighters'],
      attack: ['Attack aircraft', 'Attack aircraft'],
      patrol: ['Patrol aircraft', 'Patrol aircraft'],
      'early-warning': ['Early warning', 'Early warning'],
      bomber: ['Bomber', 'Bombers'],
      'propeller-fighter': ['Fighter', 'Fighters'],
      'propeller-bomber': ['Bomber', 'Bombers'],
      'flying-boat': ['Flying boat', 'Flying boats'],
      infantry: ['Troops', 'Troops'],
      tank: ['Tanks', 'Tanks'],
      engineer: ['Engineers', 'Engineers'],
      depot: ['Stores', 'Stores'],
      unknown: ['Unknown', 'Unknown'],
    } as const,
    group: (kind: string, count: number): string => (count === 1 ? kind : `${kind}, ${count}`),
    figures: (left: string, right: string): string => [left, right].filter(part => part !== '').join(' · '),
    states: {
      turned: 'must land',
      damaged: 'damaged',
      spent: 'has acted',
      asleep: 'stays',
      ready: 'can act',
    },
    here: (count: number): string => plural(count, 'unit here', 'units here'),
    hereAndPicked: (count: number): string => `${plural(count, 'unit', 'units')}, here and picked`,
  },

  battleOrder: {
    title: 'Order of battle',
    search: 'Find a unit by name or place',
    own: 'Yours',
    enemy: 'The enemy, as far as you see them',
    none: 'No unit fits.',
    offMap: 'Not on the map',
  },

  layers: {
    title: 'Layers of the map',
    open: 'Layers',
    more: 'More',
    fewer: 'Fewer',
    legend: 'Legend',
    key: (key: string): string => `key ${key}`,
  },
};
