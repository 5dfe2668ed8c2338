/** What is only read: one file, fetched when somebody opens the rules or the page about the whole. */
import '../../style/reference.css';

export { AboutScreen } from './AboutScreen.tsx';
export { RulesScreen } from './RulesScreen.tsx';
export { TableRules } from './TableRules.tsx';
