export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];

export interface Hand {
  /** 0 until it is chosen; -1 in a view whose viewer may not know it. */
  readonly number: number;
  readonly shown: boolean;
}
export interface State {
  readonly target: number;
  readonly total: number;
  readonly to: Side | 'dice';
  readonly north: Hand;
  readonly south: Hand;
}

export const TYPES = ['hide', 'add', 'reveal', 'pass', 'roll'] as const;
export interface Action {
  readonly type: (typeof TYPES)[number];
  readonly number: number;
}
