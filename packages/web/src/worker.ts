import type { Cancel, Reply, Request } from './link/protocol.ts';
import { makeListener } from './link/service.ts';
import { GAMES } from './worker/games.ts';
import { makeService } from './worker/service.ts';

// In a worker a message has one receiver and no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const listen = makeListener(makeService(GAMES), (reply: Reply) => self.postMessage(reply));
self.addEventListener('message', ({ data }: MessageEvent<Request | Cancel>) => listen(data));
