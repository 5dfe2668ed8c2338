import { failed, ok, type Result } from '@narrow-seas/core';

/** Text as it travels in the fragment of an address: nothing of it reaches a server. */

/** Bytes at once: `fromCharCode` takes no endless list. */
const CHUNK = 0x8000;

const toBase64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)));
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

const packBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer();

export const packText = async (text: string): Promise<string> =>
  toBase64(new Uint8Array(await packBytes(new TextEncoder().encode(text))));

/** No game that fits into a link unpacks to more bytes; a link made to harm may unpack to a thousand times its size. */
export const MOST_UNPACKED = 4 * 1024 * 1024;

/** This number of packed bytes becomes a megabyte at most, and the next come only when these have been counted. */
const PIECE = 1024;

const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> => {
  const state = { from: 0 };
  const pull = (controller: ReadableStreamDefaultController<BufferSource>): void => {
    if (state.from >= bytes.length) return controller.close();
    controller.enqueue(bytes.subarray(state.from, state.from + PIECE));
    state.from += PIECE;
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
};

/** Undefined when there is more than may be; what comes after that is never unpacked. */
const unpackBytes = async (packed: Uint8Array<ArrayBuffer>): Promise<Blob | undefined> => {
  const reader = inPieces(packed).pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each piece is counted before the next is unpacked
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    size += value.length;
    if (size > MOST_UNPACKED) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(value);
  }
};

/** Why a text could not be unpacked: anything is missing or changed (the packing carries a checksum), or it is too long. */
export type Unpacking = 'damaged' | 'too-long';

export const unpackText = async (packed: string): Promise<Result<string, Unpacking>> => {
  try {
    const blob = await unpackBytes(fromBase64(packed));
    if (blob === undefined) return failed('too-long');
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(await blob.arrayBuffer()));
  } catch {
    return failed('damaged');
  }
};
