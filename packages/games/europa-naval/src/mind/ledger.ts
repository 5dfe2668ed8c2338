import type { Ledger } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { specOf } from '../model/fleet.ts';
import { balance } from '../rules/victory/victory.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { europaNavalGunnery } from './gunnery.ts';

/** By the phase in which a ship is sunk. */
const CAUSES: { readonly [phase: string]: string } = {
  'fire-roll': 'gunfire',
  'bombard-roll': 'bombardment',
  'torpedo-roll': 'torpedoes',
  'raid-roll': 'air raid',
  'raid-aim': 'air raid',
  'surrender-roll': 'air raid',
  'mine-roll': 'mines',
  'contact-damage': 'danger zone',
  'shipping-roll': 'attack on shipping',
  losses: 'hits shared out',
  'scuttle-roll': 'scuttled',
  'surrender-scuttle': 'scuttled',
};

/** What the laboratory writes down of a game. */
export const europaNavalLedger: Ledger<EuropaNavalTypes> = {
  turn: ({ common }) => common.date,
  /** [F.30] As booked so far; holdings come at the end. */
  points: ({ common }) => balance(common),
  pointsTitle: 'victory points, as the scenario counts them',
  favours: ({ common }) => scenarioOf(common.scenario).goals.counts,
  gunnery: europaNavalGunnery,
  losses: ({ common }, event) => {
    if (event.type !== 'sunk') return [];
    const { side, kind } = specOf(common, event.ship);
    return [{ side, kind, cause: CAUSES[common.phase.name] ?? common.phase.name }];
  },
};
