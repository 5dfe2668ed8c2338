import { rulesAddress } from '../../link/address.ts';

/** Where somebody reads, and how he comes to another place of the same rules. */
export interface Reader {
  readonly game: string;
  /** A case, a chapter, `glossary`, `sheet`; empty for the beginning. */
  readonly part: string;
  readonly go: (part: string) => void;
}

export const GLOSSARY = 'glossary';
export const SHEET = 'sheet';

export const partAddress = ({ game }: Pick<Reader, 'game'>, part: string): string => rulesAddress(game, part);
