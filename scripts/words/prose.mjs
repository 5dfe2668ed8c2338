/** @typedef {{ readonly line: number, readonly text: string }} Prose What a person reads in a file, and where. */

const COMMENT_OR_LITERAL =
  /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** What a template puts in is code. */
const PUT_IN = /\$\{[^{}]*\}/g;

/** @param {string} text */
const isComment = text => text.startsWith('/');

/** A word or two in small letters are a code, not a sentence: `mended`, `F.9.2 mended`. @param {string} text */
const isProse = text => isComment(text) || /\S\s+\S+\s+\S/.test(text) || /^.[A-Z][a-z]+\s+\S/.test(text);

/** @param {string} text @param {number} line @returns {readonly Prose[]} */
const linesFrom = (text, line) => text.split('\n').map((each, place) => ({ line: line + place, text: each }));

/** @param {string} source @param {number} index */
const lineAt = (source, index) => source.slice(0, index).split('\n').length;

/**
 * The comments and the sentences of a program.
 * @param {string} source
 * @returns {readonly Prose[]}
 */
const proseOfCode = source =>
  [...source.matchAll(COMMENT_OR_LITERAL)]
    .filter(([text]) => isProse(text))
    .flatMap(({ 0: text, index }) => linesFrom(text.replaceAll(PUT_IN, '…'), lineAt(source, index)));

/** The guide quotes what we do not write, in a table. @param {string} path @param {Prose} prose */
const isQuoted = (path, { text }) => path.endsWith('CONTRIBUTING.md') && text.startsWith('|');

/**
 * Sentences stand between the tags of a page too, so every line of it counts; so does every line of a document.
 * @param {string} path
 * @param {string} source
 * @returns {readonly Prose[]}
 */
export const proseOf = (path, source) =>
  /\.(ts|mjs|cjs)$/.test(path)
    ? proseOfCode(source)
    : linesFrom(source, 1).filter(prose => !isQuoted(path, prose));
