// Plays whole games of every game with secrets, and looks whether anybody is told something of them that he must not know.
//   node packages/server/trials/run.mjs secrets [--game ID] [--first 0] [--openings 1] [--seeds 1] [--steps N] [--orders] [--ask-every 8] [--json]
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { type GamePackage, type GameTypes, type Question, seededRandom } from '@narrow-seas/core';
import { type Found, searchSecrets } from '../src/testing/search-secrets.ts';
import { type Figure, tellProgress, tellReport } from './parts/report.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    game: { type: 'string' },
    openings: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '1000000' },
    orders: { type: 'boolean', default: false },
    'ask-every': { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  },
});
const SHOWN_EVERY = 200;

interface Played extends Found {
  readonly name: string;
  readonly seconds: number;
}

const playWhole = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  place: number,
  seed: number,
): Played => {
  const { secrets, openings } = pack.kit;
  const opening = openings[place];
  if (secrets === 'none' || opening === undefined) throw new Error('There is no such opening.');
  const name = `${pack.game.id}, opening ${place}, seed ${seed}`;
  const began = performance.now();
  const found = searchSecrets(pack, secrets, {
    opening,
    random: seededRandom(seed),
    steps: Number(values.steps),
    askEvery: Number(values['ask-every']),
    withOrders: values.orders,
    progress: (step, told) => {
      if (step % SHOWN_EVERY === 0) tellProgress(`${name}: ${step} moves, ${told} tellings`);
    },
    tell: telling => tellProgress(JSON.stringify(telling)),
  });
  return { ...found, name, seconds: Math.round((performance.now() - began) / 1000) };
};

const played: Played[] = [];
for (const some of await loadCatalogue()) {
  some(pack => {
    const isWanted = values.game === undefined || values.game === pack.game.id;
    if (pack.desk?.secrets !== true || !isWanted) return;
    const first = Number(values.first);
    const last = Math.min(pack.kit.openings.length, first + Number(values.openings));
    for (let place = first; place < last; place += 1)
      for (let seed = 1; seed <= Number(values.seeds); seed += 1) played.push(playWhole(pack, place, seed));
  });
}

const figuresOf = ({
  name,
  steps,
  isOver,
  compared,
  silent,
  levelled,
  seconds,
}: Played): readonly Figure[] => [
  {
    name,
    value: `${steps} moves${isOver ? ' to the end' : ''}, ${compared} compared, ${silent} of them silent, ${levelled} ended by orders, ${seconds} s`,
  },
];

tellReport(
  {
    trial: 'Secrets in whole games',
    figures: played.flatMap(figuresOf),
    faults: played.flatMap(({ name, told }) =>
      told.map(({ step, viewer, at }) => `${name}, move ${step}: ${viewer} could tell a secret by ${at}`),
    ),
  },
  values.json,
);
