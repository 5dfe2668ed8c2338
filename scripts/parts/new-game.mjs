import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

/** The game that a new one starts from. */
const MODEL = 'skerry';

/** What belongs to the model's own history: a new game makes its own. */
const LEFT_OUT = ['dist', 'saves', 'golden', 'src/broken.test.ts'];

/** @param {string} name */
const folderOf = name => join(ROOT, 'packages', 'games', name);

/**
 * Why a game cannot have this name; undefined when it can.
 * @param {string} name
 * @returns {string | undefined}
 */
export const refuseName = name => {
  if (!/^[a-z]{2,20}$/.test(name))
    return 'npm run new-game -- NAME needs a name of 2 to 20 small letters: it is a folder, a word in positions and a part of names in the code.';
  return existsSync(folderOf(name)) ? `There is a game ${name} already.` : undefined;
};

/** @param {string} name */
const titleOf = name => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * @param {string} text
 * @param {string} name
 */
const renamed = (text, name) => text.replaceAll(MODEL, name).replaceAll(titleOf(MODEL), titleOf(name));

/**
 * @param {string} path
 * @param {string} text
 */
const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return relative(ROOT, path);
};

/** @param {string} name */
const copyModel = name =>
  readdirSync(folderOf(MODEL), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folderOf(MODEL), join(entry.parentPath, entry.name)))
    .filter(path => !LEFT_OUT.some(left => path === left || path.startsWith(join(left, '/'))))
    .map(path => {
      const text = readFileSync(join(folderOf(MODEL), path), 'utf8');
      return write(join(folderOf(name), renamed(path, name)), renamed(text, name));
    });

/**
 * Puts what stands in a file for the model there a second time, for the new game.
 * @param {string} path
 * @param {string} name
 */
const enterAfterModel = (path, name) => {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  const entered = lines.flatMap(line => {
    if (!line.includes(MODEL)) return [line];
    // The last item of a JSON list has no comma, and the one before it must have one.
    const isLast = path.endsWith('.json') && !line.trimEnd().endsWith(',');
    return [isLast ? `${line},` : line, renamed(line, name)];
  });
  return write(join(ROOT, path), entered.join('\n'));
};

/**
 * The two projects of the game, in the list of all projects.
 * @param {string} name
 */
const enterProjects = name => {
  const path = join(ROOT, 'tsconfig.json');
  const list = /** @type {{ references: { path: string }[] }} */ (JSON.parse(readFileSync(path, 'utf8')));
  const folder = `packages/games/${name}`;
  list.references.push({ path: folder }, { path: `${folder}/tsconfig.test.json` });
  return write(path, `${JSON.stringify(list, undefined, 2)}\n`);
};

/** A line for each game. */
const LISTS = ['src/index.ts', 'src/face/index.ts', 'package.json', 'tsconfig.json'];

/**
 * Copies the model under another name and enters it in the catalogue; answers with the files it wrote.
 * @param {string} name
 * @returns {readonly string[]}
 */
export const createGame = name => [
  ...copyModel(name),
  ...LISTS.map(file => enterAfterModel(`packages/catalogue/${file}`, name)),
  enterProjects(name),
];
