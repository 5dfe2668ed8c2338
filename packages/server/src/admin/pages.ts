import type { AdminTold } from '@narrow-seas/protocol';
import type { findPlayers, HostReport } from '../storage/admin.ts';
import { html, type Html, NOTHING } from './html.ts';

export const ADMIN = '/admin';
export const SHEET = `${ADMIN}/admin.css`;

type Players = Awaited<ReturnType<typeof findPlayers>>['players'];

/** Everything that the host sees on one page. */
export interface Overview extends Pick<AdminTold, 'version' | 'load' | 'games' | 'players'> {
  readonly reports: readonly HostReport[];
  readonly search: string;
  readonly found: Players;
  /** What the last press of a button has done. */
  readonly notice: string | undefined;
}

const layout = (sheets: readonly string[], main: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>For the host: Narrow Seas</title>
${[...sheets, SHEET].map(sheet => html`<link rel="stylesheet" href="${sheet}">\n`)}</head>
<body>
<main class="admin">
<h1>Narrow Seas, for the host</h1>
${main}
</main>
</body>
</html>
`.markup;

const said = (notice: string | undefined): Html =>
  notice === undefined ? NOTHING : html`<p class="notice" role="status">${notice}</p>`;

export const signInPage = (sheets: readonly string[], notice?: string): string =>
  layout(
    sheets,
    html`${said(notice)}
<form method="post" action="${ADMIN}/sign-in" class="admin-card">
<label for="token">Admin token</label>
<input id="token" name="token" type="password" required autocomplete="current-password">
<button>Sign in</button>
<p>The token is what the host has set as ADMIN_TOKEN. You stay signed in for half an hour.</p>
</form>`,
  );

const figure = (name: string, value: string | number): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`;

const HOUR_S = 3600;
const MEGABYTE = 1e6;

const figures = ({ version, load, games, players }: Overview): Html =>
  html`<section aria-labelledby="load">
<h2 id="load">Now</h2>
<dl class="figures">
${[
  figure('Games running', games.running),
  figure('Games open', games.open),
  figure('Games finished', games.finished),
  figure('Players', players.all),
  figure('Players with an account', players.kept),
  figure('Games in memory', load.tables),
  figure('Connections', load.sockets),
  figure('Memory', `${Math.round(load.memoryBytes / MEGABYTE)} MB`),
  figure('Storage', load.storage),
  figure('Running for', `${(load.upSeconds / HOUR_S).toFixed(1)} h`),
  figure('Version', version),
]}</dl>
<p>Memory, connections and games in memory are those of the process that answered.</p>
</section>`;

const moment = (at: string): string => at.replace('T', ' ').slice(0, 16);

const chatLine = ({ game, line }: HostReport): Html => {
  if (game === undefined || line === undefined) return NOTHING;
  if (line.hidden) return html`<blockquote>${line.text}</blockquote><p>This line of chat is hidden.</p>`;
  return html`<blockquote>${line.text}</blockquote>
<form method="post" action="${ADMIN}/chat/hide" class="second">
<input type="hidden" name="game" value="${game}">
<input type="hidden" name="number" value="${line.number}">
<button>Hide this line of chat</button>
</form>`;
};

const report = (told: HostReport): Html =>
  html`<li class="admin-card">
<p><strong>${told.reporter ?? 'A deleted player'}</strong>${
    told.about === undefined ? NOTHING : html` about <strong>${told.about}</strong>`
  }, ${moment(told.at)}</p>
<p class="words">${told.text}</p>
${told.game === undefined ? NOTHING : html`<p>Game <code>${told.game}</code></p>`}
${chatLine(told)}
<form method="post" action="${ADMIN}/reports/close">
<input type="hidden" name="id" value="${told.id}">
<label for="answer-${told.id}">What you did about it (kept with the report)</label>
<input id="answer-${told.id}" name="answer" maxlength="2000">
<button>Close this report</button>
</form>
</li>
`;

const reports = (told: readonly HostReport[]): Html =>
  html`<section aria-labelledby="reports">
<h2 id="reports">Open reports</h2>
${told.length === 0 ? html`<p>There are none.</p>` : html`<ul>${told.map(report)}</ul>`}
</section>`;

const row = ({ id, name, kept, createdAt, games }: Players[number]): Html =>
  html`<tr><th scope="row">${name}</th><td>${games}</td><td>${kept ? 'account' : 'guest'}</td><td>${moment(createdAt)}</td><td><code>${id}</code></td></tr>
`;

const table = (players: Players): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="Players, a table">
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Games</th><th scope="col">Kind</th><th scope="col">Since</th><th scope="col">Id</th></tr></thead>
<tbody>${players.map(row)}</tbody>
</table>
</div>`;

const people = ({ search, found }: Overview): Html =>
  html`<section aria-labelledby="players">
<h2 id="players">Players</h2>
<form method="get" action="${ADMIN}" role="search">
<label for="search">Name begins with</label>
<input id="search" name="search" value="${search}" maxlength="40">
<button>Search</button>
</form>
${found.length === 0 ? html`<p>No player has a name that begins like this.</p>` : table(found)}
</section>`;

export const overviewPage = (sheets: readonly string[], told: Overview): string =>
  layout(
    sheets,
    html`${said(told.notice)}
<form method="post" action="${ADMIN}/sign-out" class="leave"><button>Sign out</button></form>
${reports(told.reports)}
${figures(told)}
${people(told)}`,
  );
