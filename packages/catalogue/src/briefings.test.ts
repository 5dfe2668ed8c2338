import { findRule, type GamePackage, type GameTypes, mustBe, type Question } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './index.ts';

/** Words that only the data use: short names of units, and abbreviations. */
const CODES = /\b(?:[A-Z]{4,}|SP|SRP|NRP|RE|VP)\b/;
const ALLOWED = /\b(?:NATO)\b/g;

const briefingsOf = <T extends GameTypes, Q extends Question>({ game, desk }: GamePackage<T, Q>) =>
  game.scenarios.flatMap(({ id, pace }) => {
    const start = mustBe(game.setup({ scenario: id, options: {} }));
    return game.sides.map((side: T['side']) => {
      const view = game.view(start, side);
      const briefing = desk?.briefing?.(view);
      const score = desk?.score(view);
      return { id, pace, briefing, score, rules: game.rules };
    });
  });

describe.each(CATALOGUE)('$id', ({ load }) => {
  test('every scenario briefs both sides: three sentences, points both ways, three ideas, a length', async () => {
    for (const { pace, briefing, rules } of (await load())(briefingsOf)) {
      expect(briefing?.situation).toHaveLength(3);
      expect(briefing?.ideas).toHaveLength(3);
      expect(briefing?.enemy).toMatch(/\.$/);
      expect(briefing?.gains.length).toBeGreaterThan(0);
      expect(briefing?.costs.length).toBeGreaterThan(0);
      expect(pace?.turns).toBeGreaterThanOrEqual(briefing?.length.turns ?? 99);
      const links = briefing?.ideas.flat().filter(part => typeof part !== 'string') ?? [];
      expect(links.length).toBeGreaterThan(1);
      for (const { rule } of links) if (rule !== undefined) expect(findRule(rules, rule)).toBeDefined();
    }
  });

  test('orders and score speak in words and names that people use', async () => {
    for (const { briefing, score } of (await load())(briefingsOf)) {
      const said = [
        ...(briefing?.situation ?? []),
        ...(briefing?.gains ?? []).flatMap(({ rows }) => rows.map(({ text }) => text)),
        ...(briefing?.costs ?? []).flatMap(({ rows }) => rows.map(({ text }) => text)),
        ...(score?.lines ?? []).map(({ text }) => text),
        score?.summary ?? '',
      ];
      for (const text of said) expect(text.replaceAll(ALLOWED, '')).not.toMatch(CODES);
    }
  });

  test('both sides read one account: what one leads by, the other is behind', async () => {
    const told = (await load())(briefingsOf);
    const leadOf = ({ score }: (typeof told)[number]): number => score?.lead ?? 0;
    for (const { id } of told)
      expect(told.filter(other => other.id === id).reduce((sum, other) => sum + leadOf(other), 0)).toBe(0);
  });
});
