import type { FontSource } from '../../chart-worker.ts';
import type { Copy, Order, Picture } from './artist.ts';

/** Where charts are drawn: in a worker, or in the page where a browser has none that can draw. */
export interface Studio {
  readonly draw: (order: Order) => Promise<Picture>;
  readonly end: () => void;
}

interface Answer {
  readonly id: string;
  readonly picture?: ImageBitmap;
  readonly failure?: string;
}

/** The fonts that the style sheet names, with their addresses, so that a worker can load them too. */
const fontSources = (): readonly FontSource[] =>
  [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules].flatMap(rule => (rule instanceof CSSFontFaceRule ? [sourceOf(rule, sheet)] : [])),
  );

const sourceOf = ({ style }: CSSFontFaceRule, sheet: CSSStyleSheet): FontSource => {
  const base = sheet.href ?? document.baseURI;
  const source = style
    .getPropertyValue('src')
    .replace(/url\("?([^")]+)"?\)/, (_, url: string) => `url("${new URL(url, base)}")`);
  return {
    family: style.getPropertyValue('font-family').replaceAll('"', ''),
    source,
    weight: style.getPropertyValue('font-weight') || '400',
    style: style.getPropertyValue('font-style') || 'normal',
  };
};

type Message =
  | { readonly copy: Copy }
  | { readonly fonts: readonly FontSource[] }
  | { readonly order: Order };

/** Asks a worker and remembers who waits for what. */
const makeCorrespondence = (worker: Worker) => {
  const waiting = new Map<string, (answer: Answer) => void>();
  let number = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return (message: Message): Promise<Answer> =>
    new Promise(resolve => {
      const id = `chart ${++number}`;
      waiting.set(id, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      worker.postMessage({ id, ...message });
    });
};

/** Most browsers draw in a worker, so the page itself only fetches the artist where that cannot be. */
const drawHere = (copy: Copy): Studio => {
  const artist = import('./artist.ts').then(({ makeArtist }) => makeArtist(copy));
  return { draw: async order => (await artist).draw(order).canvas, end: () => undefined };
};

const drawInWorker = (copy: Copy): Studio => {
  const worker = new Worker(new URL('../../chart-worker.ts', import.meta.url), { type: 'module' });
  const ask = makeCorrespondence(worker);
  const ready = Promise.all([ask({ copy }), ask({ fonts: fontSources() })]);
  return {
    draw: async order => {
      await ready;
      const { picture, failure } = await ask({ order });
      if (picture === undefined) throw new Error(failure ?? 'The worker drew nothing.');
      return picture;
    },
    end: () => worker.terminate(),
  };
};

export const openStudio = (copy: Copy): Studio =>
  typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined'
    ? drawHere(copy)
    : drawInWorker(copy);
