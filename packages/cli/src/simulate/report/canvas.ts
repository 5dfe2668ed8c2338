import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { escape } from './html.ts';

/** In the units of a picture: on a phone it is shown at nearly this width, so that its letters stay legible. */
const WIDTH = 460;
const LETTERS = '13px';

/** Both libraries have the types of a browser, of which there is none here. */
interface Drawn {
  readonly outerHTML: string;
}

const emptyDocument = (): unknown => {
  const window: unknown = parseHTML('<!doctype html><html><body></body></html>');
  return (window as { readonly document: unknown }).document;
};

/** A plot as text, with what it shows for those who do not see it. */
export const draw = (label: string, options: Plot.PlotOptions): string => {
  const plot: unknown = Plot.plot({
    width: WIDTH,
    ...options,
    style: { fontSize: LETTERS, background: 'none', overflow: 'visible' },
    document: emptyDocument(),
  });
  return (
    (plot as Drawn).outerHTML
      // The page has a style of its own, and one name for all that a picture is made of is enough.
      .replace(/<style>[^]*?<\/style>/, '')
      .replaceAll(/ aria-label="[^"]*"/g, '')
      .replace('<svg ', `<svg role="img" aria-label="${escape(label)}" `)
  );
};
