/** What only online play shows: one file, fetched where a server offers it. */
import '../../style/online.css';

export { openOnlineGame } from '../../online/opening.ts';
export { LetterScreen } from './account/LetterScreen.tsx';
export { LobbyScreen } from './LobbyScreen.tsx';
export { MarkLayer } from './private/MarkLayer.tsx';
export { MyOnlineGames, OnlineHome } from './OnlineHome.tsx';
export { OnlineTable } from './OnlineTable.tsx';
export { PeopleScreen } from './people/PeopleScreen.tsx';
export { RematchButton } from './RematchButton.tsx';
