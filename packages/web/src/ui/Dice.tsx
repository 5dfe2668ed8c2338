import { useEffect, useState } from 'react';
import { useStore } from '../store/store.ts';
import { sayEntry } from '../store/speech.ts';
import type { TableStore } from '../store/table.ts';
import { Die } from './Die.tsx';

const SHOWN_MS = 4500;

/** The last throw that is no battle: a die that stops on its face, then what came of it in words. */
export const Dice = ({ table }: { readonly table: TableStore }) => {
  const dieRoll = useStore(table, state => state.dieRoll);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (dieRoll === undefined) return undefined;
    const timer = setTimeout(() => setGone(dieRoll.number), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [dieRoll]);
  // A player who does something else has seen it.
  const isBusy = useStore(table, state => state.replay !== undefined || state.picked.length > 0);
  const isBattle = useStore(table.film, ({ battle, mark }) => battle !== undefined || mark !== undefined);
  if (dieRoll === undefined || gone === dieRoll.number || isBusy || isBattle) return null;
  const { display, snapshot, log } = table.get();
  // What was rolled for, then what came of it.
  const entries = log.slice(Math.max(0, dieRoll.number - 2), dieRoll.number);
  return (
    <div className="dice" key={dieRoll.number}>
      <Die face={dieRoll.face} faces={display.dieFaces} />
      <p>{entries.map(entry => sayEntry(display, snapshot.view, entry)).join(' ')}</p>
    </div>
  );
};
