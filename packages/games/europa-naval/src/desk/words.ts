import { capital, countOf, several } from '../face/words.ts';
import type { Share } from '../gunfire.ts';
import type { Risk } from '../sea/risk.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

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

  warning: {
    mines: 'Enemy mines lie in the way.',
    danger: 'The way leads through the enemy’s danger zone.',
  },

  plan: {
    risk: (kind: Risk['kind'], step: number, place: string, percent: number): string =>
      `Step ${step}, ${place}: ${RISKS[kind]}, ${percent} %`,
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

  initial: {
    income: (port: string, sp: number, srp: number): string => `Put ${stores(sp, srp)} ashore at ${port}`,
    rail: (port: string, sp: number, srp: number): string => `Send ${stores(sp, srp)} by rail to ${port}`,
    convert: (port: string): string => `${port}: open 1 SRP, for 2.5 SP`,
    mendPort: (port: string): string => `${port}: engineers mend a hit`,
    mendFort: (port: string): string => `${port}: engineers mend its guns`,
    repair: (ship: string, hits: number): string =>
      `${ship}: mend ${several(hits, 'hit', 'hits')} for ${hits} NRP${hits > 1 ? ', then in refit' : ''}`,
    replace: (ship: string, port: string): string =>
      `${ship}: replace a transport point at ${port} for 2 NRP`,
    ferry: (ship: string, place: string): string => `${ship}: serve as a ferry to ${place}`,
    returnAir: (name: string): string => `${name}: bring back with its replacement points`,
    rebase: (name: string, field: string): string => `${name}: fly to ${field}`,
    mines: 'Make a mine point for 1 NRP',
    malta: {
      repair: 'Malta: mend a hit with a repair point',
      srp: 'Malta: make 1 SRP of a repair point',
      nrp: 'Malta: make 1 NRP of a repair point',
      'with-sp': 'Malta: mend a hit with 2 SP',
      'with-srp': 'Malta: mend 2 hits with 1 SRP',
    } as const,
  },

  air: {
    cap: (names: string, place: string): string => `${names}: cover ${place}`,
    patrol: (names: string, place: string): string => `${names}: patrol over ${place}`,
    raid: (names: string, deed: string): string => `${names}: ${deed}`,
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

  answers: {
    fort: (port: string): string => `the guns of ${port}`,
    chance: (result: string, ways: number, all: number): string => `${result} ${ways} of ${all}`,
    takeHit: (name: string): string => `${name} takes the hit`,
    hunt: (names: string): string => `${names}: attack`,
    torpedo: (name: string): string => `Torpedo ${name}`,
    aim: (firer: string, target: string): string => `${capital(firer)}: fire at ${target}`,
    fight: 'Fight',
    avoid: 'Do not fight',
    stay: 'Stay and fight on',
    breakOff: (chances: string): string => `Break off${chances === '' ? '' : ` (${chances})`}`,
    turnBack: 'Turn back home',
    stop: 'Stop here for this step',
    react: (place: string, night: boolean): string => `React towards ${place}${night ? ' by night' : ''}`,
    withdraw: (place: string): string => `Withdraw to ${place}`,
    activate: (names: string, port: string): string => `${names}: put out of ${port}`,
    enterPort: 'Back into port',
    sweepZone: (place: string, chances: string): string => `Sweep ${place} (${chances})`,
    hitShip: (name: string): string => `The bombs hit ${name}`,
    assault: (port: string, bought: number, chances: string): string =>
      `Assault ${port}${bought > 0 ? ` with ${countOf(bought)} more RE` : ''} (${chances})`,
    retreat: (place: string): string => `Retreat to ${place}`,
    advance: (names: string): string => `${names}: advance`,
    pay: (port: string, sp: number): string => `Pay ${sp} SP from ${port}`,
    strikeFleet: (name: string): string => `Strike ${name} with all that reach her`,
  },
};
