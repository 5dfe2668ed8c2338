import { attributesOf, type Figure, type Shape } from '@narrow-seas/reference';
import { createElement, type ReactNode } from 'react';

/** Roles of the palette are what the mood of the page says they are. */
const colour = (role: string): string => {
  const [own = '', instead] = role.split('|');
  const name = own.startsWith('nation-') || own.startsWith('night-') ? own : `map-${own}`;
  return instead === undefined ? `var(--${name})` : `var(--${name}, var(--map-${instead}))`;
};

/** As React writes them: `stroke-width` is `strokeWidth`. */
const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const propsOf = ({ look, at }: Shape): object =>
  Object.fromEntries(
    Object.entries({ ...attributesOf(look, colour), ...at }).map(([name, value]) => [camel(name), value]),
  );

const draw = (shape: Shape, key: number): ReactNode =>
  createElement(shape.tag, { ...propsOf(shape), key }, shape.text ?? shape.inside?.map(draw));

/** A picture of a rule, in the colours of the page. */
export const FigureView = ({ figure }: { readonly figure: Figure }) => (
  <svg
    viewBox={`0 0 ${figure.width} ${figure.height}`}
    width={figure.width}
    height={figure.height}
    role="img"
    aria-label={figure.title}
  >
    {figure.shapes.map(draw)}
  </svg>
);
