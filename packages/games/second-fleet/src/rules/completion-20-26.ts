import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Smaller matters, optional rules, victory, levels, worked odds, data. */
export const COMPLETION_20_TO_26: readonly RuleCase[] = [
  rule('C.20', 'Smaller matters', 'What is left.'),
  rule('C.20.1', 'Deep mode', 'A deep submarine counts normally in local detection; no full speed.'),
  rule('C.20.2', 'Mines', 'One die a force when it leaves, each activation once; nobody is exempt.'),
  rule('C.20.3', 'Repair', 'Every damaged base improves one grade at night, not under a lodgement.'),
  rule('C.20.4', 'Hits add up', 'Damage 1 twice is Damage 2; Damage 2 and more is destroyed.'),
  rule('C.20.5', 'Initiative', 'One die a turn for all three segments; an arm that passes is spent.'),
  rule('C.20.6', 'Ice', 'By period in the advanced game, else drift ice is sea.'),
  rule('C.20.7', 'Norwegian limit', 'Six hexes from the mainland coast; a ship outside only comes closer.'),
  rule('C.21', 'Optional rules', 'The nine rules of section 24.'),
  rule(
    'C.21.1',
    'Cruise missiles',
    'Once a game at a base within eighteen hexes, twenty points each, six units at most.',
  ),
  rule('C.21.2', 'B-1', 'Joins at Upper Heyford; three zones, full bombing in the dark.'),
  rule(
    'C.21.3',
    'Alternate wings',
    'The US player shares out his carrier aircraft, in secret until they fly.',
  ),
  rule('C.21.4', 'Future combatants', 'Units of coming years, beside their class mates.'),
  rule('C.21.5', 'Tattletales', 'Up to three Soviet ships begin next to NATO forces, which start marked.'),
  rule('C.21.6', 'High speeds', 'Undamaged ships with four points may go one hex farther, deaf and noisy.'),
  rule(
    'C.21.7',
    'Air movement',
    'Half as much again without an attack; a quarter more with bombs and SSM at half.',
  ),
  rule('C.21.8', 'Variable targeting', 'A die for each salvo: as aimed, the ship beneath, or decoyed.'),
  rule('C.21.9', 'Close combat', 'Guns against adjacent ships, answered once.'),
  rule('C.22', 'Victory', 'How points decide.'),
  rule('C.22.1', 'Campaign', 'The printed table, with control and sea denial scored at three moments.'),
  rule('C.22.2', 'Levels', 'By difference, with the handicap that the players chose.'),
  rule('C.22.3', 'Other scenarios', 'Their own lists; damage scores once and gives way to destruction.'),
  rule('C.23', 'Solitaire', 'One player assigns in the open, unit by unit as the die says.'),
  rule('C.24', 'Levels of the game', 'Basic, intermediate, advanced, and what each adds.'),
  rule('C.25', 'Worked odds', 'Chances that the tables must give.'),
  rule('C.26', 'The data', 'Units, bases, wings and places, and where their figures come from.'),
];
