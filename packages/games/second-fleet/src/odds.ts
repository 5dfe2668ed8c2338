import type { Odds } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { oddsCampaign } from './campaign/odds.ts';
import { oddsFire } from './fire/odds.ts';
import type { View } from './view.ts';

/** The chances of an offered action, with every modifier; undefined when no die follows it. */
export const oddsOf = (view: View, action: Action): Odds | undefined =>
  oddsFire(view, action) ?? oddsCampaign(view, action);
