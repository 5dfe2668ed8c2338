import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Report, reportOf, type SideReport } from '../store/report.ts';
import { reportText, sayFeat } from '../store/report-text.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { TimelineCharts } from './TimelineCharts.tsx';
import { saveFile } from './files.ts';
import { askSources } from '../store/report-sources.ts';
import { FightTable, LossTable, LuckTable } from './ReportTables.tsx';
import { ReplayLink } from './ReplayLink.tsx';

interface Props {
  readonly table: TableStore;
}

const { report: SAID } = WORDS;

/** Worked out again whenever the game has grown while the report is open. */
const useReport = (table: TableStore): Report | undefined => {
  const length = useStore(table, state => state.snapshot.length);
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    const asking = askSources(table);
    asking.then(told => setReport(reportOf({ ...table.get(), ...told })), table.fail);
    return asking.cancel;
  }, [table, length]);
  return report;
};

/** The whole account; each line leads to the moment it tells of. */
export const ReportPage = ({ table }: Props) => {
  const report = useReport(table);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const { display, title } = table.get();
  return (
    <section ref={section} className="report" tabIndex={-1} aria-label={SAID.title}>
      <header>
        <h1>{SAID.title}</h1>
        <p>
          {display.title}, {title}
        </p>
        <Ways table={table} report={report} />
      </header>
      {report === undefined ? <p>{SAID.working}</p> : <Account table={table} report={report} />}
    </section>
  );
};

const Ways = ({ table, report }: Props & { readonly report: Report | undefined }) => {
  const { display, title } = table.get();
  const save = (): void =>
    report && saveFile(WORDS.file.account(display.id), reportText(report, display, title), 'text/markdown');
  return (
    <div className="ways">
      <button type="button" disabled={report === undefined} onClick={() => print()}>
        {SAID.print}
      </button>
      <button type="button" disabled={report === undefined} onClick={save}>
        {SAID.save}
      </button>
      <button type="button" className="primary" onClick={() => table.set({ report: false })}>
        {SAID.close}
      </button>
    </div>
  );
};

interface AccountProps extends Props {
  readonly report: Report;
}

const Account = ({ table, report }: AccountProps) => (
  <div className="account">
    <p className="result">{report.result}</p>
    {!report.isOver && <p>{SAID.soFar(report.turn)}</p>}
    <Points report={report} />
    <Turning table={table} report={report} />
    <Part title={SAID.charts}>
      <TimelineCharts table={table} />
    </Part>
    <Part title={SAID.attacks}>
      <FightTable table={table} sides={report.sides} />
    </Part>
    <Luck table={table} report={report} />
    <Part title={SAID.losses}>
      {report.sides.map(side => (
        <LossTable key={side.side} table={table} side={side} />
      ))}
    </Part>
  </div>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="part">
    <h2>{title}</h2>
    {children}
  </section>
);

const Points = ({ report }: { readonly report: Report }) => (
  <Part title={SAID.points}>
    <ul className="score-lines">
      {report.lines.map(({ text, points, rule }) => (
        <li key={`${rule} ${text}`}>
          <span>{text}</span>
          <b>{WORDS.score.points(points)}</b>
          <small>{WORDS.case(rule)}</small>
        </li>
      ))}
    </ul>
  </Part>
);

const Turning = ({ table, report }: AccountProps) => {
  const { display } = table.get();
  return (
    <Part title={SAID.turning}>
      {report.turning.length === 0 && <p>{SAID.noTurning}</p>}
      <ol>
        {report.turning.map(point => (
          <li key={point.number} className={display.sides[point.side]?.tint}>
            <b>{SAID.swing(point.points, display.saySide(point.side))}</b>{' '}
            <ReplayLink table={table} told={point} />
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
};

/** Only games in which one number decides an attack tell what the dice owed. */
const Luck = ({ table, report }: AccountProps) =>
  report.sides.every(({ luck }) => luck.attempts === 0) ? null : (
    <Part title={SAID.luck}>
      <LuckTable table={table} sides={report.sides} />
      {report.sides.map(side => (
        <Feats key={side.side} table={table} side={side} />
      ))}
    </Part>
  );

const Feats = ({ table, side }: Props & { readonly side: SideReport }) => {
  const name = table.get().display.saySide(side.side);
  const { best, worst } = side;
  const feats = [
    [SAID.best(name), best],
    [SAID.worst(name), worst],
  ] as const;
  return (
    <ul>
      {feats.map(([head, feat]) =>
        feat === undefined ? null : (
          <li key={head}>
            <b>{head}</b>: {sayFeat(feat)}. <ReplayLink table={table} told={feat} />
            <p>{feat.text}</p>
          </li>
        ),
      )}
    </ul>
  );
};
