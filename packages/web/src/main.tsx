import './style/fonts.css';
import './style/moods.css';
import './style/page.css';
import './style/table.css';
import './style/map.css';
import './style/side.css';
import './style/scale.css';
import './style/orders.css';
import './style/standing.css';
import './style/legend.css';
import './style/units.css';
import './style/duties.css';
import './style/odds.css';
import './style/log.css';
import './style/phase.css';
import './style/pops.css';
import './style/start.css';
import './style/report.css';
import './style/end.css';
import './style/share.css';
import './style/advice.css';
import './style/film.css';
import './style/strip.css';
import { createRoot } from 'react-dom/client';
import { makeLink } from './link/client.ts';
import type { Notice } from './link/notice.ts';
import { goOffline } from './offline/register.ts';
import { makeOnline } from './online/state.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { openDrafts } from './store/drafts.ts';
import { makeWatch } from './store/health.ts';
import { openArchive } from './store/saves.ts';
import { openSettings } from './store/settings.ts';
import { App } from './ui/App.tsx';
import { WORDS } from './words.ts';

const openWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const page = document.getElementById('page');
if (page === null) throw new Error(WORDS.error.noPlace);
const watch = makeWatch();
const online = makeOnline();
const hear = (notice: Notice): void => {
  watch.hear(notice);
  online.hear(notice);
};
const services = {
  ...makeLink(openWorker, hear),
  spare: () => makeLink(openWorker),
  catalogue: CATALOGUE,
  archive: openArchive(),
  watch,
  online,
  drafts: openDrafts(),
};
createRoot(page).render(<App services={services} settings={openSettings()} version={goOffline()} />);
