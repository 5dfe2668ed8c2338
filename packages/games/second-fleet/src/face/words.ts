import { capital, several } from '@narrow-seas/core';
import type { DetectionLevel, Mission, Strategy, Weather } from '../model/vocabulary.ts';

/**
 * The English words of this game's face, but for those of events and phases, which have files of their own. A
 * translation is another file of this shape. Words for refusals, rules and options come with the rules themselves.
 */

export type SideName = 'nato' | 'soviet';

export const side = (name: SideName): string => (name === 'nato' ? 'NATO' : 'Soviet');

export const theSide = (name: SideName): string => (name === 'nato' ? 'NATO' : 'The Soviet side');

const MARK_WORDS: { readonly [mark in DetectionLevel]: string } = {
  none: 'It is not detected.',
  local: 'It is detected locally, until the end of the turn at most.',
  strategic: 'It is detected strategically, until night.',
};

export const MISSION_WORDS: { readonly [mission in Mission]: string } = {
  interception: 'interception',
  recon: 'reconnaissance',
  'tac-coord': 'tactical coordination',
  mining: 'mining',
};

export const STRATEGY_WORDS: { readonly [strategy in Strategy]: string } = {
  defensive: 'defensive',
  restricted: 'restricted offensive',
  unrestricted: 'unrestricted offensive',
  'world-war': 'world war',
};

export const WEATHER_WORDS: { readonly [weather in Weather]: string } = {
  clear: 'clear',
  squall: 'squalls',
  storm: 'storm',
};

/** What each figure of a counter is called, in the order in which it is said. */
const FIGURES: readonly (readonly [column: string, name: string])[] = [
  ['move', 'movement'],
  ['defence', 'defence'],
  ['torpedo', 'torpedoes'],
  ['closeCombat', 'guns'],
  ['bombing', 'bombing'],
  ['asw', 'against submarines'],
  ['aa', 'air combat'],
  ['closeAA', 'close anti-aircraft'],
  ['areaAA', 'area anti-aircraft'],
  ['marines', 'marines'],
];

export const WORDS = {
  title: 'Second Fleet',
  about:
    'The Norwegian Sea in the 1980s: NATO carriers and convoys against the Northern Fleet, eight hours a turn. What is not detected cannot be attacked, so each turn begins with looking and listening; then ships, submarines and aircraft act, one arm after another.',
  list: (items: readonly string[]): string => items.join(', '),
  stop: '.',
  spectator: 'Spectator',
  side,
  nations: {
    US: 'American',
    UK: 'British',
    NO: 'Norwegian',
    NE: 'Dutch',
    CA: 'Canadian',
    WG: 'German',
    SO: 'Soviet',
  } as const,
  baseNations: new Map([
    ['US', 'American'],
    ['UK', 'British'],
    ['NO', 'Norwegian'],
    ['SO', 'Soviet'],
    ['IS', 'Icelandic'],
    ['DK', 'Danish'],
  ]),
  kinds: {
    CV: 'carrier',
    BB: 'battleship',
    CG: 'cruiser',
    CL: 'gun cruiser',
    DD: 'destroyer',
    FF: 'frigate',
    PC: 'patrol squadron',
    AA: 'amphibious ship',
    CR: 'freighter',
    TK: 'oiler',
    AM: 'ammunition ship',
    CS: 'supply ship',
    ST: 'submarine tender',
    SN: 'nuclear submarine',
    SB: 'missile submarine',
    SS: 'diesel submarine',
    INT: 'interceptor',
    ATK: 'attack aircraft',
    RCN: 'patrol aircraft',
    AEW: 'early warning aircraft',
    EW: 'jamming aircraft',
  } as const,

  unit: {
    ofNation: (nation: string, title: string): string => `${nation} ${title}`,
    ship: (nation: string, kind: string, title: string): string => `${nation} ${kind} ${title}`,
    kindOf: (kind: string): string => `${capital(kind)}.`,
    ratings: (figures: { readonly [column: string]: number }): string => {
      const { ssm = 0, ssmRange = 0 } = figures;
      const missiles = ssm > 0 ? [`missiles ${ssm} to ${several(ssmRange, 'hex', 'hexes')}`] : [];
      const others = FIGURES.flatMap(([column, name]) => {
        const value = figures[column] ?? 0;
        return value > 0 ? [`${name} ${value}`] : [];
      });
      return `${capital([...others, ...missiles].join(', '))}.`;
    },
    damaged: 'It is damaged.',
    deep: 'It is in deep mode.',
    landed: 'Its marines are ashore.',
    spent: 'It has acted in this segment.',
    marks: MARK_WORDS,
    force: (standing: string, names: readonly string[]): string =>
      `It is in a ${standing} with ${names.join(', ')}.`,
    standings: { 'task-force': 'Task Force', 'task-group': 'Task Group' } as const,
    at: (hex: string): string => `It is in hex ${hex}.`,
    home: (name: string): string => `It is at ${name}.`,
    cap: (name: string): string => `It is on patrol over ${name}.`,
    mission: (mission: Mission, zone: string): string =>
      `It is away on ${MISSION_WORDS[mission]} over ${zone}.`,
    ordered: (mission: Mission, zone: string): string =>
      `It has a secret order: ${MISSION_WORDS[mission]} over ${zone}.`,
    returning: (name: string): string => `It has finished for the day and lands at ${name} at night.`,
    flight: (hex: string): string => `It is in the air over ${hex}.`,
    wing: 'It is aboard a carrier that the enemy does not know.',
    wingAboard: (name: string): string => `It is secretly aboard ${name}.`,
    due: 'It has not arrived yet.',
    away: 'It is out of play, unharmed.',
    lost: 'It is lost.',
    carrierCapable: 'It flies from carriers.',
    capacity: (aircraft: number): string => `It carries up to ${several(aircraft, 'air unit', 'air units')}.`,
    stores: (parts: readonly string[]): string => `Stores: ${parts.join(', ')}.`,
  },

  badges: {
    local: 'L',
    strategic: 'S',
    deep: 'D',
    cap: 'CAP',
    group: (number: number): string => `G${number}`,
  },

  hex: {
    name: (name: string): string => `Hex ${name}`,
    sea: 'open sea',
    coastal: 'coastal water',
    land: 'land',
    off: 'off the map',
    fjord: 'fjord coast',
    sosus: 'listening line',
    mountain: 'sub-oceanic mountains',
    zone: (name: string): string => `in the ${name} zone`,
    ice: { pack: 'pack ice', drift: 'drift ice' } as const,
    weather: (weather: Weather): string => (weather === 'clear' ? '' : WEATHER_WORDS[weather]),
    mines: (count: number): string => several(count, 'minefield', 'minefields'),
    lot: '+1',
    secretMine: 'one of your mines, which the enemy does not know yet',
    empty: 'no units',
    stack: (owner: SideName, parts: readonly string[], names: readonly string[]): string =>
      `${side(owner)} ${parts.join(' and ')}: ${names.join(', ')}`,
    ships: (count: number): string => several(count, 'ship', 'ships'),
    submarines: (count: number): string => several(count, 'submarine', 'submarines'),
    aircraft: (count: number): string => several(count, 'air unit', 'air units'),
  },

  base: {
    kinds: new Map([
      ['airfield', 'airfield'],
      ['port', 'port'],
      ['airfield+port', 'airfield and port'],
      ['strip', 'emergency strip'],
    ]),
    named: (nation: string, kind: string, name: string): string => `${nation} ${kind} ${name}`,
    held: (owner: SideName): string => `held by ${side(owner)}`,
    grade: (part: 'airfield' | 'port', grade: number): string =>
      grade === 3 ? `${part} destroyed` : `${part} Damage ${grade}`,
    defence: (closeAA: number, defence: number): string =>
      `anti-aircraft ${closeAA}${defence > 0 ? `, garrison ${defence}` : ''}`,
    lodgement: (points: number): string => `enemy lodgement of ${points}`,
    marker: (name: string): string => name,
    short: (grade: number): string => `D${grade}`,
  },
};
