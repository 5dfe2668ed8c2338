import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of sections 5, 6, 9 and 19: terms, zones, marks. */
export const DETECTION_READINGS: readonly Fill[] = [
  fill(
    'combat-ships',
    '6.1',
    'CV, BB, CG, CL, DD, FF and PC count for the limit and for groups; a hex may hold twelve more auxiliaries (AA, CR, TK, AM, CS and ST), which share the status of their group',
    'The notes say combat ships without a list.',
  ),
  fill(
    'forces',
    '6.3',
    'ships that leave a force and ships that stay are each grouped by their number; forces join only at the start of a surface action in their hex',
    'A group is a body of ships that sails and fights together.',
  ),
  fill(
    'norwegian-groups',
    '5.5',
    'Norwegian ships group only with each other',
    'This way their limit of six hexes never applies to others.',
  ),
  fill(
    'adjacent',
    '9.4.5',
    'ships and submarines are not adjacent across an all-land hexside',
    'They cannot reach or see each other over land.',
  ),
  fill(
    'open-map',
    '9.1',
    'units lie open on the map; a mark permits attack and hides nothing',
    'The notes have no hidden movement.',
  ),
  fill(
    'secrets',
    '7',
    'these are secret: assignments until they are revealed, mines until their mining segment is over, the Soviet strategy, rosters and the wings of carriers',
    'Each player writes these on his own sheet.',
  ),
  fill(
    'mines-opened',
    'C.12.5',
    'mines of both sides are revealed together when the mining segment is over, the Soviet ones first; a mine without a free marker or room in its hex is not laid',
    'Neither side may know the other’s mines while it lays its own, and both share ten markers.',
  ),
  fill(
    'submarine-mines',
    '23.1.3',
    'a Soviet submarine lays one mine in a mining step, in secret like aircraft, and may act as usual later in the day; the Soviets are asked whenever one lies beside a coast with room, whatever its torpedoes',
    'The notes give the place, the price and the step, and no number; one marker each is what aircraft lay. It is a secret which submarines have torpedoes left.',
  ),
  fill(
    'high-speed-heard',
    'C.21.6',
    'ships are listened for where they speed up and in each hex that they enter; their path ends there, as with any detection',
    'The words "within three hexes" do not say when.',
  ),
  fill(
    'one-step',
    '11.2',
    'CR and aircraft without a damaged side are destroyed by any step',
    'There is no side to turn over.',
  ),
  fill(
    'marine-lift',
    'A15',
    'the right-hand figure of an amphibious ship is marine lift, its close combat 0',
    'It is the same on both sides, and the sums 10 and 54 are those of the largest marine markers.',
  ),
  fill(
    'zones',
    '9.4.2',
    'the limited zone is the own hex and the adjacent hexes; the extended zone is two hexes away',
    'The notes use adjacent and in the limited zone for the same thing; the commonest missile reaches two hexes.',
  ),
  fill(
    'zone-of-a-hex',
    '9.5.2',
    'a zone belongs to a hex of one side: all its ships together, or one submarine',
    'Otherwise every pair of ships would be another detector.',
  ),
  fill(
    'zones-over-land',
    '9.4.2',
    'limited zones do not cross land; for a hex two hexes away, at least one hex between must not be all land',
    'The same holds for missiles.',
  ),
  fill(
    'soviet-coast',
    '9.5.4',
    'the Soviet coast watches NATO ships as Norway and Britain watch Soviet ones',
    'Its stations looked seawards too.',
  ),
  fill(
    'at-once',
    '9.4',
    'local detection looks at all positions at once; marks placed do not change others',
    'The notes name no order.',
  ),
  fill(
    'path-after-mark',
    '9.5.2',
    'the mark is placed when the second hex is entered; the moving player may change the rest of the path',
    'The player notices that the unit is followed.',
  ),
  fill(
    'fired-in-zone',
    '9.5.1',
    'a unit that fires in a limited zone, even with guns, is marked whatever ASW is there; the zones count as they were before the hits',
    'Smoke and noise need no sonar, and the units that were hit saw the shot.',
  ),
  fill(
    'sosus-in-play',
    'A4',
    'searching aircraft also subtract two in a SOSUS hex, but only where SOSUS is in play',
    'The chart does not say who listens; without the array there is nothing to hear with.',
  ),
  fill(
    'sosus-roll',
    '19.2',
    'one die is rolled for each SOSUS hex that is entered, with two less',
    'The chart says this.',
  ),
  fill(
    'better-known',
    '9.9',
    'units that end together share the better-known mark',
    'A stack is found as a whole.',
  ),
  fill(
    'after-an-action',
    '9.6',
    'marks for attacks come first, then merging, then coast watch',
    'This is the order in which they happen.',
  ),
  fill(
    'removal-at-once',
    '9.12',
    'marks are removed by final positions, all at once',
    'This way the order of units does not matter.',
  ),
  fill(
    'far-from-norway',
    '5.5',
    'a Norwegian ship beyond six hexes may only come closer',
    'The rule must not stop it for ever.',
  ),
  fill(
    'ice-in-simple-games',
    '5.2',
    'in the basic and intermediate game drift ice is sea; pack ice is as the map shows it',
    'The notes make an exception only for drift ice.',
  ),
];
