import { holdWorkerLock } from './link/worker-lock.ts';
import type { Message } from './link/notice.ts';
import type { Cancel, Request } from './link/message.ts';
import { makeListener } from './link/service.ts';
import { openArchive } from './store/saves.ts';
import { GAMES } from './worker/games.ts';
import { makeService } from './worker/service.ts';

// In a worker a message has one receiver and no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (message: Message): void => self.postMessage(message);
const listen = makeListener(makeService(GAMES, { archive: openArchive(), tell }), tell);
self.addEventListener('message', ({ data }: MessageEvent<Request | Cancel>) => listen(data));
holdWorkerLock(lock => tell({ notice: 'alive', lock }));
