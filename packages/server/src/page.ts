import type { GameCard, ScenarioCard } from './card.ts';
import { CHART } from './chart.ts';

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute: a title with a bracket must not become markup. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, character => ESCAPES[character] ?? character);

interface Content {
  readonly title: string;
  /** The name over the chart: the heading of the front page, a link home elsewhere. */
  readonly name: string;
  readonly main: string;
}

const layout = ({ title, name, main }: Content, version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
${CHART}
<div class="cartouche">
${name}
<p class="motto">Operational naval wargames on real seas: every rule enforced, every ruling explained.</p>
</div>
</header>
<main>
${main}
</main>
<footer><p>Narrow Seas ${escaped(version)}</p><p><a href="/games.json">Games as JSON</a></p></footer>
</body>
</html>
`;

const scenarioItem = ({ title }: ScenarioCard): string => `<li>${escaped(title)}</li>`;

const scenarioList = ({ title, scenarios }: GameCard): string =>
  scenarios.length === 0
    ? ''
    : `<h4>Scenarios</h4>
<ul class="scenarios" aria-label="Scenarios of ${escaped(title)}">${scenarios.map(scenarioItem).join('')}</ul>`;

const gameItem = (card: GameCard): string => `<li class="game" id="${escaped(card.id)}">
<h3>${escaped(card.title)}</h3>
<p class="version">version ${escaped(card.version)}</p>
<p>${escaped(card.summary)}</p>
${scenarioList(card)}
</li>`;

const gameList = (cards: readonly GameCard[]): string =>
  cards.length === 0
    ? '<p class="empty">No game is on the shelf yet.</p>'
    : `<ul class="games">${cards.map(gameItem).join('\n')}</ul>`;

/** The front page: the games of this server with their versions and scenarios. */
export const frontPage = (cards: readonly GameCard[], version: string): string => {
  const name = '<h1 class="name">Narrow Seas</h1>';
  return layout({ title: 'Narrow Seas', name, main: `<h2>Games</h2>\n${gameList(cards)}` }, version);
};

/** What an address leads to that does not exist. */
export const missingPage = (path: string, version: string): string => {
  const name = '<p class="name"><a href="/">Narrow Seas</a></p>';
  const main = `<h1>Nothing is charted here</h1>
<p>There is no page at <code>${escaped(path)}</code>. <a href="/">Back to the games</a></p>`;
  return layout({ title: 'Not found: Narrow Seas', name, main }, version);
};
