import type { Run } from '@narrow-seas/reference';
import type { TermEntry } from '@narrow-seas/reference';
import { PartLink } from './PartLink.tsx';
import { GLOSSARY, type Reader } from './reader.ts';

interface Props {
  readonly runs: readonly Run[];
  readonly reader: Reader;
  readonly terms: readonly TermEntry[];
}

/** A sentence whose cases and terms are links; a term says what it means when the pointer rests on it. */
export const Runs = ({ runs, reader, terms }: Props) => (
  <>
    {runs.map((run, place) => {
      if (typeof run === 'string') return run;
      const isCase = 'rule' in run;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change
        <span key={place} title={isCase ? undefined : terms.find(({ term }) => term === run.term)?.meaning}>
          <PartLink
            reader={reader}
            part={isCase ? run.rule : GLOSSARY}
            className={isCase ? undefined : 'term'}
          >
            {run.text}
          </PartLink>
        </span>
      );
    })}
  </>
);
