import { useEffect, useState } from 'react';
import { useStore } from '../store/store.ts';
import { sayEntry } from '../store/speech.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

/** Pips in a box of 3 by 3. */
const PIPS: { readonly [face: number]: readonly (readonly [x: number, y: number])[] } = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

const Pips = ({ face }: { readonly face: number }) => (
  <>
    <rect x="2" y="2" width="36" height="36" rx="7" />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={10 + x * 10} cy={10 + y * 10} r="3.6" />
    ))}
  </>
);

/** A die with many faces: a kite with a figure on it. */
const Figure = ({ face }: { readonly face: number }) => (
  <>
    <path d="M20 1 38 16 36 27 20 39 4 27 2 16Z" />
    <text x="20" y="21.5" textAnchor="middle" dominantBaseline="central">
      {face}
    </text>
  </>
);

const SHOWN_MS = 4500;

/** The last throw: a die that stops on its face, then what came of it in words. */
export const Dice = ({ table }: { readonly table: TableStore }) => {
  const thrown = useStore(table, state => state.thrown);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (thrown === undefined) return undefined;
    const timer = setTimeout(() => setGone(thrown.number), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [thrown]);
  // Who goes on to something else has seen it.
  const isBusy = useStore(table, state => state.replay !== undefined || state.picked.length > 0);
  if (thrown === undefined || gone === thrown.number || isBusy) return null;
  const { exhibit, standing, log } = table.get();
  // What was rolled for, then what came of it.
  const entries = log.slice(Math.max(0, thrown.number - 2), thrown.number);
  return (
    <div className="dice" key={thrown.number}>
      <svg viewBox="0 0 40 40" role="img" aria-label={WORDS.dice.rolled(thrown.face)}>
        {exhibit.dieFaces === 6 ? <Pips face={thrown.face} /> : <Figure face={thrown.face} />}
      </svg>
      <p>{entries.map(entry => sayEntry(exhibit, standing.view, entry)).join(' ')}</p>
    </div>
  );
};
