import { packText, unpackText } from './packed.ts';

/** What the address of the page stands for. */
export type Place =
  | { readonly at: 'start' }
  /** A game saved in this browser: a reload resumes it. */
  | { readonly at: 'save'; readonly id: string }
  | { readonly at: 'position'; readonly game: string; readonly position: string }
  | { readonly at: 'match'; readonly text: string }
  /** A scenario that somebody made. */
  | { readonly at: 'scenario'; readonly text: string }
  /** A game on the server. */
  | OnlinePlace
  /** The lessons, or one of them. */
  | LearnPlace
  /** The problems, or one of them. */
  | ProblemsPlace
  | PagePlace
  /** A file that was looked at: only the page that loaded it had it. */
  | { readonly at: 'file' }
  | { readonly at: 'damaged' }
  | { readonly at: 'too-long' };

/** What has a screen of its own and is no table: the address tells all of it. */
export type PagePlace =
  /** What a letter of the server leads to. */
  | LetterPlace
  /** The ladder, or the page of a player. */
  | PeoplePlace
  /** The rules of a game. */
  | RulesPlace
  /** The editor of scenarios. */
  | EditorPlace
  /** Who made what the page holds. */
  | { readonly at: 'about' };

const PAGES: { readonly [at in PagePlace['at']]: true } = {
  letter: true,
  ladder: true,
  player: true,
  rules: true,
  editor: true,
  about: true,
};

export const isPage = (place: Place): place is PagePlace => place.at in PAGES;

/** A game on the server; with a token it is an invitation to a seat. */
export interface OnlinePlace {
  readonly at: 'online';
  readonly id: string;
  readonly token?: string;
}

/** A link in a letter: it confirms an address, or lets the player choose a new password. */
export interface LetterPlace {
  readonly at: 'letter';
  readonly kind: 'confirm' | 'reset';
  readonly token: string;
}

/** Without an id the list of drafts is meant. */
export interface EditorPlace {
  readonly at: 'editor';
  readonly id?: string;
}

/** Without a game the ladder of the first one is meant, without a scenario that of the whole game. */
export type PeoplePlace =
  | { readonly at: 'ladder'; readonly game?: string; readonly scenario?: string }
  | { readonly at: 'player'; readonly id: string };

/** Without a lesson the list of lessons is meant, without a game that of all games. */
export interface LearnPlace {
  readonly at: 'learn';
  readonly game?: string;
  readonly lesson?: string;
}

/** Without a problem the list of problems is meant, without a game that of all games. */
export interface ProblemsPlace {
  readonly at: 'problems';
  readonly game?: string;
  readonly problem?: string;
  /** The problem of the day is meant, whatever it is. */
  readonly today?: true;
}

/** The rules of a game; the part is a case, a chapter, `glossary` or `sheet`, and empty for all of them. */
export interface RulesPlace {
  readonly at: 'rules';
  readonly game: string;
  readonly part: string;
}

/** Longer addresses are cut by programs they pass through; a game beyond it goes as a file. */
export const LONGEST_LINK = 8000;

export const saveAddress = (id: string): string => `#/game/${id}`;

export const onlineAddress = (id: string): string => `#/play/${id}`;

export const joinAddress = (id: string, token: string): string => `#/join/${id}/${token}`;

export const ladderAddress = (...names: readonly string[]): string => ['#', 'ladder', ...names].join('/');

export const playerAddress = (id: string): string => `#/player/${id}`;

export const rulesAddress = (game: string, part = ''): string =>
  part === '' ? `#/rules/${game}` : `#/rules/${game}/${part}`;

const RULES_PLACE = /^#\/?rules\/([\w-]+)(?:\/([\w.-]+))?$/;

export const ABOUT_ADDRESS = '#/about';

const readReading = (fragment: string): Place | undefined => {
  if (fragment.replace('#/', '#') === '#about') return { at: 'about' };
  const [, game, part = ''] = RULES_PLACE.exec(fragment) ?? [];
  return game === undefined ? undefined : { at: 'rules', game, part };
};

const PEOPLE_PLACE = /^#\/?(?:ladder(?:\/([\w-]+)(?:\/([\w-]+))?)?|player\/([\w-]+))$/;

const readPeople = (fragment: string): PeoplePlace | undefined => {
  const found = PEOPLE_PLACE.exec(fragment);
  if (found === null) return undefined;
  const [, game, scenario, id] = found;
  if (id !== undefined) return { at: 'player', id };
  return {
    at: 'ladder',
    ...(game === undefined ? {} : { game }),
    ...(scenario === undefined ? {} : { scenario }),
  };
};

export const learnAddress = ({ game, lesson }: Omit<LearnPlace, 'at'>): string =>
  ['#', 'learn', game, lesson].filter(name => name !== undefined).join('/');

const LEARN_PLACE = /^#\/?learn(?:\/([\w-]+)(?:\/([\w-]+))?)?$/;

const readLearn = (fragment: string): LearnPlace | undefined => {
  const found = LEARN_PLACE.exec(fragment);
  if (found === null) return undefined;
  const [, game, lesson] = found;
  return {
    at: 'learn',
    ...(game === undefined ? {} : { game }),
    ...(lesson === undefined ? {} : { lesson }),
  };
};

export const problemsAddress = ({ game, problem, today }: Omit<ProblemsPlace, 'at'>): string =>
  today === true
    ? '#/problems/today'
    : ['#', 'problems', game, problem].filter(name => name !== undefined).join('/');

const PROBLEMS_PLACE = /^#\/?problems(?:\/([\w-]+)(?:\/([\w-]+))?)?$/;

const readProblems = (fragment: string): ProblemsPlace | undefined => {
  const found = PROBLEMS_PLACE.exec(fragment);
  if (found === null) return undefined;
  const [, game, problem] = found;
  if (game === 'today' && problem === undefined) return { at: 'problems', today: true };
  return {
    at: 'problems',
    ...(game === undefined ? {} : { game }),
    ...(problem === undefined ? {} : { problem }),
  };
};

const ONLINE_PLACE = /^#\/?(?:(?:play|online)\/([\w-]+)|join\/([\w-]+)\/([\w-]+))$/;

const readOnline = (fragment: string): OnlinePlace | undefined => {
  const [, played, joined, token] = ONLINE_PLACE.exec(fragment) ?? [];
  const id = played ?? joined;
  if (id === undefined) return undefined;
  return token === undefined ? { at: 'online', id } : { at: 'online', id, token };
};

const LETTER_PLACE = /^#\/?(confirm|reset)\/([\w.~-]+)$/;

const readLetter = (fragment: string): LetterPlace | undefined => {
  const [, kind, token] = LETTER_PLACE.exec(fragment) ?? [];
  if (token === undefined) return undefined;
  return { at: 'letter', kind: kind === 'reset' ? 'reset' : 'confirm', token };
};

/** Where a file is looked at: so that Back leads to the start page. */
export const FILE_ADDRESS = '#/file';

export const positionAddress = async (game: string, position: string): Promise<string> =>
  `#/position/${await packText(`${game}\n${position}`)}`;

export const matchAddress = async (text: string): Promise<string> => `#/match/${await packText(text)}`;

export const scenarioAddress = async (text: string): Promise<string> => `#/scenario/${await packText(text)}`;

export const editorAddress = (id?: string): string => (id === undefined ? '#/edit' : `#/edit/${id}`);

const EDITOR_PLACE = /^#\/?edit(?:\/([\w-]+))?$/;

const readEditor = (fragment: string): EditorPlace | undefined => {
  const found = EDITOR_PLACE.exec(fragment);
  if (found === null) return undefined;
  return found[1] === undefined ? { at: 'editor' } : { at: 'editor', id: found[1] };
};

/** The saved game that the address names. */
export const saveIdInAddress = (fragment: string): string | undefined =>
  /^#\/game\/([\w-]+)$/.exec(fragment)?.[1];

const DAMAGED: Place = { at: 'damaged' };

const readPosition = (text: string): Place => {
  const end = text.indexOf('\n');
  if (end < 0) return DAMAGED;
  return { at: 'position', game: text.slice(0, end), position: text.slice(end + 1) };
};

/** What is told by the words of the address alone. */
const readPage = (fragment: string): Place | undefined => {
  for (const read of [readOnline, readLetter, readPeople, readLearn, readProblems, readEditor, readReading]) {
    const place = read(fragment);
    if (place !== undefined) return place;
  }
  return undefined;
};

/** Reads the fragment of an address, the number sign with it. */
export const readAddress = async (fragment: string): Promise<Place> => {
  const [kind = '', rest = ''] = fragment.replace(/^#\/?/, '').split(/\/(.*)/s);
  if (kind === '') return { at: 'start' };
  const id = saveIdInAddress(fragment);
  if (id !== undefined) return { at: 'save', id };
  const place = readPage(fragment);
  if (place !== undefined) return place;
  if (fragment === FILE_ADDRESS) return { at: 'file' };
  if (kind !== 'position' && kind !== 'match' && kind !== 'scenario') return DAMAGED;
  const text = await unpackText(rest);
  if (!text.ok) return { at: text.error };
  return kind === 'position' ? readPosition(text.value) : { at: kind, text: text.value };
};
