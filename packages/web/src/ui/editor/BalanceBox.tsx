import { type Balance, BALANCE_GAMES, rangeOf, strongerIn } from '../../store/balance.ts';
import type { StartCard } from '../../catalogue/listing.ts';
import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import type { PanelProps } from './editor-props.ts';

/** A hundred quick games between equal computers, and what they say in plain words. */
export const BalanceBox = ({ editor, balance }: PanelProps) => {
  const now = useStore(balance, state => state);
  const card = useStore(editor, state => state.card);
  const start = (): void => {
    const { game, position } = editor.get().draft;
    void balance.start(game, { position });
  };
  return (
    <fieldset className="fields">
      <legend>{SAID.balance}</legend>
      <p className="hint">{SAID.balanceAbout(BALANCE_GAMES)}</p>
      {now.isRunning ? (
        <button type="button" onClick={balance.stop}>
          {SAID.balanceStop}
        </button>
      ) : (
        <button type="button" onClick={start}>
          {SAID.balanceDo(BALANCE_GAMES)}
        </button>
      )}
      {(now.isRunning || now.played > 0) && (
        <label>
          <progress max={BALANCE_GAMES} value={now.played} />
          <span>{SAID.progress(now.played, BALANCE_GAMES)}</span>
        </label>
      )}
      {now.isRunning && (
        <p className="hint">{now.left === undefined ? SAID.firstGame : SAID.timeLeft(now.left)}</p>
      )}
      {now.failure !== '' && (
        <p className="refusal" role="alert">
          {SAID.trialFailed(now.failure)}
        </p>
      )}
      <Result balance={now} card={card} />
    </fieldset>
  );
};

const Result = ({ balance, card }: { readonly balance: Balance; readonly card: StartCard }) => {
  const { played, draws, isRunning } = balance;
  if (played === 0) return null;
  const stronger = strongerIn(balance, card.sides);
  return (
    <div role="status" className="balance">
      {card.sides.map(side => {
        const { won, low, high } = rangeOf(balance, side);
        return <p key={side}>{SAID.won(card.names[side] ?? side, won, played, low, high)}</p>;
      })}
      {draws > 0 && <p>{SAID.drawn(draws)}</p>}
      {!isRunning && (
        <p>
          <b>{verdictOf(stronger, card)}</b>
        </p>
      )}
    </div>
  );
};

const verdictOf = (stronger: string | undefined, card: StartCard): string => {
  if (stronger === undefined) return SAID.tooFew;
  return stronger === '' ? SAID.fair : SAID.stronger(card.names[stronger] ?? stronger);
};
