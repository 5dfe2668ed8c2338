import type { CaseEntry, TermEntry } from '@narrow-seas/reference';
import { READING_WORDS as SAID } from '../../words/reference.ts';
import { FigureView } from './FigureView.tsx';
import { PartLink } from './PartLink.tsx';
import type { Reader } from './reader.ts';
import { Runs } from './Runs.tsx';

interface Props {
  readonly entry: CaseEntry;
  readonly reader: Reader;
  readonly terms: readonly TermEntry[];
}

const Others = ({
  label,
  ids,
  reader,
}: {
  readonly label: string;
  readonly ids: readonly string[];
  readonly reader: Reader;
}) =>
  ids.length === 0 ? null : (
    <p className="others">
      {label}:{' '}
      {ids.map(id => (
        <PartLink key={id} reader={reader} part={id}>
          {id}
        </PartLink>
      ))}
    </p>
  );

const Notes = ({ entry: { notes }, reader, terms }: Props) =>
  notes.length === 0 ? null : (
    <details className="notes">
      <summary>
        {SAID.note} ({notes.length})
      </summary>
      <p>{SAID.noteHint}</p>
      {notes.map(({ id, value, reason }) => (
        <div key={id}>
          <p>
            <Runs runs={value} reader={reader} terms={terms} />
          </p>
          <p className="because">
            {SAID.because}: <Runs runs={reason} reader={reader} terms={terms} />
          </p>
        </div>
      ))}
    </details>
  );

/** What a case says, without its heading. */
export const CaseText = (props: Props) => {
  const { entry, reader, terms } = props;
  return (
    <>
      <p>
        <Runs runs={entry.text} reader={reader} terms={terms} />
      </p>
      {entry.figures.map(figure => (
        <figure key={figure.id}>
          <FigureView figure={figure} />
          <figcaption>
            <b>{figure.title}.</b> <Runs runs={figure.caption} reader={reader} terms={terms} />
          </figcaption>
        </figure>
      ))}
      <Notes {...props} />
      <Others label={SAID.see} ids={entry.see} reader={reader} />
      <Others label={SAID.usedBy} ids={entry.usedBy} reader={reader} />
    </>
  );
};

/** A case of a chapter; its number is a link to it. */
export const CaseView = (props: Props) => {
  const { entry, reader } = props;
  return (
    <section
      id={`case-${entry.id}`}
      className={entry.id === reader.part ? 'case current' : 'case'}
      tabIndex={-1}
    >
      <h3>
        <PartLink reader={reader} part={entry.id} className="number">
          {entry.id}
        </PartLink>{' '}
        {entry.title}
      </h3>
      <CaseText {...props} />
    </section>
  );
};
