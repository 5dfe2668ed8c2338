import type { Fill } from '@narrow-seas/core';

/** Readings of chapter 8 and of attacks on Defended hexes. */
export const COMBAT_READINGS: readonly Fill[] = [
  {
    id: 'what-counts-as-attacked',
    rule: '7.44',
    value:
      'once an attack on a unit has been declared, the unit counts as attacked for the rest of the phase, whatever the result and wherever the unit is then',
    reason: 'The case asks whether it has been attacked, not with what result.',
  },
  {
    id: 'attacks-across-land',
    rule: '8.11',
    value: 'ships and aircraft may attack across an all-land hexside, but do not have to [10.22]',
    reason: 'The case asks for adjacency only; 10.22 stops the zone of a ship there, not its weapons.',
  },
  {
    id: 'duty-all-through',
    rule: '8.21',
    value:
      'the duty to attack can change during the phase: a hex that is freed no longer has it, and a hex that comes under control gets it',
    reason: 'The case speaks of the phase, and attacks come in any order [8.0].',
  },
  {
    id: 'defences-are-no-units',
    rule: '8.21',
    value: 'an attack on the defence of a hex does not fulfil the duty to attack',
    reason: 'The duty is to attack one or more enemy units, and 10.44 attacks a hex without any.',
  },
  {
    id: 'who-owes',
    rule: '8.22',
    value:
      'a unit must attack only if it has strength against one of the enemies that control its hex against it',
    reason:
      'It may ignore the harmless ones [6.42] and is never forced back because it has no strength against the others; other adjacent units do not matter.',
  },
  {
    id: 'any-unit-of-the-hex',
    rule: '8.24',
    value:
      'no unit withdraws from a hex while units in it that must attack can do so, alone or together; where only a unit that need not attack could make the attack or help with it, the owner chooses between that attack and withdrawing the units that must attack',
    reason:
      'The first example after the case withdraws units only if no unit in the hex can attack. But a unit is never required to attack an enemy that could not attack it [6.42], so it need not stand in for others.',
  },
  {
    id: 'harmless-prey',
    rule: '8.24',
    value:
      'a unit that must attack, and can attack only an enemy that could not attack it, makes that attack and is not withdrawn',
    reason:
      'The case withdraws only a unit that cannot attack any adjacent enemy, and 8.23 lets any attack fulfil the duty.',
  },
  {
    id: 'order-of-withdrawal',
    rule: '8.24',
    value: 'units are withdrawn one by one, before or after attacks from other hexes',
    reason: 'The case says only that this happens in that Combat Phase.',
  },
  {
    id: 'retreat-apart',
    rule: '8.71',
    value:
      'each unit retreats by itself, in the order and to the hexes its owner chooses; those with nowhere to go are lost when no other unit can move',
    reason: 'The case speaks of a unit, and the first example retreats each of several.',
  },
  {
    id: 'displacing-several',
    rule: '8.71',
    value:
      'all units of a hex may be displaced, if all are harmless and there is room for all; each by its owner into an adjacent free hex that it could enter and that is not controlled against it',
    reason: 'The case speaks of one unit and lists what makes it impossible; the same holds for each unit.',
  },
  {
    id: 'displaced-units-act',
    rule: '8.71',
    value: 'a displaced unit may still attack in the phase and has the duties of its new hex',
    reason: 'Displacement is not a retreat, and no case takes these from the unit.',
  },
  {
    id: 'last-resort',
    rule: '8.71',
    value: 'a unit that can retreat by displacing enemies must do so; it may not choose to be lost',
    reason: 'A retreat is mandatory, and only a unit that cannot carry it out is eliminated.',
  },
  {
    id: 'advance-after-elimination',
    rule: '8.5',
    value:
      'units may advance into a hex that was emptied because aircraft or units with no retreat were eliminated, just as into a hex that the enemy left',
    reason: 'They are eliminated in place of the retreat that was dictated.',
  },
  {
    id: 'who-advances',
    rule: '8.5',
    value:
      'any units that attacked that hex in this phase may advance, in whichever attack, ships and aircraft alike, three in all',
    reason: 'The case says units that attacked that hex, not that attack.',
  },
  {
    id: 'advance-and-terrain',
    rule: '8.5',
    value:
      'an advance must respect terrain: ships may not enter land hexes or cross land hexsides, and no unit may enter an enemy Defended hex that stands',
    reason:
      'An advance ignores Movement Points and zones of control, but nothing else [6.6]; 10.12 and 10.15 say never.',
  },
];
