import type { RuleCase } from '@narrow-seas/core';

/** One line of the index: number, title, what it says. */
export const rule = (id: string, title: string, summary: string): RuleCase => ({ id, title, summary });
