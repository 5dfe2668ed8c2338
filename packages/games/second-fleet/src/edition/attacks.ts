import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of sections 10, 12 and 14: formation, allocation, rolls. */
export const ATTACK_READINGS: readonly Fill[] = [
  fill(
    'formation',
    '10.8.4',
    'each force is a list from the top; set out by its owner before targets are named',
    'Directly beneath needs an order.',
  ),
  fill(
    'cover',
    '10.8.6.3',
    'the ship next below covers a target once, even if it is below one target only',
    'Each gun counts once.',
  ),
  fill(
    'one-activation',
    '10.8.3',
    'an attack is one hex, one type, one activation',
    'The notes speak of one hex only.',
  ),
  fill(
    'whole-points',
    '10.8.5',
    'points are split whole, at least one a target; any number of targets for SSM and bombing',
    'Nothing limits them.',
  ),
  fill('two-torpedo-targets', '10.7.2', 'torpedoes on one or two ships', 'Up to two units, say the notes.'),
  fill(
    'one-defence-roll',
    '10.8.6',
    'one defence roll for the attack, one attack roll a target, damage after all of them',
    'The printed sequence.',
  ),
  fill(
    'missile-way',
    '10.8.1',
    'missiles of ships and submarines do not cross all-land hexsides; those of aircraft do',
    'The printed summary.',
  ),
  fill(
    'one-of-a-type',
    '4.1.3.6',
    'a unit makes one attack of a type in an activation',
    'Otherwise two activations would be one.',
  ),
  fill(
    'airfield-and-port',
    '14.4',
    'airfield and port of one hex are two targets',
    'They are damaged apart.',
  ),
  fill(
    'base-alone',
    '10.8.6',
    'against a base alone the defence die is not modified',
    'The modifiers speak of ships.',
  ),
  fill(
    'submarine-defence',
    '10.7.3',
    'own submarines in the hex add their ASW to torpedo defence',
    'The printed chart.',
  ),
  fill(
    'tac-coord-when',
    '10.2',
    'declared before the defence roll, for torpedo, SSM, bombing and ASW alike',
    'They help to aim.',
  ),
  fill(
    'no-coordinated-guns',
    'C.8.6',
    'Tac-Coord does not help close combat',
    'It is named for torpedo, SSM, bombing and ASW; guns aim by sight.',
  ),
  fill(
    'torpedo-and-strips',
    '10.7.1.1',
    'no torpedo goes into the hex of a landing strip',
    'The notes count strips among the bases; only its AA is nothing.',
  ),
  fill(
    'taken-norwegian-fields',
    '10.6',
    'the limit on foreign attackers binds NATO; the Soviets fly as they like from a field they have taken',
    'It is no Norwegian airfield any more.',
  ),
  fill(
    'way-of-missiles',
    '10.8.6.4',
    'the owner names a shortest path; ships between add area AA, not those in fjords and bases',
    'Missiles fly straight, their owner aims them.',
  ),
  fill(
    'way-of-aircraft',
    '10.9.5.4',
    'aircraft are fired at on the way out, each hex once',
    'On the way home they are empty and high.',
  ),
  fill(
    'asw-has-no-flak',
    '10.10.6',
    'area AA does not hinder aircraft that hunt submarines',
    'There is no defence roll.',
  ),
  fill(
    'no-column-for-nothing',
    'A1',
    'a defence total of 0 has the result 0',
    'The first column begins at 1.',
  ),
  fill(
    'hits-add',
    '14.5',
    'Damage 1 twice is Damage 2; Damage 2 and any more is destroyed',
    'So that a damaged base can be destroyed.',
  ),
  fill('no-defence-no-die', 'C.25', 'a defence total of 0 rolls no die', 'It has no column.'),
  fill(
    'fjord-base',
    'C.2',
    'the fjord modifier holds for a base in a fjord hex too',
    'The cliffs shelter it as well.',
  ),
  fill(
    'strip-undefended',
    '14',
    'a landing strip defends nobody; the guns of a base work while one of its parts stands',
    'A strip has no part that can be hit.',
  ),
  fill(
    'half-once',
    'C.13',
    'darkness and squall halve bombing once, not twice',
    'Both say that the aim is poor.',
  ),
  fill(
    'submarine-one-attack',
    '4',
    'a submarine makes one attack in an activation',
    'The notes say move, then attack.',
  ),
  fill(
    'answer-anywhere',
    'C.21',
    'the answer in close combat may hit any ship of the attacker’s hex',
    'They lie together.',
  ),
  fill(
    'nuclear-flak',
    'C.19',
    'bombing losses against a nuclear attack use the halved defence result',
    'It is the result that stands.',
  ),
];
