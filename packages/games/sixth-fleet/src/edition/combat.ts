import type { Fill } from '@narrow-seas/core';

/** Readings of chapter 8 and of attacks on Defended hexes. */
export const COMBAT_READINGS: readonly Fill[] = [
  {
    id: 'what-counts-as-attacked',
    rule: '7.44',
    value:
      'a unit counts as attacked for the rest of the phase once an attack on it was declared, whatever came of it and wherever it is then',
    reason: 'The case asks whether it has been attacked, not with what result.',
  },
  {
    id: 'attacks-across-land',
    rule: '8.11',
    value: 'ships and aircraft may attack across an all-land hexside; none has to [10.22]',
    reason: 'The case asks for adjacency only; 10.22 stops the zone of a ship there, not its weapons.',
  },
  {
    id: 'duty-all-through',
    rule: '8.21',
    value:
      'what is owed is looked at throughout the phase: a hex freed owes nothing, a hex that comes under control owes',
    reason: 'The case speaks of the phase, and attacks come in any order [8.0].',
  },
  {
    id: 'defences-are-no-units',
    rule: '8.21',
    value: 'an attack on the defence of a hex does not meet the duty to attack',
    reason: 'The duty is to attack one or more enemy units, and 10.44 attacks a hex without any.',
  },
  {
    id: 'who-owes',
    rule: '8.22',
    value:
      'a unit owes an attack only if it has strength against one of the enemies that control its hex against it',
    reason:
      'It may ignore the harmless ones [6.42] and is never forced back for lack of strength against the others; what else is adjacent does not matter.',
  },
  {
    id: 'any-unit-of-the-hex',
    rule: '8.24',
    value:
      'nobody is withdrawn from a hex while units in it that owe an attack can make one, alone or together; where only a unit that owes nothing could make it or help with it, the owner chooses that attack, or the withdrawal of those that owe',
    reason:
      'The first example after the case withdraws units only if none of the hex can attack. But a unit is never required to attack an enemy that could not attack it [6.42], so it need not stand in for others.',
  },
  {
    id: 'harmless-prey',
    rule: '8.24',
    value:
      'a unit that owes an attack and can make it only on an enemy that could not attack it makes that attack; it is not withdrawn',
    reason:
      'The case withdraws only a unit that can attack no adjacent enemy at all, and 8.23 lets any attack meet the duty.',
  },
  {
    id: 'order-of-withdrawal',
    rule: '8.24',
    value: 'units are withdrawn one by one, before or after attacks from other hexes',
    reason: 'The case says only that it is done in that Combat Phase.',
  },
  {
    id: 'retreat-apart',
    rule: '8.71',
    value:
      'each unit retreats by itself, in the order and to the hexes its owner chooses; those with nowhere to go are lost when nobody else can move',
    reason: 'The case speaks of a unit, and the first example retreats each of several.',
  },
  {
    id: 'displacing-several',
    rule: '8.71',
    value:
      'all units of a hex may be displaced, if all are harmless and there is room for all; each by its owner into an adjacent free hex that it could enter and that is not controlled against it',
    reason: 'The case speaks of one unit and lists what makes it impossible; the same is asked of each.',
  },
  {
    id: 'displaced-units-act',
    rule: '8.71',
    value: 'a displaced unit may still attack in the phase and owes what its new hex owes',
    reason: 'Displacement is no retreat, and nothing takes these from it.',
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
      'a hex emptied by elimination, of aircraft or of units with no retreat, may be advanced into like one left',
    reason: 'They are eliminated in place of the retreat that was dictated.',
  },
  {
    id: 'who-advances',
    rule: '8.5',
    value:
      'any units that attacked that hex in this phase, in whatever attack, ships and aircraft, three in all',
    reason: 'The case says units that attacked that hex, not that attack.',
  },
  {
    id: 'advance-and-terrain',
    rule: '8.5',
    value:
      'an advance keeps to terrain: no land hexes or land hexsides for ships, no standing enemy Defended hex',
    reason:
      'It sets aside Movement Points and zones of control, nothing else [6.6]; 10.12 and 10.15 say never.',
  },
];
