import type { RuleCase } from '@narrow-seas/core';
import { rule } from './case.ts';

/** Fighters over airfields and carriers. */
export const SECTION_8: readonly RuleCase[] = [
  rule(
    '8',
    'Combat air patrol',
    'At the beginning of each turn both sides can keep fighters in the air over their airfields and carriers until the end of the turn. This combat air patrol (CAP) attacks enemy aircraft that come near, and it helps ships below it against missiles [10.8.6.5].',
  ),
  rule(
    '8.1',
    'Who flies it',
    'Interceptors (INT) and early-warning aircraft (AEW) fly patrol, at least one INT in each [C.11.1]. Attack aircraft do not. Units on patrol cannot act in the air segment of that turn.',
  ),
  rule(
    '8.2',
    'How many',
    'Up to three units fly patrol over an airfield, and up to three over a carrier: two INT and one AEW [C.2.2]. Two carriers in one hex can have six and three can have nine, but each deck flies its own patrol.',
  ),
  rule('8.3', 'Order', 'The Soviet side names all its patrols first, then NATO, who knows what it faces.'),
  rule(
    '8.4',
    'Over a carrier',
    'The patrol of a carrier is always in her hex: it moves with her, at no cost.',
  ),
  rule(
    '8.5',
    'In fjords',
    'A carrier in a fjord hex may fly a patrol, although her aircraft cannot be activated there [4.3.4].',
  ),
  rule(
    '8.6',
    'Range',
    'A patrol can attack enemy aircraft in its own hex and up to four hexes away. When a stack comes that close, the owner may stop it there and attack, or let it come nearer. Aircraft that enter the hex of the patrol must be attacked [C.2.31].',
  ),
  rule(
    '8.7',
    'Once each',
    'A patrol attacks the same aircraft or stack only once in an air segment, so the moment matters: over a carrier it is stronger at short distance [8.11].',
  ),
  rule(
    '8.7.1',
    'Any number',
    'It may attack as many different stacks as come within reach, one after another, until a result r sends it home.',
  ),
  rule(
    '8.8',
    'Overlapping patrols',
    'Where several patrols reach the same stack, each attacks by itself with its own die. They never add up their strengths; their owner chooses the order.',
  ),
  rule(
    '8.9',
    'As a whole',
    'All units of a patrol take part in its attack, and a result r sends all of them home.',
  ),
  rule(
    '8.10',
    'Patrols of both sides',
    'Patrols of the two sides may reach the same hexes. They do not fight each other.',
  ),
  rule(
    '8.11',
    'Strength',
    'A patrol over an airfield fights with its full AA at any distance. Over a carrier the sum is divided as the carrier chart says [A3]: the farther away, the weaker, and less so with an AEW unit.',
  ),
  rule(
    '8.12',
    'Turning back',
    'Aircraft with interceptors among them that get the result r from a patrol cannot attack any more in this flight. How much of their movement they have used decides where they may land.',
  ),
  rule(
    '8.12.1',
    'Early',
    'If they have used half of their movement allowance or less, they must return to where they started.',
  ),
  rule(
    '8.12.2',
    'Late',
    'If they have used more than half, they may land at any of their airfields or carriers that they can still reach.',
  ),
  rule(
    '8.13',
    'No escort',
    'A stack without a unit in the role of INT ignores the result r: it takes its losses and carries out its attack. A stack with an escort turns back, escort and bombers alike.',
  ),
  rule(
    '8.14',
    'Landing',
    'At the end of the turn patrols return to their airfield or carrier, even if it has been damaged.',
  ),
  rule(
    '8.14.1',
    'Airfield destroyed',
    'If their airfield has been destroyed, they go to another airfield of their side in the same zone that has room [6.2]. Units that find none are lost.',
  ),
  rule('8.14.2', 'Carrier destroyed', 'If their carrier is sunk, the whole patrol is lost with her.'),
];
