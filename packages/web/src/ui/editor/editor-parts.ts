/** What only those see who make scenarios: one file, fetched when somebody does. */
import '../../style/editor.css';

export { EditorScreen } from './EditorScreen.tsx';
