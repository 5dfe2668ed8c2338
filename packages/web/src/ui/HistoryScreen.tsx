import { useEffect, useRef } from 'react';
import { findListing } from '../catalogue/catalogue.ts';
import type { LoadHistories } from '../catalogue/history.ts';
import type { Services } from '../store/opening.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { HistoryPage } from './HistoryPage.tsx';

interface Props {
  readonly services: Services;
  readonly table: TableStore;
}

interface Found {
  readonly scenario: string;
  readonly load: LoadHistories;
}

/** The page of history of the game that is open; undefined where there is none. */
export const historyOf = ({ services, table }: Props): Found | undefined => {
  const { card, snapshot } = table.get();
  const { scenario } = snapshot;
  const load = findListing(services.catalogue, card.id)?.loadHistories;
  if (load === undefined || scenario === undefined || !card.histories.includes(scenario)) return undefined;
  return { scenario, load };
};

/** Over the whole page, like the report; Escape leads back to the table. */
export const HistoryScreen = (props: Props) => {
  const isOpen = useStore(props.table, state => state.history);
  const found = isOpen ? historyOf(props) : undefined;
  return found === undefined ? null : <Shown {...props} {...found} />;
};

const Shown = ({ table, scenario, load }: Props & Found) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const { card, title } = table.get();
  return (
    <section ref={section} className="report history" tabIndex={-1} aria-label={title}>
      <header>
        <h1>{title}</h1>
        <p>{card.title}</p>
        <div className="ways">
          <button type="button" className="primary" onClick={() => table.set({ history: false })}>
            {WORDS.history.close}
          </button>
        </div>
      </header>
      <HistoryPage card={card} scenario={scenario} load={load} />
    </section>
  );
};
