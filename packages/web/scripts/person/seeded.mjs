// The same dice and the same opponent in every run: chance in the page's worker starts from a number. Nothing else is changed.

/** @typedef {import('playwright-core').BrowserContext} BrowserContext */

/** @param {number} seed */
const prelude = seed => `{
  let state = ${seed} >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let place = 0; place < bytes.length; place++) bytes[place] = next();
    return array;
  };
  Date.now = () => 1_700_000_000_000;
}
`;

/** Must be called before the page is opened. @param {BrowserContext} context @param {number} seed */
export const seedChance = (context, seed) =>
  context.route(/worker[^/]*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: prelude(seed) + (await response.text()) });
  });
