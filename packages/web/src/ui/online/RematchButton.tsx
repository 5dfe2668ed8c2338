import { rematch } from '../../online/calls.ts';
import { useStore } from '../../store/store.ts';
import { ONLINE } from '../../words/online.ts';
import { mySides } from './mine.ts';
import type { OnlineProps } from './online-props.ts';

const { panel: SAID } = ONLINE;

/** The same again with sides swapped; who comes second finds the game of the first. */
export const RematchButton = ({ table, online, go }: OnlineProps) => {
  const status = useStore(online, state => state.status);
  if (status === undefined || mySides(table.get()).length === 0) return null;
  const make = async (): Promise<void> => {
    const made = await rematch(status.id);
    if (made.ok) go({ id: made.value.id });
    else table.set({ note: made.error.sentence, spoken: made.error.sentence });
  };
  return (
    <button type="button" className="primary" onClick={() => void make()}>
      {status.rematch === undefined ? SAID.rematch : SAID.goRematch}
    </button>
  );
};
