import { capital, several } from '@narrow-seas/core';
import type { PoliticalEvent } from '../model/campaign/phase.ts';
import type { Cause } from '../model/sea/event.ts';
import type { Arm, AttackType, DetectionLevel, Mission, Strategy } from '../model/vocabulary.ts';
import { ARM_WORDS, ATTACK_WORDS } from './phase-words.ts';
import { MISSION_WORDS, side, type SideName, STRATEGY_WORDS, theSide } from './words.ts';

const CAUSES: { readonly [cause in Cause]: string } = {
  torpedo: ' is sunk by torpedoes.',
  ssm: ' is sunk by missiles.',
  bombing: ' is sunk by bombs.',
  asw: ' is sunk by submarine hunters.',
  close: ' is sunk by gunfire.',
  'air-combat': ' is shot down by fighters.',
  flak: ' is shot down by anti-aircraft fire.',
  mine: ' hits a mine and is lost.',
  accident: ' is lost in an accident.',
  'no-base': ' finds no airfield and is lost.',
  'with-carrier': ' goes down with the carrier.',
  'with-base': ' is lost with its airfield.',
  captured: ' is captured.',
};

const POLITICS: { readonly [event in PoliticalEvent]: string } = {
  'un-collapse': 'The talks collapse',
  'un-breakthrough': 'The talks make a breakthrough',
  'command-failure': 'A command breaks down',
  'norwegian-base-falls': 'A Norwegian base falls from the land side',
  'nato-break-up': 'A nation leaves the alliance for now',
  'nato-mended': 'The alliance is united again',
  escalation: 'The war escalates',
  accident: 'There is an accident',
  'submarine-accident': 'There is an accident in a submarine',
  'reinforcements-enhanced': 'More reinforcements arrive than expected',
  'reinforcements-delayed': 'Reinforcements are delayed',
};

const MARKS: { readonly [mark in DetectionLevel]: string } = {
  none: ' no longer detected.',
  local: ' now detected locally.',
  strategic: ' now detected strategically.',
};

const ASSAULTS = {
  failed: 'The assault fails.',
  lodgement: 'The landing force holds a lodgement.',
  captured: 'The base is taken.',
  'raid-failed': 'The raid fails.',
  raided: 'The raid succeeds.',
} as const;

const TIMES = { am: 'morning', pm: 'afternoon', night: 'night' } as const;

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** What the log says of events. */
export const EVENT_WORDS = {
  comma: ', ',
  stop: '.',
  from: ' from ',
  rolled: (face: number): string => `The die shows ${face}.`,
  turned: (turn: number, time: keyof typeof TIMES, day: number): string =>
    `Turn ${turn}: ${TIMES[time]} of day ${day}.`,
  first: (name: SideName): string => `${theSide(name)} has the initiative.`,
  armChosen: (name: SideName, arm: Arm, pass: boolean): string =>
    pass ? `${side(name)} ${ARM_WORDS[arm]} pass.` : `${side(name)} ${ARM_WORDS[arm]} act.`,
  reorganised: (name: SideName, groups: number): string =>
    `${theSide(name)} forms ${several(groups, 'force', 'forces')} in `,
  activated: (count: number): string => verb(count, ' is activated.', ' are activated.'),
  spedUp: 'It goes at full speed.',
  sailed: (count: number, hexes: number): string =>
    `${verb(count, ' sails ', ' sail ')}${several(hexes, 'hex', 'hexes')} to `,
  marked: (count: number, mark: DetectionLevel): string => `${verb(count, ' is', ' are')}${MARKS[mark]}`,
  damaged: ' is damaged.',
  died: CAUSES,
  left: {
    unloaded: ' is unloaded and out of danger.',
    landed: ' lands and leaves the game.',
    safe: ' reaches safety.',
  } as const,
  dived: (deep: boolean): string => (deep ? ' goes deep.' : ' comes up from the deep.'),
  mined: (mines: number): string =>
    mines === 0 ? ' is clear of mines.' : ` now has ${several(mines, 'minefield', 'minefields')}.`,
  laid: 'A mine is laid in ',
  aerial: 'Mines are swept from the air in ',

  ordered: (mission: Mission, zone: string): string =>
    ` is ordered, in secret, to ${MISSION_WORDS[mission]} over ${zone}.`,
  countermanded: ': its order is taken back.',
  lotLaid: ' drops a mine, in secret, in ',
  lotsOpened: (count: number): string =>
    count === 0 ? 'No mine was laid.' : `${capital(several(count, 'mine was', 'mines were'))} laid: `,
  assigned: (name: SideName): string => `${theSide(name)} has sealed its orders.`,
  revealed: (count: number): string =>
    count === 0
      ? 'Both sides open their orders. No aircraft were sent.'
      : `Both sides open their orders. ${capital(several(count, 'air unit is', 'air units are'))} on the way.`,
  returned: (count: number): string => verb(count, ' heads for home.', ' head for home.'),
  bounced: ' attacks ',
  cap: (count: number): string => verb(count, ' flies patrol over ', ' fly patrol over '),
  tookOff: (count: number): string => verb(count, ' takes off at ', ' take off at '),
  flew: (hexes: number): string => `The flight flies ${several(hexes, 'hex', 'hexes')} to `,
  passed: (count: number): string =>
    `${capital(several(count, 'patrol lets', 'patrols let'))} the flight pass.`,
  engaged: 'Fighters intercept from ',
  turnedBack: (how: 'to-start' | 'anywhere'): string =>
    how === 'to-start' ? 'The flight is turned back to where it started.' : 'The flight must turn back.',
  hit: ' takes a hit.',
  landed: ' lands at ',
  struckAt: (attack: AttackType): string => `: ${ATTACK_WORDS[attack]} on `,
  formed: 'The ships under attack are arranged.',
  aimed: (points: number): string => `${several(points, 'point', 'points')} on `,
  aimedAt: 'The attackers put ',
  nuclear: ' A nuclear weapon is used.',
  strayed: 'A salvo goes to ',
  decoyed: 'Decoys draw a salvo away.',
  defended: (value: number, shift: number, face: number, result: number): string =>
    `The defence of ${value} rolls ${face}${shift === 0 ? '' : ` ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`}: ${result === 0 ? 'nothing is stopped' : `the attack die is lowered by ${result}`}.`,
  firedOn: (points: number, face: number, damage: number): string =>
    ` is attacked with ${points}, die ${face}: ${damage === 0 ? 'no damage' : several(damage, 'damage point', 'damage points')}.`,
  base: (part: 'airfield' | 'port', grade: number): string =>
    grade === 3
      ? `, ${part}: destroyed.`
      : grade === 0
        ? `, ${part}: fully repaired.`
        : `, ${part}: Damage ${grade}.`,

  placed: (count: number): string => verb(count, ' is placed in ', ' are placed in '),
  stationed: ' is stationed at ',
  embarked: (count: number): string => verb(count, ' is aboard ', ' are aboard '),
  strategySet: (strategy: Strategy): string => `The secret Soviet strategy is ${STRATEGY_WORDS[strategy]}.`,
  strategyKnown: (strategy: Strategy): string => `The Soviet strategy is ${STRATEGY_WORDS[strategy]}.`,
  wingsFolded: (count: number): string =>
    `${capital(several(count, 'air unit goes', 'air units go'))} below deck.`,
  wingSet: ' is secretly aboard ',
  wingKnown: ' is revealed aboard ',
  happened: (event: PoliticalEvent, name: SideName | undefined): string =>
    `${POLITICS[event]}${name === undefined ? '' : ` (${side(name)})`}.`,
  armistice: (box: number): string => `The armistice track is now at ${box}.`,
  talks: (talks: number): string =>
    talks < 0 ? 'The talks have collapsed.' : talks > 0 ? 'The talks make progress.' : 'The talks continue.',
  silenced: (name: SideName, arm: Arm): string => `${side(name)} ${ARM_WORDS[arm]} must pass in this turn.`,
  broken: (nation: string): string => `The ${nation} forces stop fighting for now.`,
  mended: 'The alliance is united again.',
  weather: (parts: readonly string[]): string =>
    parts.length === 0 ? 'The weather is clear.' : `Weather: ${parts.join(', ')}.`,
  track: (name: SideName, box: number): string => `${side(name)} reinforcements reach box ${box}.`,
  assault: ' is assaulted.',
  shotDown: (battalions: number): string =>
    `${capital(several(battalions, 'battalion is', 'battalions are'))} shot down on the way.`,
  assaultEnded: (result: keyof typeof ASSAULTS): string => `: ${ASSAULTS[result]}`,
  taken: (name: SideName): string => ` is now held by ${side(name)}.`,
  changed: (defence: number, garrison: number, lodgement: number): string =>
    `: defence ${defence}, garrison ${garrison}, lodgement ${lodgement}.`,
  driven: (count: number): string => verb(count, ' is driven out to ', ' are driven out to '),
  reloaded: ' has its marines aboard again.',
  served: (count: number): string => verb(count, ' takes stores.', ' take stores.'),
  released: 'Nuclear weapons are released.',
  used: (name: SideName, attack: string): string => `${theSide(name)} has used a nuclear weapon (${attack}).`,
  scored: (name: SideName, cause: string, points: number): string =>
    `${side(name)} scores ${several(points, 'point', 'points')}: ${cause}.`,
};
