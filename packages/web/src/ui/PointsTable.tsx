import type { Worth, WorthTable } from '@narrow-seas/core';
import { WORDS } from '../words.ts';
import { toneOf } from './ScoreLines.tsx';

const { orders: SAID } = WORDS;

interface Props {
  readonly title: string;
  readonly tables: readonly WorthTable[];
  /** No more rows than these. */
  readonly most?: number;
}

/** What brings or costs points, under the heads that its figures have in common. */
export const PointsTable = ({ title, tables, most = Number.POSITIVE_INFINITY }: Props) => (
  <>
    {tables.map(({ heads, rows }, place) => (
      <table className="points" key={rows[0]?.text ?? title}>
        <thead>
          <tr>
            <th scope="col">{place === 0 ? title : <span className="ear">{title}</span>}</th>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {heads.length === 0 && (
              <th scope="col">
                <span className="ear">{SAID.worth}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map(row => (
            <Row key={row.text} row={row} columns={Math.max(1, heads.length)} />
          ))}
        </tbody>
      </table>
    ))}
  </>
);

const Row = ({ row, columns }: { readonly row: Worth; readonly columns: number }) => (
  <tr>
    <th scope="row">
      {row.text}
      {row.per !== undefined && row.per !== SAID.each && `, ${row.per}`}
    </th>
    {Array.from({ length: columns }, (_, place) => {
      const points = row.points[place];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change
        <td key={place} className={toneOf(points ?? 0)}>
          {points === undefined || points === null
            ? ''
            : SAID.figure(points, row.per === SAID.each ? row.per : undefined)}
        </td>
      );
    })}
  </tr>
);
