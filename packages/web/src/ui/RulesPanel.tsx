import { placeOf } from '@narrow-seas/reference';
import { useEffect, useRef } from 'react';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import { READING_WORDS as SAID } from '../words/reference.ts';
import type { PanelProps } from './panel-props.ts';
import type { Reader } from './reference/reader.ts';
import { Results } from './reference/Results.tsx';
import { useReference } from './reference/useReference.ts';
import '../style/reference.css';

/** The rules beside the map: what is sought, or the case that a link leads to, with a way to its chapter. */
export const RulesPanel = ({ table }: PanelProps) => {
  const sought = useStore(table, state => state.ruleSought);
  const { id } = table.get().card;
  const [loaded, again] = useReference(table.client, id);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const reader: Reader = { game: id, part: sought, go: part => table.set({ ruleSought: part }) };
  const reference = loaded !== undefined && 'reference' in loaded ? loaded.reference : undefined;
  const chapter = reference === undefined ? undefined : placeOf(reference, sought)?.chapter;
  return (
    <section className="rules">
      <h2>{WORDS.rules.title}</h2>
      <input
        ref={input}
        type="search"
        value={sought}
        aria-label={WORDS.rules.search}
        placeholder={WORDS.rules.search}
        onChange={event => table.set({ ruleSought: event.target.value })}
      />
      <p className="row">
        <button type="button" onClick={() => table.set({ reading: chapter === undefined ? '' : sought })}>
          {chapter === undefined ? WORDS.rules.whole : SAID.wholeChapter(chapter.title)}
        </button>
      </p>
      {loaded === undefined && <p role="status">{SAID.loading}</p>}
      {loaded !== undefined && 'complaint' in loaded && (
        <p role="alert">
          {loaded.complaint}{' '}
          <button type="button" onClick={again}>
            {WORDS.start.again}
          </button>
        </p>
      )}
      {reference !== undefined && <Results reference={reference} sought={sought} reader={reader} />}
    </section>
  );
};
