import { sixthFleet, sixthFleetDesk, sixthFleetSimplePlayer } from '@narrow-seas/sixth-fleet';
import { randomPolicy, steadyPolicy } from '@narrow-seas/umpire';
import type { Cancel, Reply, Request } from './link/protocol.ts';
import { makeListener } from './link/service.ts';
import { type Counter, counterOf } from './worker/counter.ts';
import { makeService } from './worker/service.ts';

/** The games that can be played. A new game is put on the shelf here and on the page. */
const GAMES: readonly Counter[] = [
  counterOf({
    game: sixthFleet,
    desk: sixthFleetDesk,
    policies: { computer: steadyPolicy(sixthFleetSimplePlayer), random: randomPolicy },
  }),
];

// In a worker a message has one receiver and no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const listen = makeListener(makeService(GAMES), (reply: Reply) => self.postMessage(reply));
self.addEventListener('message', ({ data }: MessageEvent<Request | Cancel>) => listen(data));
