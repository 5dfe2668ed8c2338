import { capital, counted, inWords, several, signedShift } from '@narrow-seas/core';
import type { Share } from '../rules/naval-combat/gunfire.ts';
import type { Risk } from '../rules/movement/risk.ts';

const points = (count: number): string => counted(count, 'point');

const stores = (sp: number, srp: number): string =>
  [...(sp > 0 ? [`${sp} SP`] : []), ...(srp > 0 ? [`${srp} SRP`] : [])].join(' and ');

const RISKS: { readonly [kind in Risk['kind']]: string } = {
  mines: 'hit by mines',
  contact: 'contact',
  search: 'found by a patrol',
  shipping: 'hit or turned back by Malta’s aircraft',
};

/** Every English word that the desk says of what can be done. Phases and layers have files of their own. */
export const DESK_WORDS = {
  choice: {
    sail: (place: string, cost: number, of: number, night: boolean): string =>
      `Sail to ${place}${night ? ' by night' : ''}, ${cost} of ${points(of)}`,
    voyage: (place: string, steps: number, leg: string, night: boolean): string =>
      `Make for ${place}${night ? ', each step by night first' : ''}: ${several(steps, 'step', 'steps')}, in this one as far as ${leg}`,
    begin: {
      day: 'Begin the step by day',
      night: 'Begin the step by night',
      hold: 'Stay in this hex for the step',
    } as const,
    form: (names: string): string => `Make one group of ${names}`,
    formInPort: (names: string): string => `Make ready: ${names}`,
    carry: (amount: number, port: string): string => `Send ${amount} SP by coaster to ${port}`,
  },

  prospect: {
    one: 'one hit',
    more: 'two or more',
    hits: 'hits',
    strike: (percent: number): string => `Strike: ${percent}% to hit`,
    fire: (target: string): string => `Fire at ${target}`,
  },

  warning: {
    mines: 'Enemy mines lie in the way.',
    danger: 'The way leads through the enemy’s danger zone.',
  },

  plan: {
    risk: (kind: Risk['kind'], step: number, place: string, percent: number): string =>
      `Step ${step}, ${place}: ${RISKS[kind]}, ${percent}%`,
    modifier: (step: number, kind: Risk['kind'], label: string): string =>
      `Step ${step}, ${RISKS[kind]}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    step: (step: number): string => `Step ${step}`,
    whole: 'The whole way',
    clear: 'all clear',
    unclear: 'trouble',
    arrival: 'Turned back or not',
    through: 'gets through',
    back: 'turned back',
    sum: (steps: number, loss: number): string =>
      `${capital(several(steps, 'step', 'steps'))}; ${loss.toFixed(2)} strength points lost on average. Submarines and warships in wait are not counted.`,
  },

  work: {
    putToSea: {
      srp: 'Put to sea, oil for 1 SRP a task force',
      sp: 'Put to sea, oil for 5 SP a task force',
      'as-you-go': 'Put to sea, oil for 1 SP a step',
      free: 'Put to sea',
    } as const,
    embark: (ship: string, cargo: string): string => `${ship}: load ${cargo}`,
    disembark: {
      port: (ship: string): string => `${ship}: unload in port`,
      beach: (ship: string): string => `${ship}: unload over the beach`,
      landing: (ship: string): string => `${ship}: land the troops`,
    } as const,
    layMine: (ship: string): string => `${ship}: lay a mine point`,
    prepare: (ship: string, share: Share): string => `${ship}: make ${share} gunfire support ready`,
    channel: (port: string): string => `Go along the river or canal to ${port}`,
    bombard: { port: 'Bombard the port', ships: 'Bombard the ships in port' } as const,
    'enter-port': 'Enter port',
    'pass-gibraltar': 'Pass the Strait of Gibraltar',
    sweep: 'Sweep mines',
    night: 'Go on by night for five points',
  },

  proposed: {
    whole: (parts: string): string => `Do as proposed: ${parts}`,
    raid: (names: string): string => `Raid as proposed: ${names}`,
    income: (count: number, port: string): string => `${counted(count, 'supply', 'supplies')} to ${port}`,
    incomes: (count: number, ports: number): string => `${count} supplies to ${ports} ports`,
    paid: (count: number): string => `pay ${count} supplies`,
    repairs: (count: number): string => several(count, 'repair', 'repairs'),
    aircraft: (count: number): string => `${several(count, 'air unit', 'air units')} moved`,
    other: (count: number): string => several(count, 'other thing', 'other things'),
  },

  initial: {
    income: (port: string, sp: number, srp: number): string => `Put ${stores(sp, srp)} ashore at ${port}`,
    rail: (port: string, sp: number, srp: number): string => `Send ${stores(sp, srp)} by rail to ${port}`,
    convert: (port: string): string => `${port}: open 1 SRP, for 2.5 SP`,
    mendPort: (port: string): string => `${port}: engineers repair a hit`,
    mendFort: (port: string): string => `${port}: engineers repair its guns`,
    repair: (ship: string, hits: number): string =>
      `${ship}: repair ${several(hits, 'hit', 'hits')} for ${hits} NRP${hits > 1 ? ', then in refit' : ''}`,
    replace: (ship: string, port: string): string =>
      `${ship}: replace a transport point at ${port} for 2 NRP`,
    ferry: (ship: string, place: string): string => `${ship}: serve as a ferry to ${place}`,
    returnAir: (name: string): string => `${name}: bring back with its replacement points`,
    rebase: (name: string, field: string): string => `${name}: fly to ${field}`,
    mines: 'Make a mine point for 1 NRP',
    malta: {
      repair: 'Malta: repair a hit with a repair point',
      srp: 'Malta: make 1 SRP of a repair point',
      nrp: 'Malta: make 1 NRP of a repair point',
      'with-sp': 'Malta: repair a hit with 2 SP',
      'with-srp': 'Malta: repair 2 hits with 1 SRP',
    } as const,
  },

  air: {
    cap: (names: string, place: string): string => `${names}: cover ${place}`,
    patrol: (names: string, place: string): string => `${names}: patrol over ${place}`,
    raid: (names: string, step: string): string => `${names}: ${step}`,
    malta: 'bomb Malta’s airfields and works',
    ships: (port: string): string => `attack ships in ${port}`,
    port: (port: string): string => `bomb the port of ${port}`,
    mines: (port: string): string => `lay mines before ${port}`,
    group: (place: string): string => `strike the group at ${place}`,
  },

  ground: {
    march: (name: string, re: number, place: string): string => `${name}: march to ${place} with ${re} RE`,
    rail: (name: string, re: number, place: string): string => `${name}: ${re} RE by rail to ${place}`,
    demolish: (name: string): string => `${name}: demolish the port`,
    attack: (names: string, place: string): string => `${names}: attack ${place}`,
  },

  battle: {
    scored: 'You score',
    taken: 'You take',
    manyHits: (count: number): string => `${count} or more hits`,
    round: (ours: number, theirs: number): string =>
      `on average ${ours.toFixed(1)} hits for you, ${theirs.toFixed(1)} against you`,
    strength: 'Strength',
    die: (shift: number): string => `die ${signedShift(shift)}`,
  },

  answers: {
    fort: (port: string): string => `the guns of ${port}`,
    chance: (result: string, ways: number, all: number): string => `${result} ${ways} of ${all}`,
    takeHit: (name: string): string => `${name} takes the hit`,
    sinks: (name: string): string => `${name} takes the hit and sinks`,
    hunt: (names: string): string => `${names}: attack`,
    torpedo: (name: string): string => `Torpedo ${name}`,
    aim: (firer: string, target: string): string => `${capital(firer)}: fire at ${target}`,
    fight: 'Fight',
    avoid: 'Do not fight',
    stay: 'Stay and fight on',
    breakOff: (chances: string): string => `Break off${chances === '' ? '' : ` (${chances})`}`,
    turnBack: 'Turn back: the group sails to its nearest port',
    stop: 'Stop here: the group sails no further in this step',
    react: (place: string, night: boolean): string => `React towards ${place}${night ? ' by night' : ''}`,
    withdraw: (place: string): string => `Withdraw to ${place}`,
    activate: (names: string, port: string): string => `${names}: put out of ${port}`,
    enterPort: 'Back into port',
    sweepZone: (place: string, chances: string): string => `Sweep ${place} (${chances})`,
    hitShip: (name: string): string => `The bombs hit ${name}`,
    assault: (port: string, bought: number, chances: string): string =>
      `Assault ${port}${bought > 0 ? ` with ${inWords(bought)} more RE` : ''} (${chances})`,
    retreat: (place: string): string => `Retreat to ${place}`,
    advance: (names: string): string => `${names}: advance`,
    pay: (port: string, sp: number): string => `Pay ${sp} SP from ${port}`,
    strikeFleet: (name: string): string => `Strike ${name} with all that reach her`,
  },
};
