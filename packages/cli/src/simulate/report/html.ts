export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A picture with a sentence below it. */
export const figure = (picture: string, caption: string): string =>
  picture === '' ? '' : `<figure>${picture}<figcaption>${escape(caption)}</figcaption></figure>`;

export const paragraph = (text: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${escape(text)}</p>`;

export const section = (title: string, parts: readonly string[]): string => {
  const inside = parts.filter(part => part !== '').join('\n');
  return inside === '' ? '' : `<section><h2>${escape(title)}</h2>\n${inside}</section>`;
};

/** Side by side where there is room. */
export const beside = (parts: readonly string[]): string => {
  const shown = parts.filter(part => part !== '');
  return shown.length === 0 ? '' : `<div class="beside">${shown.join('\n')}</div>`;
};

/** Figures are set to the right; the first column names the row. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  caption: string,
): string => {
  if (rows.length === 0) return '';
  const head = heads.map(text => `<th scope="col">${escape(text)}</th>`).join('');
  const body = rows.map(([name = '', ...cells]) => {
    const figures = cells.map(cell => `<td>${escape(cell)}</td>`).join('');
    return `<tr><th scope="row">${escape(name)}</th>${figures}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(caption)}"><table><caption>${escape(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
};
