import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { belowFromWords, type Random } from './random.ts';

/**
 * Dice nobody can doubt. Before play the umpire publishes the commitment, the SHA-256 of a secret seed. The players
 * then add a salt of their own, so that a seed cannot be chosen to suit anybody. Throw number n is read from
 * HMAC-SHA-256(seed, salt and n). After the game the seed is shown, and everyone can check every throw.
 *
 * To check it elsewhere, with SEED as 64 digits and n and b counted from 0: the commitment is the SHA-256 of the text
 * `narrow-seas dice 1 commitment SEED`; block b of throw n is HMAC-SHA-256, keyed with the 32 bytes of the seed, of
 * `narrow-seas dice 1 throw LENGTH:SALT/n/b` (LENGTH in UTF-16 units), read as eight big-endian 32-bit words.
 */
export interface DicePledge {
  readonly commitment: string;
  readonly salt: string;
}

export interface DiceSecret extends DicePledge {
  /** 32 bytes as 64 hexadecimal digits. */
  readonly seed: string;
}

const PURPOSE = 'narrow-seas dice 1';
const SEED = /^[0-9a-f]{64}$/;
const WORDS_PER_BLOCK = 8;

export const isDiceSeed = (text: string): boolean => SEED.test(text);

export const newDiceSeed = (): string => bytesToHex(randomBytes(32));

/** What is published before play. */
export const commitmentOf = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${PURPOSE} commitment ${seed}`)));

/** Whether a revealed seed is the one that was committed to. */
export const keepsPledge = (pledge: DicePledge, seed: string): boolean =>
  isDiceSeed(seed) && commitmentOf(seed) === pledge.commitment;

/** Throws on an invalid seed: its pledge could never be kept. */
export const pledgeDice = (seed: string, salt: string): DiceSecret => {
  if (!isDiceSeed(seed)) throw new RangeError('A dice seed is 64 lower-case hexadecimal digits');
  return { commitment: commitmentOf(seed), salt, seed };
};

/** The numbers of one throw. `count` is the number of throws made before it in the match. */
export const throwOf = ({ seed, salt }: DiceSecret, count: number): Random => {
  const key = hexToBytes(seed);
  let block: DataView = new DataView(new ArrayBuffer(0));
  let used = 0;
  const nextWord = (): number => {
    const place = used % WORDS_PER_BLOCK;
    if (place === 0) block = blockOf(key, salt, count, used / WORDS_PER_BLOCK);
    used += 1;
    return block.getUint32(place * 4);
  };
  return { below: belowFromWords(nextWord) };
};

/** The salt's length goes before it: otherwise salt "1/2" with throw 3 would share numbers with salt "1", throw "2/3". */
const blockOf = (key: Uint8Array, salt: string, count: number, block: number): DataView => {
  const message = utf8ToBytes(`${PURPOSE} throw ${salt.length}:${salt}/${count}/${block}`);
  return new DataView(hmac(sha256, key, message).buffer);
};
