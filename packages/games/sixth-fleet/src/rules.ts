import type { RuleIndex } from '@narrow-seas/core';

/** Every numbered case of the rulebook in our own words. */
export const RULES: RuleIndex = { cases: [], fills: [] };
