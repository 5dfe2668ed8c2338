import { useEffect, useRef } from 'react';
import { problemsAddress, type ProblemsPlace } from '../../link/address.ts';
import type { ProblemHead } from '../../link/problem.ts';
import type { GameProblems } from '../../problems/daily.ts';
import { type ProblemProgress, progressIn } from '../../problems/progress.ts';
import { PROBLEMS } from '../../words/problems.ts';

interface Props extends GameProblems {
  readonly go: (place: ProblemsPlace) => void;
  readonly isSought: boolean;
}

/** The problems of a game, the easy ones first. */
export const ProblemList = ({ listing, heads, go, isSought }: Props) => {
  const { id, title, names } = listing.card;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSought) section.current?.scrollIntoView({ block: 'start' });
  }, [isSought]);
  return (
    <section ref={section} className="course" aria-labelledby={`problems-${id}`}>
      <div className="course-head">
        <h2 id={`problems-${id}`}>{title}</h2>
        <ListState game={id} heads={heads} go={go} />
      </div>
      {PROBLEMS.order
        .map(level => [level, heads.filter(head => head.level === level)] as const)
        .filter(([, ofLevel]) => ofLevel.length > 0)
        .map(([level, ofLevel]) => (
          <div key={level ?? ''}>
            <h3>
              {PROBLEMS.level(level)} <small>{PROBLEMS.levelHint(level)}</small>
            </h3>
            <ul className="lessons">
              {ofLevel.map(head => (
                <ProblemItem
                  key={head.id}
                  head={head}
                  number={heads.indexOf(head) + 1}
                  game={id}
                  side={names[head.side] ?? head.side}
                />
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
};

const isLeft = ({ given }: ProblemProgress): boolean => given.length > 0;

/** What one takes next: what was left in the middle, else the first that is not solved. */
const nextIn = (game: string, heads: readonly ProblemHead[]): ProblemHead | undefined =>
  heads.find(({ id }) => isLeft(progressIn(game, id))) ??
  heads.find(({ id }) => !progressIn(game, id).isSolved);

/** How many are solved, and what one takes next. */
const ListState = ({ game, heads, go }: Pick<Props, 'heads' | 'go'> & { readonly game: string }) => {
  const solved = heads.filter(({ id }) => progressIn(game, id).isSolved).length;
  const next = nextIn(game, heads);
  const said = PROBLEMS.solvedOf(solved, heads.length);
  const begin = solved === 0 ? PROBLEMS.begin : PROBLEMS.goOn;
  const label = next !== undefined && isLeft(progressIn(game, next.id)) ? PROBLEMS.resume : begin;
  return (
    <>
      <span className="course-done">
        <progress max={heads.length} value={solved} aria-label={said} />
        {said}
      </span>
      {next !== undefined && (
        <button type="button" onClick={() => go({ at: 'problems', game, problem: next.id })}>
          {label(next.title)}
        </button>
      )}
    </>
  );
};

const stateOf = ({ isSolved, tries, isSeen, given }: ProblemProgress): string => {
  if (isSolved) return PROBLEMS.isSolved(tries);
  if (isSeen) return PROBLEMS.isSeen;
  if (tries > 0) return PROBLEMS.isTried(tries);
  return given.length > 0 ? PROBLEMS.isLeft : '';
};

interface ItemProps {
  readonly head: ProblemHead;
  readonly number: number;
  readonly game: string;
  readonly side: string;
}

const ProblemItem = ({ head, number, game, side }: ItemProps) => {
  const { id, title, task } = head;
  const progress = progressIn(game, id);
  const said = stateOf(progress);
  return (
    <li>
      <a
        href={problemsAddress({ game, problem: id })}
        className={progress.isSolved ? 'lesson-link is-done' : 'lesson-link'}
      >
        <b>
          <span className="lesson-number" aria-hidden="true">
            {progress.isSolved ? '✓' : number}
          </span>
          {title}
        </b>
        <span>{task}</span>
        <small>{[side, said].filter(Boolean).join(' · ')}</small>
      </a>
    </li>
  );
};
