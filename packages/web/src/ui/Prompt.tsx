import { forFinger } from '../store/finger.ts';
import { promptOf } from '../store/prompt.ts';
import { chosenIn } from '../store/proposals.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { PhaseText } from './PhaseText.tsx';

/** One thing to do, its place, and how; above it which step of the turn this is. */
export const Prompt = ({ table }: { readonly table: TableStore }) => {
  const text = useStore(table, promptOf);
  const warning = useStore(table, state => chosenIn(state)?.warning ?? '');
  const title = useStore(table, ({ snapshot }) =>
    snapshot.outcome === undefined ? snapshot.survey.title : WORDS.phase.over,
  );
  return (
    <PhaseText>
      <p className="phase-head">
        <Steps table={table} />
        <span className="phase-title">{title}</span>
      </p>
      <p className="prompt">
        <strong>{forFinger(text)}</strong>{' '}
        {warning !== '' && <span className="warned">{forFinger(warning)}</span>}
      </p>
    </PhaseText>
  );
};

/** Dots for the steps of one's turn. */
const Steps = ({ table }: { readonly table: TableStore }) => {
  const step = useStore(table, state => (isMyTurn(state) ? state.snapshot.survey.step : undefined));
  if (step === undefined) return null;
  const [now, of] = step;
  return (
    <span className="steps" role="img" aria-label={WORDS.prompt.step(now, of)}>
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name
        <i key={place} className={place + 1 === now ? 'now' : place + 1 < now ? 'past' : ''} />
      ))}
    </span>
  );
};
