/** What only lessons show: one file, fetched when somebody wants to learn. */
import '../../style/learn.css';

export { openLessonTable } from '../../learn/opening.ts';
export { LearnScreen } from './LearnScreen.tsx';
export { LessonCard } from './LessonCard.tsx';
export { LessonLayer } from './LessonLayer.tsx';
