/** How numbers are written in sentences, the same in every game, on the command line and on the page. */

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Up to ten in a word: no, one, two, 11. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);

const formOf = (count: number, one: string, many: string): string => (Math.abs(count) === 1 ? one : many);

/** 1 ship, 2 ships, 1,200 ships. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${amount.toLocaleString('en')} ${formOf(amount, one, many)}`;

/** The same in words: no ships, one ship, two ships. */
export const several = (amount: number, one: string, many = `${one}s`): string =>
  `${inWords(amount)} ${formOf(amount, one, many)}`;

/** A gain or a loss with its sign: +2, -1, 0; with one digit +1.5. */
export const signed = (value: number, digits = 0): string => {
  const text = digits === 0 ? String(value) : value.toFixed(digits);
  return value > 0 ? `+${text}` : text;
};

/** What is added to a die: +2, -1, +0, so that nobody takes it for the die itself. */
export const signedShift = (shift: number): string => (shift === 0 ? '+0' : signed(shift));

/** A share of one: 30%. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** With a capital letter, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
