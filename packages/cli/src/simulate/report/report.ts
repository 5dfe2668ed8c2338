import type { SomeGame } from '@narrow-seas/core';
import { REPORT_WORDS as SAY } from '../../words/report.ts';
import { SIMULATE_DEFAULTS } from '../../words/simulate.ts';
import { LEVELS } from '@narrow-seas/ai';
import { sayOptions } from '../fixture.ts';
import { groupBy } from '../group.ts';
import { faceOf, namesOf, tintsOf } from '../names.ts';
import { answerLines, answerTo } from '../study/answer.ts';
import { blocksOf, linesByKey } from '../study/blocks.ts';
import { type Standing, standingOf } from '../study/settle.ts';
import { isStudyLine, type Study } from '../study/study.ts';
import { summarise, type Summary } from '../summary.ts';
import { asText } from '../tell.ts';
import { mapsOf } from './heat.ts';
import { hitsPart } from './hits-part.ts';
import { howSure, whatDecides, whoWins } from './headline.ts';
import { escape, paragraph, section } from './html.ts';
import {
  coursePart,
  duelsPart,
  effectsPart,
  lengthPart,
  lossesPart,
  type Material,
  openingPart,
  type Rows,
  winsPart,
} from './parts.ts';
import type { ReportSource } from './source.ts';
import { STYLE } from './style.ts';

/** One file that needs nothing else, made of result lines: what they say first, then the plots, then how it was made. */
export const reportOf = async (source: ReportSource, shelf: readonly SomeGame[]): Promise<string> => {
  const { bouts, sides, study, game } = source;
  const face = await faceOf(game);
  const names = namesOf(face, sides);
  const material: Material = {
    bouts,
    sides,
    names,
    pointsTitle: source.pointsTitle,
    tints: tintsOf(face, sides),
    rows: rowsOf(source),
  };
  const summary = summarise(bouts, sides, LEVELS);
  const compared = study === undefined ? undefined : { study, standing: standingIn(source, study) };
  const entry = shelf.find(some => some(pack => pack.game.id) === game);
  const about = aboutOf(source, material, entry);
  const map = entry && face && mapsOf(entry, face, material);
  const head =
    compared === undefined
      ? batchHead(material, source, about)
      : studyHead(compared.study, compared.standing, material, about);
  return pageOf(about, head, [
    compared === undefined ? '' : section(SAY.parts.effects, effectsPart(compared.standing, names)),
    ...partsOf(material, summary, map ?? [], study !== undefined),
    methodPart(source, asText(source, summary), summary.seeds),
  ]);
};

/** What every report has, in the order in which people want to know it. */
const partsOf = (
  material: Material,
  summary: Summary,
  maps: readonly string[],
  isCompared: boolean,
): readonly string[] => [
  section(SAY.parts.wins, winsPart(material)),
  section(SAY.parts.duels, isCompared ? [] : duelsPart(summary)),
  section(SAY.parts.course, coursePart(material)),
  section(SAY.parts.heat, maps),
  section(SAY.parts.losses, lossesPart(material, summary)),
  section(SAY.parts.opening, openingPart(material)),
  section(SAY.parts.hits, hitsPart(material)),
  section(SAY.parts.length, lengthPart(material)),
];

const pageOf = (title: string, head: string, sections: readonly string[]): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body><header>${head}</header>
<main>
${sections.filter(part => part !== '').join('\n')}
</main></body></html>
`;

/** What was played, by whom, how often. */
const aboutOf = (
  { title, bouts, study }: ReportSource,
  { names }: Material,
  entry: SomeGame | undefined,
): string => {
  const scenarios = new Set(bouts.map(({ opening }) => ('position' in opening ? '' : opening.scenario)));
  const [scenario = ''] = scenarios;
  const known = entry?.(({ game }) => ({
    game: game.title,
    scenario: game.scenarios.find(({ id }) => id === scenario)?.title ?? '',
  }));
  const varied = study?.factors.map(({ name }) => name) ?? [];
  const seats = Object.entries(names.sides)
    .filter(([side]) => !varied.includes(side))
    .map(([side, name]) => [name, [...new Set(bouts.map(bout => bout.seats[side] ?? ''))]] as const);
  const what =
    known === undefined
      ? title
      : SAY.about(known.game, scenarios.size > 1 ? '' : known.scenario, bouts.length);
  return [what, SAY.playedBy(seats)].filter(text => text !== '').join('; ');
};

const rowsOf = ({ study, bouts }: ReportSource): Rows => {
  if (study !== undefined)
    return study.arms.map(({ name }) => [name, bouts.filter(bout => isStudyLine(bout) && bout.arm === name)]);
  const groups = [...groupBy(bouts, ({ opening }) => sayOptions(opening))];
  return groups.length < 2
    ? [[SAY.allGames, bouts]]
    : groups.map(([options, group]) => [options || SIMULATE_DEFAULTS, group]);
};

const standingIn = ({ bouts, sides }: ReportSource, study: Study): Standing =>
  standingOf(study, sides, blocksOf(study, linesByKey(bouts.filter(isStudyLine))));

/** The first screen of a batch: who wins, how sure that is, and what decides. */
const batchHead = ({ bouts, names }: Material, { planned }: ReportSource, about: string): string =>
  [
    paragraph(about, 'game'),
    `<h1>${escape(whoWins(bouts, names))}</h1>`,
    ...howSure(bouts, names).map(text => paragraph(text, 'lead')),
    ...whatDecides(bouts, names).map(text => paragraph(text, 'lead')),
    bouts.length < planned ? paragraph(SAY.stopped(bouts.length, planned), 'note') : '',
  ].join('\n');

/** The first screen of a comparison: the answer to each question. */
const studyHead = (study: Study, standing: Standing, { names }: Material, about: string): string => {
  const [first, ...others] = standing.effects;
  const seeds = standing.blocks.length;
  const lines = first === undefined ? [] : answerLines(study, first, names).slice(1);
  return [
    paragraph(about, 'game'),
    first === undefined ? '' : `<h1>${escape(answerTo(study, first, names))}</h1>`,
    ...lines.map(line => paragraph(line.trim(), 'lead')),
    ...others.map(effect => paragraph(answerTo(study, effect, names), 'lead')),
    paragraph(
      `${SAY.comparedOver(seeds, study.arms.length)}${standing.isSettled ? ` ${SAY.settledAfter(seeds, study.seeds)}` : ''}`,
      'note',
    ),
  ].join('\n');
};

const methodPart = ({ command }: ReportSource, told: string, seeds: string): string =>
  section(SAY.parts.method, [
    `<p>${SAY.madeBy} <code>${escape(command)}</code></p>`,
    paragraph(SAY.seeds(seeds)),
    `<pre class="scroll" tabindex="0">${escape(told)}</pre>`,
  ]);
