import { useEffect, useState } from 'react';
import type { ScenarioHistory } from '@narrow-seas/core';
import type { LoadHistories } from '../catalogue/history.ts';
import type { StartCard } from '../catalogue/listing.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly card: StartCard;
  readonly scenario: string;
  readonly load: LoadHistories;
}

type Loaded = { readonly pages: readonly ScenarioHistory[] } | 'loading' | 'failed';

/** Asked for when the page is first shown. What did not come over the network can be asked for again. */
const useHistories = (load: LoadHistories): readonly [loaded: Loaded, again: () => void] => {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const shown = { isOver: false };
    const show = (result: Loaded): void => void (shown.isOver || setLoaded(result));
    setLoaded('loading');
    load().then(
      pages => show({ pages }),
      () => show('failed'),
    );
    return () => void (shown.isOver = true);
  }, [load, attempt]);
  return [loaded, () => setAttempt(count => count + 1)];
};

/** The text of one page of history. */
export const HistoryPage = ({ card, scenario, load }: Props) => {
  const [loaded, again] = useHistories(load);
  if (loaded === 'loading') return <p role="status">{WORDS.history.loading}</p>;
  if (loaded === 'failed') return <Failed again={again} />;
  const page = loaded.pages.find(each => each.scenario === scenario);
  return page === undefined ? null : <Text card={card} page={page} />;
};

const Failed = ({ again }: { readonly again: () => void }) => (
  <div role="alert">
    <p>{WORDS.history.failed}</p>
    <button type="button" onClick={again}>
      {WORDS.start.again}
    </button>
  </div>
);

const Text = ({ card, page }: Pick<Props, 'card'> & { readonly page: ScenarioHistory }) => (
  <>
    {page.paragraphs.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <h3>{WORDS.history.tasks}</h3>
    <dl>
      {Object.entries(page.tasks).map(([side, task]) => (
        <div key={side}>
          <dt>{card.names[side] ?? side}</dt>
          <dd>{task}</dd>
        </div>
      ))}
    </dl>
  </>
);
