import type { Score } from '@narrow-seas/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { analyseFinished } from '../store/analyse-finished.ts';
import type { Services } from '../store/opening.ts';
import { beginGame } from '../store/opening.ts';
import { nextLevel, type Rematch, rematchOf, swapped } from '../store/rematch.ts';
import { openReplay } from '../store/replay.ts';
import type { TableStore } from '../store/table.ts';
import { canAnalyse, withAnalysis } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { Moments } from './Moments.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import { TimelineCharts } from './TimelineCharts.tsx';
import type { Navigation } from './useOpened.ts';

const { end: SAID } = WORDS;

export interface EndProps {
  readonly table: TableStore;
  readonly services: Services;
  readonly navigation: Navigation;
  /** The way to the next game, where it is played on a server. */
  readonly rematch?: ReactNode;
}

/** What one reads there: the result, why, how it came, and what next. */
export const EndResult = (props: EndProps) => {
  const { table, services } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { display, snapshot, seats } = table.get();
  const { score, viewer, outcome } = snapshot;
  const isOnline = props.rematch !== undefined;
  const levels = Object.entries(seats).flatMap(([side, level]) => (side === viewer || isOnline ? [] : level));
  // Who resigned, or ran out of time, may lead by points.
  const isCut = isOnline && services.online.get().status?.outcome?.reason !== 'rules';
  const lines = score.lines.filter(({ earned }) => earned);
  return (
    <section className="report end" aria-label={SAID.title}>
      <div className="end-result">
        <p className="hint">{SAID.players(display.saySide(viewer), levels)}</p>
        <div className="end-head">
          <h1 ref={title} tabIndex={-1} className={isCut ? '' : toneOf(score)}>
            {SAID.result(score.standing === '' || isCut ? (outcome?.summary ?? '') : score.standing)}
          </h1>
          {!isCut && <b>{SAID.by(Math.abs(score.lead))}</b>}
        </div>
        <ScoreScale score={score} isNamed />
        <p>{SAID.why(lines.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points)))}</p>
        <TimelineCharts table={table} />
        <Moments table={table} />
      </div>
      <aside className="end-ways">
        <Ways {...props} />
        <ScoreLines table={table} title={SAID.forYou} lines={lines.filter(({ points }) => points > 0)} />
        <ScoreLines table={table} title={SAID.against} lines={lines.filter(({ points }) => points < 0)} />
      </aside>
    </section>
  );
};

const toneOf = ({ scale, level }: Score): string => {
  const result = scale[level]?.result;
  if (result === 'victory') return 'good';
  return result === 'defeat' ? 'bad' : '';
};

const Ways = ({ table, services, navigation, rematch: online }: EndProps) => {
  const rematch = online === undefined ? rematchOf(table.get()) : undefined;
  const play = ({ order, prepare }: Rematch): void =>
    navigation.enter(() => beginGame(services, order, prepare));
  const close = (then?: () => void): void => {
    table.set({ endSeen: true });
    then?.();
  };
  return (
    <div className="end-buttons">
      {online}
      {rematch !== undefined && (
        <>
          <button type="button" className="primary" onClick={() => play(rematch)}>
            {SAID.rematch}
          </button>
          <button type="button" onClick={() => play(swapped(rematch))}>
            {SAID.swap}
          </button>
        </>
      )}
      {rematch !== undefined && <OtherLevel table={table} rematch={rematch} play={play} />}
      <button type="button" onClick={() => close(() => openReplay(table, 0, true))}>
        {SAID.replay}
      </button>
      <button type="button" onClick={() => close(() => table.set({ report: true }))}>
        {SAID.report}
      </button>
      <AnalysisButton table={table} services={services} navigation={navigation} />
      <button type="button" onClick={() => close()}>
        {SAID.map}
      </button>
    </div>
  );
};

interface LevelProps extends Pick<EndProps, 'table'> {
  readonly rematch: Rematch;
  readonly play: (rematch: Rematch) => void;
}

/** Who has lost is offered the easier opponent, who has not the stronger one. */
const OtherLevel = ({ table, rematch, play }: LevelProps) => {
  const isLost = toneOf(table.get().snapshot.score) === 'bad';
  const other = nextLevel(table.get(), rematch, isLost ? -1 : 1);
  if (other === undefined) return null;
  return (
    <button type="button" onClick={() => play(other.rematch)}>
      {isLost ? SAID.easier(other.level) : SAID.stronger(other.level)}
    </button>
  );
};

type AnalysisProps = Pick<EndProps, 'table' | 'services' | 'navigation'>;

/** The match of an online game lies on the server: its file is fetched before the table is left. */
const AnalysisButton = ({ table, services, navigation }: AnalysisProps) => {
  const { online, snapshot } = table.get();
  const isOnline = online !== undefined;
  if (!isOnline && !canAnalyse(table.get())) return null;
  const fetchAndAnalyse = async (): Promise<void> => {
    const text = await table.client('share', undefined);
    navigation.enter(() => analyseFinished(services, text, snapshot.viewer));
  };
  const analyse = (): void =>
    isOnline ? void fetchAndAnalyse().catch(table.fail) : table.set(withAnalysis(table.get()));
  return (
    <button type="button" onClick={analyse}>
      {WORDS.menu.analysis}
    </button>
  );
};
