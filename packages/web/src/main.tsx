import './style/fonts.css';
import './style/moods.css';
import './style/page.css';
import './style/table.css';
import './style/map.css';
import './style/side.css';
import './style/units.css';
import './style/odds.css';
import './style/log.css';
import './style/phase.css';
import './style/pops.css';
import './style/start.css';
import './style/report.css';
import './style/share.css';
import './style/advice.css';
import { createRoot } from 'react-dom/client';
import { makeClient } from './link/client.ts';
import { goOffline } from './offline/register.ts';
import { openSettings } from './store/settings.ts';
import { App } from './ui/App.tsx';
import { WORDS } from './words.ts';

const openWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const page = document.getElementById('page');
if (page === null) throw new Error(WORDS.error.noPlace);
createRoot(page).render(
  <App client={makeClient(openWorker)} settings={openSettings()} version={goOffline()} />,
);
