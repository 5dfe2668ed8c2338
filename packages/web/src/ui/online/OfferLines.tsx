import type { Result } from '@narrow-seas/core';
import type { GameStatus, OfferTold, Problem } from '@narrow-seas/protocol';
import { answerOffer, endGame } from '../../online/calls.ts';
import { lateIn, useNow } from '../../online/clock.ts';
import { useStore } from '../../store/store.ts';
import type { TableStore } from '../../store/table.ts';
import { ONLINE } from '../../words/online.ts';
import { mySides, playerOf } from './mine.ts';
import type { OnlineProps } from './online-props.ts';

const { offer: SAID } = ONLINE;

/** What the server refuses is told in its words. */
export const tellRefused = async (
  table: TableStore,
  asking: Promise<Result<unknown, Problem>>,
): Promise<boolean> => {
  const answer = await asking;
  if (!answer.ok) table.set({ note: answer.error.sentence, spoken: answer.error.sentence });
  return answer.ok;
};

/** What waits for an answer, and a clock that has run out. */
export const OfferLines = (props: OnlineProps) => {
  const status = useStore(props.online, state => state.status);
  if (status === undefined || status.outcome !== undefined) return null;
  return (
    <>
      {status.offers.map(offer => (
        <OfferLine key={offer.kind} {...props} status={status} offer={offer} />
      ))}
      <LateLine {...props} status={status} />
    </>
  );
};

interface LineProps extends OnlineProps {
  readonly status: GameStatus;
}

const OfferLine = ({ table, status, offer }: LineProps & { readonly offer: OfferTold }) => {
  const { kind, by } = offer;
  const state = table.get();
  const mine = mySides(state);
  const isOwn = mine.includes(by);
  const side = isOwn ? by : mine[0];
  const own = { undo: SAID.mineUndo, draw: SAID.mineDraw, file: SAID.mineFile }[kind];
  const answer = (accept: boolean): void => {
    if (side !== undefined) void tellRefused(table, answerOffer(status.id, side, kind, accept));
  };
  return (
    <div className="alert offer">
      <p role="alert">{isOwn ? own : SAID[kind](playerOf(status, state, by))}</p>
      {side !== undefined && (
        <div className="row">
          {!isOwn && (
            <button type="button" className="primary" onClick={() => answer(true)}>
              {SAID.accept}
            </button>
          )}
          <button type="button" onClick={() => answer(false)}>
            {isOwn ? SAID.withdraw : SAID.decline}
          </button>
        </div>
      )}
    </div>
  );
};

const LateLine = ({ table, status }: LineProps) => {
  const now = useNow(status.clock !== undefined);
  const mine = mySides(table.get());
  const late = lateIn(status.clock, now);
  const [other] = late.filter(side => !mine.includes(side));
  const [own] = mine.filter(side => !late.includes(side));
  if (other === undefined || own === undefined) return null;
  return (
    <div className="alert offer">
      <p role="alert">{SAID.late(playerOf(status, table.get(), other))}</p>
      <button
        type="button"
        className="primary"
        onClick={() => void tellRefused(table, endGame(status.id, own, 'claim'))}
      >
        {SAID.claim}
      </button>
    </div>
  );
};
