import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** How units move, how many fit into a hex, and how ships are grouped. */
export const SECTIONS_5_AND_6: readonly RuleCase[] = [
  rule(
    '5',
    'Movement',
    'The first figure on a counter is its movement allowance: how many hexes the unit may enter in one activation. Each hex costs one point, unless a case below says otherwise.',
  ),
  rule('5.1', 'The edge', 'No unit can leave the map, not even for part of a flight.'),
  rule(
    '5.2',
    'Drift ice',
    'In the basic and intermediate game drift ice is treated as open sea. In the advanced game it slows ships and can freeze over [16.3].',
  ),
  rule(
    '5.3',
    'Slowest first',
    'Units that are activated together all have the allowance of the slowest one. For example, a frigate with four points that escorts an amphibious ship with three goes three hexes. Damaged units count with their damaged side.',
  ),
  rule(
    '5.4',
    'Not among enemies',
    'Ships may sail through a hex with enemy units, but they cannot end their action in a hex with an enemy ship, submarine or base. We read this rule for submarines as well [C.2.12].',
  ),
  rule(
    '5.5',
    'Norwegian ships',
    'Norwegian ships stay within six hexes of the coast of Norway. If one is farther out, each step must bring it closer [C.20.7].',
  ),
  rule(
    '5.6',
    'Full speed',
    'When a submarine is activated, its owner may declare full speed: one point more for this move. The noise gives it a strategic mark at once. Submarines that start in ice, are deep or are damaged cannot do this, and at full speed they cannot enter ice [C.2.38] [16.3.4].',
  ),
  rule(
    '5.7',
    'Pack ice',
    'Only nuclear submarines (SN and SB) can enter pack ice; ships and diesel submarines (SS) cannot. A submarine stops in the first hex of pack ice that it enters. One that starts its move in pack ice has only one point.',
  ),
  rule(
    '5.8',
    'Landing on carriers',
    'Only carrier aircraft can land on a carrier, and only on one of their own nation. US aircraft cannot land on a British carrier.',
  ),
  rule(
    '5.9',
    'Overflight',
    'Aircraft fly over sea, ice and any country without asking, at one point for each hex.',
  ),
  rule(
    '5.10',
    'Landing strips',
    'Aircraft never land on a landing strip. Strips matter only because they can be invaded [18].',
  ),

  rule(
    '6',
    'Stacking',
    'This chapter says how many ships fit into a hex and how many aircraft at an airfield, and what a group of ships is.',
  ),
  rule(
    '6.1',
    'Ships in a hex',
    'A hex holds at most twelve combat ships of a side at the end of an action. Ships may pass through a full hex. Auxiliaries such as tankers are counted apart [C.1.1].',
  ),
  rule(
    '6.2',
    'Aircraft at a field',
    'At most four interceptors and attack aircraft (INT and ATK) belong to an airfield. Other types are not counted, and those on patrol or away on a mission keep their place.',
  ),
  rule(
    '6.3',
    'Groups',
    'Ships sail as Task Forces, as Task Groups or alone. Each of these is a force of its own: two forces in one hex do not protect each other as a group, and joining them waits for [4.1.1].',
  ),
  rule(
    '6.3.1',
    'Task Group',
    'Two or three combat ships form a Task Group. It has neither the bonus of a Task Force nor the penalty of ships alone when it defends [C.2.26].',
  ),
  rule(
    '6.3.2',
    'Task Force',
    'Four or more combat ships form a Task Force. It defends best: its defence die is two higher [10.8.6.6].',
  ),
];
