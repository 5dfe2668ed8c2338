/* oxlint-disable no-await-in-loop -- one game after another, or each would slow the other */
// Plays as a person would, by visible buttons, rows and hexes only, and counts clicks and prompts by turn and phase:
// `node packages/web/scripts/play-as-a-person.mjs [--turns N] [--side NAME] [--level NAME] [--seed N] [--json] [--log] SCENARIO ...`,
// after `npm run build`. Scenarios are called as in docs/pictures.md: sixth-fleet-short, europa-naval-malta.
import { parseArgs } from 'node:util';
import { playAsPerson } from './person/play.mjs';
import { COUNT_QUESTIONS, READ_TITLES } from './person/quiet.mjs';
import { seedChance } from './person/seeded.mjs';
import { playNow, SCENARIOS, startScenario } from './person/start.mjs';
import { turnsOf } from './person/tally.mjs';
import { withSite } from './site.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    turns: { type: 'string', default: '1' },
    side: { type: 'string' },
    level: { type: 'string', default: 'cadet' },
    seed: { type: 'string', default: '20' },
    json: { type: 'boolean' },
    log: { type: 'boolean' },
  },
});

/** The other side plays without pauses: a person's clicks do not depend on them. */
const FAST = `localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`;

/** @param {import('./site.mjs').Site} site @param {string} name */
const playOne = async ({ browser, address }, name) => {
  const scenario = SCENARIOS[name];
  if (scenario === undefined)
    throw new Error(`There is no scenario ${name}. There are: ${Object.keys(SCENARIOS).join(', ')}.`);
  const side = values.side ?? scenario.side;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await seedChance(context, Number(values.seed));
  for (const script of [FAST, COUNT_QUESTIONS, READ_TITLES]) await context.addInitScript(script);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  try {
    if (scenario.playNow === true && side === scenario.side) await playNow(page, address, scenario.game);
    else await startScenario(page, address, { ...scenario, side, level: values.level });
    const tally = await playAsPerson(page, {
      scenario: name,
      side,
      turns: Number(values.turns),
      ...(values.log === true ? { log: console.log } : {}),
    });
    return { scenario: name, side, turns: turnsOf(tally.lines) };
  } finally {
    await context.close();
  }
};

/** @param {Awaited<ReturnType<typeof playOne>>} game */
const print = ({ scenario, side, turns }) => {
  for (const { turn, clicks, enemyPrompts, phases } of turns) {
    console.log(
      `${scenario}, ${side}, ${turn}: ${clicks} clicks, ${enemyPrompts} prompts in the enemy's turn`,
    );
    for (const phase of phases)
      console.log(
        `  ${phase.phase.padEnd(48)}${String(phase.clicks).padStart(5)} clicks${String(phase.prompts).padStart(5)} prompts`,
      );
  }
};

await withSite(async site => {
  for (const name of positionals.length > 0 ? positionals : ['sixth-fleet-short']) {
    const game = await playOne(site, name);
    if (values.json === true) console.log(JSON.stringify(game));
    else print(game);
  }
});
