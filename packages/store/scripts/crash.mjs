// Kills a process that appends to a game, again and again, and looks whether every entry that it was told of is there, once.
//   node packages/store/scripts/crash.mjs --folder FOLDER [--times 50]
//   node packages/store/scripts/crash.mjs --url postgres://... [--times 50]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGame, openStore, readEntries, readGame } from '@narrow-seas/store';

const APPEND = fileURLToPath(new URL('append.mjs', import.meta.url));

const { values } = parseArgs({
  options: { folder: { type: 'string' }, url: { type: 'string' }, times: { type: 'string', default: '50' } },
});

/** @type {import('@narrow-seas/store').StoreSettings} */
const settings =
  values.url === undefined
    ? { kind: 'embedded', folder: values.folder ?? '', backups: { everyMinutes: 0 } }
    : { kind: 'postgres', url: values.url };

const makeGame = async () => {
  const store = await openStore(settings);
  const game = await store.transaction(trx =>
    createGame(trx, {
      game: 'skerry',
      scenario: 'strait',
      title: 'Crash',
      head: '{}',
      seed: 'secret',
      visibility: 'link',
      settings: {},
      seats: [],
    }),
  );
  await store.close();
  return game;
};

/** @param {string} line */
const acknowledged = line => {
  const [word, number, text] = line.split(' ');
  return word === 'acknowledged' ? { number: Number(number), text } : undefined;
};

/**
 * One life: it is killed while it writes, after a number of entries that differs from life to life.
 * @param {string} game @param {number} round
 */
const live = async (game, round) => {
  const child = spawn(process.execPath, [APPEND, JSON.stringify(settings), game, `life${round}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const told = [];
  const enough = 1 + ((round * 7) % 13);
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = acknowledged(line);
    if (entry !== undefined) told.push(entry);
    if (told.length === enough) child.kill('SIGKILL');
  }
  await ended;
  if (child.exitCode !== null) throw new Error(`Life ${round} ended by itself with code ${child.exitCode}.`);
  return told;
};

/** @param {string} game @param {readonly { number: number, text: string | undefined }[]} told */
const judge = async (game, told) => {
  const store = await openStore(settings);
  const entries = await readEntries(store.db, game);
  const stored = await readGame(store.db, game);
  await store.close();
  const faults = [
    ...told
      .filter(({ number, text }) => entries[number - 1]?.text !== text)
      .map(({ number }) => `Entry ${number} was acknowledged and is lost or changed.`),
    ...entries
      .filter(({ number }, index) => number !== index + 1)
      .map(({ number }) => `Entry ${number} has a gap or a double before it.`),
    ...(new Set(entries.map(({ text }) => text)).size === entries.length ? [] : ['An entry is there twice.']),
    ...(stored?.length === entries.length && stored.summary['last'] === entries.length
      ? []
      : ['What follows from the last entry is not there.']),
  ];
  return { faults, entries: entries.length };
};

const game = await makeGame();
const told = [];
for (let round = 1; round <= Number(values.times); round += 1) {
  // oxlint-disable-next-line no-await-in-loop -- one life after another
  told.push(...(await live(game, round)));
}
const { faults, entries } = await judge(game, told);
for (const fault of faults) console.error(fault);
console.log(
  `${settings.kind}: killed ${values.times} times, ${told.length} entries acknowledged, ${entries} stored, ${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
