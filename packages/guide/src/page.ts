/** A page of the site: where it lies, and its text in Markdown or, for pictures, as it is. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

const SPECIAL = /[\\`*_[\]{}<>&|#]/g;

/** Words as they are, whatever they hold: neither Markdown nor a template sees anything in them. */
export const plain = (text: string): string =>
  text.replaceAll(SPECIAL, sign => `&#${sign.codePointAt(0) ?? 0};`);

/** A table; the first row heads it. */
export const tableOf = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]): string =>
    `| ${cells.map(cell => (cell === '' ? ' ' : cell)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
};

export const pageOf = (path: string, parts: readonly string[]): Page => ({
  path,
  text: `${parts.filter(part => part !== '').join('\n\n')}\n`,
});
