import { WORDS } from '../words.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import type { Luck } from './luck.ts';
import type { Feat, Report, SideReport, ReportItem } from './report.ts';

const { report: SAID } = WORDS;

/** Such luck is nothing to speak of. */
const COMMON = 0.35;

/** What a series of dice was worth, in words. */
export const sayLuck = ({ expected, hits, share }: Luck): string => {
  if (share > COMMON) return SAID.even;
  return hits > expected ? SAID.lucky(SAID.share(share)) : SAID.unlucky(SAID.share(share));
};

export const sayFeat = ({ chance, points }: Feat): string =>
  `${SAID.chance(Math.round(chance * 100))}, ${WORDS.score.points(points)}`;

const row = (...cells: readonly (string | number)[]): string =>
  `| ${cells.map(cell => String(cell).replaceAll('|', '/')).join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n');

const part = (title: string, ...text: readonly string[]): string => [`## ${title}`, ...text].join('\n\n');

const item = (head: string, { turn, number, text }: ReportItem): string =>
  `- **${head}** (${WORDS.replay.turn(turn)}, ${SAID.move(number)}): ${text}`;

const lossPart = (name: string, { losses }: SideReport): string =>
  `**${SAID.lossesOf(name, losses.length)}**\n\n${
    losses.length === 0
      ? SAID.noLosses
      : table(
          [SAID.unit, SAID.turn, SAID.how],
          losses.map(({ unit, turn, text }) => row(unit, turn, text)),
        )
  }`;

const luckRow = (name: string, { luck }: SideReport): string =>
  row(name, luck.attempts, luck.expected.toFixed(1), luck.hits, sayLuck(luck));

const feats = (name: string, { best, worst }: SideReport): readonly string[] => [
  ...(best === undefined ? [] : [item(`${SAID.best(name)}: ${sayFeat(best)}`, best)]),
  ...(worst === undefined ? [] : [item(`${SAID.worst(name)}: ${sayFeat(worst)}`, worst)]),
];

const fightPart = (name: (side: string) => string, sides: readonly SideReport[]): string =>
  sides.every(({ fights }) => fights.attacks === 0)
    ? SAID.noAttacks
    : table(
        [SAID.side, SAID.attacks, ...SAID.effects],
        sides.map(({ side, fights: { attacks, effects } }) =>
          row(name(side), attacks, effects.loss, effects.hit, effects.none),
        ),
      );

const luckPart = (name: (side: string) => string, sides: readonly SideReport[]): string =>
  part(
    SAID.luck,
    table(
      [SAID.side, SAID.attacks, SAID.expected, SAID.hits, SAID.verdict],
      sides.map(side => luckRow(name(side.side), side)),
    ),
    sides.flatMap(side => feats(name(side.side), side)).join('\n'),
  );

/** The report as a text to keep or to send: Markdown, so that it reads well as plain text. */
export const reportText = (report: Report, display: GameDisplay, title: string): string => {
  const name = (side: string): string => display.saySide(side);
  const { sides, turning, lines, byTurn } = report;
  return [
    `# ${display.title}, ${title}: ${SAID.title}`,
    `**${report.result}**${report.isOver ? '' : `\n\n${SAID.soFar(report.turn)}`}`,
    part(
      SAID.points,
      lines
        .map(({ text, points, rule }) => `- ${WORDS.score.points(points)}: ${text} ${WORDS.case(rule)}`)
        .join('\n'),
    ),
    part(
      SAID.turning,
      turning.length === 0
        ? SAID.noTurning
        : turning.map(point => item(SAID.swing(point.points, name(point.side)), point)).join('\n'),
    ),
    part(SAID.losses, ...sides.map(side => lossPart(name(side.side), side))),
    part(SAID.attacks, fightPart(name, sides)),
    ...(sides.every(({ luck }) => luck.attempts === 0) ? [] : [luckPart(name, sides)]),
    part(
      SAID.byTurn,
      table(
        [SAID.turn, SAID.net],
        byTurn.map(({ turn, net }) => row(turn, net)),
      ),
    ),
    '',
  ].join('\n\n');
};
