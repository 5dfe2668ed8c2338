// What the person remembers: what was tried, and whose turn it is.

/** What was tried in a phase, and what did not work. */
export const makeMemory = () => {
  /** @type {Map<string, number>} */
  const tries = new Map();
  const key = (/** @type {string} */ scene, /** @type {string} */ title) => `${scene} | ${title}`;
  const triesOf = (/** @type {string} */ scene, /** @type {string} */ title) => {
    const count = (tries.get(key(scene, title)) ?? 0) + 1;
    tries.set(key(scene, title), count);
    if (count > 40) throw new Error(`The person is stuck: ${scene}, ${title}`);
    return count;
  };
  return {
    triesOf,
    /** The same plan twice was a plan that changed nothing. @param {string} scene @param {string} title */
    isFresh: (scene, title) => (tries.get(key(scene, title)) ?? 0) < 2,
    /** @param {string} scene @param {string} title */
    fail: (scene, title) => tries.set(key(scene, title), 2),
  };
};

/** Follows whose turn it is, by the headings. @param {RegExp} own @param {string} side */
export const makeWatch = (own, side) => {
  let isEnemys = false;
  return (/** @type {readonly string[]} */ titles) => {
    for (const title of titles)
      if (own.test(title)) isEnemys = !title.startsWith(side) && !title.startsWith('Strategic air');
    return isEnemys;
  };
};
