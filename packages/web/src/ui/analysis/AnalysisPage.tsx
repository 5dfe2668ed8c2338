import { type Analysis, GRADES } from '@narrow-seas/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Action } from '../../link/protocol.ts';
import { beginGame } from '../../store/opening.ts';
import { useStore } from '../../store/store.ts';
import type { Studies } from '../../store/studies.ts';
import type { TableStore } from '../../store/table.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { saveFile } from '../files.ts';
import { AnalysisDecisions } from './AnalysisDecisions.tsx';
import { AnalysisGraph } from './AnalysisGraph.tsx';
import { AnalysisMoments } from './AnalysisMoments.tsx';
import { AnalysisVariations } from './AnalysisVariations.tsx';
import type { AnalysisProps } from './analysis-props.ts';
import { orderFrom } from './look.ts';
import { runAnalysis, setAnalysis, stopAnalysis } from './run.ts';

interface Props {
  readonly table: TableStore;
}

interface ToldProps extends Props {
  readonly told: Analysis<Action>;
}

/** Graph, moments, luck and skill, and every decision that could have been better. */
export const AnalysisPage = ({ table, services, navigation }: AnalysisProps) => {
  const analysis = useStore(table, state => state.analysis);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  useEffect(() => {
    // The position is asked for first: who enters another game leaves this one.
    const playOn = (at: number): void =>
      void orderFrom(table, at).then(order => navigation.enter(() => beginGame(services, order)), table.fail);
    setAnalysis(table, { playOn });
  }, [table, services, navigation]);
  const { studies } = services.archive;
  useEffect(() => runAnalysis(table, studies), [table, studies]);
  const { display, title } = table.get();
  const told = analysis?.told;
  return (
    <section ref={section} className="report analysis" tabIndex={-1} aria-label={SAID.title}>
      <header>
        <h1>{SAID.title}</h1>
        <p>
          {display.title}, {title}
        </p>
        <Ways table={table} told={told} goOn={() => runAnalysis(table, studies)} />
      </header>
      <State table={table} />
      {told !== undefined && <Told table={table} studies={studies} told={told} />}
      <div className="account">
        <Part title={SAID.variations}>
          <AnalysisVariations table={table} studies={studies} />
        </Part>
      </div>
    </section>
  );
};

interface WaysProps extends Props {
  readonly told: Analysis<Action> | undefined;
  readonly goOn: () => void;
}

const Ways = ({ table, told, goOn }: WaysProps) => {
  const isWorking = useStore(table, state => state.analysis?.isWorking === true);
  const save = (): void => {
    const { card, variations } = table.get();
    saveFile(SAID.file(card.id), JSON.stringify({ ...told, variations }, undefined, 2));
  };
  return (
    <div className="ways">
      {isWorking ? (
        <button type="button" onClick={() => stopAnalysis(table)}>
          {SAID.stop}
        </button>
      ) : (
        told?.complete === false && (
          <button type="button" onClick={goOn}>
            {SAID.goOn}
          </button>
        )
      )}
      <button type="button" disabled={told === undefined} onClick={save}>
        {SAID.save}
      </button>
      <button type="button" className="primary" onClick={() => setAnalysis(table, { isOpen: false })}>
        {SAID.close}
      </button>
    </div>
  );
};

/** How far it is. The bar tells it to the eye, the sentence to everybody, in steps that one can follow. */
const State = ({ table }: Props) => {
  const analysis = useStore(table, state => state.analysis);
  const { told, isWorking = true, share = 0 } = analysis ?? {};
  if (told === undefined) return <p role="status">{isWorking ? SAID.working(0) : SAID.none}</p>;
  if (!isWorking)
    return <p role="status">{told.complete ? SAID.done(told.level) : SAID.stopped(told.share)}</p>;
  return (
    <div>
      <p role="status">
        {SAID.working(Math.floor(share * 10) / 10)} {share < told.share ? SAID.earlier : ''}
      </p>
      <progress max={1} value={share} aria-label={SAID.title} />
    </div>
  );
};

const Told = ({ table, studies, told }: ToldProps & { readonly studies: Studies }) => {
  const { display } = table.get();
  return (
    <div className="account">
      {told.viewer !== undefined && <p>{SAID.ownView}</p>}
      <p className="hint">
        {SAID.figures(display.saySide(told.side))} {told.startChance === undefined ? '' : SAID.counted}
      </p>
      <Part title={SAID.graph}>
        <AnalysisGraph table={table} studies={studies} told={told} />
      </Part>
      <Part title={SAID.moments}>
        <AnalysisMoments table={table} told={told} />
      </Part>
      <Part title={SAID.totals}>
        <Totals table={table} told={told} />
      </Part>
      <Part title={SAID.decisions}>
        <AnalysisDecisions table={table} told={told} />
      </Part>
    </div>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="part">
    <h2>{title}</h2>
    {children}
  </section>
);

/** What the dice gave each side, and what its decisions cost it. */
const Totals = ({ table, told }: ToldProps) => {
  const { display } = table.get();
  const sides = Object.entries(told.totals).filter(
    ([side]) => told.viewer === undefined || side === told.viewer,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    <div className="wide" tabIndex={0} role="region" aria-label={SAID.totals}>
      <table>
        <thead>
          <tr>
            <th scope="col">{SAID.side}</th>
            <th scope="col">{SAID.dicePoints}</th>
            <th scope="col">{SAID.lostPoints}</th>
            {GRADES.map(grade => (
              <th key={grade} scope="col">
                {SAID.counts[grade]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map(([side, { luck, lost, grades }]) => (
            <tr key={side}>
              <th scope="row">{display.saySide(side)}</th>
              <td>{SAID.swing(luck)}</td>
              <td>{SAID.swing(-lost)}</td>
              {GRADES.map(grade => (
                <td key={grade}>{grades[grade]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
