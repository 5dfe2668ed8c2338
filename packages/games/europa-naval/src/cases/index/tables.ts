import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** The tables and the scenarios. */
export const TABLES: readonly RuleCase[] = [
  rule(
    'T.1',
    'Success',
    'One die, modified: 1 disaster, 2 complete failure, 3 and 4 failure, 5 and 6 success, 7 great success.',
  ),
  rule(
    'T.2',
    'Naval gunnery',
    'Hits by the strength of the firer and the modified die. It serves guns, torpedoes, mines and damage in danger zones.',
  ),
  rule(
    'T.3',
    'Naval search',
    'A patrol that is near, within half its range, finds a group from 4 on and finds it well from 7 on; one that is far needs 5 and 8.',
  ),
  rule(
    'T.4',
    'Shipping results',
    'What Malta does to a convoy: nothing, turned back, or cargo sunk, by status number and die.',
  ),
  rule('T.5', 'Naval strike', 'Hits by the sum of the strike or port values and the die.'),
  rule('T.6', 'Sea conditions', 'Whether the sea is calm, rough or stormy, by climate, season and die.'),
  rule(
    'T.7',
    'Ground',
    'The odds of a ground attack shift the die of the success table, which decides what becomes of both sides.',
  ),
  rule(
    'T.8',
    'Tables of Rule 36',
    'The modifiers of minesweeping and contact, which are read on the success table.',
  ),
  rule('T.9', 'Engineering', 'What repairs of Malta, ports and coast defences cost.'),
  rule(
    'S',
    'Scenarios',
    'Forces, incomes, events and victory; a lost port is replaced by the nearest of type standard or better.',
  ),
  rule(
    'S.1',
    'Malta and the African convoys',
    'Jun I 42 to Jan II 43: supply for two fronts in Africa past Malta, and relief for the island.',
  ),
  rule('S.2', 'Husky to Avalanche', 'Jul I to Oct II 43: landings in Sicily and Italy, and the surrender.'),
  rule('S.3', 'The Baltic', 'Two acts, 1941 and 1944: out through the mines, and back.'),
  rule('S.4', 'Ports', 'Type, naval base, coast defence, nation and place of every port.'),
  rule('S.5', 'Airbases', 'Capacity and place of every field.'),
];
