import type { Service } from '../link/service.ts';
import { WORDS } from '../words.ts';
import type { LessonRoom } from './lesson.ts';
import type { ProblemRoom } from './problem.ts';
import type { AnySession } from './session-calls.ts';

/** What has a table of its own and is saved nowhere. */
export interface Rooms {
  /** The lesson that is taken. */
  lesson: LessonRoom | undefined;
  /** The problem that is being solved. */
  problem: ProblemRoom | undefined;
}

/** The lesson that is open. */
export const lessonIn = (current: Rooms): Pick<Service, 'lessonStep' | 'lessonOrder'> => {
  const open = (): LessonRoom => {
    if (current.lesson === undefined) throw new Error(WORDS.error.noSession);
    return current.lesson;
  };
  return {
    lessonStep: to => open().go(to),
    lessonOrder: place => open().show(place),
  };
};

/** The problem that is open. */
export const problemIn = (
  current: Rooms,
): Pick<Service, 'problemAgain' | 'problemOrder' | 'problemShare' | 'withdrawAnswer'> => {
  const open = (): ProblemRoom => {
    if (current.problem === undefined) throw new Error(WORDS.error.noSession);
    return current.problem;
  };
  return {
    problemAgain: () => open().again(),
    problemOrder: place => open().show(place),
    problemShare: () => open().share(),
    withdrawAnswer: () => {
      open().withdraw();
      return undefined;
    },
  };
};

type PlayCall =
  | 'act'
  | 'orders'
  | 'setOrders'
  | 'mission'
  | 'suggestions'
  | 'settle'
  | 'undo'
  | 'computer'
  | 'look';

/** What changes the match, and who looks at it. */
export const playIn = (session: () => AnySession): Pick<Service, PlayCall> => ({
  act: actions => session().act(actions),
  orders: ask => session().orders(ask),
  setOrders: orders => session().setOrders(orders),
  mission: ask => session().mission(ask),
  suggestions: ask => session().suggestions(ask),
  settle: ask => session().settle(ask),
  undo: ask => session().undo(ask),
  computer: turn => session().computer(turn),
  look: viewer => session().look(viewer),
});

type ReadingCall =
  | 'advice'
  | 'report'
  | 'choices'
  | 'why'
  | 'overlay'
  | 'replay'
  | 'briefing'
  | 'story'
  | 'sampledTimeline'
  | 'timeline'
  | 'save'
  | 'share'
  | 'compactSave'
  | 'notation';

/** What is read from the match, or worked out about it. */
export const readingsIn = (session: () => AnySession): Pick<Service, ReadingCall> => ({
  advice: slice => session().advice(slice),
  report: question => session().report(question),
  choices: selection => session().choices(selection),
  why: selection => session().why(selection),
  overlay: ask => session().overlay(ask),
  replay: length => session().replay(length),
  briefing: ask => session().briefing(ask),
  story: range => session().story(range),
  sampledTimeline: points => session().sampledTimeline(points),
  timeline: ask => session().timeline(ask),
  save: ask => session().save(ask),
  share: ask => session().share(ask),
  compactSave: ask => session().compactSave(ask),
  notation: ask => session().notation(ask),
});
