import type { Reference } from '@narrow-seas/reference';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Client } from '../../link/client.ts';
import { WORDS } from '../../words.ts';
import { READING_WORDS as SAID } from '../../words/reference.ts';
import { chapterFor, ChapterList, ChapterView } from './ChapterView.tsx';
import { PartLink } from './PartLink.tsx';
import { GLOSSARY, type Reader, SHEET } from './reader.ts';
import { Results, TermList } from './Results.tsx';
import { SheetView } from './SheetView.tsx';
import { useReference } from './useReference.ts';

interface Props {
  readonly client: Client;
  readonly reader: Reader;
  readonly close: () => void;
  readonly closing: string;
}

interface ReadProps {
  readonly reference: Reference;
  readonly reader: Reader;
}

const Part = ({ reference, reader }: ReadProps) => {
  const { part } = reader;
  if (part === SHEET && reference.sheet !== undefined)
    return <SheetView title={reference.title} sheet={reference.sheet} reader={reader} />;
  if (part === GLOSSARY)
    return (
      <article>
        <h2>{SAID.terms}</h2>
        <TermList terms={reference.glossary} reader={reader} />
      </article>
    );
  const chapter = chapterFor(reference, part);
  if (chapter === undefined)
    return (
      <>
        <p role="alert">{SAID.missing(part)}</p>
        <ChapterList reference={reference} reader={reader} />
      </>
    );
  return <ChapterView reference={reference} reader={reader} chapter={chapter} />;
};

/** What was gone to comes into sight and has the focus; the beginning of a page is its head. */
const useArrival = (part: string, isThere: boolean, sought: string) => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isThere || sought !== '') return;
    const place = document.getElementById(`case-${part}`);
    if (place === null) body.current?.closest('.reading')?.scrollTo(0, 0);
    else place.scrollIntoView({ block: 'center' });
    (place ?? body.current)?.focus({ preventScroll: true });
  }, [part, isThere, sought]);
  return body;
};

const Ways = ({ reference, reader }: ReadProps) => (
  <nav className="ways-in" aria-label={SAID.chapters}>
    <p>
      <PartLink reader={reader} part={GLOSSARY} isCurrent={reader.part === GLOSSARY}>
        {SAID.glossary}
      </PartLink>
      {reference.sheet !== undefined && (
        <PartLink reader={reader} part={SHEET} isCurrent={reader.part === SHEET}>
          {SAID.sheet}
        </PartLink>
      )}
    </p>
    <details open={innerWidth > 760}>
      <summary>{SAID.chapters}</summary>
      <ChapterList reference={reference} reader={reader} />
    </details>
  </nav>
);

const Reading = ({ reference, reader }: ReadProps) => {
  const [sought, setSought] = useState('');
  const going: Reader = {
    ...reader,
    go: part => {
      setSought('');
      reader.go(part);
    },
  };
  const body = useArrival(reader.part, true, sought);
  return (
    <div className="reading-columns">
      <div className="reading-side">
        <input
          type="search"
          value={sought}
          aria-label={SAID.searchLabel}
          placeholder={SAID.search}
          onChange={event => setSought(event.target.value)}
        />
        <Ways reference={reference} reader={going} />
      </div>
      <div ref={body} className="reading-body" tabIndex={-1}>
        {sought === '' ? (
          <Part reference={reference} reader={going} />
        ) : (
          <Results reference={reference} sought={sought} reader={going} />
        )}
      </div>
    </div>
  );
};

const Frame = ({
  title,
  close,
  closing,
  children,
}: Omit<Props, 'client' | 'reader'> & { readonly title: string; readonly children: ReactNode }) => (
  <section className="report reading" aria-label={title}>
    <header>
      <h1>{title}</h1>
      <div className="ways">
        <button type="button" className="primary" onClick={close}>
          {closing}
        </button>
      </div>
    </header>
    {children}
  </section>
);

/** The rules of a game, chapter by chapter, over the whole page. */
export const Book = ({ client, reader, close, closing }: Props) => {
  const [loaded, again] = useReference(client, reader.game);
  const title =
    loaded !== undefined && 'reference' in loaded ? SAID.title(loaded.reference.title) : WORDS.name;
  return (
    <Frame title={title} close={close} closing={closing}>
      {loaded === undefined && <p role="status">{SAID.loading}</p>}
      {loaded !== undefined && 'complaint' in loaded && (
        <div className="refusal" role="alert">
          <p>{loaded.complaint}</p>
          <button type="button" onClick={again}>
            {WORDS.start.again}
          </button>
        </div>
      )}
      {loaded !== undefined && 'reference' in loaded && (
        <Reading reference={loaded.reference} reader={reader} />
      )}
    </Frame>
  );
};
