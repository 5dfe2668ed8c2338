import {
  type Odds,
  type OddsPart,
  oddsParts,
  type OddsTable,
  oddsTables,
  type Prospect,
} from '@narrow-seas/core';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { RuleLink } from './RuleLink.tsx';

const percentOf = (chance: number): string => WORDS.odds.chance(Math.round(chance * 100));

/** The faces of one die: solid where it works. */
export const FaceStrip = ({ faces }: { readonly faces: readonly number[] }) => (
  <span className="faces" role="img" aria-label={WORDS.targets.faces(faces)}>
    {[1, 2, 3, 4, 5, 6].map(face => (
      <i key={face} className={faces.includes(face) ? 'works' : ''}>
        {face}
      </i>
    ))}
  </span>
);

/** Where more than one die decides: the full result solid, a part of it hatched, nothing white. */
export const OutcomeBar = ({ outcomes }: Pick<Prospect, 'outcomes'>) => (
  <span className="outcomes" aria-hidden="true">
    {outcomes.map(({ what, chance }, place) => (
      <i key={what} className={place === 0 ? 'full' : 'part'} style={{ width: `${chance * 100}%` }} />
    ))}
  </span>
);

/** The results of one target: its chances add up to 100%, whatever becomes of the others. */
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
          <b>{percentOf(ways / total)}</b>
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

interface SumsProps {
  readonly odds: Odds;
  readonly table: TableStore;
  /** The chances stand above already. */
  readonly isBrief?: boolean;
}

/** One line for all sums; unfolded every chance, and every term with its case. */
export const Sums = ({ odds, table, isBrief = false }: SumsProps) => (
  <details className="sums">
    <summary>
      <span className="odds-sum">{WORDS.targets.sums(odds.sum)}</span>
    </summary>
    {!isBrief && <Chances odds={odds} />}
    {oddsParts(odds).map(({ part, terms }) => (
      <Part key={part ?? ''} part={part} terms={terms} table={table} />
    ))}
  </details>
);
