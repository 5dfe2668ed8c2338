import { type MatchTable, openTable } from '@narrow-seas/umpire';
import {
  gamePackage,
  sixthFleet,
  sixthFleetDesk,
  sixthFleetMind,
  type SixthFleetTypes,
} from '@narrow-seas/sixth-fleet';
import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../link/protocol.ts';
import { sixthFleetDisplay } from '../catalogue/sixth-fleet-display.ts';
import { seatComputer } from './computer.ts';
import { levelsOf } from './levels.ts';
import { storyOf } from './story.ts';
import { timelineOf } from './timeline.ts';
import { episodesOf } from '../store/episodes.ts';
import { reportOf } from '../store/report.ts';
import { reportText } from '../store/report-text.ts';

/** A whole game, always the same as far as dice go. */
const playOut = (): MatchTable<SixthFleetTypes> => {
  const table = mustBe(
    openTable(sixthFleet, {
      opening: { scenario: 'short', options: {} },
      seats: { nato: 'random', soviet: 'random' },
      dice: { seed: '7'.repeat(64), salt: '' },
    }),
  );
  seatComputer(table, levelsOf(sixthFleet, sixthFleetMind)).play({ moves: 9999, slice: 9e6, enough: false });
  return table;
};

const sourcesOf = (table: MatchTable<SixthFleetTypes>) => {
  const view = table.viewFor('spectator');
  const snapshot = { view, score: sixthFleetDesk.score(view), outcome: table.outcome() } as Snapshot;
  return {
    display: sixthFleetDisplay,
    snapshot,
    log: table.entriesSeen('spectator', 0),
    timeline: timelineOf(table, sixthFleetDesk, 'spectator'),
    tales: storyOf(table, gamePackage.story, 'spectator', { from: 0, to: table.lengthFor('spectator') }),
  };
};

describe('a whole game', () => {
  const sources = sourcesOf(playOut());
  const report = reportOf(sources);

  test('the result and its parts are those of the game', () => {
    expect(report.isOver).toBe(true);
    expect(report.result).toBe(sources.snapshot.outcome?.summary);
    expect(report.lines.reduce((sum, { points }) => sum + points, 0)).toBe(report.byTurn.at(-1)?.net);
    expect(report.byTurn.map(({ turn }) => turn)).toEqual(report.byTurn.map((_, place) => place + 1));
  });

  test('the swings of all episodes add up to the points', () => {
    const episodes = episodesOf(sixthFleetDisplay, sources.log, sources.timeline);
    const sum = episodes.reduce((total, { swing }) => total + swing, 0);
    expect(sum).toBe(sources.timeline.at(-1)?.score.lead);
  });

  test('every attack and every hit of the log is counted for the side that made it', () => {
    for (const { side, luck } of report.sides) {
      const made = sources.log.filter(
        ({ by, sights }) =>
          by === side && sights.some(sight => (sixthFleetDisplay.attackIn(sight)?.need ?? 0) > 0),
      );
      expect(luck.attempts).toBe(made.length);
      expect(luck.hits).toBeLessThanOrEqual(luck.attempts);
    }
  });

  test('the story counts the same attacks', () => {
    for (const { fights, luck } of report.sides) {
      expect(fights.attacks).toBe(luck.attempts);
      expect(fights.effects.loss + fights.effects.hit + fights.effects.none).toBe(fights.attacks);
    }
  });

  test('every loss is told once, by name, at the entry where it happened', () => {
    const lost = sources.timeline.at(-1)?.lost ?? [];
    const told = report.sides.flatMap(({ losses }) => losses);
    expect(told).toHaveLength(lost.length);
    for (const { text, unit } of told) {
      expect(text).not.toBe('');
      expect(unit).not.toBe('');
    }
  });

  test('as a text it holds the result, each turning point and each loss', () => {
    const text = reportText(report, sixthFleetDisplay, 'Ten turns');
    expect(text).toContain(report.result);
    for (const { text: told } of report.turning) expect(text).toContain(told);
    for (const { losses } of report.sides) for (const { unit } of losses) expect(text).toContain(unit);
  });
});
