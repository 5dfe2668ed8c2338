import type { Odds } from '@narrow-seas/core';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { RuleLink } from './RuleLink.tsx';

/** The chance of each result, as a bar and in figures. */
export const Chances = ({ odds }: { readonly odds: Odds }) => {
  const total = odds.total ?? odds.results.reduce((sum, { ways }) => sum + ways, 0);
  return (
    <>
      <ul className="odds-results">
        {odds.results.map(({ result, ways }) => (
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
      <p className="odds-sum">{odds.sum}</p>
    </>
  );
};

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
