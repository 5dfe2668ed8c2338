import { gamePackage as europaNaval } from '@narrow-seas/europa-naval';
import { facePackage as europaNavalFace } from '@narrow-seas/europa-naval/face';
import { type FacePackage, type GamePackage, type GameTypes, mustBe, type Question } from '@narrow-seas/core';
import { gamePackage as secondFleet } from '@narrow-seas/second-fleet';
import { facePackage as secondFleetFace } from '@narrow-seas/second-fleet/face';
import { openTable } from '@narrow-seas/umpire';
import { expect, test } from 'vitest';
import { gameDisplay } from '../catalogue/game-display.ts';
import type { Snapshot } from '../link/protocol.ts';
import { reportOf } from '../store/report.ts';
import { reportText } from '../store/report-text.ts';
import { WORDS } from '../words.ts';
import { seatComputer } from './computer.ts';
import { levelsOf } from './levels.ts';
import { storyOf } from './story.ts';

/** The report and its text after this many moves at random, always the same as far as dice go. */
const reportAfter = <T extends GameTypes, Q extends Question>(
  { game, desk, mind, story }: GamePackage<T, Q>,
  face: FacePackage<T>,
  scenario: string,
  moves: number,
) => {
  if (desk === undefined || mind === undefined) throw new Error('The game has no desk or no mind.');
  const seats = Object.fromEntries(game.sides.map((side: T['side']) => [side, 'random'])) as {
    readonly [side in T['side']]: string;
  };
  const dice = { seed: '7'.repeat(64), salt: '' };
  const table = mustBe(openTable(game, { opening: { scenario, options: {} }, seats, dice }));
  seatComputer(table, levelsOf(game, mind)).play({ moves, slice: 9e6, enough: false });
  const view = table.viewFor('spectator');
  const display = gameDisplay(face);
  const report = reportOf({
    display,
    snapshot: { view, score: desk.score(view), outcome: undefined } as unknown as Snapshot,
    log: table.entriesSeen('spectator', 0),
    timeline: [],
    tales: storyOf(table, story, 'spectator', { from: 0, to: table.lengthFor('spectator') }),
  });
  return { report, text: reportText(report, display, scenario) };
};

test.each([
  ['Second Fleet', () => reportAfter(secondFleet, secondFleetFace, 'norway-convoy', 2500)],
  ['Europa Naval', () => reportAfter(europaNaval, europaNavalFace, 'malta', 700)],
])('after the attacks of %s the report does not say that none was made', (_game, play) => {
  const { report, text } = play();
  const made = report.sides.reduce((sum, { fights }) => sum + fights.attacks, 0);
  expect(made).toBeGreaterThan(0);
  expect(text).not.toContain(WORDS.report.noAttacks);
  for (const { fights } of report.sides)
    expect(text).toContain(`| ${fights.attacks} | ${fights.effects.loss} |`);
});

test('before the first attack the report says so', () => {
  const { text } = reportAfter(secondFleet, secondFleetFace, 'standing-force', 1);
  expect(text).toContain(WORDS.report.noAttacks);
});
