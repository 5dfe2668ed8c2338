import { compile } from './compile.mjs';
import { install } from './install.mjs';

/**
 * Brings a clone to the point where these projects run as built; says what stands in the way when it cannot.
 * @param {readonly string[]} projects
 * @returns {Promise<boolean>}
 */
export const setUp = async projects => {
  if (!(await install())) return false;
  const { code, output } = await compile(projects);
  if (code !== 0)
    console.error(`${output.trimEnd()}\nThe build failed. Fix the places above, then run it again.`);
  return code === 0;
};
