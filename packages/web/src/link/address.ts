import { packText, unpackText } from './packed.ts';

/** What the address of the page stands for. */
export type Place =
  | { readonly at: 'start' }
  /** A game kept in this browser: what a reload goes on with. */
  | { readonly at: 'kept'; readonly id: string }
  | { readonly at: 'position'; readonly game: string; readonly position: string }
  | { readonly at: 'match'; readonly text: string }
  /** A file that was looked at: only the page that loaded it had it. */
  | { readonly at: 'file' }
  | { readonly at: 'damaged' }
  | { readonly at: 'too-long' };

/** Longer addresses are cut by programs they pass through; a game beyond it goes as a file. */
export const LONGEST_LINK = 8000;

export const keptAddress = (id: string): string => `#/game/${id}`;

/** Where a file is looked at: so that Back leads to the start page. */
export const FILE_ADDRESS = '#/file';

export const positionAddress = async (game: string, position: string): Promise<string> =>
  `#/position/${await packText(`${game}\n${position}`)}`;

export const matchAddress = async (text: string): Promise<string> => `#/match/${await packText(text)}`;

/** The kept game that the address names. */
export const keptInAddress = (fragment: string): string | undefined =>
  /^#\/game\/([\w-]+)$/.exec(fragment)?.[1];

const DAMAGED: Place = { at: 'damaged' };

const readPosition = (text: string): Place => {
  const end = text.indexOf('\n');
  if (end < 0) return DAMAGED;
  return { at: 'position', game: text.slice(0, end), position: text.slice(end + 1) };
};

/** Reads the fragment of an address, the number sign with it. */
export const readAddress = async (fragment: string): Promise<Place> => {
  const [kind = '', rest = ''] = fragment.replace(/^#\/?/, '').split(/\/(.*)/s);
  if (kind === '') return { at: 'start' };
  const id = keptInAddress(fragment);
  if (id !== undefined) return { at: 'kept', id };
  if (fragment === FILE_ADDRESS) return { at: 'file' };
  if (kind !== 'position' && kind !== 'match') return DAMAGED;
  const text = await unpackText(rest);
  if (!text.ok) return { at: text.error };
  return kind === 'match' ? { at: 'match', text: text.value } : readPosition(text.value);
};
