import type { Briefing } from '@narrow-seas/core';
import { useState } from 'react';
import { toggleLegend } from '../store/legend.ts';
import { useStore } from '../store/store.ts';
import { scoreShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { GuidanceText } from './GuidanceText.tsx';
import { late } from './late.tsx';
import { PointsTable } from './PointsTable.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import { StandingLink } from './StandingLink.tsx';
import type { PanelProps } from './panel-props.ts';
import { useBriefing } from './useBriefing.ts';
import { useNarrow } from './useNarrow.ts';

const { orders: SAID } = WORDS;
const TimelineCharts = late('TimelineCharts');

/** Rows of each table on a phone, before somebody asks for all. */
const FEW = 3;

/** What one plays for: situation, points for and against, how it stands, first ideas. */
export const OrdersPanel = (props: PanelProps) => {
  const { table } = props;
  const briefing = useBriefing(table);
  const isNarrow = useNarrow();
  const [isWhole, setWhole] = useState(false);
  const isShort = isNarrow && !isWhole;
  return (
    <section className="orders">
      {briefing !== undefined && <Head {...props} briefing={briefing} isShort={isShort} />}
      <Standing {...props} />
      {briefing !== undefined && !isShort && <Ideas {...props} briefing={briefing} />}
      {isNarrow && briefing !== undefined && (
        <button type="button" className="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? SAID.fewer : SAID.all}
        </button>
      )}
      <StandingLink {...props} />
      {!isShort && <More {...props} />}
    </section>
  );
};

interface BriefProps extends PanelProps {
  readonly briefing: Briefing;
}

const Head = ({ table, briefing, isShort }: BriefProps & { readonly isShort: boolean }) => {
  const viewer = useStore(table, state => state.snapshot.viewer);
  const { side, title, situation, gains, costs, length } = briefing;
  const most = isShort ? { most: FEW } : {};
  return (
    <>
      <div className="orders-head">
        <span>{viewer === 'spectator' ? SAID.seen(side) : SAID.yours(side)}</span>
        <span>{SAID.length(length.turns, length.span, length.minutes)}</span>
      </div>
      <h2>{title}</h2>
      {!isShort && <p className="situation">{situation.join(' ')}</p>}
      <PointsTable title={SAID.gains} tables={gains} {...most} />
      <PointsTable title={SAID.costs} tables={costs} {...most} />
    </>
  );
};

/** How it stands, in the present or at the moment replayed. */
const Standing = ({ table }: PanelProps) => {
  const score = useStore(table, scoreShown);
  const { lines, next, summary } = score;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="standing">
      <h3>{SAID.now}</h3>
      <p>
        <b>{summary}</b>
      </p>
      <ScoreScale score={score} isNamed />
      {next !== undefined && <p className="hint">{SAID.next(next.missing, next.title)}</p>}
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{SAID.how}</summary>
        {lines.length === 0 && <p>{SAID.none}</p>}
        <ScoreLines table={table} title={SAID.earned} lines={lines.filter(({ earned }) => earned)} />
        <ScoreLines table={table} title={SAID.open} lines={lines.filter(({ earned }) => !earned)} />
        {isOpen && <TimelineCharts table={table} />}
      </details>
    </section>
  );
};

const Ideas = ({ briefing, ...props }: BriefProps) => (
  <>
    {briefing.enemy !== '' && (
      <>
        <h3>{SAID.enemy}</h3>
        <p>{briefing.enemy}</p>
      </>
    )}
    {briefing.ideas.length > 0 && <h3>{SAID.ideas}</h3>}
    <ol className="ideas">
      {briefing.ideas.map((parts, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of an order never change
        <li key={place}>
          <GuidanceText parts={parts} {...props} />
        </li>
      ))}
    </ol>
  </>
);

const More = ({ table }: PanelProps) => {
  const hasHistory = useStore(table, ({ snapshot, card }) =>
    snapshot.scenario === undefined ? false : card.histories.includes(snapshot.scenario),
  );
  return (
    <p className="orders-more">
      <button type="button" className="link" onClick={() => toggleLegend(table)}>
        {SAID.legend}
      </button>
      {hasHistory && (
        <button type="button" className="link" onClick={() => table.set({ history: true })}>
          {SAID.history}
        </button>
      )}
    </p>
  );
};
