import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** How ships and submarines are found, and how long they stay found. */
export const SECTION_9: readonly RuleCase[] = [
  rule(
    '9',
    'Detection',
    'All units lie open on the map, but a ship or submarine can be attacked only while it bears a mark: somebody knows exactly where it is. This chapter says how marks come and when they go.',
  ),
  rule(
    '9.1',
    'Who is detected',
    'Only ships and submarines need a mark. Aircraft and bases can always be attacked.',
  ),
  rule(
    '9.2',
    'One mark',
    'A mark is local or strategic. A unit or stack never has both; the strategic one is better and takes the place of the other, because it lasts until Night.',
  ),
  rule(
    '9.3',
    'Strategic detection',
    'In the strategic cycle aircraft on Recon look for the enemy in their zone. What they find has a strategic mark for the rest of the day.',
  ),
  rule(
    '9.3.1',
    'Reconnaissance',
    'Each unit on Recon makes one attempt: at one hex of ships, which always works, or at one submarine, which takes a die roll.',
  ),
  rule(
    '9.3.1.1',
    'Ships',
    'The unit puts a strategic mark on all enemy ships of one hex of its zone, without a roll.',
  ),
  rule(
    '9.3.1.2',
    'Submarines',
    'Instead of marking ships, the unit may try to mark one enemy submarine of its zone.',
  ),
  rule('9.3.1.2.1', 'Under ice', 'A submarine in pack ice cannot be found from the air.'),
  rule(
    '9.3.1.2.2',
    'The roll',
    'A die is rolled on the submarine detection table [A4]. The submarine is marked if the modified die is no higher than the number of its type: quiet types have a low number. Deep water and bad weather make the search harder, and SOSUS makes it easier for NATO [C.2.24].',
  ),
  rule(
    '9.3.1.2.3',
    'Who cannot',
    'INT and ATK never mark submarines, and neither do the Soviet types T16D and T95D. They can still mark ships.',
  ),
  rule(
    '9.3.1.2.4',
    'Local mark',
    'If the submarine already has a local mark, success turns it into a strategic one.',
  ),
  rule('9.3.1.3', 'Return', 'The unit returns to base after its attempt, successful or not.'),
  rule(
    '9.4',
    'Local Detection Phase',
    'In every turn, before the action phase, each side marks the enemies that are close to its ships and submarines. No die is rolled. Both sides do this at the same time, so a mark that is placed now helps nobody to place another [C.4].',
  ),
  rule('9.4.1', 'Known already', 'A unit with a strategic mark is skipped: it gets no local mark as well.'),
  rule(
    '9.4.2',
    'Zones of ships',
    'A hex with ships has a limited zone, its own hex and those beside it, and around that an extended zone, the hexes two away [C.3.1]. The extended zone counts against ships only.',
  ),
  rule(
    '9.4.3',
    'Zone of a submarine',
    'A submarine has only a limited zone: its own hex and those beside it.',
  ),
  rule(
    '9.4.4',
    'Ships',
    'All ships of a hex get a local mark if the hex lies in an enemy limited or extended zone. So an enemy ship finds them from two hexes away, and an enemy submarine from the next hex.',
  ),
  rule(
    '9.4.5',
    'Submarines',
    'A submarine gets a local mark if the ASW of all enemy ships and submarines in its hex and beside it totals six or more. They may be in different hexes: one with four and one with two are enough together.',
  ),
  rule(
    '9.5',
    'In the action phase',
    'Marks can also come while units act: because they fire, because they move close to a watcher, or because they come near a coast. All of these marks are local.',
  ),
  rule(
    '9.5.1',
    'By attacking',
    'A unit that attacks close to an enemy gives itself away. The mark is placed when the attack has been resolved, so it never helps against that attack.',
  ),
  rule(
    '9.5.1.1',
    'Ships',
    'When ships fire missiles or make an ASW attack from a hex in an enemy limited zone, all ships of their hex are marked.',
  ),
  rule(
    '9.5.1.2',
    'Submarines',
    'A submarine that uses missiles, ASW or torpedoes from a hex in an enemy limited zone is marked, however little ASW the enemy has. A submarine that fires missiles from farther away stays hidden.',
  ),
  rule(
    '9.5.2',
    'Ships on the move',
    'Ships that go from one zone hex of an enemy hex to another zone hex of the same enemy hex are marked at once; limited and extended zones count alike [C.5.1]. Touching a zone with one hex of the path and leaving it again is free.',
  ),
  rule(
    '9.5.3',
    'Submarines on the move',
    'A submarine is marked when it goes from one hex of a limited zone to another of the same zone, if the ships of that watching hex, or the submarine that watches, have six ASW or more. Here several hexes do not add up [C.3.3].',
  ),
  rule(
    '9.5.4',
    'Coast watch',
    'Soviet ships that enter a coastal hex of Britain or Norway, except Svalbard, are marked. We let the Soviet coast report NATO ships in the same way [C.3.4].',
  ),
  rule(
    '9.6',
    'Joining the known',
    'Ships without a mark that end their action in a hex with marked ships of their side are marked as well.',
  ),
  rule(
    '9.7',
    'Joined by the known',
    'Marked ships that end their action with ships that have no mark give them away: all of them are marked.',
  ),
  rule(
    '9.8',
    'One known, all known',
    'If any ship of a hex has a mark, every ship of the hex may be attacked, whatever force it belongs to.',
  ),
  rule(
    '9.9',
    'Strategic beats local',
    'Ships with a local mark that end in a hex with strategically marked ships of their side get the strategic mark too, and the other way round.',
  ),
  rule(
    '9.10',
    'Splitting',
    'When a marked stack splits up, each part keeps the mark. Ships cannot lose it by sailing apart.',
  ),
  rule(
    '9.11',
    'In base',
    'Ships and submarines in a base hex need a mark before they can be attacked, like those at sea. The base itself needs none [C.5.6].',
  ),
  rule(
    '9.12',
    'Marks that stay',
    'Local marks are removed after the action phase of each turn, strategic marks at the end of the Night turn. The cases below say which ones stay.',
  ),
  rule(
    '9.12.1',
    'Strategic',
    'A Soviet submarine within three hexes of a SOSUS hex keeps its strategic mark overnight.',
  ),
  rule(
    '9.12.2',
    'Local',
    'Units that the enemy still watches when the marks are removed keep their local marks.',
  ),
  rule('9.12.2.1', 'Ships', 'Ships that are in an enemy limited or extended zone at that moment keep them.'),
  rule(
    '9.12.2.2',
    'Submarines',
    'A submarine keeps its local mark while the enemy ASW in its hex and beside it totals six or more.',
  ),
];
