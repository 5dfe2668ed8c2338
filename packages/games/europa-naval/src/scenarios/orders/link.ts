import type { GuidancePart } from '@narrow-seas/core';
import { CHARTS, portOfName } from '../../model/chart.ts';

/** Links of an idea: a port of one of the maps, or a case. */
const toPortOn =
  (map: keyof typeof CHARTS) =>
  (name: string, text: string = name): GuidancePart => ({ text, hex: portOfName(CHARTS[map], name).hex });

export const toSouth = toPortOn('mediterranean');
export const toBaltic = toPortOn('baltic');

export const toRule = (rule: string, text: string): GuidancePart => ({ text, rule });
