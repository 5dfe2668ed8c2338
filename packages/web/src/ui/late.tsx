import { createElement, type FunctionComponent, type ReactNode, useEffect } from 'react';
import { makeStore, useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';

/** A file of the page that is not in its first load. */
interface Shelf<Parts> {
  readonly parts: Parts | undefined;
  /** The network did not bring them. */
  readonly isMissing: boolean;
}

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props & object : never;

interface Shelved<Parts> {
  /** Fetches the file, once. A failure is told where a part is wanted, and only there. */
  readonly fetch: () => Promise<Parts | undefined>;
  /** A part of it. Once the file has been fetched it is shown at once. */
  readonly late: <Name extends keyof Parts>(name: Name) => (props: PropsOf<Parts[Name]>) => ReactNode;
}

const Absent = ({ isMissing, fetch }: { readonly isMissing: boolean; readonly fetch: () => void }) => {
  if (!isMissing)
    return (
      <p className="hint" role="status">
        {WORDS.late.coming}
      </p>
    );
  return (
    <div className="refusal" role="alert">
      <p>{WORDS.late.missing}</p>
      <button type="button" onClick={fetch}>
        {WORDS.start.again}
      </button>
    </div>
  );
};

const makeShelf = <Parts extends object>(load: () => Promise<Parts>): Shelved<Parts> => {
  const shelf = makeStore<Shelf<Parts>>({ parts: undefined, isMissing: false });
  const fetch = async (): Promise<Parts | undefined> => {
    const known = shelf.get().parts;
    if (known !== undefined) return known;
    const parts = await load().catch(() => undefined);
    shelf.set({ parts, isMissing: parts === undefined });
    return parts;
  };
  const late: Shelved<Parts>['late'] = name => {
    const Late = (props: PropsOf<Parts[typeof name]>): ReactNode => {
      const { parts, isMissing } = useStore(shelf, state => state);
      useEffect(() => void fetch(), []);
      if (parts === undefined) return <Absent isMissing={isMissing} fetch={() => void fetch()} />;
      return createElement(parts[name] as FunctionComponent<typeof props>, props);
    };
    return Late;
  };
  return { fetch, late };
};

const LATE = makeShelf(() => import('./late-parts.ts'));
const READING = makeShelf(() => import('./reference/reference-parts.ts'));
const ONLINE = makeShelf(() => import('./online/online-parts.ts'));
const LEARN = makeShelf(() => import('./learn/learn-parts.ts'));
const PROBLEMS = makeShelf(() => import('./problems/problem-parts.ts'));

/** What the first screen does not show. */
export const fetchLateParts = LATE.fetch;
export const { late } = LATE;

/** What is only read: the rules, and who made what. */
export const lateReading = READING.late;

const EDITOR = makeShelf(() => import('./editor/editor-parts.ts'));

/** What only those see who make scenarios. */
export const lateEditor = EDITOR.late;

/** What only online play shows. */
export const fetchOnlineParts = ONLINE.fetch;
export const lateOnline = ONLINE.late;

/** What only a lesson shows. */
export const fetchLearnParts = LEARN.fetch;
export const lateLearn = LEARN.late;

/** What only problems show. */
export const fetchProblemParts = PROBLEMS.fetch;
export const lateProblems = PROBLEMS.late;
