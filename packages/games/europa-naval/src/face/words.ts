import { capital, counted, several } from '@narrow-seas/core';
import type { Common } from '../model/state.ts';
import type { AirKind, GroundKind, Owner, PortKind, Sea, ShipKind, Side } from '../model/vocabulary.ts';

/**
 * The English words of this game's face, but for those of events and phases, which have files of their own. A
 * translation is another file of this shape. Words for refusals, rules and odds come with the rules themselves.
 */

/** As in the rules, whose values a face does not load. */
export const BOTH_SIDES: readonly Side[] = ['axis', 'allied'];

/** [F.1.1] In the Baltic the Allied side is Soviet. */
export const sideName = ({ map }: Pick<Common, 'map'>, side: Side): string => {
  if (side === 'axis') return 'Axis';
  return map === 'baltic' ? 'Soviet' : 'Allied';
};

export const theSide = (on: Pick<Common, 'map'>, side: Side): string => {
  if (side === 'axis') return 'The Axis';
  return on.map === 'baltic' ? 'The Soviet side' : 'The Allied side';
};

const NATIONS: { readonly [code: string]: string } = {
  IT: 'Italian',
  DE: 'German',
  GB: 'British',
  US: 'American',
  CA: 'Canadian',
  FR: 'French',
  GR: 'Greek',
  SU: 'Soviet',
  FI: 'Finnish',
};

const ORGANISATIONS: { readonly [code: string]: string } = {
  LW: 'German',
  RA: 'Italian',
  RAF: 'British',
  FAA: 'British naval',
  USAAF: 'American',
  KBF: 'Soviet naval',
  FAF: 'Finnish',
};

const SHIPS: { readonly [kind in ShipKind]: string } = {
  TF: 'task force',
  CG: 'carrier group',
  SUB: 'submarines',
  NT: 'transports',
  TC: 'transport',
  LC: 'landing craft',
  LB: 'barges',
  RF: 'river flotilla',
};

const AIRCRAFT: { readonly [kind in AirKind]: string } = {
  F: 'fighters',
  H: 'heavy fighters',
  D: 'dive bombers',
  B: 'level bombers',
  T: 'torpedo bombers',
  P: 'patrol aircraft',
  CF: 'carrier fighters',
  CT: 'carrier bombers',
};

const TROOPS: { readonly [kind in GroundKind]: string } = {
  infantry: 'infantry',
  mech: 'mechanised troops',
  engineer: 'engineers',
};

const PORTS: { readonly [kind in PortKind]: string } = {
  minor: 'minor port',
  standard: 'standard port',
  major: 'major port',
  great: 'great port',
};

export const WORDS = {
  title: 'Europa Naval',
  about:
    'European waters from 1941 to 1944: convoys, mines, danger zones and big ships, half a month a turn. Supplies must get through, and every hex of the way has its price: what lies in wait is known only when it strikes.',
  list: (items: readonly string[]): string => items.join(', '),
  stop: '.',
  spectator: 'Spectator',
  sides: { axis: 'Axis', allied: 'Allied' } as const,
  nation: (code: string): string => NATIONS[code] ?? '',
  organisation: (code: string): string => ORGANISATIONS[code] ?? code,
  ships: SHIPS,
  aircraft: AIRCRAFT,
  troops: TROOPS,
  ports: PORTS,
  seas: { calm: 'calm', rough: 'rough', stormy: 'stormy' } as const satisfies {
    readonly [sea in Sea]: string;
  },

  unit: {
    of: (nation: string, kind: string, name: string): string =>
      nation === '' ? `${capital(kind)} ${name}` : `${nation} ${kind} ${name}`,
    strength: (now: number, printed: number): string =>
      now === printed ? `Strength ${now}.` : `Strength ${now} of ${printed}.`,
    half: 'For good at half strength.',
    points: (left: number): string => `${capital(several(left, 'point', 'points'))} left in this step.`,
    speed: (allowance: number): string => `${allowance} points a step.`,
    cargo: (parts: readonly string[]): string => `Carries ${parts.join(', ')}.`,
    refit: 'In refit: cannot leave port.',
    night: (left: number): string => `By night for ${several(left, 'more point', 'more points')}.`,
    nightSpent: (night: number, day: number): string =>
      `${night} of 25 night points used${day < 10 ? `, ${day} of 10 points by day since` : ''}.`,
    seen: 'The enemy has seen it.',
    turnedBack: 'Turned back: goes home.',
    holds: 'Stays in its hex in this step.',
    sweeper: 'Sweeps mines.',
    minelayer: 'Lays mines.',
    ferry: 'Serves as a ferry.',
    salvos: (count: number): string => `Gunfire support ${count} times this year.`,
    with: (names: readonly string[]): string => `Sails with ${names.join(', ')}.`,
    inPort: (port: string): string => `In port at ${port}.`,
    atSea: (hex: string): string => `At sea in ${hex}.`,
    atlantic: 'In the Atlantic.',
    channel: 'On a river or canal.',
    due: 'Not here yet.',
    gone: 'Out of play.',
    sunk: 'Sunk.',
    home: (field: string): string => `Based at ${field}.`,
    aboard: (ship: string): string => `Aboard ${ship}.`,
    cap: (where: string): string => `On fighter cover over ${where}.`,
    patrol: (hex: string): string => `On patrol over ${hex}.`,
    statuses: {
      ready: 'Ready.',
      flown: 'Has flown.',
      aborted: 'Aborted: flies again when its points are paid.',
      eliminated: 'Eliminated.',
      due: 'Not here yet.',
      gone: 'Out of play.',
    } as const,
    airRatings: (air: number, strike: number, port: number, range: number): string =>
      `Air combat ${air}, against ships ${strike}, against ports ${port}, range ${range}.`,
    re: (re: number): string => `${counted(re, 'RE')}.`,
    march: (march: number): string => `Moves ${march}.`,
    landed: 'Just landed.',
    moved: 'Has moved or is at work.',
    ofMarker: (side: string, count: number): string =>
      `${side} group of ${several(count, 'unit', 'units')}, not seen closely.`,
    ofHarbour: (side: string, count: number, port: string): string =>
      `${capital(several(count, `${side} naval unit lies`, `${side} naval units lie`))} in ${port}.`,
    ofDepot: (port: string): string => `Stores and works of ${port}.`,
    plenty: 'Supplies without end.',
    nothing: 'Nothing in store.',
    stores: (sp: number, srp: number): string =>
      `Holds ${[...(sp > 0 ? [counted(sp, 'SP')] : []), ...(srp > 0 ? [counted(srp, 'SRP')] : [])].join(' and ')}.`,
    handling: (used: number): string => `${used} cargo points handled in this player-turn.`,
  },

  cargo: {
    sp: (amount: number): string => counted(amount, 'SP'),
    srp: (amount: number): string => counted(amount, 'SRP'),
    mine: (amount: number): string => counted(amount, 'mine point'),
    troops: (name: string, re: number): string => `${counted(re, 'RE')} of ${name}`,
  },

  codes: {
    infantry: 'INF',
    mech: 'MECH',
    engineer: 'ENG',
    marker: '?',
    depot: 'SP',
  } as const,

  badges: {
    port: 'P',
    group: (id: number): string => `G${id}`,
    night: 'N',
    seen: 'S',
    refit: 'R',
    back: 'B',
    cap: 'CAP',
    patrol: 'PAT',
    landed: 'L',
  },

  hex: {
    name: (name: string): string => `Hex ${name}`,
    sea: 'open sea',
    coastal: 'coastal waters',
    land: 'land',
    off: 'off the map',
    area: (name: string, sea: Sea): string => `${name}, ${sea}`,
    mines: (side: string, count: number): string => `${side} mines ${count}`,
    field: (name: string, capacity: number): string =>
      `airfield ${name} for ${several(capacity, 'unit', 'units')}`,
    empty: 'no units',
    stack: (side: string, count: number, names: readonly string[]): string =>
      `${several(count, `${side} piece`, `${side} pieces`)}: ${names.join(', ')}`,
    unsupplied: (side: string): string => `${side} troops out of supply`,
  },

  port: {
    owners: { axis: 'Axis', allied: 'Allied', neutral: 'neutral' } as const satisfies {
      readonly [owner in Owner]: string;
    },
    named: (owner: string, kind: string, name: string): string => `${owner} ${kind} ${name}`,
    naval: 'naval base',
    fort: (level: number): string => `coast defence ${level}`,
    hits: (hits: number): string => several(hits, 'hit', 'hits'),
    garrison: (re: number): string => `garrison ${re}`,
    collateral: 'damaged around the harbour: no danger zone',
    blockaded: 'blockaded',
    malta: (status: number): string => `Malta status ${status}`,
    damaged: (hits: number): string => `-${hits}`,
  },
};
