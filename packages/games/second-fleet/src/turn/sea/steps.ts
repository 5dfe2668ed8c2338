import { hasSosus } from '../campaign/rules-in-play.ts';
import type { Step } from '../step.ts';
import { timeOf } from '../../model/time.ts';
import { localDetection, localRemoval, strategicRemoval } from '../../rules/detection/detection.ts';
import { beginSweeping } from '../../rules/mines/sweep.ts';

/** The steps of the sequence that belong to the sea. */
export const seaSteps: readonly Step[] = [
  {
    name: 'submarine-mode',
    applies: ({ table }) => table.options.deepMode && timeOf(table) === 'am',
    begin: () => [{ type: 'began', phase: { name: 'submarine-mode', side: 'soviet', changed: [] } }],
  },
  {
    name: 'minesweeping',
    applies: ({ table }) => table.options.mines && table.mines.length > 0,
    begin: beginSweeping,
  },
  {
    name: 'local-detection',
    applies: () => true,
    begin: ({ table }) => localDetection(table),
  },
  {
    name: 'action',
    applies: () => true,
    begin: () => [{ type: 'began', phase: { name: 'initiative' } }],
  },
  {
    name: 'local-removal',
    applies: () => true,
    begin: ({ table }) => localRemoval(table),
  },
  {
    name: 'strategic-removal',
    applies: ({ table }) => timeOf(table) === 'night',
    begin: ({ table }) => strategicRemoval(table, hasSosus(table)),
  },
];
