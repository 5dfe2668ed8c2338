import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';

interface Props {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** How games ended, as shares of a bar; the sentence beside it says the same. */
export const ResultBar = ({ won, drawn, lost }: Props) => {
  const all = won + drawn + lost;
  const share = (count: number): number => (100 * count) / all;
  const parts = [
    ['won', won],
    ['drawn', drawn],
    ['lost', lost],
  ] as const;
  return (
    <>
      <span className="result-bar" aria-hidden="true">
        {parts.map(([kind, count]) => (
          <span key={kind} className={kind} style={{ width: `${share(count)}%` }} />
        ))}
      </span>
      <span className="worth-of">{SAID.results(share(won), share(drawn), share(lost))}</span>
    </>
  );
};
