import { secondFleet, secondFleetDesk, secondFleetMind } from '@narrow-seas/second-fleet';
import { sixthFleet, sixthFleetCounsel, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import type { Cancel, Reply, Request } from './link/protocol.ts';
import { makeListener } from './link/service.ts';
import { adviserOf } from './worker/adviser.ts';
import { type Counter, counterOf } from './worker/counter.ts';
import { levelsOf } from './worker/levels.ts';
import { makeService } from './worker/service.ts';

/** The games that can be played. A new game is put on the shelf here and on the page. */
const GAMES: readonly Counter[] = [
  counterOf({
    game: sixthFleet,
    desk: sixthFleetDesk,
    levels: levelsOf(sixthFleet, sixthFleetMind),
    adviser: adviserOf(sixthFleet, sixthFleetMind, sixthFleetCounsel),
  }),
  counterOf({ game: secondFleet, desk: secondFleetDesk, levels: levelsOf(secondFleet, secondFleetMind) }),
];

// In a worker a message has one receiver and no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const listen = makeListener(makeService(GAMES), (reply: Reply) => self.postMessage(reply));
self.addEventListener('message', ({ data }: MessageEvent<Request | Cancel>) => listen(data));
