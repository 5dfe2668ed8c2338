import type { ScoreLine } from '@narrow-seas/core';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { RuleLink } from './RuleLink.tsx';

const { orders: SAID } = WORDS;

const sayPoints = ({ points, each }: ScoreLine): string =>
  SAID.figure(points, each === true ? SAID.each : undefined);

export const toneOf = (points: number): string => (points > 0 ? 'good' : points < 0 ? 'bad' : '');

interface Props {
  readonly table: TableStore;
  readonly title: string;
  readonly lines: readonly ScoreLine[];
}

/** Lines of the account with their signs and cases. */
export const ScoreLines = ({ table, title, lines }: Props) =>
  lines.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className="score-lines">
        {lines.map(line => (
          <li key={line.key}>
            <span>{line.text}</span>
            <b className={toneOf(line.points)}>{sayPoints(line)}</b>
            <RuleLink rule={line.rule} table={table} />
          </li>
        ))}
      </ul>
    </>
  );
