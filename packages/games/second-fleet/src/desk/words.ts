import { theZone, zoneName } from '../face/map.ts';
import { ARM_WORDS, ATTACK_WORDS } from '../face/phase-words.ts';
import {
  capital,
  MISSION_WORDS,
  several,
  side,
  type SideName,
  STRATEGY_WORDS,
  theSide,
} from '../face/words.ts';
import type { Arm, AttackType, Mission, Strategy, Zone } from '../vocabulary.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

/** Every English word that the desk says of what can be done. */
export const DESK_WORDS = {
  choice: {
    arm: (arm: Arm, pass: boolean): string =>
      pass ? `Pass with the ${ARM_WORDS[arm]}` : `The ${ARM_WORDS[arm]} act`,
    activate: (names: string, fast: boolean): string => `${names}: act${fast ? ' at full speed' : ''}`,
    sail: (hex: string, cost: number, of: number): string => `Sail to ${hex}, ${cost} of ${points(of)}`,
    sailAs: (names: string, hex: string): string => `${names}: act, sail to ${hex}`,
    thenSail: (cost: number, of: number): string => `${cost} of ${points(of)}`,
    group: (names: string): string => `Make one force of ${names}`,
    scatter: 'Let each ship sail for herself',
    regroup: (forces: readonly string[]): string => `Form ${forces.join(' | ')}`,
    dive: (name: string, deep: boolean): string =>
      deep ? `${name}: go deep` : `${name}: come up from the deep`,
    sweep: (hex: string): string => `Sweep ${hex} from the air`,
    layMine: (hex: string): string => `Lay a mine in ${hex}`,
    takeMine: (name: string): string => `${name} is mined`,
    assign: (name: string, mission: Mission, zone: Zone): string =>
      `${name}: ${MISSION_WORDS[mission]} over ${theZone(zone)}`,
    unassign: (name: string): string => `${name}: take the order back`,
    bounce: (name: string, target: string): string => `${name}: attack ${target}`,
    mine: (name: string, hex: string): string => `${name}: lay a mine in ${hex}`,
    spot: (name: string, hex: string): string => `${name}: report the ships in ${hex}`,
    search: (name: string, submarine: string): string => `${name}: search for ${submarine}`,
    cap: (names: string, home: string): string => `${names}: fly patrol over ${home}`,
    takeOff: (names: string, role: string): string => `${names}: take off${role}`,
    roles: {
      int: ', fighters as interceptors',
      atk: ', armed for attack',
      escorted: (names: string): string => `, armed for attack, with ${names} as escort`,
      none: '',
    } as const,
    fly: (hex: string, cost: number): string => `Fly to ${hex}, ${several(cost, 'hex', 'hexes')}`,
    land: (name: string, home: string): string => `${name}: land at ${home}`,
    intercept: (home: string): string => `Intercept with the patrol of ${home}`,
    letPass: 'Let the flight pass',
    takeHit: (name: string): string => `${name} takes the hit`,
    strike: (attack: AttackType, hex: string, names: string, cruise: boolean): string =>
      `${capital(cruise ? 'cruise missiles' : ATTACK_WORDS[attack])} on ${hex}: ${names}`,
    thenStrike: (attack: AttackType): string => ATTACK_WORDS[attack],
    form: 'Keep the ships as they are',
    formTop: (name: string): string => `${name}: on top of her force`,
    formOther: (forces: readonly string[]): string => `Set out from the top: ${forces.join('; ')}`,
    aim: (targets: readonly string[], helpers: number, nuclear: boolean): string =>
      `${targets.join(', ')}${helpers > 0 ? `, with ${several(helpers, 'coordinator', 'coordinators')}` : ''}${nuclear ? ', with a nuclear weapon' : ''}`,
    aimed: (name: string, count: number): string => `${name} with ${count}`,
    place: (names: string, hex: string): string => `${names}: place in ${hex}`,
    station: (name: string, base: string): string => `${name}: station at ${base}`,
    placeRest: 'Place the rest',
    strategy: (strategy: Strategy): string => `Strategy: ${STRATEGY_WORDS[strategy]}`,
    raise: 'Raise the strategy by one box',
    release: 'Release nuclear weapons',
    swap: (name: string, other: string): string => `${name} changes carriers with ${other}`,
    shadow: (name: string, hex: string): string => `${name}: shadow from ${hex}`,
    assault: (base: string, parts: readonly string[], raid: boolean): string =>
      `${raid ? 'Raid' : 'Assault'} ${base}${parts.length > 0 ? ` with ${parts.join(', ')}` : ' with those ashore'}`,
    marines: (names: string): string => `the marines of ${names}`,
    paras: (count: number): string => several(count, 'para battalion', 'para battalions'),
    commandos: (names: string): string => `commandos of ${names}`,
    replenish: (name: string): string => `${name}: take stores in port`,
    supply: (giver: string, taker: string, fuel: number, ammunition: number): string =>
      `${taker}: take ${fuel} fuel and ${ammunition} ammunition from ${giver}`,
  },

  warning: {
    seen: 'The enemy will notice you on the way.',
  },

  advice: {
    arm: 'Say which arm acts now: each acts once a turn, and an arm that passes is spent.',
    segment: {
      surface:
        'Pick a force and click where it should go, or an enemy in range; each acts once. Then end the segment.',
      submarine:
        'Pick a submarine and click where it should go; it moves first, then attacks. Then end the segment.',
      air: 'Pick up to four aircraft of one base and let them take off. Then end the segment.',
    } as const,
    surface:
      'Sail on, attack a ringed enemy, or end the activation: one move, and two kinds of attack before or after it.',
    submarine: 'Move on, then attack a ringed enemy, or end the activation.',
    mineLosses: 'Pick the ship that is mined.',
    depth: 'Pick a submarine to take it down or up; then go on.',
    sweep: 'Choose the hex that is swept from the air, or go on.',
    flight: 'Click a hex to fly there, attack a ringed enemy, and land at a field or carrier.',
    reaction: 'Send a patrol against the flight, or let it pass.',
    airLosses: 'Pick the aircraft that takes the hit.',
    formation: 'Pick your ships from the top down to set them out, or keep them as they are.',
    targeting: 'Pick the targets, or take one of the proposals below them; the chances follow every pick.',
    assignment:
      'Pick aircraft and send them away for the day. The enemy learns of it when both have finished.',
    openAssignment: 'Pick one aircraft and send it away for the day, or say that you have finished.',
    bounce: 'Pick a fighter to attack an aircraft of the enemy, or go on.',
    mining: {
      nato: 'Pick an aircraft and the hex that it mines, or go on.',
      soviet:
        'Pick an aircraft, or with logistics a submarine beside a coast, and the hex that it mines, or go on.',
    },
    recon: 'Pick a scout and a hex with enemy ships, or a submarine to search for; then go on.',
    cap: 'Pick fighters of one base or carrier and let them fly patrol; then go on.',
    landing: 'Pick each aircraft that has lost its field and choose another.',
    setUp: 'Place what is yours to place, or let the rest be placed for you; then finish.',
    arrival: 'Place your reinforcements, or let them be placed for you.',
    invasion: 'Pick ships off an enemy base to land what they carry, or go on.',
    replenishment: 'Pick a ship that takes stores, or go on.',
    declarations: 'Declare what you will, or go on.',
    dice: 'The dice are being rolled.',
    wait: (name: SideName): string => `${theSide(name)} is to act; wait.`,
    waitBoth: 'You have finished; wait for the other side.',
    over: 'Look back at the record, or begin another game.',
  },

  duty: {
    targets: (hex: string): string => `Name the targets of the attack on ${hex}.`,
    form: (hex: string): string => `Your ships in ${hex} are under attack.`,
    hits: (count: number): string => `${capital(several(count, 'hit', 'hits'))} to be shared out.`,
    mines: (count: number): string => `${capital(several(count, 'ship is', 'ships are'))} mined: say which.`,
    land: (count: number): string =>
      `${capital(several(count, 'aircraft needs', 'aircraft need'))} another field.`,
    flight: (hex: string): string => `The flight over ${hex} must be brought home.`,
    place: (count: number): string => `${capital(several(count, 'unit waits', 'units wait'))} to be placed.`,
    react: (hex: string): string => `An enemy flight is over ${hex}.`,
  },

  end: {
    segment: (arm: Arm): string => `End the segment of the ${ARM_WORDS[arm]}`,
    activation: 'End this activation',
    assignment: 'Seal the orders',
    setUp: 'Finish the set-up',
    arrival: 'All placed',
    answer: 'Do not fire back',
    flight: 'Give the flight up',
    other: 'Go on',
  },

  loss: {
    flight: 'Aircraft that have not landed are lost.',
  },

  tray: {
    waiting: 'To be placed now',
    orders: (mission: Mission, zone: Zone): string => `Sealed: ${MISSION_WORDS[mission]}, ${zoneName(zone)}`,
    mission: (name: SideName, mission: Mission, zone: Zone): string =>
      `${side(name)} ${MISSION_WORDS[mission]}, ${zoneName(zone)}`,
    board: 'Strategic air',
    orderLine: (mission: Mission): string => `Sealed: ${MISSION_WORDS[mission]}`,
    missionLine: (name: SideName, mission: Mission): string => `${side(name)} ${MISSION_WORDS[mission]}`,
    returning: (name: SideName): string => `${side(name)} aircraft coming home`,
    wing: 'Aboard carriers, unseen',
    due: (name: SideName): string => `${side(name)} units to come`,
    away: (name: SideName): string => `${side(name)}: out of play, unharmed`,
    lost: (name: SideName): string => `${side(name)} losses`,
  },

  overlay: {
    titles: {
      zones: 'Strategic zones',
      'enemy-watch': 'Where the enemy detects you',
      'own-watch': 'Where you detect the enemy',
      'missile-range': 'Missile range',
      patrols: 'Combat air patrol',
      ice: 'Ice now',
      sosus: 'Listening lines',
      fjords: 'Fjords',
      weather: 'Weather',
    } as const,
    zones: 'The eight zones of strategic air.',
    watch: (name: SideName): string =>
      `Ships in these hexes are seen by ${side(name)} ships and submarines. 1: limited zone, 2: extended zone of ships.`,
    range: (names: string): string => `Hexes that the missiles of ${names} reach from where they are.`,
    rangeOfEnemy: (name: SideName): string =>
      `Hexes that missiles of ${side(name)} ships and submarines reach. Pick units of your own to see theirs.`,
    patrols: 'Hexes within four of a patrol: own and enemy. The letters tell whose.',
    ice: (period: number, pack: number, drift: number): string =>
      `Period ${period}: ${pack} hexes of pack ice (P), where ships cannot go; ${drift} of drift ice (D), which slows.`,
    sosus: 'A Soviet submarine that enters one of these hexes may be heard.',
    fjords: 'Fjord coast: missiles and torpedoes have their limits here.',
    weather: (parts: readonly string[]): string =>
      parts.length === 0 ? 'The weather is clear everywhere.' : capital(`${parts.join('; ')}.`),
    unknown: 'There is no such overlay.',
    pack: 'P',
    drift: 'D',
  },

  score: {
    summary: (soviet: number, nato: number, net: number, level: string): string =>
      `Soviet ${soviet}, NATO ${nato}: ${net > 0 ? '+' : ''}${net}, ${level}`,
    line: (name: SideName, cause: string): string => `${side(name)}: ${cause}`,
    handicap: 'Handicap of the scenario',
    handicapChosen: 'Handicap chosen at the start',
    handicapLeftOut: 'Handicap left out at the start',
    handicapUnearned: 'Handicap chosen at the start, once a boat is through',
  },
};
