import { useState } from 'react';
import type { StartCard } from '../../catalogue/listing.ts';
import type { Draft } from '../../link/editing.ts';
import type { Services } from '../../store/opening.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';

interface Props {
  readonly services: Services;
  readonly open: (draft: Draft) => void;
  readonly complain: (text: string) => void;
}

const titleFor = (card: StartCard, scenario: string, isBlank: boolean): string => {
  const base = card.scenarios.find(({ id }) => id === scenario);
  return isBlank || base === undefined ? SAID.untitled : SAID.copyOf(base.title);
};

/** A game, a scenario that lends its rules, and what is on the map at first. */
export const NewDraftForm = ({ services, open, complain }: Props) => {
  const cards = services.catalogue.map(({ card }) => card).filter(({ edits }) => edits);
  const [game, setGame] = useState(cards[0]?.id ?? '');
  const [chosen, setScenario] = useState('');
  const [isBlank, setBlank] = useState(true);
  const card = cards.find(({ id }) => id === game);
  if (card === undefined) return null;
  const scenario = card.scenarios.find(({ id }) => id === chosen)?.id ?? card.scenarios[0]?.id ?? '';
  const begin = async (): Promise<void> => {
    const made = await services.client('newDraft', { game, scenario, isBlank });
    if (!made.ok) return complain(made.error.message);
    const notes = { title: titleFor(card, scenario, isBlank), summary: '', texts: {} };
    open({ game, notes, position: made.value.position });
  };
  return (
    <form
      className="new-draft"
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <Choose label={SAID.game} value={game} of={cards} set={setGame} />
      <Choose label={SAID.base} value={scenario} of={card.scenarios} set={setScenario} />
      <From isBlank={isBlank} setBlank={setBlank} />
      <button type="submit" className="primary">
        {SAID.begin}
      </button>
    </form>
  );
};

interface ChooseProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly { readonly id: string; readonly title: string }[];
  readonly set: (id: string) => void;
}

const Choose = ({ label, value, of, set }: ChooseProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={event => set(event.target.value)}>
      {of.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  </label>
);

interface FromProps {
  readonly isBlank: boolean;
  readonly setBlank: (isBlank: boolean) => void;
}

const From = ({ isBlank, setBlank }: FromProps) => (
  <fieldset>
    <legend>{SAID.from}</legend>
    <label>
      <input type="radio" name="from" checked={isBlank} onChange={() => setBlank(true)} />
      {SAID.blank}
    </label>
    <label>
      <input type="radio" name="from" checked={!isBlank} onChange={() => setBlank(false)} />
      {SAID.whole}
    </label>
  </fieldset>
);
