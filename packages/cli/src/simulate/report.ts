import type { Bout } from './bout.ts';
import { escape } from './plot.ts';
import { coursePlot, histogram, lossesPlot, sharesPlot } from './plots.ts';
import type { Summary } from './summary.ts';
import { asText, sayShare, type Telling } from './tell.ts';
import { REPORT_WORDS, SIMULATE_DEFAULTS } from '../words/simulate.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #16202b; --soft: #5b6b7a; --grid: #d5dde4; --paper: #fff;
  --c0: #1f5f99; --c1: #b3471d; --c2: #3c7d3f; --c3: #7a5aa6; --c4: #a07c12; --c5: #2f8f8f; --c6: #a33f6b; --c7: #6b6b6b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eef3; --soft: #a7b5c2; --grid: #33414e; --paper: #10171e;
  --c0: #6fb0e8; --c1: #f0936a; --c2: #86c98a; --c3: #bfa2e6; --c4: #e0bd55; --c5: #74cccc; --c6: #e58ab1; --c7: #b5b5b5; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
pre { white-space: pre-wrap; border: 1px solid var(--grid); padding: .8rem; }
svg { width: 100%; height: auto; } svg text { font: 11px system-ui, sans-serif; fill: var(--soft); } svg .title { fill: var(--ink); }
.grid { stroke: var(--grid); } .interval, .line { stroke: var(--ink); stroke-width: 2; fill: none; } .band { fill: var(--c0); opacity: .25; }
${[0, 1, 2, 3, 4, 5, 6, 7].map(place => `.c${place} { fill: var(--c${place}); background: var(--c${place}); }`).join('\n')}
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--grid); }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 1em; }`;

/** What the report is about, beside the figures. */
export interface ReportSubject extends Telling {
  readonly command: string;
  readonly pointsTitle: string;
}

/** One file that needs nothing else: figures, plots and the command that makes it again. */
export const reportOf = (subject: ReportSubject, summary: Summary, bouts: readonly Bout[]): string => {
  const parts = [
    [REPORT_WORDS.parts.wins, winPlot(summary)],
    [REPORT_WORDS.parts.duels, duelPlot(summary)],
    [REPORT_WORDS.parts.options, optionsTable(summary)],
    [REPORT_WORDS.parts.net, netPlot(subject, bouts)],
    [REPORT_WORDS.parts.course, turnsPlot(subject, summary)],
    [REPORT_WORDS.parts.losses, lossesPart(summary)],
    [REPORT_WORDS.parts.moves, movesPlot(bouts)],
    [REPORT_WORDS.parts.time, timePlot(bouts)],
    [REPORT_WORDS.parts.seeds, `<p>${escape(summary.seeds)}</p>`],
  ] as const;
  const sections = parts
    .filter(([, inside]) => inside !== '')
    .map(([title, inside]) => `<section><h2>${title}</h2>${inside}</section>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(subject.title)}</title><style>${STYLE}</style></head>
<body><h1>${escape(subject.title)}</h1><p>${REPORT_WORDS.madeBy} <code>${escape(subject.command)}</code></p>
<pre>${escape(asText(subject, summary))}</pre>
${sections.join('\n')}
</body></html>
`;
};

const winPlot = ({ wins, draws, games }: Summary): string => {
  if (games === 0) return '';
  const shares = [
    ...Object.entries(wins).map(([name, share]) => ({ name, ...share })),
    { name: REPORT_WORDS.drawn, ...draws },
  ];
  return sharesPlot(REPORT_WORDS.winsTitle, shares);
};

const duelPlot = ({ duels }: Summary): string =>
  duels.length === 0
    ? ''
    : sharesPlot(
        REPORT_WORDS.duelsTitle,
        duels.map(({ first, second, wins }) => ({ name: REPORT_WORDS.over(first, second), ...wins })),
      );

const optionsTable = ({ byOptions }: Summary): string => {
  if (byOptions.length === 0) return '';
  const rows = byOptions.map(({ options, games, wins, draws, net }) => {
    const cells = [
      options || SIMULATE_DEFAULTS,
      String(games),
      ...Object.values(wins).map(sayShare),
      sayShare(draws),
      net?.mean.toFixed(1) ?? '',
    ];
    return `<tr>${cells.map(cell => `<td>${escape(cell)}</td>`).join('')}</tr>`;
  });
  const { rules, games: count, net: points } = REPORT_WORDS.heads;
  const heads = [rules, count, ...Object.keys(byOptions[0]?.wins ?? {}), REPORT_WORDS.drawn, points];
  return `<table><tr>${heads.map(head => `<th>${escape(head)}</th>`).join('')}</tr>${rows.join('')}</table>`;
};

const netPlot = ({ pointsTitle }: ReportSubject, bouts: readonly Bout[]): string => {
  const nets = bouts.flatMap(({ net, course }) => net ?? course.at(-1)?.points ?? []);
  return nets.length === 0 ? '' : histogram(REPORT_WORDS.parts.net, nets, pointsTitle);
};

const turnsPlot = ({ pointsTitle }: ReportSubject, { course }: Summary): string =>
  course.length < 2
    ? ''
    : `${coursePlot(REPORT_WORDS.parts.course, course, REPORT_WORDS.turn)}<p>${escape(REPORT_WORDS.courseNote(pointsTitle))}</p>`;

const lossesPart = ({ losses, games }: Summary): string => {
  if (losses.length === 0) return '';
  const causes = [...new Set(losses.map(({ cause }) => cause))];
  const keys = causes.map((cause, place) => `<span class="key c${place % 8}"></span>${escape(cause)}`);
  return `${lossesPlot(REPORT_WORDS.lossesTitle, losses, causes, games)}<p>${REPORT_WORDS.lossesNote}${keys.join('')}</p>`;
};

const movesPlot = (bouts: readonly Bout[]): string =>
  bouts.length === 0
    ? ''
    : histogram(
        REPORT_WORDS.parts.moves,
        bouts.map(({ moves }) => moves),
        REPORT_WORDS.movesAxis,
      );

const timePlot = (bouts: readonly Bout[]): string =>
  bouts.length === 0
    ? ''
    : histogram(
        REPORT_WORDS.parts.time,
        bouts.map(({ milliseconds }) => milliseconds / 1000),
        REPORT_WORDS.timeAxis,
      );
