import { type Chapter, placeOf, type Reference } from '@narrow-seas/reference';
import { READING_WORDS as SAID } from '../../words/reference.ts';
import { CaseView } from './CaseView.tsx';
import { PartLink } from './PartLink.tsx';
import type { Reader } from './reader.ts';

interface Props {
  readonly reference: Reference;
  readonly reader: Reader;
}

/** The chapter that a part stands for, or in which it is; undefined for something that is not there. */
export const chapterFor = (reference: Reference, part: string): Chapter | undefined =>
  part === ''
    ? reference.chapters[0]
    : (placeOf(reference, part)?.chapter ?? reference.chapters.find(({ id }) => id === part));

const Turning = ({ reference, reader, chapter }: Props & { readonly chapter: Chapter }) => {
  const place = reference.chapters.indexOf(chapter);
  const [before, next] = [reference.chapters[place - 1], reference.chapters[place + 1]];
  return (
    <p className="turning">
      {before !== undefined && (
        <PartLink reader={reader} part={before.id}>
          {SAID.before(before.title)}
        </PartLink>
      )}
      {next !== undefined && (
        <PartLink reader={reader} part={next.id}>
          {SAID.next(next.title)}
        </PartLink>
      )}
    </p>
  );
};

export const ChapterView = ({ reference, reader, chapter }: Props & { readonly chapter: Chapter }) => (
  <article>
    <h2>{SAID.chapter(chapter.id, chapter.title)}</h2>
    {chapter.cases.map(entry => (
      <CaseView key={entry.id} entry={entry} reader={reader} terms={reference.glossary} />
    ))}
    <Turning reference={reference} reader={reader} chapter={chapter} />
  </article>
);

export const ChapterList = ({ reference, reader }: Props) => {
  const current = chapterFor(reference, reader.part);
  return (
    <ol className="chapters">
      {reference.chapters.map(chapter => (
        <li key={chapter.id}>
          <PartLink reader={reader} part={chapter.id} isCurrent={chapter === current}>
            {SAID.chapter(chapter.id, chapter.title)}
          </PartLink>
        </li>
      ))}
    </ol>
  );
};
