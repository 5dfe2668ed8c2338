import type { EndLoss } from '@narrow-seas/core';
import type { Action } from '../link/protocol.ts';
import { useStore } from '../store/store.ts';
import { forgotten } from '../store/to-act.ts';
import { WORDS } from '../words.ts';
import { Icon } from './Icon.tsx';
import type { PanelProps } from './panel-props.ts';
import { ToActList } from './ToActList.tsx';

const { ending: SAY } = WORDS;

/** Before a phase ends: what would be lost, with the repair beside it, then who has not acted. */
export const EndQuestion = ({ table, stage }: PanelProps) => {
  const end = useStore(table, state => state.snapshot.survey.end);
  const idle = useStore(table, state => forgotten(state).length);
  const onlyLosses = useStore(stage.settings, state => state.onlyLosses === 'yes');
  if (end === undefined) return null;
  return (
    <section className="end-question" aria-label={SAY.title}>
      <p className="hint">{SAY.head(end.label)}</p>
      <h2>{SAY.title}</h2>
      {end.losses.map(loss => (
        <LossCard key={loss.text} loss={loss} table={table} stage={stage} />
      ))}
      {idle > 0 && <ToActList table={table} stage={stage} />}
      <label>
        <input
          type="checkbox"
          checked={onlyLosses}
          onChange={({ currentTarget }) =>
            stage.settings.set({ onlyLosses: currentTarget.checked ? 'yes' : 'no' })
          }
        />
        {SAY.onlyLosses}
      </label>
    </section>
  );
};

const LossCard = ({ loss, table, stage }: PanelProps & { readonly loss: EndLoss<Action> }) => {
  const [hex] = loss.hexes;
  return (
    <div className="loss">
      <p>
        <Icon name="warning" /> {loss.text}
      </p>
      <div className="row">
        {hex !== undefined && (
          <button type="button" onClick={() => stage.view?.reveal(hex)}>
            {SAY.show}
          </button>
        )}
        {loss.repairs.map(choice => (
          <button key={choice.key} type="button" onClick={() => table.perform(choice)}>
            {choice.button ?? choice.label}
          </button>
        ))}
      </div>
    </div>
  );
};
