import { type Odds, type OddsPart, oddsParts, type OddsTable, oddsTables } from '@narrow-seas/core';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { RuleLink } from './RuleLink.tsx';

/** The results of one target: its chances add up to 100 %, whatever becomes of the others. */
const ChanceTable = ({ of, line, results, total }: OddsTable) => (
  <>
    {of === undefined ? null : <p className="odds-of">{of}</p>}
    {line === undefined ? null : <p className="odds-line">{line}</p>}
    <ul className="odds-results">
      {results.map(({ result, ways }) => (
        <li key={result}>
          <span>{result}</span>
          <span className="odds-bar" aria-hidden="true">
            <span style={{ width: `${(ways / total) * 100}%` }} />
          </span>
          <b>{WORDS.odds.chance(Math.round((ways / total) * 100))}</b>
          <small>{WORDS.odds.ways(ways, total)}</small>
        </li>
      ))}
    </ul>
  </>
);

/** The chance of each result, as a bar and in figures, target by target. */
export const Chances = ({ odds }: { readonly odds: Odds }) => (
  <>
    {oddsTables(odds).map(table => (
      <ChanceTable key={table.of ?? ''} {...table} />
    ))}
    <p className="odds-sum">{odds.sum}</p>
  </>
);

const Part = ({ part, terms, table }: OddsPart & { readonly table: TableStore }) => (
  <>
    {part === undefined ? null : <p className="odds-part">{part}</p>}
    <ul className="odds-terms">
      {terms.map(({ what, value, rule }) => (
        <li key={`${what} ${rule}`}>
          <span>{what}</span>
          <b>{value > 0 ? `+${value}` : value}</b>
          <RuleLink rule={rule} table={table} />
        </li>
      ))}
    </ul>
  </>
);

interface TermsProps {
  readonly odds: Odds;
  readonly table: TableStore;
  readonly open: boolean;
}

/** The sums behind the chances, each term with its case. */
export const Terms = ({ odds, table, open }: TermsProps) => (
  <details open={open}>
    <summary>{WORDS.odds.terms}</summary>
    {oddsParts(odds).map(({ part, terms }) => (
      <Part key={part ?? ''} part={part} terms={terms} table={table} />
    ))}
  </details>
);
