import type { Odds } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import type { View } from '../view.ts';
import { oddsOfAssault } from './assault.ts';

/** What an offered action of the campaign would lead to by chance. */
export const oddsCampaign = ({ table }: View, action: Action): Odds | undefined =>
  action.type === 'assault' && table.phase.name === 'invasion'
    ? oddsOfAssault(table, { ...action.landing, side: table.phase.side })
    : undefined;
