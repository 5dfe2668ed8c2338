import { useEffect, useRef } from 'react';
import type { GameListing } from '../../catalogue/listing.ts';
import type { ProblemsPlace } from '../../link/address.ts';
import { dailyAmong, type GameProblems, today } from '../../problems/daily.ts';
import { isDaySolved, streakUpTo } from '../../problems/progress.ts';
import { PROBLEMS } from '../../words/problems.ts';
import { WORDS } from '../../words.ts';
import { ProblemList } from './ProblemList.tsx';
import { useProblems } from './useProblems.ts';

interface Props {
  readonly place: ProblemsPlace;
  readonly catalogue: readonly GameListing[];
  readonly go: (place: ProblemsPlace) => void;
  readonly leave: () => void;
}

/** The problem of the day, then those of every game by difficulty. */
export const ProblemsScreen = ({ place, catalogue, go, leave }: Props) => {
  const [loaded, again] = useProblems(catalogue);
  return (
    <div className="start learn problems">
      <header>
        <Title />
        <p>{PROBLEMS.intro}</p>
        <button type="button" onClick={leave}>
          {PROBLEMS.home}
        </button>
      </header>
      <main>
        {loaded === 'loading' && <p role="status">{PROBLEMS.loading}</p>}
        {loaded === 'failed' && (
          <div className="refusal" role="alert">
            <p>{PROBLEMS.failed}</p>
            <button type="button" onClick={again}>
              {WORDS.start.again}
            </button>
          </div>
        )}
        {typeof loaded === 'object' && (
          <>
            <Daily all={loaded.all} go={go} />
            {loaded.all.map(problems => (
              <ProblemList
                key={problems.listing.card.id}
                {...problems}
                go={go}
                isSought={place.game === problems.listing.card.id}
              />
            ))}
          </>
        )}
      </main>
    </div>
  );
};

/** The heading takes the focus, so that the keyboard and a screen reader begin at the new page. */
const Title = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    document.title = `${PROBLEMS.title} · ${WORDS.name}`;
    return () => void (document.title = WORDS.name);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {PROBLEMS.title}
    </h1>
  );
};

const Daily = ({ all, go }: Pick<Props, 'go'> & { readonly all: readonly GameProblems[] }) => {
  const day = today();
  const daily = dailyAmong(all, day);
  if (daily === undefined) return null;
  const { listing, head } = daily;
  const isSolved = isDaySolved(day);
  const said = [isSolved ? PROBLEMS.dailySolved : '', PROBLEMS.streak(streakUpTo(day))].filter(Boolean);
  return (
    <section className="daily" aria-labelledby="daily">
      <h2 id="daily">{PROBLEMS.daily}</h2>
      <p className="hint">{PROBLEMS.dailyHint}</p>
      <p>
        <b>{head.title}</b> · {listing.card.title} · {PROBLEMS.level(head.level)}
      </p>
      <p>{head.task}</p>
      {said.length > 0 && <p className="streak">{said.join(' · ')}</p>}
      <button
        type="button"
        className={isSolved ? '' : 'primary'}
        onClick={() => go({ at: 'problems', today: true })}
      >
        {isSolved ? PROBLEMS.dailyAgain : PROBLEMS.solveDaily}
      </button>
    </section>
  );
};
