import type { Odds } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { oddsOfAssault } from '../rules/invasion/assault.ts';
import { oddsFire } from './fire/odds.ts';
import type { View } from '../secrets/view.ts';

/** [C.17] Of the campaign only an assault is decided by dice at once. */
const oddsInInvasion = ({ table }: View, action: Action): Odds | undefined =>
  action.type === 'assault' && table.phase.name === 'invasion'
    ? oddsOfAssault(table, { ...action.landing, side: table.phase.side })
    : undefined;

/** The chances of an offered action, with every modifier; undefined when no die follows it. */
export const oddsOf = (view: View, action: Action): Odds | undefined =>
  oddsFire(view, action) ?? oddsInInvasion(view, action);
