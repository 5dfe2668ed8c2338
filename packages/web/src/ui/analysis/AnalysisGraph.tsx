import type { Analysis } from '@narrow-seas/core';
import { type MouseEvent, useState } from 'react';
import type { Action } from '../../link/protocol.ts';
import type { Studies } from '../../store/studies.ts';
import type { TableStore } from '../../store/table.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { GraphPicture } from './GraphPicture.tsx';
import { GraphTable } from './GraphTable.tsx';
import { showMoment, showThrow } from './look.ts';
import { acrossOf, type Standing, standingsOf } from './standings.ts';
import { tryFrom } from './variation.ts';

interface Props {
  readonly table: TableStore;
  readonly studies: Studies;
  readonly told: Analysis<Action>;
}

/** The expected result over the game, as chances where they are known; every point leads to the map. */
export const AnalysisGraph = (props: Props) => {
  const { told, table } = props;
  const standings = standingsOf(told);
  const hasChances = standings.some(({ chance }) => chance !== undefined);
  const [unit, setUnit] = useState<'chances' | 'points'>('chances');
  const [chosen, setChosen] = useState<number>();
  const isChance = hasChances && unit === 'chances';
  const end = standings.length - 1;
  const place = Math.min(chosen ?? end, end);
  const here = standings[place];
  const last = Math.max(1, end);
  const side = table.get().display.saySide(told.side);
  if (here === undefined) return null;
  return (
    <>
      {hasChances && <Units unit={unit} choose={setUnit} />}
      <div className="graph">
        <div className="graph-field" onPointerDown={event => setChosen(Math.round(acrossIn(event) * last))}>
          <GraphPicture
            standings={standings}
            isChance={isChance}
            across={place / last}
            label={`${SAID.graph}: ${sayStanding(side, standings[last] ?? here)}`}
          />
          <Marks {...props} standings={standings} />
        </div>
        <Turns standings={standings} />
      </div>
      <Scrubber end={end} place={place} said={sayStanding(side, here)} choose={setChosen} />
      <Here {...props} here={here} side={side} />
      <Legend isChance={isChance} side={side} />
      <GraphTable standings={standings} hasChances={hasChances} />
    </>
  );
};

interface ScrubberProps {
  readonly end: number;
  readonly place: number;
  readonly said: string;
  readonly choose: (place: number) => void;
}

const Scrubber = ({ end, place, said, choose }: ScrubberProps) => (
  <input
    type="range"
    className="graph-scrub"
    min={0}
    max={end}
    value={place}
    aria-label={SAID.scrub}
    aria-valuetext={said}
    onChange={event => choose(Number(event.target.value))}
  />
);

const acrossIn = ({ currentTarget, clientX }: MouseEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)));
};

const sayStanding = (side: string, { turn, value, chance }: Standing): string =>
  [turn === undefined ? '' : `${SAID.turnName(turn)}.`, SAID.worth(side, value, chance)].join(' ').trim();

interface UnitsProps {
  readonly unit: 'chances' | 'points';
  readonly choose: (unit: 'chances' | 'points') => void;
}

const Units = ({ unit, choose }: UnitsProps) => (
  <fieldset className="units">
    <legend>{SAID.unit}</legend>
    {(['chances', 'points'] as const).map(each => (
      <button key={each} type="button" aria-pressed={each === unit} onClick={() => choose(each)}>
        {SAID.units[each]}
      </button>
    ))}
  </fieldset>
);

/** The width of a mark as a share of a narrow graph: closer ones stand under each other. */
const MARK = 0.09;

/** The deciding moments, by their numbers. */
const Marks = ({ table, told, standings }: Props & { readonly standings: readonly Standing[] }) => {
  const ends: number[] = [];
  return told.moments.map((moment, place) => {
    const across = acrossOf(standings, moment.to);
    const free = ends.findIndex(end => end <= across);
    const row = free < 0 ? ends.length : free;
    ends[row] = across + MARK;
    return (
      <button
        key={`${moment.kind} ${moment.from} ${moment.by}`}
        type="button"
        className={`mark ${moment.swing > 0 ? 'good' : 'bad'}`}
        style={{ left: `${100 * across}%`, top: `${0.2 + 1.8 * row}rem` }}
        aria-label={SAID.mark(place + 1, moment.title)}
        title={SAID.mark(place + 1, moment.title)}
        onClick={() => showMoment(table, moment)}
      >
        {place + 1}
      </button>
    );
  });
};

/** Names that would stand on each other are left out. */
const ROOM = 0.045;

const Turns = ({ standings }: { readonly standings: readonly Standing[] }) => {
  let free = 0;
  const last = Math.max(1, standings.length - 1);
  const ticks = standings.flatMap(({ turn }, place) => {
    const across = place / last;
    if (turn === undefined || turn === standings[place - 1]?.turn || across < free) return [];
    free = across + ROOM;
    return [{ turn, across }];
  });
  return (
    <div className="graph-turns" aria-hidden="true">
      {ticks.map(({ turn, across }) => (
        <span key={across} style={{ left: `${100 * across}%` }}>
          {turn}
        </span>
      ))}
    </div>
  );
};

interface HereProps extends Props {
  readonly here: Standing;
  readonly side: string;
}

const Here = ({ table, studies, here, side }: HereProps) => (
  <div className="row graph-here">
    <span>{sayStanding(side, here)}</span>
    <button type="button" onClick={() => showThrow(table, here.at)}>
      {SAID.show}
    </button>
    <button type="button" title={SAID.tryHint} onClick={() => tryFrom(table, studies, { at: here.at })}>
      {SAID.tryMoves}
    </button>
  </div>
);

const Legend = ({ isChance, side }: { readonly isChance: boolean; readonly side: string }) => (
  <ul className="graph-legend">
    {(isChance ? SAID.chanceLines(side) : SAID.pointLines).map(([kind, words]) => (
      <li key={kind}>
        <i className={`of-${kind}`} aria-hidden="true" /> {words}
      </li>
    ))}
  </ul>
);
