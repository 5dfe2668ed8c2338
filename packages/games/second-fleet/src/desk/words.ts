import { capital, counted, inWords, several } from '@narrow-seas/core';
import { theZone, zoneName } from '../face/map.ts';
import { ARM_WORDS, ATTACK_WORDS } from '../face/phase-words.ts';
import { MISSION_WORDS, side, type SideName, STRATEGY_WORDS, theSide } from '../face/words.ts';
import type { Arm, AttackType, Mission, Strategy, Zone } from '../model/vocabulary.ts';

const points = (count: number): string => counted(count, 'point');

/** On the map, over the zone itself. */
const AREA_WORDS: { readonly [mission in Mission]: string } = {
  interception: 'Intercept',
  recon: 'Search',
  'tac-coord': 'Guide attacks',
  mining: 'Lay mines',
};

/** Every English word that the desk says of what can be done. */
export const DESK_WORDS = {
  choice: {
    arm: (arm: Arm, pass: boolean, hasUnits: boolean): string =>
      `${pass ? `Pass with the ${ARM_WORDS[arm]}` : `The ${ARM_WORDS[arm]} act`}${hasUnits ? '' : ': you have none that can'}`,
    activate: (names: string, fast: boolean): string =>
      `${names}: act from here${fast ? ' at full speed' : ''}`,
    sail: (hex: string, cost: number, of: number): string => `Sail to ${hex}, ${cost} of ${points(of)}`,
    sailAs: (names: string, hex: string): string => `${names}: sail to ${hex}`,
    thenSail: (cost: number, of: number): string => `${cost} of ${points(of)}`,
    group: (names: string): string => `Make one force of ${names}`,
    scatter: 'Let each ship sail alone',
    regroup: (forces: readonly string[]): string => `Form ${forces.join(' | ')}`,
    dive: (name: string, deep: boolean): string =>
      deep ? `${name}: go deep` : `${name}: come up from the deep`,
    sweep: (hex: string): string => `Sweep ${hex} from the air`,
    layMine: (hex: string): string => `Lay a mine in ${hex}`,
    takeMine: (name: string, fate: string): string => `${name} is mined: ${fate}`,
    area: (mission: Mission, zone: Zone): string => `${AREA_WORDS[mission]}: ${zoneName(zone)}`,
    assign: (name: string, mission: Mission, zone: Zone): string =>
      `${name}: ${MISSION_WORDS[mission]} over ${theZone(zone)}`,
    assignAll: (count: number, mission: Mission, zone: Zone): string =>
      `All ${count}: ${MISSION_WORDS[mission]} over ${theZone(zone)}`,
    missions: (count: number): string => `Send ${count} aircraft to search as proposed`,
    searches: (reports: number, searches: number, isToTheLast: boolean): string =>
      capital(
        [
          ...(reports > 0 ? [`${several(reports, 'aircraft reports', 'aircraft report')} ships`] : []),
          ...(searches > 0
            ? [
                `${several(searches, 'aircraft searches', 'aircraft search')} for submarines ${isToTheLast ? 'to the last' : 'until one is found'}`,
              ]
            : []),
        ].join(', '),
      ),
    searchesButton: (count: number): string => `Search with ${count} aircraft as proposed`,
    searchesUntil: 'Search until something is found',
    allPatrols: (count: number): string => `Patrols over all ${count} bases and carriers`,
    unassign: (name: string): string => `${name}: take the order back`,
    bounce: (name: string, target: string): string => `${name}: attack ${target}`,
    mine: (name: string, hex: string): string => `${name}: lay a mine in ${hex}`,
    spot: (name: string, place: string): string => `${name}: report the ships ${place}`,
    search: (name: string, submarine: string): string => `${name}: search for ${submarine}`,
    cap: (names: string, home: string): string => `${names}: fly patrol over ${home}`,
    takeOff: (names: string, role: string): string => `${names}: take off${role}`,
    takeOffTo: (names: string, hex: string, cost: number): string =>
      `${names}: take off, fly to ${hex}; ${several(cost, 'hex', 'hexes')}`,
    takeOffAgainst: (names: string, from: string, attack: AttackType, hex: string): string =>
      `${names}: take off, fly to ${from}; ${ATTACK_WORDS[attack]} on ${hex}`,
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
    takeHit: (name: string, fate: string): string => `${name} takes the hit: ${fate}`,
    /** What one step of damage does, and what the enemy gets for it. */
    fate: (isLost: boolean, aboard: number, worth: number, isOwn: boolean): string =>
      [
        isLost ? 'lost' : 'damaged',
        ...(aboard > 0 ? [`with ${several(aboard, 'aircraft', 'aircraft')}`] : []),
        ...(worth > 0 ? [`${points(worth)} for ${isOwn ? 'the enemy' : 'you'}`] : []),
      ].join(', '),
    strike: (attack: AttackType, hex: string, names: string, cruise: boolean): string =>
      `${capital(cruise ? 'cruise missiles' : ATTACK_WORDS[attack])} on ${hex}: ${names}`,
    thenStrike: (attack: AttackType): string => ATTACK_WORDS[attack],
    onHex: (hex: string): string => `on ${hex}`,
    afterSailing: (name: string): string => `${name}, after sailing`,
    stations: (arm: Arm, count: number): string =>
      `Send ${arm === 'submarine' ? several(count, 'submarine', 'submarines') : several(count, 'force', 'forces')} as proposed`,
    attackBy: (attack: AttackType, hex: string, names: string, from: string): string =>
      `${capital(ATTACK_WORDS[attack])} on ${hex} by ${names}${from === '' ? '' : ` from ${from}`}`,
    attacks: (first: string, sunk: number, hit: number, more: number): string =>
      `${first}, ${hit}% to hit${sunk > 0 ? `, ${sunk}% to sink` : ''}${more > 0 ? `; then ${inWords(more)} more` : ''}`,
    attacksButton: (count: number): string =>
      count === 1 ? 'Make this attack as proposed' : `Make ${count} attacks as proposed`,
    form: 'Keep the ships as they are',
    formTop: (name: string): string => `${name}: move to the top of its force`,
    formOther: (forces: readonly string[]): string => `Arrange from the top: ${forces.join('; ')}`,
    aim: (targets: readonly string[], helpers: number, nuclear: boolean): string =>
      `Fire at ${targets.join(', ')}${helpers > 0 ? `, with ${several(helpers, 'coordinator', 'coordinators')}` : ''}${nuclear ? ', with a nuclear weapon' : ''}`,
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
      `${raid ? 'Raid' : 'Assault'} ${base}${parts.length > 0 ? ` with ${parts.join(', ')}` : ' with the troops ashore'}`,
    marines: (names: string): string => `the marines of ${names}`,
    paras: (count: number): string => several(count, 'para battalion', 'para battalions'),
    commandos: (names: string): string => `commandos of ${names}`,
    replenish: (name: string): string => `${name}: take stores in port`,
    supply: (giver: string, taker: string, fuel: number, ammunition: number): string =>
      `${taker}: take ${fuel} fuel and ${ammunition} ammunition from ${giver}`,
  },

  formation: {
    all: (arm: Arm, count: number): string => `All ${count} ${arm === 'submarine' ? 'submarines' : 'forces'}`,
  },

  prospect: {
    sunk: 'sunk',
    damaged: 'damaged',
    unharmed: 'unharmed',
    theirAttack: (name: string): string => `Their best attack, on ${name}`,
    costs: (gain: number): string => `It costs you ${points(Math.round(gain * 10) / 10)} on average.`,
    one: (name: string, count: number): string => `${name}, ${points(count)}`,
    many: (count: number, most: number): string => `All ${inWords(count)}, up to ${points(most)} each`,
    worth: (name: string, value: number): string => `${name} ${value > 0 ? `+${value}` : value} if sunk`,
    with: (name: string, helpers: number, nuclear: boolean): string =>
      `${name}${helpers > 0 ? `, with ${several(helpers, 'coordinator', 'coordinators')}` : ''}${nuclear ? ', nuclear' : ''}`,
    strike: (attack: AttackType, where: string, cruise: boolean): string =>
      `${capital(cruise ? 'cruise missiles' : ATTACK_WORDS[attack])} ${where}`,
    strikeDetail: (units: number, count: number, best: string): string =>
      `${several(units, 'unit', 'units')}, ${points(count)}; best at ${best}`,
    later: 'You name the targets in the next step.',
    lossOfStep: (percent: number): string => `Their fire has a ${percent}% chance of costing you a step.`,
    fire: (sunk: number, hit: number): string =>
      sunk > 0 ? `Fire: ${sunk}% to sink` : `Fire: ${hit}% to hit`,
    declare: (attack: AttackType): string => `Begin the ${ATTACK_WORDS[attack]}`,
  },

  warning: {
    searches: 'Dice cannot be taken back.',
    searchesUntil: 'Dice cannot be taken back. Stops at a find.',
    attacks: 'Dice cannot be taken back. Stops at a hit.',
    seen: 'The enemy will notice you on the way.',
    seenSome: (count: number): string =>
      `The enemy will notice ${several(count, 'of them', 'of them')} on the way.`,
    patrols: (count: number, steps: number): string =>
      `This path enters the combat air patrol of ${several(count, 'enemy stack', 'enemy stacks')}${
        steps > 0 ? `: ${steps} steps lost on average if they attack` : ''
      }.`,
    mayBeStopped: 'If a patrol can attack, the order ends there and you decide again.',
    noRefuge: (names: string): string =>
      `If the patrol is forced home: ${names} lost, not just forced back. No airfield has room.`,
  },

  advice: {
    arm: 'Choose which arm acts now. Each arm acts once a turn, even if it passes.',
    segment: {
      surface: (name: string, where: string): string =>
        `Move ${name}: click ${where}, then where to sail or an enemy in range.`,
      submarine: (name: string, where: string): string =>
        `Move ${name}: click it ${where}, then where to go. It attacks after it has moved.`,
      air: (name: string, where: string): string =>
        `Let aircraft take off, up to four together: click ${name} ${where}.`,
    } as const,
    segmentDone: (arm: Arm): string => `All your ${ARM_WORDS[arm]} have acted. End the segment.`,
    surface: (name: string, where: string): string =>
      `${name} ${where}: click a tinted hex to keep sailing or a ringed enemy to attack. Or end the move.`,
    submarine: (name: string, where: string): string =>
      `${name} ${where}: click a tinted hex to keep moving or a ringed enemy to attack. Or end the move.`,
    mineLosses: (name: string, where: string): string =>
      `Ships ${where} have hit mines: click the one that is hit, for example ${name}.`,
    depth: (name: string, where: string): string =>
      `Take ${name} ${where} deep or up: click it and choose. Or continue.`,
    sweep: 'Choose which hex to sweep from the air, or continue.',
    flight: (name: string, where: string): string =>
      `${name}, now ${where}: click a hex to keep flying, a ringed enemy to attack, or an airfield to land.`,
    reaction: (where: string): string =>
      `An enemy flight is ${where}: intercept it with a patrol, or let it pass.`,
    airLosses: (name: string): string => `Click the aircraft that takes the hit, for example ${name}.`,
    formation: (where: string): string =>
      `Your ships ${where} are under attack: click them from the top down to arrange them, or keep them as they are.`,
    targeting: (where: string): string =>
      `Choose the targets of the attack ${where}. The best average is already chosen.`,
    assignment: (name: string, where: string): string =>
      `Give ${name} ${where} a task for the day: click the counter, then a sea area.`,
    assigned: 'Every aircraft has its task. Seal the orders.',
    bounce: (name: string): string =>
      `Attack an enemy aircraft with ${name}: click it and choose a target. Or continue.`,
    mining: (name: string, where: string): string =>
      `Lay a mine with ${name} ${where}: click it, then a tinted hex. Or continue.`,
    recon: (name: string): string =>
      `Report enemy ships with ${name}: choose it in the panel, then click a tinted hex. Or continue.`,
    cap: (name: string, where: string): string =>
      `Let fighters fly patrol: click ${name} ${where}. Or continue.`,
    landing: (name: string, where: string): string =>
      `${name} ${where} has lost its airfield: click it, then another airfield.`,
    place: (name: string): string =>
      `Place ${name}: click it under Forces, then a tinted hex. Or place the rest at once.`,
    placed: 'Everything is placed. You can continue.',
    invasion: (name: string, where: string): string =>
      `Land the troops of ${name} ${where}: click it and choose. Or continue.`,
    replenishment: (name: string, where: string): string =>
      `Take stores with ${name} ${where}: click it and choose. Or continue.`,
    declarations: 'Declare what you like, or continue.',
    nothing: 'You have nothing to do here. Continue.',
    dice: 'The dice are rolling.',
    wait: (name: SideName): string => `${theSide(name)} plays next. Please wait.`,
    waitBoth: 'You have finished. Please wait for the other side.',
    over: 'The game is over. Look back at it, or start another one.',
  },

  duty: {
    targets: (where: string): string => `Choose the targets of the attack ${where}.`,
    form: (where: string): string => `Your ships ${where} are under attack.`,
    hits: (count: number): string => `You must share out ${several(count, 'hit', 'hits')}.`,
    mines: (count: number): string =>
      `${capital(several(count, 'ship has', 'ships have'))} hit a mine. Choose which.`,
    land: (count: number): string =>
      `${capital(several(count, 'aircraft needs', 'aircraft need'))} another airfield.`,
    flight: (where: string): string => `You must bring home the flight ${where}.`,
    place: (count: number): string => `You must place ${several(count, 'unit', 'units')}.`,
    react: (where: string): string => `An enemy flight is ${where}.`,
    show: 'Show it',
  },

  end: {
    segment: (arm: Arm): string => `End the segment of the ${ARM_WORDS[arm]}`,
    activation: 'End this activation',
    assignment: 'Seal the orders',
    setUp: 'Finish the set-up',
    arrival: 'All placed',
    answer: 'Do not fire back',
    flight: 'Give up the flight',
    other: 'Continue',
  },

  loss: {
    noRefuge: (names: string): string => `${names}: lost, not just forced to land. No airfield has room.`,
    flight: (names: string): string => `${names} could not land and would be lost.`,
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
    due: (name: SideName): string => `${side(name)} units that arrive later`,
    away: (name: SideName): string => `${side(name)}: out of play, unharmed`,
    lost: (name: SideName): string => `${side(name)} losses`,
  },

  overlay: {
    titles: {
      zones: 'Sea areas',
      'enemy-watch': 'Who sees me',
      'missile-range': 'Missile range',
      patrols: 'Fighter patrols',
      sosus: 'Listening lines',
      'own-watch': 'What I see',
      ice: 'Ice',
      fjords: 'Fjords',
      weather: 'Weather',
    } as const,
    zones: 'These are the eight zones of strategic air.',
    watch: (name: SideName): string =>
      `Ships in these hexes are seen by ${side(name)} ships and submarines. 1: limited zone, 2: extended zone of ships.`,
    range: (names: string): string => `The missiles of ${names} reach these hexes from where they are.`,
    rangeOfEnemy: (name: SideName): string =>
      `Missiles of ${side(name)} ships and submarines reach these hexes. Pick your own units to see their range.`,
    patrols:
      'These hexes are within four hexes of a patrol, your own or the enemy’s. The letters show whose.',
    ice: (period: number, pack: number, drift: number): string =>
      `Period ${period}: ${pack} hexes of pack ice (P), where ships cannot go; ${drift} of drift ice (D), which slows them.`,
    sosus: 'A Soviet submarine that enters one of these hexes may be heard.',
    fjords: 'This is fjord coast. Missiles and torpedoes are limited here.',
    weather: (parts: readonly string[]): string =>
      parts.length === 0 ? 'The weather is clear everywhere.' : capital(`${parts.join('; ')}.`),
    unknown: 'There is no such overlay.',
    pack: 'P',
    drift: 'D',
  },
};
