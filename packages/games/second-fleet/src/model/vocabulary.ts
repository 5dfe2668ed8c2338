export const SIDES = ['nato', 'soviet'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const enemyOf = (side: Side): Side => (side === 'nato' ? 'soviet' : 'nato');

export const NATIONS = ['US', 'UK', 'NO', 'NE', 'CA', 'WG', 'SO'] as const;
export type Nation = (typeof NATIONS)[number];

/** [1.1] The three arms; each acts in a segment of its own [4]. */
export const ARMS = ['surface', 'submarine', 'air'] as const;
export type Arm = (typeof ARMS)[number];

/** [C.1.1] Ships that fight and make up a group, and ships that sail along. */
export const COMBATANTS = ['CV', 'BB', 'CG', 'CL', 'DD', 'FF', 'PC'] as const;
const AUXILIARIES = ['AA', 'CR', 'TK', 'AM', 'CS', 'ST'] as const;
export const SUBMARINES = ['SN', 'SB', 'SS'] as const;
export const AIRCRAFT = ['INT', 'ATK', 'RCN', 'AEW', 'EW'] as const;
export const KINDS = [...COMBATANTS, ...AUXILIARIES, ...SUBMARINES, ...AIRCRAFT] as const;
export type Kind = (typeof KINDS)[number];

/** Turns of a day. */
export const TIMES = ['am', 'pm', 'night'] as const;
export type Time = (typeof TIMES)[number];

/** [A6] In the order in which the zones are worked through [C.12]. */
export const ZONES = ['LS', 'NA', 'BI', 'IC', 'NS', 'GS', 'SV', 'BS'] as const;
export type Zone = (typeof ZONES)[number];

/** [C.24] Each level holds the one before it. */
export const LEVELS = ['basic', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** [7] What an aircraft can be sent to do for a day. */
export const MISSIONS = ['interception', 'recon', 'tac-coord', 'mining'] as const;
export type Mission = (typeof MISSIONS)[number];

/** [10] Attacks at sea, and close combat [C.21.9]. */
export const ATTACKS = ['torpedo', 'ssm', 'bombing', 'asw', 'close'] as const;
export type AttackType = (typeof ATTACKS)[number];

/** [9] Never both. */
export const DETECTION_LEVELS = ['none', 'local', 'strategic'] as const;
export type DetectionLevel = (typeof DETECTION_LEVELS)[number];

/** [14] How an airfield or a port is: untouched, Damage 1, Damage 2, destroyed. */
export const GRADES = [0, 1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

/** [C.15] The Soviet strategy track, upwards. */
export const STRATEGIES = ['defensive', 'restricted', 'unrestricted', 'world-war'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const WEATHERS = ['clear', 'squall', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

export const DIE_FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** [20] to [24], nine of them ours [C.2.20], and the open assignment of section 7 for one player [C.23]. */
export const OPTIONAL_RULES = [
  'solitaire',
  'logistics',
  'nuclear',
  'deepMode',
  'mines',
  'cruiseMissiles',
  'b1',
  'alternateWings',
  'futureCombatants',
  'tattletales',
  'highSpeeds',
  'airMovement',
  'variableTargeting',
  'closeCombat',
] as const;
export type OptionalRuleId = (typeof OPTIONAL_RULES)[number];

declare const tag: unique symbol;
/** Place of a unit in the roster. */
export type UnitId = number & { readonly [tag]: 'unit' };
/** Place of a base in the list of bases. */
export type BaseId = number & { readonly [tag]: 'base' };
