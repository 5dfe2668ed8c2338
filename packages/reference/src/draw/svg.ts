import type { Figure, Shape } from '../figure.ts';
import { attributesOf, type Colour } from './look.ts';

const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign);

const attributes = (all: { readonly [name: string]: string | number }): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const draw = ({ tag, look, at, text, inside = [] }: Shape, colour: (role: Colour) => string): string => {
  const content = text === undefined ? inside.map(shape => draw(shape, colour)).join('') : escaped(text);
  return `<${tag}${attributes({ ...attributesOf(look, colour), ...at })}>${content}</${tag}>`;
};

/** The picture as a file of its own. */
export const svgOf = ({ title, width, height, shapes }: Figure, colour: (role: Colour) => string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escaped(title)}</title>${shapes.map(shape => draw(shape, colour)).join('')}</svg>\n`;
