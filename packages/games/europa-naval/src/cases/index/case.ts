import type { RuleCase } from '@narrow-seas/core';

/** One case of Rule 36 or of the frame around it, in our own words. */
export const rule = (id: string, title: string, summary: string): RuleCase => ({ id, title, summary });
