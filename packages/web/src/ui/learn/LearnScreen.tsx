import type { LessonHead } from '@narrow-seas/core';
import { useEffect, useRef, useState } from 'react';
import type { GameListing } from '../../catalogue/listing.ts';
import { type LessonProgress, progressOf } from '../../learn/progress.ts';
import { learnAddress, type LearnPlace } from '../../link/address.ts';
import { LEARN } from '../../words/learn.ts';
import { WORDS } from '../../words.ts';

interface Props {
  readonly place: LearnPlace;
  readonly catalogue: readonly GameListing[];
  readonly go: (place: LearnPlace) => void;
  readonly leave: () => void;
}

interface Course {
  readonly listing: GameListing;
  readonly heads: readonly LessonHead[];
}

type Loaded = { readonly courses: readonly Course[] } | 'loading' | 'failed';

/** Games with the shortest way in first, as the list of games has them. */
const useCourses = (catalogue: readonly GameListing[]): readonly [loaded: Loaded, again: () => void] => {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const shown = { isOver: false };
    const show = (result: Loaded): void => void (shown.isOver || setLoaded(result));
    setLoaded('loading');
    Promise.all(catalogue.map(async listing => ({ listing, heads: await listing.loadCourse() }))).then(
      courses => show({ courses: courses.filter(({ heads }) => heads.length > 0) }),
      () => show('failed'),
    );
    return () => void (shown.isOver = true);
  }, [catalogue, attempt]);
  return [loaded, () => setAttempt(count => count + 1)];
};

/** The courses of all games, each lesson a card. */
export const LearnScreen = ({ place, catalogue, go, leave }: Props) => {
  const [loaded, again] = useCourses(catalogue);
  return (
    <div className="start learn">
      <header>
        <Title />
        <p>{LEARN.intro}</p>
        <button type="button" onClick={leave}>
          {LEARN.home}
        </button>
      </header>
      <main>
        {loaded === 'loading' && <p role="status">{LEARN.loading}</p>}
        {loaded === 'failed' && (
          <div className="refusal" role="alert">
            <p>{LEARN.failed}</p>
            <button type="button" onClick={again}>
              {WORDS.start.again}
            </button>
          </div>
        )}
        {typeof loaded === 'object' &&
          loaded.courses.map(course => (
            <CourseView
              key={course.listing.card.id}
              {...course}
              go={go}
              isSought={place.game === course.listing.card.id}
            />
          ))}
      </main>
    </div>
  );
};

/** The heading takes the focus, so that the keyboard and a screen reader begin at the new page. */
const Title = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    document.title = `${LEARN.title} · ${WORDS.name}`;
    return () => void (document.title = WORDS.name);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {LEARN.title}
    </h1>
  );
};

const isLeft = ({ step = 0 }: LessonProgress): boolean => step > 0;

/** The lesson that one takes next: what was left in the middle, else the first that is not done. */
const nextIn = (game: string, heads: readonly LessonHead[]): LessonHead | undefined =>
  heads.find(({ id }) => isLeft(progressOf(game, id))) ??
  heads.find(({ id }) => !progressOf(game, id).isDone);

interface CourseProps extends Course, Pick<Props, 'go'> {
  readonly isSought: boolean;
}

const CourseView = ({ listing, heads, go, isSought }: CourseProps) => {
  const { id, title } = listing.card;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSought) section.current?.scrollIntoView({ block: 'start' });
  }, [isSought]);
  return (
    <section ref={section} className="course" aria-labelledby={`course-${id}`}>
      <div className="course-head">
        <h2 id={`course-${id}`}>{title}</h2>
        <CourseState game={id} heads={heads} go={go} />
      </div>
      <ol className="lessons">
        {heads.map((head, place) => (
          <LessonItem key={head.id} head={head} place={place} game={id} progress={progressOf(id, head.id)} />
        ))}
      </ol>
    </section>
  );
};

/** How much is done, and what one takes next. */
const CourseState = ({ game, heads, go }: Pick<CourseProps, 'heads' | 'go'> & { readonly game: string }) => {
  const done = heads.filter(({ id }) => progressOf(game, id).isDone).length;
  const next = nextIn(game, heads);
  const said = LEARN.done(done, heads.length);
  const label =
    next !== undefined && isLeft(progressOf(game, next.id)) ? LEARN.resumeCourse : LEARN.beginCourse;
  return (
    <>
      <span className="course-done">
        <progress max={heads.length} value={done} aria-label={said} />
        {said}
      </span>
      {next !== undefined && (
        <button type="button" className="primary" onClick={() => go({ at: 'learn', game, lesson: next.id })}>
          {label(next.title)}
        </button>
      )}
    </>
  );
};

interface ItemProps {
  readonly head: LessonHead;
  readonly place: number;
  readonly game: string;
  readonly progress: LessonProgress;
}

const LessonItem = ({ head, place, game, progress }: ItemProps) => {
  const { id, title, learn, minutes } = head;
  const { isDone, step } = progress;
  return (
    <li>
      <a href={learnAddress({ game, lesson: id })} className={isDone ? 'lesson-link is-done' : 'lesson-link'}>
        <b>
          <span className="lesson-number" aria-hidden="true">
            {isDone ? '✓' : place + 1}
          </span>
          {title}
        </b>
        <span>{learn}</span>
        <small>
          {LEARN.minutes(minutes)}
          {isDone && `, ${LEARN.isDone}`}
          {step !== undefined && step > 0 && `, ${LEARN.resume(step + 1)}`}
        </small>
      </a>
    </li>
  );
};
