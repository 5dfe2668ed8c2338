import './style/fonts.css';
import './style/moods.css';
import './style/page.css';
import './style/table.css';
import './style/start.css';
import { createRoot } from 'react-dom/client';
import { makeClient } from './link/client.ts';
import { goOffline } from './offline/register.ts';
import { openSettings } from './store/settings.ts';
import { App } from './ui/App.tsx';

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const page = document.getElementById('page');
if (page === null) throw new Error('The page has no place for the table.');
createRoot(page).render(<App client={makeClient(worker)} settings={openSettings()} version={goOffline()} />);
