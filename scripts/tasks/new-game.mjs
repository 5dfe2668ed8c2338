import { createGame, refuseName } from '../parts/new-game.mjs';
import { probeDisk } from '../parts/trouble.mjs';

probeDisk();
const [name = ''] = process.argv.slice(2);
const refusal = refuseName(name);
if (refusal === undefined) {
  for (const path of createGame(name)) console.log(path);
  console.log('Now run npm install, then npm run check. docs/adding-a-game.md tells what comes next.');
} else {
  console.error(refusal);
  process.exitCode = 2;
}
