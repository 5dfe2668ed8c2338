import type { Analysis, AnalysisPoint } from '@narrow-seas/core';
import type { Action } from '../../link/protocol.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { LineChart } from '../LineChart.tsx';

/** How the game stood at a point, with what luck and decisions have brought until then. */
interface Standing {
  readonly turn: number | undefined;
  readonly value: number;
  readonly luck: number;
  readonly skill: number;
}

/** More points than these one cannot tell apart. */
const MOST = 160;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** What a decision cost counts for the side or against it. */
const skillAt = ({ by, lost = 0 }: AnalysisPoint, side: string): number => (by === side ? -lost : lost);

const standingsOf = ({ points, side, start }: Analysis<Action>): readonly Standing[] => {
  let [luck, skill] = [0, 0];
  const first = { turn: points[0]?.turn, value: start, luck, skill };
  return [
    first,
    ...points.map(point => {
      luck += point.luck;
      skill += skillAt(point, side);
      return { turn: point.turn, value: point.value, luck, skill };
    }),
  ];
};

const sampled = <A,>(list: readonly A[]): readonly A[] => {
  const step = Math.max(1, Math.ceil(list.length / MOST));
  return list.filter((_, place) => place % step === 0 || place === list.length - 1);
};

/** The last standing of each turn. */
const byTurn = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(({ turn }, place) => turn !== standings[place + 1]?.turn);

/** The expected result, with luck and decisions apart; the same as a table. */
export const AnalysisGraph = ({ told }: { readonly told: Analysis<Action> }) => {
  const standings = standingsOf(told);
  const shown = sampled(standings);
  const line = (of: (standing: Standing) => number): readonly number[] => shown.map(at => rounded(of(at)));
  const ticks = shown.flatMap(({ turn }, place) =>
    turn !== undefined && turn !== shown[place - 1]?.turn ? { place, name: String(turn) } : [],
  );
  return (
    <>
      <LineChart
        title={SAID.graph}
        ticks={ticks}
        lines={[
          { name: SAID.expected, tint: 'choice', values: line(({ value }) => value) },
          { name: SAID.luck, tint: 'blue', values: line(({ luck }) => luck) },
          { name: SAID.skill, tint: 'red', values: line(({ skill }) => skill) },
        ]}
      />
      <Figures standings={standings} />
    </>
  );
};

const Figures = ({ standings }: { readonly standings: readonly Standing[] }) => (
  <details>
    <summary>{SAID.table}</summary>
    <table>
      <thead>
        <tr>
          {[SAID.turn, SAID.expected, SAID.luck, SAID.skill].map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byTurn(standings).map(({ turn, value, luck, skill }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game may count no turns
          <tr key={place}>
            <th scope="row">{turn ?? place + 1}</th>
            <td>{SAID.swing(value)}</td>
            <td>{SAID.swing(luck)}</td>
            <td>{SAID.swing(skill)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
