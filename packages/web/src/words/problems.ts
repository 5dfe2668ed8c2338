/** Problems: one position, one aim. Loaded with them; the worker says some of it. */
export const PROBLEMS = {
  none: (id: string): string => `There is no problem ${id}.`,
  proving: 'Your answer is being checked. Wait for it, or stop the check.',
  given: 'Your answer was given. Try again, or go to the next problem.',
  withdrawn: 'The check was stopped. Your order was not given.',
  tooLong:
    'This answer can go on in more ways than can be counted, so it is neither right nor wrong. Give another order.',
};
