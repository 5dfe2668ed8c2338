import { DIE_FACES } from '../../model/vocabulary.ts';
import { attackPoints, columnOf, defencePoints } from './crt.ts';

/** Both dice of an attack on one target, reduced to what the table needs. */
export interface Throw {
  /** Total on the defence column and what is added to that die; a total of 0 defends nothing. */
  readonly defence: number;
  readonly defenceShift: number;
  /** [C.19.3] The defence result is halved, down. */
  readonly halved: boolean;
  /** Points on the attack column and what is added to that die. */
  readonly attack: number;
  readonly attackShift: number;
}

export const WAYS = 100;
const MOST_POINTS = 11;

/** Ways, of a hundred, to do each number of damage points; the place in the list is that number. */
export type Spread = readonly number[];

/** [A1] The defence results of the ten faces. */
export const defenceSpread = (value: number, shift: number, halved: boolean): readonly number[] => {
  const column = columnOf(value);
  return DIE_FACES.map(face => {
    const result = defencePoints(column, face + shift);
    return halved ? Math.floor(result / 2) : result;
  });
};

/** [A1] Ten defence dice by ten attack dice. Each step of the die is one way, so nothing is rounded. */
export const spreadOf = (dice: Throw): Spread => {
  const ways = new Array<number>(MOST_POINTS + 1).fill(0);
  const column = columnOf(dice.attack);
  for (const result of defenceSpread(dice.defence, dice.defenceShift, dice.halved)) {
    const shift = dice.attackShift - result;
    for (const die of DIE_FACES) {
      const points = attackPoints(column, die + shift);
      ways[points] = (ways[points] as number) + 1;
    }
  }
  return ways;
};

/** Expected damage points. */
export const expectedPoints = (spread: Spread): number =>
  spread.reduce((sum, ways, points) => sum + ways * points, 0) / WAYS;

/** Ways to do at least this number of points. */
export const waysOfAtLeast = (spread: Spread, points: number): number =>
  spread.reduce((sum, ways, done) => (done >= points ? sum + ways : sum), 0);
