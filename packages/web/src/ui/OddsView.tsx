import { type Odds, type OddsTable, oddsTables } from '@narrow-seas/core';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { RuleLink } from './RuleLink.tsx';

/** The results of one target: its chances add up to 100 %, whatever becomes of the others. */
const ChanceTable = ({ of, results, total }: OddsTable) => (
  <>
    {of === undefined ? null : <p className="odds-of">{of}</p>}
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

/** The sum behind the chances, each term with its case. */
export const Terms = ({ odds, table }: { readonly odds: Odds; readonly table: TableStore }) => (
  <details open>
    <summary>{WORDS.odds.terms}</summary>
    <ul className="odds-terms">
      {odds.terms.map(({ what, value, rule }) => (
        <li key={`${what} ${rule}`}>
          <span>{what}</span>
          <b>{value > 0 ? `+${value}` : value}</b>
          <RuleLink rule={rule} table={table} />
        </li>
      ))}
    </ul>
  </details>
);
