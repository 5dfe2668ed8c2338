import type { Sheet, SheetBlock } from '@narrow-seas/core';
import { dateOf } from '../model/date.ts';
import { PREPARATION } from '../rules/naval-combat/gunfire.ts';
import { atNight, DAY_BETWEEN, NIGHT_BLOCK, NIGHT_BUDGET } from '../rules/night/night.ts';
import { reactionPoints } from '../rules/movement/allowance.ts';
import { REACTION_RANGE } from '../rules/reaction/reaction-stage.ts';
import { GROUND, GUNS, SHIPPING, STRIKES, SUCCESS, SUNK } from './battle-blocks.ts';
import { CONTACT, MOVEMENT, SEA, SEARCH } from './sea-blocks.ts';

const SEQUENCE: SheetBlock = {
  title: 'A turn: half a month',
  rule: 'F.3',
  lines: [
    'Events; one die for each sea; first player-turn; second player-turn; fronts.',
    'Player-turn: initial phase, air segment, movement with four naval steps, combat, exploitation with two, end.',
    'Step: groups one after another, each once; unspent points are lost.',
    'For each point: the move, mines, contact, search and strikes, submarines, Malta, reaction, combat [F.12].',
  ],
};

const PARTS: { readonly [part: number]: string } = { 0.25: 'a quarter', 0.5: 'half' };

const EARLY = dateOf('Jun II 44');
const LATE = dateOf('Jul I 44');

const partAtNight = (
  ...night: readonly [firer: 'ship' | 'fort', side: 'axis' | 'allied', date: typeof EARLY]
): string => PARTS[atNight(1, ...night)] ?? String(atNight(1, ...night));

const NIGHT: SheetBlock = {
  title: 'Night',
  rule: '36.A.2',
  lines: [
    `Blocks of ${NIGHT_BLOCK} points, ${NIGHT_BUDGET} in a phase, ${DAY_BETWEEN} by day between two.`,
    'No patrol, strike or landing; combat zones one hex.',
    `Coast defences at ${partAtNight('fort', 'axis', EARLY)}; ships at ${partAtNight('ship', 'allied', EARLY)}, Allied at ${partAtNight('ship', 'allied', LATE)} from Jul I 44.`,
  ],
};

const ZONES: SheetBlock = {
  title: 'Zones and reaction',
  rule: 'F.7',
  lines: [
    'Warships at sea and coast defences control their hex and by day the six around it.',
    'Seen: found, contacted, by day in an enemy combat zone, off an enemy port [F.7.2].',
    `Reaction: enemy warships at sea within ${REACTION_RANGE} hexes of a seen group, once a step; ${reactionPoints(false)} points, ${reactionPoints(true)} with cargo [F.7.4].`,
    'Mines: each strength point rolls on the gunnery column of the mine points [36.C.1].',
    `Gunfire support: quarter ${PREPARATION.quarter}, half ${PREPARATION.half}, whole ${PREPARATION.full} points [F.23.1].`,
  ],
};

/** Two pages for the table. */
export const SHEET: Sheet = {
  pages: [
    [SEQUENCE, MOVEMENT, SUCCESS, GUNS, CONTACT, ZONES, NIGHT],
    [STRIKES, SEARCH, SHIPPING, SUNK, SEA, GROUND],
  ],
};
