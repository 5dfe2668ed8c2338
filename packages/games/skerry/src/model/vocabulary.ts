export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

/** [3.2] Each signal beats the one after it, the last beats the first. */
export const SIGNALS = ['bold', 'wary', 'feint'] as const;
export type Signal = (typeof SIGNALS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

declare const tag: unique symbol;
export type BoatId = number & { readonly [tag]: 'boat' };

export const enemyOf = (side: Side): Side => (side === 'north' ? 'south' : 'north');
