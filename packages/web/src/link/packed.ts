/** Text as it travels in the fragment of an address: nothing of it reaches a server. */

const pipe = async (bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer();

/** So many bytes at once: `fromCharCode` takes no endless list. */
const CHUNK = 0x8000;

const toBase64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)));
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

export const packText = async (text: string): Promise<string> =>
  toBase64(new Uint8Array(await pipe(new TextEncoder().encode(text), new CompressionStream('deflate'))));

/** Undefined when anything is missing or changed: the packing carries a checksum. */
export const unpackText = async (packed: string): Promise<string | undefined> => {
  try {
    const bytes = await pipe(fromBase64(packed), new DecompressionStream('deflate'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
