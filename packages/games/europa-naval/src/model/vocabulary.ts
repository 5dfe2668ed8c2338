/** [F.1.1] In the Baltic the Allied side is Soviet. */
export const SIDES = ['axis', 'allied'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const enemyOf = (side: Side): Side => (side === 'axis' ? 'allied' : 'axis');

/** [F.2.3] Whose a hex or a port is. */
export const OWNERS = ['axis', 'allied', 'neutral'] as const;
export type Owner = (typeof OWNERS)[number];

/** [F.4] Task force, carrier group, submarines, naval transport, transport counter, landing craft, barges, river flotilla. */
export const SHIP_KINDS = ['TF', 'CG', 'SUB', 'NT', 'TC', 'LC', 'LB', 'RF'] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];

/** [F.4.2] */
export const GROUP_KINDS = ['combat', 'cargo', 'mixed', 'submarine'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** [F.11] Fighter, heavy fighter, dive, level and torpedo bomber, patrol, carrier fighter, carrier strike. */
export const AIR_KINDS = ['F', 'H', 'D', 'B', 'T', 'P', 'CF', 'CT'] as const;
export type AirKind = (typeof AIR_KINDS)[number];

/** [F.15] */
export const GROUND_KINDS = ['infantry', 'mech', 'engineer'] as const;
export type GroundKind = (typeof GROUND_KINDS)[number];

/** [F.9.1] */
export const PORT_KINDS = ['minor', 'standard', 'major', 'great'] as const;
export type PortKind = (typeof PORT_KINDS)[number];

/** [F.13] */
export const SEAS = ['calm', 'rough', 'stormy'] as const;
export type Sea = (typeof SEAS)[number];

/** [T.1] Disaster, complete failure, failure, success, great success. */
export const RESULTS = ['D', 'F*', 'F', 'S', 'S*'] as const;
export type SuccessResult = (typeof RESULTS)[number];

/** [F.3.2] The parts of a player-turn, in order. */
export const PARTS = ['initial', 'movement', 'combat', 'exploitation', 'end'] as const;
export type Part = (typeof PARTS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type DieFace = (typeof FACES)[number];

/** `openSea`: nothing is hidden [F.29]. `short`: the short form of the scenario. */
export const OPTIONAL_RULES = ['openSea', 'short'] as const;
export type OptionalRuleId = (typeof OPTIONAL_RULES)[number];

/** [36.E] [F.22] How a task force pays for its oil. */
export const FUELS = ['srp', 'sp', 'as-you-go'] as const;
export type Fuel = (typeof FUELS)[number];

declare const tag: unique symbol;
/** Places in the scenario's roster of naval, air and ground units. */
export type ShipId = number & { readonly [tag]: 'ship' };
export type AirId = number & { readonly [tag]: 'air' };
export type GroundId = number & { readonly [tag]: 'ground' };
/** Places in the lists of ports, airfields and sea areas of the scenario's map. */
export type PortId = number & { readonly [tag]: 'port' };
export type FieldId = number & { readonly [tag]: 'field' };
export type AreaId = number & { readonly [tag]: 'area' };
/** Each group that is formed gets a new one. */
export type GroupId = number & { readonly [tag]: 'group' };
