import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './testing/house.ts';

/** The built command line: two people at two terminals are two processes. */
const PROGRAM = fileURLToPath(new URL('../../cli/bin/narrow-seas.js', import.meta.url));

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.close());

/** A terminal that one types into and reads from. */
interface Terminal {
  readonly type: (line: string) => void;
  /** Waits until this has been printed; the answer is what it captured. */
  readonly until: (wanted: RegExp) => Promise<string>;
  readonly text: () => string;
  readonly end: () => Promise<number | null>;
}

const terminal = (...args: readonly string[]): Terminal => {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, 'play', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const until = async (wanted: RegExp): Promise<string> => {
    for (;;) {
      const found = wanted.exec(text);
      if (found !== null) return found[1] ?? found[0];
      if (child.exitCode !== null)
        throw new Error(`The program has ended before it said ${wanted}:\n${text}`);
      // oxlint-disable-next-line no-await-in-loop -- until it is there
      await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
    }
  };
  return {
    type: line => void child.stdin?.write(`${line}\n`),
    until,
    text: () => text,
    end: async () => {
      child.stdin?.end();
      if (child.exitCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
};

test('two people at two terminals: one makes a game, the other comes by the link, both lay their mines in secret', async () => {
  const anna = terminal('skerry/sortie', '--server', house.address, '--name', 'Anna');
  const link = await anna.until(/Send this link to your opponent: (\S+)/);
  const ben = terminal(link, '--name', 'Ben');
  await ben.until(/you play South/);
  anna.type('lay 0201; lay 0203; lay 0205');
  await anna.until(/North lays a mine in 0205/);
  ben.type('lay 0601; lay 0603; lay 0605');
  await ben.until(/Signals/);
  await anna.until(/Signals/);
  expect([await anna.end(), await ben.end()]).toEqual([0, 0]);
  expect(ben.text()).not.toMatch(/mine in 020/);
  expect(anna.text()).not.toMatch(/mine in 060/);
});
