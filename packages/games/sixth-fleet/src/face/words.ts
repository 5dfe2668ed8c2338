/**
 * Every English word that the desk and the face of this game say. A translation is another file of this shape. Words
 * for refusals, rules and options come with the rules themselves.
 */

type SideName = 'nato' | 'soviet';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const countOf = (count: number): string => COUNTS[count] ?? String(count);

const several = (count: number, one: string, many: string): string =>
  `${countOf(count)} ${count === 1 ? one : many}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const side = (name: SideName): string => (name === 'nato' ? 'NATO' : 'Soviet');

const theSide = (name: SideName): string => (name === 'nato' ? 'NATO' : 'The Soviet side');

const units = (count: number): string => several(count, 'unit', 'units');
const aircraft = (count: number): string => several(count, 'aircraft', 'aircraft');
const ships = (count: number): string => several(count, 'ship unit', 'ship units');
const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

export const WORDS = {
  title: 'Sixth Fleet',
  about:
    'The Mediterranean in the late 1970s: the American Sixth Fleet and its allies against the Soviet squadron, eight hours a turn. Both sides fight first and then move, every unit controls the sea around it, and the Soviets win by points for what they sink and for the waters they close.',
  capital,
  list: (items: readonly string[]): string => items.join(', '),
  comma: ', ',
  stop: '.',

  side,
  spectator: 'Spectator',
  nations: {
    US: 'American',
    Br: 'British',
    Fr: 'French',
    Gr: 'Greek',
    Is: 'Israeli',
    It: 'Italian',
    Tu: 'Turkish',
    So: 'Soviet',
  } as const,
  kinds: new Map([
    ['CV', 'carrier'],
    ['CH', 'helicopter cruiser'],
    ['CG', 'missile cruiser'],
    ['CA', 'gun cruiser'],
    ['DD', 'destroyer unit'],
    ['DE', 'escort unit'],
    ['SS', 'diesel submarine unit'],
    ['SG', 'missile submarine unit'],
    ['SN', 'nuclear submarine unit'],
  ]),
  aircraftKind: 'aircraft',
  domains: { air: 'aircraft', surface: 'surface ships', submarine: 'submarines' } as const,

  unit: {
    /** A ship unit: "American carrier Saratoga". */
    ship: (nation: string, kind: string, title: string): string => `${nation} ${kind} ${title}`,
    /** Aircraft of one type are told apart by their number. */
    aircraft: (nation: string, title: string, number: number): string => `${nation} ${title} no. ${number}`,
    shortShip: (nation: string, title: string, alone: boolean): string =>
      alone ? title : `${nation} ${title}`,
    ratings: (left: readonly number[], right: readonly number[]): string =>
      `Attack strengths: ${left[0]} against aircraft, ${left[1]} against surface ships, ${left[2]} against submarines. Movement ${right[0]}, defence ${right[1]}, ECM ${right[2]}.`,
    ships: (names: readonly string[]): string => `Ships: ${names.join(', ')}.`,
    carrierBased: 'Flies from carriers.',
    daylight: 'Daylight aircraft: half strength by night.',
    mustLand: 'Must land in this phase.',
    spent: 'Has acted in this phase.',
    at: (hex: string): string => `In hex ${hex}.`,
    aboard: (carrier: string): string => `Aboard ${carrier}.`,
    lost: 'Lost.',
    grounded: 'Grounded, out of the game.',
    forfeited: 'Never arrived.',
    waiting: 'Not yet in play.',
  },

  hex: {
    name: (name: string): string => `Hex ${name}`,
    sea: 'open sea',
    coastal: 'coastal water',
    land: 'land',
    restricted: 'restricted water',
    prohibited: 'neutral ground, closed',
    region: (name: string): string => `in the ${name}`,
    airbase: (name: string, nation: string): string => `${nation} airbase ${name}`,
    fortress: (name: string, owner: SideName, defence: number, ecm: number): string =>
      `${side(owner)} defences of ${name}, defence ${defence}, ECM ${ecm}`,
    destroyed: (name: string): string => `${name}, destroyed`,
    setUp: (nation: string): string => `${nation} set-up hex`,
    empty: 'no units',
    aboard: (count: number): string => `${aircraft(count)} aboard`,
    stack: (owner: SideName, shipCount: number, airCount: number, names: readonly string[]): string => {
      const parts = [
        ...(shipCount > 0
          ? [several(shipCount, `${side(owner)} ship unit`, `${side(owner)} ship units`)]
          : []),
        ...(airCount > 0 ? [several(airCount, `${side(owner)} aircraft`, `${side(owner)} aircraft`)] : []),
      ];
      return `${parts.join(' and ')}: ${names.join(', ')}`;
    },
  },

  marker: {
    airbase: (name: string, nation: string): string => `${name} (${nation})`,
    fortress: (defence: number, ecm: number): string => `${defence}-${ecm}`,
    destroyed: 'destroyed',
  },

  phase: {
    setUp: (name: SideName, branch: 'naval' | 'air'): string =>
      `${side(name)} set-up: ${branch === 'naval' ? 'ships' : 'aircraft'}`,
    combat: (name: SideName): string => `${side(name)} combat`,
    movement: (name: SideName): string => `${side(name)} movement`,
    retreat: (name: SideName): string => `${side(name)} retreat`,
    displacement: (name: SideName): string => `${side(name)} makes room`,
    advance: (name: SideName): string => `${side(name)} advance`,
    attack: 'The die decides the attack',
    excess: (name: SideName): string => `${side(name)} removes what is too many`,
    reinforcement: (name: SideName): string => `${side(name)} reinforcements`,
    extension: 'Stop or go on?',
    sacrifice: 'First strike: a Soviet submarine is given up',
    firstStrike: 'First strike',
    middleEast: 'Middle East air forces',
    delay: 'Delay of the Black Sea Fleet',
    over: 'The game is over',
  },

  advice: {
    setUpShips: 'Put every ship unit on a set-up hex of its nation, or let the rest be placed for you.',
    setUpAircraft:
      'Put every aircraft on a base of its nation or on its carrier, or let the rest be placed for you.',
    attackOwed: 'Pick units in a marked hex and attack an enemy beside them; then end the phase.',
    eitherOwed:
      'Attack with a unit beside each marked one, or withdraw the marked: it owes an attack that it cannot make.',
    withdrawOwed: 'Pick each marked unit and withdraw it: it owes an attack that it cannot make.',
    attackFree: 'Pick units beside an enemy to see the odds of an attack, or end the phase.',
    noAttack: 'No enemy is in reach: end the phase to move.',
    land: 'Bring the marked aircraft to a base first; then move what you like and end the phase.',
    move: 'Pick a unit to see where it can go. Each moves once; end the phase when you have moved enough.',
    thin: 'Move units out of the overfull hexes, or your opponent chooses who is lost.',
    retreat: 'Pick each unit that must retreat and choose the hex it falls back to.',
    displace: 'Pick each unit in the way and push it to a hex beside it.',
    advance: 'Pick up to three units to move into the emptied hex, or decline.',
    remove: 'Pick the enemy unit that is lost: too many stood in one hex.',
    sacrifice: 'Pick the submarine that is given up for the strike.',
    reinforce: 'Place your reinforcements at their entries, or let them be placed for you.',
    extension: 'Say whether you want to play on to turn 21.',
    dice: 'The dice are being rolled.',
    wait: (name: SideName): string => `${theSide(name)} is to act; wait.`,
    waitBoth: 'Both sides are asked; wait for the other answer.',
    over: 'Look back at the record, or begin another game.',
  },

  duty: {
    attack: (hex: string): string => `At least one unit in ${hex} must attack.`,
    withdraw: (name: string, hex: string): string =>
      `${name} in ${hex} owes an attack that it cannot make: withdraw it.`,
    attackOrWithdraw: (name: string, hex: string): string =>
      `${name} in ${hex} owes an attack that it cannot make: attack with another unit there, or withdraw it.`,
    land: (count: number, hex: string): string =>
      `${capital(aircraft(count))} in ${hex} must land in this phase.`,
    landAbroad: (count: number, hex: string): string =>
      `${capital(aircraft(count))} in ${hex} can land only at the base of an ally, out of the game.`,
    stranded: (count: number, hex: string): string =>
      `${capital(aircraft(count))} in ${hex} cannot reach a base: lost at the end of the phase.`,
    farFromHome: (count: number, hex: string): string =>
      `${capital(aircraft(count))} in ${hex} could not reach a base next turn as things stand.`,
    overfull: (hex: string): string => `Too many units in ${hex}: your opponent chooses who is lost.`,
    retreat: (name: string): string => `${name} must retreat.`,
    displace: (name: string): string => `${name} must make room.`,
    setUp: (count: number): string => `${capital(units(count))} still to be set up.`,
    demand: (kind: string, hexes: readonly string[]): string =>
      `One ${kind} must be set up in ${hexes.join(' or ')}.`,
    empty: (nation: string, hexes: readonly string[]): string =>
      `${nation} units are still needed in ${hexes.join(', ')}.`,
    arrive: (count: number): string => `${capital(units(count))} can arrive now and may not wait.`,
  },

  tray: {
    waiting: (nation: string): string => `${nation} units to place`,
    box: (carrier: string): string => `Aboard ${carrier}`,
    due: (name: SideName): string => `${side(name)} reinforcements, turn 11`,
    lost: (name: SideName): string => `${side(name)} losses`,
    grounded: 'Grounded',
    forfeited: 'Never arrived',
  },

  choice: {
    move: (name: string, hex: string, cost: number, of: number): string =>
      `${name}: move to ${hex}, ${cost} of ${points(of)}`,
    ground: (name: string, hex: string): string => `${name}: land at ${hex} and stay out of the game`,
    embark: (name: string, carrier: string): string => `${name}: go aboard ${carrier}`,
    launch: (name: string): string => `${name}: take off over the carrier`,
    raise: (name: string): string => `${name}: to the top of the stack`,
    lower: (name: string): string => `${name}: one place down in the stack`,
    place: (name: string, hex: string): string => `${name}: place in ${hex}`,
    attack: (names: readonly string[], hex: string, need: number): string =>
      need === 0
        ? `Attack ${names.join(', ')} in ${hex}: no chance`
        : `Attack ${names.join(', ')} in ${hex}: ${need === 1 ? 'on a 1' : `on 1 to ${need}`} (${Math.round((need * 100) / 6)} %)`,
    defences: (name: string): string => `the defences of ${name}`,
    withdraw: (name: string): string => `${name}: withdraw`,
    retreat: (name: string, hex: string): string => `${name}: retreat to ${hex}`,
    displace: (name: string, hex: string): string => `${name}: make room, to ${hex}`,
    advance: (names: readonly string[], hex: string): string => `Advance into ${hex}: ${names.join(', ')}`,
    remove: (name: string): string => `${name} is lost`,
    placeRest: 'Place the rest',
    decline: 'Do not advance',
    violate: 'Violate neutral air space (10 points to NATO)',
    goOn: 'Play on to turn 21',
    stopHere: 'Stop here',
  },

  warning: {
    lostThere: 'It must land in this phase: away from a base it is lost.',
    noWayHome: 'No base can be reached from there next turn, as things stand.',
    full: 'Too many would be in that hex: the opponent chooses who is lost.',
    leavesAircraft: (count: number): string =>
      `${capital(aircraft(count))} over the carrier stay${count === 1 ? 's' : ''} behind and cannot take off any more.`,
    waste: 'The attack cannot succeed.',
  },

  end: {
    setUp: 'Finish this set-up',
    combat: 'End combat, go on to movement',
    movement: 'End movement',
    reinforcement: 'All reinforcements placed',
  },

  loss: {
    noBase: (name: string, hex: string): string => `${name} in ${hex} has not landed and is lost.`,
    grounded: (name: string, hex: string): string =>
      `${name} in ${hex} has no base of its own in reach: it lands there and stays out of the game.`,
    tooMany: (kind: 'naval' | 'air', count: number, hex: string): string =>
      `${capital(kind === 'naval' ? ships(count) : aircraft(count))} too many in ${hex}: your opponent chooses.`,
    neverArrives: (name: string): string => `${name} cannot arrive and never comes.`,
  },

  overlay: {
    titles: {
      'enemy-control': 'Enemy control',
      'air-range': 'Way home for aircraft',
      lines: 'Lines of communication',
      aegean: 'Aegean',
      'eastern-mediterranean': 'Eastern Mediterranean',
    } as const,
    control: (name: SideName, against: string): string =>
      `Hexes that ${side(name)} units control against ${against}. A number is the speed of the fastest ship, "air" means aircraft only.`,
    controlAll: (name: SideName): string =>
      `Hexes that ${side(name)} units control. A: against aircraft, S: against surface ships, U: against submarines.`,
    byAir: 'air',
    letters: { air: 'A', surface: 'S', submarine: 'U' } as const,
    range: (name: string): string =>
      `Good: ${name} can still reach a base from there. Bad: within its reach now, but no way home.`,
    rangeOfNone: 'Pick an aircraft to see from where it can still reach a base. Your bases are marked.',
    base: 'base',
    lines: 'Lines from the bases of reinforcements off the map, and from Israel to the west by sea.',
    open: 'open',
    cut: 'cut',
    aegean: 'The Soviets gain 10 points when no NATO unit is in the Aegean at the end.',
    eastern:
      'The Soviets gain 15 points when Israel is cut off and no NATO ship is in the eastern Mediterranean at the end.',
    unknown: 'There is no such overlay.',
  },

  score: {
    summary: (soviet: number, nato: number, net: number, level: string): string =>
      `Soviet ${soviet}, NATO ${nato}: net ${net}, ${level}`,
    losses: (name: SideName, count: number): string => `${side(name)} losses: ${units(count)}`,
    aegeanHeld: (count: number): string => `${capital(units(count))} of NATO still there.`,
    lineOpen: 'A NATO line still runs west by sea.',
    easternHeld: (count: number): string => `${capital(ships(count))} of NATO still there.`,
    needsIsrael: 'Israel must be cut off too.',
    bonus: (title: string, missing: readonly string[]): string =>
      missing.length === 0 ? title : `${title}. ${missing.join(' ')}`,
  },

  event: {
    deployed: ' is placed in ',
    embarked: ' goes aboard ',
    launched: ' takes off over ',
    moved: (hexes: number): string => ` moves ${several(hexes, 'hex', 'hexes')} to `,
    grounded: ' lands at ',
    groundedHere: ' lands where it is',
    groundedEnd: ' and stays out of the game.',
    arranged: (name: SideName): string => `${theSide(name)} changes the order of the stack in `,
    violated: 'The Soviet side violates neutral air space: 10 points to NATO.',
    attack: (count: number): string => (count === 1 ? ' attacks ' : ' attack '),
    from: ' from ',
    inHex: ' in ',
    defences: 'the defences',
    sum: (differential: number, ecm: number, need: number): string => {
      const odds = need === 0 ? 'no chance' : need === 1 ? 'it works on a 1' : `it works on 1 to ${need}`;
      return `: differential ${differential}, ECM ${ecm}, ${odds}.`;
    },
    rolled: (face: number): string => `The die shows ${face}.`,
    routed: ' must retreat from ',
    gaveWay: ' cannot make the attack owed and gives way in ',
    retreated: ' retreats to ',
    crowded: ' must make room in ',
    crowdedFor: ' for ',
    displaced: ' is pushed to ',
    died: {
      combat: ' is lost in combat.',
      'no-retreat': ' has no way to retreat and is lost.',
      'aircraft-hit': ' is shot down.',
      'with-carrier': ' goes down with the carrier.',
      'no-base': ' has not landed and is lost.',
      overstacked: ' is lost: too many in one hex.',
      'first-strike': ' is lost in the first strike.',
      sacrifice: ' is given up for the first strike.',
    } as const,
    destroyed: 'The defences of ',
    destroyedEnd: ' are destroyed.',
    opened: (name: SideName): string => ` is empty: ${side(name)} may advance.`,
    advanced: ' advances into ',
    stayed: 'No unit advances.',
    turned: (turn: number, night: boolean): string => `Turn ${turn}, by ${night ? 'night' : 'day'}.`,
    mobilised: (face: number): string => `The air forces of Syria and Egypt are set by a roll of ${face}.`,
    delayed: (until: number): string => `The Bosphorus stays shut to Soviet ships before turn ${until}.`,
    forfeited: ' cannot arrive and never comes.',
    answered: (name: SideName, yes: boolean): string =>
      `${theSide(name)} wants to ${yes ? 'play on' : 'stop'}.`,
    extended: (turn: number): string => `The game goes on to turn ${turn}.`,
  },
};
