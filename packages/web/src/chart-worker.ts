import { type Artist, type Copy, makeArtist, type Order } from './map/chart/artist.ts';

/** Draws charts beside the page, so that the page never waits for one. */
type Message =
  | { readonly id: string; readonly copy: Copy }
  | { readonly id: string; readonly fonts: readonly FontSource[] }
  | { readonly id: string; readonly order: Order };

export interface FontSource {
  readonly family: string;
  readonly source: string;
  readonly weight: string;
  readonly style: string;
}

interface Table {
  artist: Artist | undefined;
}

const loadFont = async ({ family, source, weight, style }: FontSource): Promise<void> => {
  const font = new FontFace(family, source, { weight, style });
  const { fonts } = globalThis as unknown as { readonly fonts: FontFaceSet };
  fonts.add(await font.load());
};

const answer = async (table: Table, message: Message): Promise<ImageBitmap | undefined> => {
  if ('copy' in message) table.artist = makeArtist(message.copy);
  if ('fonts' in message) await Promise.allSettled(message.fonts.map(loadFont));
  if (!('order' in message) || table.artist === undefined) return undefined;
  const { canvas } = table.artist.draw(message.order);
  return canvas instanceof OffscreenCanvas ? canvas.transferToImageBitmap() : undefined;
};

const listen = (table: Table): void => {
  addEventListener('message', ({ data }: MessageEvent<Message>) => {
    answer(table, data).then(
      picture => postMessage({ id: data.id, picture }, { transfer: picture === undefined ? [] : [picture] }),
      (error: unknown) => postMessage({ id: data.id, failure: String(error) }),
    );
  });
};

listen({ artist: undefined });
