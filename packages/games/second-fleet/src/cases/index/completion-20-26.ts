import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Smaller matters, optional rules, victory, levels, worked odds, data. */
export const COMPLETION_20_TO_26: readonly RuleCase[] = [
  rule(
    'C.20',
    'Smaller matters',
    'These are the remaining rules, in the order of the chapters that they complete.',
  ),
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
  rule(
    'C.20.3',
    'Repair',
    'At Night every damaged base improves by one grade, without a roll. A destroyed base, or one with an enemy lodgement, does not.',
  ),
  rule(
    'C.20.4',
    'Hits add up',
    'Damage 1 on Damage 1 makes Damage 2, and any damage on Damage 2 destroys the base. An airfield and a port in one hex are counted apart.',
  ),
  rule(
    'C.20.5',
    'Initiative',
    'One die a turn decides which side chooses first in all three segments. In each segment first that side names and plays an arm, then the other. A side may pass, but the arm that it names is spent.',
  ),
  rule(
    'C.20.6',
    'Ice',
    'In the advanced game ice depends on the period [16.3]. Otherwise drift ice is sea and only the pack ice of the whole year counts.',
  ),
  rule(
    'C.20.7',
    'Norwegian limit',
    'The limit is six hexes from the mainland coast; a ship outside it may only come closer.',
  ),
  rule(
    'C.21',
    'Optional rules',
    'The notes only name the nine rules of section 24. This is how we play them; each can be chosen at the start.',
  ),
  rule(
    'C.21.1',
    'Cruise missiles',
    'The listed ships and submarines [A14] may fire them once in a game at a base within eighteen hexes, twenty points each and at most six units together. The -2 and -4 on the die do not apply, nothing on the way fires at them, and the Close AA of the base is halved.',
  ),
  rule(
    'C.21.2',
    'B-1',
    'The bomber joins at Upper Heyford; it has a range of three zones and bombs at full strength in the dark.',
  ),
  rule(
    'C.21.3',
    'Alternate wings',
    'At the start the US player may distribute his carrier aircraft otherwise. The enemy learns of it when a carrier first flies.',
  ),
  rule(
    'C.21.4',
    'Future combatants',
    'Ships and aircraft that were still being built come into play beside units of their class.',
  ),
  rule(
    'C.21.5',
    'Tattletales',
    'Up to three Soviet ships may begin next to NATO forces, which then start with a strategic mark. NATO may attack these ships only after the first Soviet attack, or from turn 2 on.',
  ),
  rule(
    'C.21.6',
    'High speeds',
    'Undamaged ships that all have at least four points may go one hex farther. They hear nothing in that turn, and enemies within three hexes mark them.',
  ),
  rule(
    'C.21.7',
    'Air movement',
    'Aircraft that make no attack fly half as far again. Those that attack may fly a quarter farther with bombs and SSM at half strength.',
  ),
  rule(
    'C.21.8',
    'Variable targeting',
    'A die decides for each salvo whether it hits as aimed, hits the ship beneath, or follows a decoy.',
  ),
  rule(
    'C.21.9',
    'Close combat',
    'Ships may fire their guns at marked ships in an adjacent hex, up to six ships together, as a third kind of attack. The survivors of the forces that were attacked answer once. Not in a storm.',
  ),
  rule(
    'C.22',
    'Victory',
    'Both sides score points for what they destroy, hold and reach. At the end the difference decides.',
  ),
  rule(
    'C.22.1',
    'Campaign',
    'Points come from the printed table [A11]: units destroyed, bases held and zones denied to the enemy. Bases and zones are scored at up to three moments, when the armistice marker moves and at the end.',
  ),
  rule(
    'C.22.2',
    'Levels',
    'The difference of points, with the handicap that the players chose, is read on the levels of the scenario, from a draw to a decisive victory.',
  ),
  rule(
    'C.22.3',
    'Other scenarios',
    'Each has its own list of points, which its briefing shows. Damage to a unit scores once, and its destruction replaces that.',
  ),
  rule(
    'C.23',
    'Solitaire',
    'One player with both sides assigns aircraft in the open, unit by unit, for the side that the die names [7.3]. Against the computer both sides assign in secret.',
  ),
  rule(
    'C.24',
    'Levels of the game',
    'The basic game has sections 4 to 12 without mines, weather and politics. The intermediate game adds attacks on bases [14] and darkness [16.2]. The advanced game adds ice, weather, politics, reinforcements, invasions and SOSUS.',
  ),
  rule(
    'C.25',
    'Worked odds',
    'Chances of typical attacks, worked out by hand. Our tests compare them with what the rules answer.',
  ),
  rule(
    'C.26',
    'The data',
    'Units, bases, wings and places, and where their figures come from: what was read, and what we had to fill in.',
  ),
];
