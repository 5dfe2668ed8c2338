import { capital, counted, several } from '@narrow-seas/core';

/**
 * Every English word that the desk and the face of this game say. A translation is another file of this shape. Words
 * for refusals, rules and options come with the rules themselves.
 */

export type SideName = 'nato' | 'soviet';

const side = (name: SideName): string => (name === 'nato' ? 'NATO' : 'Soviet');

export const theSide = (name: SideName): string => (name === 'nato' ? 'NATO' : 'The Soviet side');

export const units = (count: number): string => several(count, 'unit', 'units');
export const aircraft = (count: number): string => several(count, 'aircraft', 'aircraft');
export const submarines = (count: number): string => several(count, 'submarine', 'submarines');
export const ships = (count: number): string => several(count, 'ship unit', 'ship units');
export const points = (count: number): string => counted(count, 'point');

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
    carrierBased: 'It flies from carriers.',
    daylight: 'It is a daylight aircraft: it attacks with half strength at night.',
    mustLand: 'It must land in this phase.',
    spent: 'It has acted in this phase.',
    at: (hex: string): string => `It is in hex ${hex}.`,
    aboard: (carrier: string): string => `It is aboard ${carrier}.`,
    lost: 'It is lost.',
    grounded: 'It is grounded and out of the game.',
    forfeited: 'It never arrived.',
    waiting: 'It is not yet in play.',
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
    displacement: (name: SideName): string => `${side(name)} units make room`,
    advance: (name: SideName): string => `${side(name)} advance`,
    attack: 'The die decides the attack',
    excess: (name: SideName): string => `${theSide(name)} removes extra units`,
    reinforcement: (name: SideName): string => `${side(name)} reinforcements`,
    extension: 'Stop or continue?',
    sacrifice: 'First strike: the Soviet side gives up a submarine',
    firstStrike: 'First strike',
    middleEast: 'Middle East air forces',
    delay: 'Delay of the Black Sea Fleet',
    over: 'The game is over',
  },

  tray: {
    waiting: (nation: string): string => `${nation} units to place`,
    box: (carrier: string): string => `Aboard ${carrier}`,
    due: (name: SideName, turn: number): string => `${side(name)} reinforcements, turn ${turn}`,
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
    withdraw: (name: string): string => `${name}: withdraw`,
    retreat: (name: string, hex: string): string => `${name}: retreat to ${hex}`,
    displace: (name: string, hex: string): string => `${name}: make room and move to ${hex}`,
    advance: (names: readonly string[], hex: string): string => `Advance into ${hex}: ${names.join(', ')}`,
    remove: (name: string): string => `${name} is lost`,
    placeRest: 'Place the rest',
    decline: 'Do not advance',
    violate: 'Violate neutral air space (10 points to NATO)',
    goOn: (lastTurn: number): string => `Play on to turn ${lastTurn}`,
    stopHere: 'Stop here',
  },

  overlay: {
    titles: {
      'enemy-control': 'Enemy control',
      lines: 'Supply lines',
      'air-range': 'Way home',
      'scoring-areas': 'Scoring areas',
    } as const,
    control: (name: SideName, against: string): string =>
      `These are the hexes that ${side(name)} units control against ${against}. A number is the speed of the fastest ship, "air" means aircraft only.`,
    controlAll: (name: SideName): string =>
      `These are the hexes that ${side(name)} units control. A: against aircraft, S: against surface ships, U: against submarines.`,
    byAir: 'air',
    letters: { air: 'A', surface: 'S', submarine: 'U' } as const,
    range: (name: string): string =>
      `Good: ${name} can still reach a base from there. Bad: it can fly there now but then cannot get home.`,
    rangeOfNone: 'Pick an aircraft to see from where it can still reach a base. Your bases are marked.',
    base: 'base',
    lines: 'The lines lead from the bases of reinforcements off the map, and from Israel to the west by sea.',
    lineOfIsrael: 'The line leads from Israel to the west by sea.',
    open: 'open',
    cut: 'cut',
    aegean: (gain: number): string =>
      `The Soviets gain ${points(gain)} when no NATO unit is in the Aegean at the end.`,
    eastern: (gain: number): string =>
      `The Soviets gain ${points(gain)} when Israel is cut off and no NATO ship is in the eastern Mediterranean at the end.`,
    noGoal: 'Nobody gains points for this sea in this scenario.',
    unknown: 'There is no such overlay.',
  },

  score: {
    losses: (name: SideName, count: number): string => `${side(name)} losses: ${units(count)}`,
    aegeanHeld: (count: number): string =>
      `${capital(several(count, 'NATO unit is', 'NATO units are'))} still there.`,
    lineOpen: 'A NATO line still runs west by sea.',
    easternHeld: (count: number): string =>
      `${capital(several(count, 'NATO ship unit is', 'NATO ship units are'))} still there.`,
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
    violated: 'The Soviet side violates neutral air space. NATO gets 10 points.',
    attack: (count: number): string => (count === 1 ? ' attacks ' : ' attack '),
    from: ' from ',
    inHex: ' in ',
    defences: 'the defences',
    sum: (differential: number, ecm: number, need: number): string => {
      const odds =
        need === 0 ? 'it cannot succeed' : need === 1 ? 'it succeeds on a 1' : `it succeeds on 1 to ${need}`;
      return `: differential ${differential}, ECM ${ecm}, ${odds}.`;
    },
    rolled: (face: number): string => `The die shows ${face}.`,
    routed: ' must retreat from ',
    gaveWay: ' must attack but cannot, and withdraws from ',
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
      overstacked: ' is lost because too many units were in its hex.',
      'first-strike': ' is lost in the first strike.',
      sacrifice: ' is given up for the first strike.',
    } as const,
    destroyed: 'The defences of ',
    destroyedEnd: ' are destroyed.',
    opened: (name: SideName): string => ` is empty: ${side(name)} may advance.`,
    advanced: ' advances into ',
    stayed: 'No unit advances.',
    turned: (turn: number, night: boolean): string =>
      `Turn ${turn} begins. It is ${night ? 'night' : 'day'}.`,
    mobilised: (face: number): string => `A roll of ${face} decides the air forces of Syria and Egypt.`,
    delayed: (until: number): string => `The Bosphorus stays closed to Soviet ships until turn ${until}.`,
    forfeited: ' cannot arrive and will never join the game.',
    answered: (name: SideName, yes: boolean): string =>
      `${theSide(name)} wants to ${yes ? 'play on' : 'stop'}.`,
    extended: (turn: number): string => `The game continues to turn ${turn}.`,
  },
};
