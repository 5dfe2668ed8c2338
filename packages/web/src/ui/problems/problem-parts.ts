/** What only problems show: one file, fetched when somebody wants to solve one. */
import '../../style/learn.css';
import '../../style/problems.css';

export { openProblemPlace } from '../../problems/opening.ts';
export { ProblemCard } from './ProblemCard.tsx';
export { ProblemsScreen } from './ProblemsScreen.tsx';
