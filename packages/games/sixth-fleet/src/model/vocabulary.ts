export const SIDES = ['nato', 'soviet'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const enemyOf = (side: Side): Side => (side === 'nato' ? 'soviet' : 'nato');

/** [3.25] Nationality codes; Soviet units are So. */
export const NATIONS = ['US', 'Br', 'Fr', 'Gr', 'Is', 'It', 'Tu', 'So'] as const;
export type Nation = (typeof NATIONS)[number];

/** [8.36] The three basic types of unit. */
export const DOMAINS = ['air', 'surface', 'submarine'] as const;
export type Domain = (typeof DOMAINS)[number];

/** [3.24] Ship types. */
export const SHIP_KINDS = ['CV', 'CH', 'CG', 'CA', 'DD', 'DE', 'SS', 'SG', 'SN'] as const;
export const SUBMARINE_KINDS: readonly string[] = ['SS', 'SG', 'SN'];

/** When a unit comes into play. */
export const ARRIVALS = ['start', 'turn-11', 'middle-east'] as const;
export type Arrival = (typeof ARRIVALS)[number];

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
export type DieFace = (typeof DIE_FACES)[number];

declare const tag: unique symbol;
/** Place of a unit in the roster. */
export type UnitId = number & { readonly [tag]: 'unit' };

/** [14] Optional rules, agreed before the start. */
export const OPTIONAL_RULES = ['firstStrike', 'neutralAirSpace', 'middleEast', 'delay'] as const;
export type OptionalRuleId = (typeof OPTIONAL_RULES)[number];
