// Who a sentence speaks of, and which row of the panel that is.

/** @typedef {import('./eyes.mjs').Row} Row */

/** @param {string} text */
const listed = text =>
  text
    .replaceAll(/ \(\w+\)/g, '')
    .split(/, | and /)
    .map(name => name.trim())
    .filter(name => name !== '' && !/^\d+ more$/.test(name));

/** Of a long list only the first are named: the group is taken as it comes. @param {string} step */
export const isAbridged = step => / and \d+ more: /.test(step);

/** Names at the head of a step: "Move Minsk (So1) to 1123", "Convogli D: load 6 SPs". @param {string} step @returns {string[]} */
export const subjectsOf = step => {
  const port = /^(?:Put .+ ashore at|Pay .+ from) (.+)$/.exec(step)?.[1];
  if (port !== undefined) return [`Stores and works of ${port}`];
  const patterns = [
    /^(?:Move|Land|Retreat|Withdraw|Remove|Push|Place) (.+? \(\w+\))/,
    /^Attack .+ in \S+ with (.+)$/,
    /^Advance with (.+)$/,
    /^Make ready: (.+)$/,
    /^(.+?): /,
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(step)?.[1];
    if (found !== undefined) return listed(found);
  }
  return [];
};

/** @param {string} text */
const letters = text => text.replaceAll(/\W/g, '');

/** A row bears its short name, and in full the nation and the kind before it. @param {Row} row @param {string} name */
export const isNamed = ({ name: shown, text }, name) => {
  const [full = ''] = text.split(/\. (?=[A-Z])/);
  const own = name.replace(/^\w+ /, '');
  const nation = name.slice(0, name.length - own.length);
  const isIt = (/** @type {string} */ words) => {
    const title = words.replace(/ \([^)]*\)$/, '');
    const isLast = (/** @type {string} */ tail) => title.endsWith(` ${tail}`) || words.endsWith(` ${tail}`);
    return (
      words === name ||
      title === name ||
      isLast(name) ||
      (nation !== '' && words.startsWith(nation) && isLast(own))
    );
  };
  return isIt(shown) || isIt(full) || (name.includes('. ') && letters(text).includes(letters(name)));
};
