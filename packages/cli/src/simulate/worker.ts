import { setImmediate } from 'node:timers/promises';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Order, type Report, serve } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import type { SomeGame } from '@narrow-seas/core';
import { type Progress, playOn } from './play.ts';
import type { Fixture } from './fixture.ts';
import { portOf } from './port.ts';

/** One thread of a batch: plays what it is sent, one game after the other. */
const serveOn = (shelf: readonly SomeGame[], port: MessagePort): void =>
  serve<Fixture, Progress>(
    portOf<Order<Fixture>, Report<Progress>>(port, () => port.close()),
    fixture => playOn(shelf, fixture, () => performance.now()),
    {
      now: () => performance.now(),
      pause: async () => setImmediate(),
    },
  );

if (parentPort !== null) serveOn(await loadCatalogue(), parentPort);
