import { memo, type Overlay } from '@narrow-seas/core';
import type { AdviceRequest } from './table-state.ts';

/** The plan that is looked at: each step a line with its number at the end, those that are done left out. */
const drawn = memo(({ told, plan, done }: AdviceRequest): Overlay => {
  const steps = told?.plans[plan]?.ways ?? [];
  const left = steps.map((hexes, place) => ({ hexes, number: place + 1 })).slice(done);
  const seen = left.filter(({ hexes }) => hexes.length > 0);
  return {
    hexes: [],
    lines: seen.filter(({ hexes }) => hexes.length > 1).map(({ hexes }) => ({ hexes, tone: 'good' })),
    names: seen.map(({ hexes, number }) => ({ hex: hexes.at(-1) as number, text: String(number) })),
    caption: '',
  };
});

export const planDrawn = (advice: AdviceRequest | undefined): Overlay | undefined =>
  advice?.told === undefined || advice.told.plans.length === 0 ? undefined : drawn(advice);
