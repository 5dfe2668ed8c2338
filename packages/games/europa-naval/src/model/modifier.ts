/** One thing that shifts a die, with its rule: what a player is shown before he commits himself. */
export interface Modifier {
  readonly label: string;
  readonly shift: number;
  readonly rule: string;
}

/** Those that apply. */
export const modifiers = (...list: readonly (Modifier | false | undefined)[]): readonly Modifier[] =>
  list.filter((each): each is Modifier => each !== false && each !== undefined && each.shift !== 0);

export const shiftOf = (list: readonly Modifier[]): number => list.reduce((sum, { shift }) => sum + shift, 0);
