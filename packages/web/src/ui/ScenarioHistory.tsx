import { useState } from 'react';
import type { GameListing } from '../catalogue/listing.ts';
import { WORDS } from '../words.ts';
import { HistoryPage } from './HistoryPage.tsx';

interface Props {
  readonly listing: GameListing;
  readonly scenario: string;
}

/** On the start page, under the chosen scenario; nothing where it has no page of history. */
export const ScenarioHistory = ({ listing: { card, loadHistories }, scenario }: Props) => {
  const [isOpen, setOpen] = useState(false);
  if (!card.histories.includes(scenario)) return null;
  return (
    <details className="history" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{WORDS.history.read}</summary>
      {isOpen && <HistoryPage card={card} scenario={scenario} load={loadHistories} />}
    </details>
  );
};
