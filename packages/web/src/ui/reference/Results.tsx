import { type Reference, searchReference, type TermEntry } from '@narrow-seas/reference';
import { READING_WORDS as SAID } from '../../words/reference.ts';
import { CaseText } from './CaseView.tsx';
import { PartLink } from './PartLink.tsx';
import type { Reader } from './reader.ts';

interface Props {
  readonly reference: Reference;
  readonly sought: string;
  readonly reader: Reader;
}

/** More than anybody reads. */
const MOST = 40;

export const TermList = ({
  terms,
  reader,
}: {
  readonly terms: readonly TermEntry[];
  readonly reader: Reader;
}) => (
  <dl className="terms">
    {terms.map(({ term, meaning, rule }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {meaning}{' '}
          <PartLink reader={reader} part={rule}>
            [{rule}]
          </PartLink>
        </dd>
      </div>
    ))}
  </dl>
);

/** What the glossary says first, then the cases that answer best, each in full. */
export const Results = ({ reference, sought, reader }: Props) => {
  const { terms, cases } = searchReference(reference, sought);
  return (
    <>
      <p className="hint" aria-live="polite">
        {SAID.found(cases.length)}
      </p>
      {cases.length === 0 && terms.length === 0 && <p>{SAID.nothing}</p>}
      {terms.length > 0 && <TermList terms={terms} reader={reader} />}
      {cases.slice(0, MOST).map(entry => (
        <section key={entry.id} className="case">
          <h3>
            <PartLink reader={reader} part={entry.id} className="number">
              {entry.id}
            </PartLink>{' '}
            {entry.title}
          </h3>
          <CaseText entry={entry} reader={reader} terms={reference.glossary} />
        </section>
      ))}
    </>
  );
};
