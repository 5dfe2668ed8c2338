/** Thinks to the end. */
export const finish = <R>(steps: Generator<unknown, R>): R => {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};
