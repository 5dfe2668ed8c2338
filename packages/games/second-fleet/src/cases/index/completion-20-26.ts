import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Smaller matters, optional rules, victory, levels, worked odds, data. */
export const COMPLETION_20_TO_26: readonly RuleCase[] = [
  rule('C.20', 'Smaller matters', 'These are the remaining rules.'),
  rule(
    'C.20.1',
    'Deep mode',
    'A deep submarine counts normally in local detection; it cannot go at full speed.',
  ),
  rule(
    'C.20.2',
    'Mines',
    'One die is rolled for each force that leaves the hex, once in each activation; no ship is exempt.',
  ),
  rule('C.20.3', 'Repair', 'Every damaged base improves one grade at night, except with a lodgement.'),
  rule('C.20.4', 'Hits add up', 'Damage 1 twice is Damage 2; Damage 2 and more is destroyed.'),
  rule(
    'C.20.5',
    'Initiative',
    'One die a turn decides for all three segments; an arm that passes has had its turn.',
  ),
  rule('C.20.6', 'Ice', 'Ice depends on the period in the advanced game; otherwise drift ice is sea.'),
  rule(
    'C.20.7',
    'Norwegian limit',
    'The limit is six hexes from the mainland coast; a ship outside it may only come closer.',
  ),
  rule('C.21', 'Optional rules', 'The nine rules of section 24.'),
  rule(
    'C.21.1',
    'Cruise missiles',
    'At most six units fire once a game at a base within eighteen hexes, with twenty points each.',
  ),
  rule(
    'C.21.2',
    'B-1',
    'The bomber joins at Upper Heyford; it has a range of three zones and bombs at full strength in the dark.',
  ),
  rule(
    'C.21.3',
    'Alternate wings',
    'The US player distributes his carrier aircraft, in secret until they fly.',
  ),
  rule('C.21.4', 'Future combatants', 'Units of later years join ships of the same class.'),
  rule('C.21.5', 'Tattletales', 'Up to three Soviet ships begin next to NATO forces, which start marked.'),
  rule('C.21.6', 'High speeds', 'Undamaged ships with four points may go one hex farther, deaf and noisy.'),
  rule(
    'C.21.7',
    'Air movement',
    'Aircraft fly half as far again without an attack, or a quarter farther with bombs and SSM at half strength.',
  ),
  rule(
    'C.21.8',
    'Variable targeting',
    'A die decides for each salvo whether it hits as aimed, hits the ship beneath, or follows a decoy.',
  ),
  rule('C.21.9', 'Close combat', 'Ships fire guns at adjacent ships, which answer once.'),
  rule('C.22', 'Victory', 'How points decide.'),
  rule(
    'C.22.1',
    'Campaign',
    'The printed table is used, with control and sea denial scored at three moments.',
  ),
  rule('C.22.2', 'Levels', 'The difference of points decides, with the handicap that the players chose.'),
  rule(
    'C.22.3',
    'Other scenarios',
    'They have their own lists; damage scores once, and destruction replaces it.',
  ),
  rule('C.23', 'Solitaire', 'One player assigns openly, unit by unit, as the die says.'),
  rule('C.24', 'Levels of the game', 'Basic, intermediate, advanced, and what each adds.'),
  rule('C.25', 'Worked odds', 'Chances that the tables must give.'),
  rule('C.26', 'The data', 'Units, bases, wings and places, and where their figures come from.'),
];
