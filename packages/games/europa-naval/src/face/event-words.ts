import { capital, counted, several, signed, signedShift } from '@narrow-seas/core';
import type { AirMission } from '../model/state.ts';
import type { Part, Sea, SuccessResult } from '../model/vocabulary.ts';
import type { PoolName } from '../model/war/event.ts';

const SUCCESS: { readonly [result in SuccessResult]: string } = {
  D: 'disaster',
  'F*': 'complete failure',
  F: 'failure',
  S: 'success',
  'S*': 'great success',
};

const PARTS: { readonly [part in Part]: string } = {
  initial: 'initial phase',
  movement: 'movement',
  combat: 'combat',
  exploitation: 'exploitation',
  end: 'end of the player-turn',
};

const POOLS: { readonly [pool in PoolName]?: string } = {
  nrp: 'naval repair points',
  mines: 'mine points',
  maltaRepair: 'Malta repair points',
};

const HAPPENINGS: { readonly [what: string]: string } = {
  torch: 'Allied armies land in French North Africa.',
  anton: 'The Axis occupies the south of France and Tunisia.',
  armistice: 'Finland leaves the war.',
  'mainland-invaded': 'The mainland of Italy is invaded.',
};

const SHIPPING: { readonly [result: string]: string } = {
  '-': 'nothing happens',
  T: 'the convoy is turned back',
};

/** What is said of one, and of several. */
const either =
  (one: string, many: string) =>
  (isMany: boolean): string =>
    isMany ? many : one;

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** What the log says of events. */
export const EVENT_WORDS = {
  comma: ', ',
  stop: '.',
  and: ' and ',
  more: (count: number): string => ` and ${count} more`,
  group: 'A group',
  rolled: (face: number): string => `The die shows ${face}.`,
  turned: (date: string): string => `${date} begins.`,
  passed: (side: string): string => `${side}: the player-turn begins.`,
  entered: (part: Part, step: number): string =>
    step === 0 ? `${capital(PARTS[part])}.` : `${capital(PARTS[part])}, naval step ${step}.`,

  formed: ' sail together.',
  formedAlone: ' makes ready to sail.',
  sailed: (many: boolean, hexes: number): string =>
    ` ${many ? 'sail' : 'sails'} ${several(hexes, 'hex', 'hexes')} to `,
  putIn: either(' puts into ', ' put into '),
  toAtlantic: either(' goes out into the Atlantic.', ' go out into the Atlantic.'),
  channel: either(' goes along the river or canal.', ' go along the river or canal.'),
  markerMoved: (side: string, count: number): string =>
    `${side} group of ${several(count, 'unit', 'units')} is now at `,
  harbour: (side: string, count: number): string =>
    `${side}: ${several(count, 'ship lies', 'ships lie')} in harbour at `,
  aloft: ' is in the air; nobody saw where it went.',
  troopsAshore: (side: string): string => `${side} troops come ashore: `,
  troopsAboard: (side: string): string => `${side} troops go aboard: `,
  nightFell: either(' goes on by night.', ' go on by night.'),
  held: either(' stays where it is.', ' stay where they are.'),
  loaded: ' takes aboard ',
  from: ' at ',
  unloaded: ' puts ashore ',
  cargoLost: ' loses ',
  fuelled: (sp: number, srp: number): string =>
    ` takes oil: ${[...(sp > 0 ? [`${sp} SP`] : []), ...(srp > 0 ? [`${srp} SRP`] : [])].join(', ')} at `,
  prepared: (share: string): string => ` makes ${share} gunfire ready for `,
  mineLaid: (points: number): string =>
    `${capital(several(points, 'mine point is', 'mine points are'))} laid in `,
  mineSwept: (points: number): string =>
    `${capital(several(points, 'mine point is', 'mine points are'))} swept in `,
  beltMet: either(' runs into mines in ', ' run into mines in '),
  contact: (many: boolean, result: SuccessResult, made: boolean): string =>
    made
      ? ` ${many ? 'are' : 'is'} caught in a danger zone${result === 'S*' ? ', and every port is alarmed' : ''}.`
      : ` ${many ? 'slip' : 'slips'} through the danger zone (${SUCCESS[result]}).`,
  seen: either(' is seen by the enemy.', ' are seen by the enemy.'),
  shipping: (result: string, far: boolean): string =>
    `: Malta’s aircraft look${far ? ' far out' : ''}, result ${result}${SHIPPING[result] === undefined ? '' : `, ${SHIPPING[result]}`}.`,
  turnedBack: either(' is turned back.', ' are turned back.'),
  stopped: either(' goes no further in this step.', ' go no further in this step.'),
  reacted: either(' reacts.', ' react.'),
  hit: (hits: number): string => ` takes ${several(hits, 'hit', 'hits')}.`,
  sunk: ' is sunk.',
  battle: 'Battle in ',
  fired: ' fires at ',
  shot: (face: number, hits: number): string => `, die ${face}: ${several(hits, 'hit', 'hits')}.`,
  fort: (port: string): string => `The guns of ${port}`,
  silenced: (levels: number): string =>
    `: ${several(levels, 'level', 'levels')} of the coast defence silenced.`,
  battleOver: (broke: string | undefined): string =>
    broke === undefined ? 'The battle is over.' : `The battle is over: ${broke} breaks off.`,
  both: 'everybody',
  bombarded: either(' bombards ', ' bombard '),
  carriageLeft: 'Coasters leave ',
  carriageTo: ' for ',
  carriageWith: ' with ',
  carriageLost: 'Coasters are lost with ',
  carriageEnded: 'Coasters reach ',
  torpedoed: (hits: number): string => ` is torpedoed: ${several(hits, 'hit', 'hits')}.`,

  covering: (kind: AirMission['kind']): string =>
    kind === 'cap' ? ': fighter cover over ' : ': patrol over ',
  itsGroup: 'a group',
  searched: (face: number, found: 'missed' | 'found' | 'well'): string =>
    ` searches, die ${face}: ${{ missed: 'nothing seen', found: 'found', well: 'found, and well placed' }[found]}.`,
  raid: (count: number): string => verb(count, ' attacks ', ' attack '),
  malta: 'Malta',
  minesIn: 'by laying mines in ',
  harbourOf: 'ships in ',
  airFought: (result: SuccessResult): string => `: ${SUCCESS[result]}.`,
  against: ' meets ',
  flak: (result: SuccessResult): string => ` flies through the flak: ${SUCCESS[result]} for the guns.`,
  airLost: { aborted: ' is driven home.', eliminated: ' is shot down.' } as const,
  struck: (face: number, hits: number): string =>
    `The bombs fall, die ${face}: ${several(hits, 'hit', 'hits')}.`,
  portHit: (hits: number): string => ` takes ${several(hits, 'hit', 'hits')}.`,
  maltaBombed: (hits: number): string => `Malta’s status rises by ${hits}.`,
  based: ' is based at ',
  carrier: 'its carrier',
  marched: (re: number): string => ` moves ${re} RE to `,
  troopsLost: (re: number): string => ` loses ${re} RE in `,
  garrisonLost: (re: number): string => `: the garrison loses ${re} RE.`,
  supported: ' fires in support.',
  attacked: (side: string): string => `${side} troops attack `,
  assaulted: (side: string): string => `${side} troops assault `,
  shift: (shift: number): string => `, die ${signedShift(shift)}.`,
  attackEnded: (result: SuccessResult): string => `The attack is a ${SUCCESS[result]}.`,
  taken: (side: string): string => ` is now ${side}.`,
  scuttled: (points: number): string => ` is scuttled: ${several(points, 'point', 'points')}.`,
  escaped: either(' gets out of ', ' get out of '),

  seaSet: (area: string, sea: Sea): string => `${area}: ${sea}.`,
  arrived: ' arrives at ',
  arrivedAtlantic: ' arrives in the Atlantic.',
  arrivedField: ' arrives.',
  troopsArrived: (re: number): string => `, ${re} RE, arrives in `,
  withdrew: ' is withdrawn.',
  blockaded: 'Blockaded: ',
  pool: (side: string, pool: PoolName, change: number): string | undefined =>
    POOLS[pool] === undefined ? undefined : `${side}: ${signed(change)} ${POOLS[pool]}.`,
  arp: (side: string, organisation: string, change: number): string =>
    `${side}: ${signed(change)} air replacement points for ${organisation}.`,
  stocked: (sp: number, srp: number): string =>
    `: ${[...(sp === 0 ? [] : [`${signed(sp)} SP`]), ...(srp === 0 ? [] : [`${signed(srp)} SRP`])].join(', ')}.`,
  mended: (hits: number): string => ` is repaired: ${several(hits, 'hit', 'hits')}.`,
  refloated: ' is replaced at ',
  airMended: ' is ready again.',
  portMended: (hits: number, fort: number): string =>
    `: ${[...(hits > 0 ? [several(hits, 'hit', 'hits')] : []), ...(fort > 0 ? ['a level of its guns'] : [])].join(' and ')} repaired.`,
  engineered: ' is at work in ',
  given: (owner: string): string => ` passes into ${owner} hands.`,
  maltaSet: (status: number, unfed: number): string =>
    `Malta status ${status}${unfed > 0 ? `; unfed for ${several(unfed, 'month', 'months')}` : ''}.`,
  ferrying: ' serves as a ferry.',
  refit: ' goes into refit.',
  unsupplied: (count: number): string => `Out of supply: ${several(count, 'hex', 'hexes')}, `,
  frontMoved: (front: string, box: number): string => `The front in ${capital(front)} stands in box ${box}.`,
  frontPaid: (front: string, sp: number): string => `${sp} SP are paid for the front in ${capital(front)}.`,
  assaultFailed: ': the assault fails.',
  assaultWon: ': the assault succeeds.',
  morale: (points: number): string => `Italian morale: ${signed(points)}.`,
  surrendered: 'Italy surrenders.',
  fleetStruck: 'Aircraft go for ',
  happened: (what: string): string | undefined => HAPPENINGS[what],
  actTwo: 'Three years later: the second act begins.',
  scored: (side: string, cause: string, points: number): string =>
    `${side}: ${counted(points, 'point')}, ${cause.charAt(0).toLowerCase()}${cause.slice(1)}.`,
};
