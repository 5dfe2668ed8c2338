import { mustBe, type Opening } from '@narrow-seas/core';
import type { Seats } from '../seat.ts';
import { type MatchTable, openTable } from '../table.ts';
import { type HoardTypes, hoard } from './hoard.ts';

export const DICE = { seed: '5'.repeat(64), salt: 'blue and red' };

export const PERSONS: Seats<HoardTypes['side']> = { blue: 'person', red: 'person' };

export const openHoard = (
  seats = PERSONS,
  opening: Opening = { scenario: 'plain', options: {} },
): MatchTable<HoardTypes> => mustBe(openTable(hoard, { opening, seats, dice: DICE }));
