import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { folderAt } from '../folder.ts';
import { openSession } from '../open-session.ts';
import type { Answer, Session } from '../session.ts';
import { type Ask, type Said, troubleOf } from './messages.ts';

/** Answers one question. Rows of a class that cannot travel do not exist: PGlite answers plain values. */
const answer = async (
  session: Session,
  ends: Map<number, () => Promise<void>>,
  asked: Exclude<Ask, { readonly ask: 'lose' }>,
  say: (said: Said) => void,
): Promise<readonly Answer<unknown>[]> => {
  switch (asked.ask) {
    case 'query':
      return [await session.query(asked.sql, asked.values)];
    case 'exec':
      return session.exec(asked.sql);
    case 'listen':
      ends.set(
        asked.id,
        await session.listen(asked.channel, payload => say({ said: 'heard', began: asked.id, payload })),
      );
      return [];
    case 'unlisten':
      await ends.get(asked.began)?.();
      ends.delete(asked.began);
      return [];
    case 'close':
      await session.close();
      return [];
  }
};

/** The thread in which the embedded database lives: making it takes seconds, and each commit waits for the disk. */
const serve = async (port: MessagePort, root: string): Promise<void> => {
  const say = (said: Said): void => port.postMessage(said);
  const ends = new Map<number, () => Promise<void>>();
  try {
    const session = await openSession(folderAt(root), sentence => say({ said: 'tell', sentence }));
    port.on('message', (asked: Ask) => {
      if (asked.ask === 'lose') return session.lose();
      answer(session, ends, asked, say).then(
        answers => say({ said: 'done', id: asked.id, answers }),
        (error: unknown) => say({ said: 'failed', id: asked.id, trouble: troubleOf(error) }),
      );
    });
    say({ said: 'open' });
  } catch (error) {
    say({ said: 'shut', trouble: troubleOf(error) });
  }
};

if (parentPort !== null) await serve(parentPort, String(workerData));
