import type { CounterLegend, Legend, Marker, Piece } from '@narrow-seas/core';
import { useEffect, useRef } from 'react';
import { toggleLegend } from '../store/legend.ts';
import { useStore } from '../store/store.ts';
import { viewShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { CounterImage } from './CounterImage.tsx';
import type { PanelProps } from './panel-props.ts';

const { legend: SAID } = WORDS;

const NOTHING: Legend = { counters: [], badges: [], symbols: [], regions: [] };

/** How to read everything that is drawn: counters, marks, map, layers. Closing leads back to the panel before. */
export const LegendPanel = ({ table }: PanelProps) => {
  const { display, card } = table.get();
  const pieces = useStore(table, state => state.board.pieces);
  const legend = display.legend(viewShown(table.get())) ?? NOTHING;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="legend-panel">
      <div className="orders-head">
        <span>{SAID.title(display.title)}</span>
        <button type="button" className="link" onClick={() => toggleLegend(table)}>
          {SAID.close}
        </button>
      </div>
      <h2 ref={title} tabIndex={-1}>
        {SAID.head}
      </h2>
      {legend.counters.map(counter => (
        <Anatomy
          key={counter.title}
          counter={counter}
          piece={pieces.find(({ id }) => id === counter.piece)}
        />
      ))}
      <Marks legend={legend} sides={Object.values(display.sides)} />
      <OnTheMap legend={legend} />
      {card.overlays.length > 0 && (
        <>
          <h3>{SAID.layers}</h3>
          <p>{card.overlays.map(overlay => overlay.title).join(', ')}</p>
        </>
      )}
    </section>
  );
};

const COUNTER_SIZE = 112;

/** A real counter of the table, and every figure on it with its meaning. */
const Anatomy = ({
  counter,
  piece,
}: {
  readonly counter: CounterLegend;
  readonly piece: Piece | undefined;
}) =>
  piece === undefined ? null : (
    <figure className="anatomy">
      <figcaption>{counter.title}</figcaption>
      <CounterImage piece={piece} size={COUNTER_SIZE} />
      <dl>
        <Figures values={piece.counter.left} meanings={counter.left} />
        <Figures values={piece.counter.right} meanings={counter.right} />
        {counter.notes.map(note => (
          <div key={note} className="anatomy-note">
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );

interface FiguresProps {
  readonly values: Piece['counter']['left'];
  readonly meanings: readonly string[];
}

const Figures = ({ values, meanings }: FiguresProps) =>
  meanings.map((meaning, place) =>
    values[place] === undefined || values[place] === '' ? null : (
      <div key={meaning}>
        <dt>{values[place]}</dt>
        <dd>{meaning}</dd>
      </div>
    ),
  );

interface MarksProps {
  readonly legend: Legend;
  readonly sides: readonly { readonly name: string; readonly tint: 'blue' | 'red' }[];
}

const Marks = ({ legend, sides }: MarksProps) => (
  <>
    <h3>{SAID.marks}</h3>
    <ul className="legend-list">
      {sides.map(({ name, tint }) => (
        <li key={tint}>
          <span className={`swatch ${tint}`} aria-hidden="true" />
          {SAID[tint](name)}
        </li>
      ))}
      <li>
        <span className="swatch ready" aria-hidden="true" />
        {SAID.ready}
      </li>
      <li>
        <span className="swatch damaged" aria-hidden="true" />
        {SAID.damaged}
      </li>
      <li>
        <span className="swatch stack" aria-hidden="true">
          3
        </span>
        {SAID.stack}
      </li>
      {legend.badges.map(({ badge, text }) => (
        <li key={badge}>
          <span className="swatch badge" aria-hidden="true">
            {badge}
          </span>
          {text}
        </li>
      ))}
    </ul>
  </>
);

/** Signs of the map, as letters and lines that the page has. */
const SIGNS: { readonly [kind in Marker['kind']]: string } = {
  airbase: '⊗',
  port: '⚓',
  fortress: '◆',
  damaged: '!',
  destroyed: '✕',
  mine: '✱',
  'set-up': 'A',
  name: 'Aa',
};

const OnTheMap = ({ legend }: { readonly legend: Legend }) => (
  <>
    <h3>{SAID.map}</h3>
    <ul className="legend-list">
      <li>
        <span className="swatch choice" aria-hidden="true" />
        {SAID.choice}
      </li>
      <li>
        <span className="swatch target" aria-hidden="true" />
        {SAID.target}
      </li>
      {legend.regions.map(({ drawn, text }) => (
        <li key={text}>
          <span className={`swatch ${drawn}`} aria-hidden="true" />
          {`${SAID.regions[drawn]}: ${text}`}
        </li>
      ))}
      {legend.symbols.map(({ kind, text }) => (
        <li key={text}>
          <span className="swatch sign" aria-hidden="true">
            {SIGNS[kind]}
          </span>
          {text}
        </li>
      ))}
    </ul>
  </>
);
