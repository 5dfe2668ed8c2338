import type { Odds } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { oddsSea } from './sea/odds.ts';
import { oddsShore } from './shore/odds.ts';
import type { View } from '../secrets/view.ts';
import { oddsWar } from './war/odds.ts';

/** The chances of an offered action, with every modifier; undefined when no die follows it. */
export const oddsOf = (view: View, action: Action): Odds | undefined =>
  oddsSea(view, action) ?? oddsShore(view, action) ?? oddsWar(view, action);
