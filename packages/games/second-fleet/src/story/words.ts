import { capital } from '@narrow-seas/core';
import { ATTACK_WORDS } from '../face/phase-words.ts';
import { side, type SideName, theSide } from '../face/words.ts';
import type { AttackType } from '../model/vocabulary.ts';

/** "A", "A and B", "A, B and C". */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** More names than this are no help. */
const MANY = 3;

const named = (names: readonly string[]): string =>
  names.length <= MANY ? listed(names) : `${names[0]} and ${names.length - 1} others`;

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const points = (count: number): string => `${count} ${verb(count, 'point', 'points')}`;

const steps = (count: number): string => `${count} ${verb(count, 'step', 'steps')}`;

const done = (names: readonly string[], what: string): string =>
  names.length <= MANY ? `${listed(names)} ${what}` : `${names.length} ${what}`;

/** What the story of Second Fleet says. */
export const STORY_WORDS = {
  named,
  who: (names: readonly string[], kind: string): string =>
    names.length === 1 ? `${names[0]}, ${kind}` : named(names),
  sails: (names: readonly string[], from: string, to: string): string =>
    `${named(names)} ${verb(names.length, 'sails', 'sail')} from ${from} to ${to}.`,
  sailsOn: (names: readonly string[], place: string): string =>
    `${named(names)} ${verb(names.length, 'sails', 'sail')} on ${place}.`,
  flies: (names: readonly string[], from: string, to: string): string =>
    `${named(names)} ${verb(names.length, 'flies', 'fly')} from ${from} to ${to}.`,
  lands: (name: string, place: string): string => `${name} lands at ${place}.`,
  driven: (names: readonly string[], place: string): string =>
    `${named(names)} ${verb(names.length, 'is', 'are')} driven out to ${place}.`,
  beside: (name: string): string => `now beside your ${name}`,

  yourAttack: (attack: AttackType, where: string): string => `Your ${ATTACK_WORDS[attack]} ${where}`,
  attack: (name: SideName, attack: AttackType, where: string): string =>
    `${side(name)} ${ATTACK_WORDS[attack]} ${where}`,
  strikes: (names: readonly string[], attack: AttackType, where: string): string =>
    `${named(names)}: ${ATTACK_WORDS[attack]} ${where}.`,
  against: (attackers: readonly string[], targets: readonly string[]): string =>
    targets.length === 0 ? named(attackers) : `${named(attackers)} against ${named(targets)}`,
  aimedAt: (count: number): string => `${points(count)} aimed at it`,
  sum: (attack: number): string => `${points(attack)} of attack`,
  sumAgainst: (attack: number, defence: number): string => `${attack} against defence ${defence}`,
  part: (base: string, part: string): string => `${base} ${part}`,

  defenceDie: 'defence',
  attackDie: 'attack',
  airDie: 'air combat',
  searchDie: 'search',
  stops: (result: number): string => (result === 0 ? 'stops nothing' : `attack die −${result}`),
  damage: (count: number): string => `${count} damage`,

  sunk: (names: readonly string[]): string => done(names, 'sunk'),
  shotDown: (names: readonly string[]): string => done(names, 'shot down'),
  damaged: (names: readonly string[]): string => done(names, 'damaged'),
  noDamage: 'No damage',
  tooLittle: (most: number): string =>
    most === 0
      ? 'The attack did nothing.'
      : `The attack did at most ${points(most)} of damage, which is too little.`,
  decoyed: 'All missiles went astray.',
  weaker: 'It is weaker now. Another hit may sink it.',
  withThem: (count: number): string => `${count} air ${verb(count, 'unit is', 'units are')} lost as well.`,
  grade: (grade: number): string => (grade === 3 ? 'destroyed' : 'damaged'),
  became: { loss: 'sunk', hit: 'damaged', none: '' } as const,
  wasShotDown: 'shot down',
  flak: (names: readonly string[]): string => `Anti-aircraft fire hits ${named(names)}.`,
  noted: (kind: string, result: string): string => (result === '' ? kind : `${kind}, ${result}`),

  interception: (where: string): string => `Interception ${where}`,
  patrols: (names: readonly string[], where: string): string =>
    `${named(names)} ${verb(names.length, 'intercepts', 'intercept')} ${where}.`,
  airLosses: (tolls: readonly { readonly side: SideName; readonly steps: number }[]): string =>
    tolls.length === 0
      ? 'No losses'
      : tolls.map(toll => `${theSide(toll.side)} loses ${steps(toll.steps)}`).join(', '),
  mayIntercept: (where: string): string => `Your patrols may intercept ${where}`,
  comes: (names: readonly string[], name: SideName, where: string): string =>
    `A ${side(name)} flight of ${named(names)} is ${where}.`,
  turnedBack: 'The flight is turned back.',
  over: (zone: string): string => `over ${zone}`,

  search: (where: string): string => `Search ${where}`,
  hunts: (name: string, submarine: string, where: string): string =>
    `${name} looks for the submarine ${submarine} ${where}.`,
  found: (name: string): string => `${name} found`,
  notFound: (face: number): string => `Not found: die ${face}`,
  listening: (where: string): string => `Sea-bed microphones ${where}`,
  listens: (name: string, where: string): string => `Microphones on the sea bed listen for ${name} ${where}.`,
  heard: (name: string): string => `${name} heard`,
  notHeard: (face: number): string => `Not heard: die ${face}`,
  mines: (where: string): string => `Mines ${where}`,
  amongMines: (names: readonly string[], where: string): string =>
    `${named(names)} ${verb(names.length, 'passes', 'pass')} mines ${where}.`,
  noMine: 'No ship hit a mine',

  lost: (names: readonly string[]): string =>
    `${capital(named(names))} ${verb(names.length, 'is', 'are')} lost.`,
  detected: (names: readonly string[], where: string, isStrategic: boolean, isOwn: boolean): string =>
    `${isOwn ? 'Your ' : ''}${named(names)} ${verb(names.length, 'is', 'are')} found ${isStrategic ? 'by long-range search ' : ''}${where}.`,
  canBeAttacked: 'so the enemy can attack now',
  base: (base: string, part: string, grade: number): string =>
    `${base}: the ${part} is ${grade === 3 ? 'destroyed' : `damaged, grade ${grade}`}.`,
  taken: (base: string, name: SideName): string => `${base} is now held by ${side(name)}.`,
  scored: (name: SideName, cause: string): string => `${side(name)} scores: ${cause}.`,
  revealed: (count: number): string =>
    `Both sides open their orders. ${count} air ${verb(count, 'unit is', 'units are')} on the way.`,
  turn: (turn: number, time: string): string => `Turn ${turn} begins. It is ${time}.`,
  initiative: (name: SideName): string => `${side(name)} has the initiative.`,
};
