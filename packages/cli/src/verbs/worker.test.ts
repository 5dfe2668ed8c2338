import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../testing/stage.ts';

const textOf = (file: string): string =>
  readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');

test.each(['laboratory.yaml', 'laboratory.kubernetes.yaml'])(
  'what %s tells a worker is known to it',
  async file => {
    const given = [...textOf(file).matchAll(/(?:args|command): \["worker", (.*)\]/g)].flatMap(
      ([, list = '']) => [...list.matchAll(/"(--[a-z-]+)"/g)],
    );
    expect(given.length).toBeGreaterThan(0);
    const { out } = await run(['worker', '--help']);
    for (const [, option] of given) expect(out).toContain(`${option} <`);
  },
);

test.each([
  ['--threads', 'none', '--threads is "none", but it must be a whole number from 1 to 64.'],
  ['--leave-after', 'soon', '--leave-after is "soon", but it must be a number of seconds above 0.'],
])('%s %s is refused before anything is opened', async (option, value, sentence) => {
  const { code, err } = await run(['worker', '--database', 'postgres://u@127.0.0.1:1/none', option, value]);
  expect({ code, err }).toEqual({ code: 2, err: `${sentence}\n` });
});
