// Fills a storage of its own with games as a club has them after many years, and tells what each list costs.
//   node packages/store/scripts/lists.mjs [--games 100000] [--url postgres://...] [--json]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openStore } from '@narrow-seas/store';
import { CompiledQuery } from 'kysely';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    url: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/**
 * @template M
 * @param {string} name
 * @returns {Promise<M>}
 */
const testing = async name => {
  const path = fileURLToPath(new URL(`../src/testing/${name}.ts`, import.meta.url));
  const loaded = /** @type {{ module: M }} */ (await runnerImport(path));
  return loaded.module;
};
/** @type {{ fillMany: (db: unknown, count: number) => Promise<void> }} */
const { fillMany } = await testing('many');
/** @type {{ LIST_QUERIES: readonly (readonly [string, string, (store: object) => import('kysely').Compilable])[] }} */
const { LIST_QUERIES } = await testing('list-queries');

const folder = mkdtempSync(join(tmpdir(), 'lists-'));
/** @type {import('@narrow-seas/store').StoreSettings} */
const settings =
  values.url === undefined
    ? { kind: 'embedded', folder, backups: { everyMinutes: 0 } }
    : { kind: 'postgres', url: values.url };
const store = await openStore(settings);
console.error(`  ${values.games} games are being made`);
const began = performance.now();
await fillMany(store.db, Number(values.games));
console.error(`  made in ${Math.round((performance.now() - began) / 1000)} s`);

/** @param {import('kysely').Compilable} query */
const explain = async query => {
  const { sql, parameters } = query.compile();
  const asked = CompiledQuery.raw(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
  const { rows } = await store.db.executeQuery(asked);
  const [told] = /** @type {{ 'QUERY PLAN': unknown }[]} */ (rows);
  const value = told?.['QUERY PLAN'];
  const plan = /** @type {unknown} */ (typeof value === 'string' ? JSON.parse(value) : value);
  const [first] = /** @type {{ 'Execution Time': number, Plan: Record<string, number> }[]} */ (plan);
  const pages = (first?.Plan['Shared Hit Blocks'] ?? 0) + (first?.Plan['Shared Read Blocks'] ?? 0);
  return { text: JSON.stringify(plan), ms: first?.['Execution Time'] ?? 0, pages };
};

const TIMES = 5;
const figures = [];
const faults = [];
for (const [list, index, query] of LIST_QUERIES) {
  const runs = [];
  for (let time = 0; time < TIMES; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, or they would slow each other
    runs.push(await explain(query(store)));
  }
  const [first] = runs;
  const ms = runs.map(run => run.ms).sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
  figures.push({ list, index, ms: Math.round(ms * 100) / 100, pages: first?.pages ?? 0 });
  if (first?.text.includes(`"${index}"`) !== true) faults.push(`${list} does not use ${index}.`);
  if (/"Seq Scan","[^}]*"Relation Name":"(games|attendances|notices|ratings)"/.test(first?.text ?? ''))
    faults.push(`${list} reads a whole table.`);
}
await store.close();
rmSync(folder, { recursive: true, force: true });

if (values.json)
  console.log(JSON.stringify({ storage: store.kind, games: Number(values.games), figures, faults }));
else {
  console.log(`Lists over ${values.games} games, ${store.kind} storage`);
  for (const { list, index, ms, pages } of figures)
    console.log(
      `  ${list.padEnd(42)} ${index.padEnd(18)} ${String(ms).padStart(8)} ms ${String(pages).padStart(6)} pages`,
    );
  for (const fault of faults) console.log(`  FAULT ${fault}`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
