import { useMemo } from 'react';
import { jumpTo, toggleArrows, watchAgain } from '../film/controls.ts';
import { headlineOf, pinsOf, type Summary, type SummaryLine, summaryOf } from '../film/summary.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

/** What the other side did: points first, then losses, then new dangers. Numbers are pins on the map. */
export const TurnSummary = ({ table, stage }: PanelProps) => {
  const beats = useStore(table.film, film => film.beats);
  const hides = useStore(table.film, film => film.hidesArrows);
  const summary = useMemo(() => summaryOf(beats), [beats]);
  return (
    <section className="turn">
      <p className="row hint">
        <span>{WORDS.film.summaryOf}</span>
        <span>{WORDS.film.counts(summary.attacks, summary.moves)}</span>
      </p>
      <h2 tabIndex={-1}>{headlineOf(summary)}</h2>
      <Standing table={table} />
      <Lists summary={summary} table={table} stage={stage} />
      <div className="turn-ways">
        <button type="button" onClick={() => watchAgain(table)}>
          <span aria-hidden="true">↻ </span>
          {WORDS.film.watch}
        </button>
        <button type="button" aria-pressed={hides} onClick={() => toggleArrows(table)}>
          {hides ? WORDS.film.show : WORDS.film.hide}
        </button>
      </div>
    </section>
  );
};

const Standing = ({ table }: { readonly table: TableStore }) => (
  <p className="hint">{useStore(table, state => state.snapshot.score.summary)}</p>
);

interface ListsProps extends PanelProps {
  readonly summary: Summary;
}

const Lists = ({ summary, ...props }: ListsProps) => {
  const { results, dangers, failures, others } = summary;
  const pins = pinsOf(summary);
  const numberOf = (line: SummaryLine): number => pins.indexOf(line) + 1;
  return (
    <>
      <Pinned title={WORDS.film.results} lines={results} numberOf={numberOf} {...props} />
      <Pinned title={WORDS.film.dangers} lines={dangers} numberOf={numberOf} isDanger {...props} />
      <Folded title={WORDS.film.failures(failures.length)} lines={failures} {...props} />
      <Folded title={WORDS.film.others(others.length)} lines={others} {...props} />
    </>
  );
};

/** A line leads to its place, and beside it is the way to its moment. */
const LineItem = ({
  line,
  pin,
  table,
  stage,
}: PanelProps & { readonly line: SummaryLine; readonly pin?: React.ReactNode }) => (
  <li>
    <button type="button" onClick={() => line.hex !== undefined && stage.view?.centreOn([line.hex])}>
      {pin}
      <LineWords line={line} />
    </button>
    <button
      type="button"
      className="quiet"
      aria-label={WORDS.film.watchLine(line.title)}
      title={WORDS.film.watchLine(line.title)}
      onClick={() => jumpTo(table, line.beat)}
    >
      <span aria-hidden="true">▸</span>
    </button>
  </li>
);

interface LinesProps extends PanelProps {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
}

interface PinnedProps extends LinesProps {
  readonly numberOf: (line: SummaryLine) => number;
  readonly isDanger?: boolean;
}

const Pinned = ({ title, lines, numberOf, isDanger = false, ...props }: PinnedProps) => {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className="turn-list">
        {lines.map(line => (
          <LineItem
            key={line.beat}
            line={line}
            pin={
              <b className={isDanger ? 'pin danger' : 'pin'} title={WORDS.film.pin(numberOf(line))}>
                {numberOf(line)}
              </b>
            }
            {...props}
          />
        ))}
      </ol>
    </>
  );
};

const LineWords = ({ line: { title, detail, points } }: { readonly line: SummaryLine }) => (
  <>
    <span>
      <strong>{title}</strong>
      {detail !== '' && <small>{detail}</small>}
    </span>
    {points !== 0 && <b className={points > 0 ? 'chip good' : 'chip bad'}>{WORDS.film.points(points)}</b>}
  </>
);

const Folded = ({ title, lines, ...props }: LinesProps) =>
  lines.length === 0 ? null : (
    <details>
      <summary>{title}</summary>
      <ol className="turn-list">
        {lines.map(line => (
          <LineItem key={line.beat} line={line} {...props} />
        ))}
      </ol>
    </details>
  );
