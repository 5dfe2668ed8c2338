import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** What the sides know of each other, where F.29 does not say. */
export const KNOWLEDGE: readonly Fill[] = [
  fill(
    'points-hidden',
    'F.29',
    'A side keeps its points to itself: repair, replacement, mines, supplies not yet put down, coasters and rails used.',
    'What is spent out of them tells which hits are repaired, which mines lie aboard and how much is shipped, which F.29 hides.',
  ),
  fill(
    'handling-hidden',
    'F.29',
    'How many cargo points a port has handled is known to their owner alone.',
    'The number would tell the cargo of a group that nobody has seen.',
  ),
  fill(
    'front-supply-shown',
    'F.29',
    'Of what is paid for a front the other side sees the row of its table that is reached, not the ports nor the amount.',
    'Fronts are open and the shift of the die shows the row; stocks of ports are hidden.',
  ),
  fill(
    'cover-of-submarines',
    'F.29',
    'Fighters that cover a submarine nobody has seen are in the air, and no more is known.',
    'Cover goes with its group and would show where it is.',
  ),
  fill(
    'dice-of-the-hidden',
    'F.29',
    'Dice for a hidden submarine, for coasters, and for mines under a group nobody has seen are not heard.',
    'Mines take a die for each strength point, so counting them would tell the strength.',
  ),
  fill(
    'troops-in-the-open',
    'F.29',
    'Troops that go aboard or come ashore are seen, the ship they use is not.',
    'Ground units stand on the map; the cargo of a group is hidden.',
  ),
  fill(
    'asked-is-heard',
    'F.29',
    'That the owner of a hidden submarine is asked whether it attacks is known; what he is asked is not.',
    'The mover has to wait for the answer.',
  ),
];
