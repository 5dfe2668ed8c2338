import type { RuleCase } from '@narrow-seas/core';

export const CHAPTERS_11_AND_12: readonly RuleCase[] = [
  {
    id: '11.0',
    title: 'Scenarios',
    summary:
      'Ten turns, or a campaign of 21 that adds reinforcements; set-up and victory are the same. After the tenth turn the players may stop or continue. Options may be used in both.',
  },
  {
    id: '11.1',
    title: 'NATO sets up',
    summary:
      'Ships first, one to three in every hex coded for their nation; A: one US CV in 1602; B: the other in 0812; C: a Turkish SS in 2025. Then aircraft, one to six at every base of their nation; US F4 at 1311, F4 and P-3 at 1022; British NIM at 1010, LTG and NIM at 1232. US carrier aircraft start over their carrier or in its box: Saratoga 2 A7, 2 F4, A5, S3; America 2 A7, 2 F14, A6, S3.',
  },
  {
    id: '11.2',
    title: 'The Soviets set up',
    summary:
      'They go second: ships of the M fleet, one to three in every hex coded So; A: one SN in 1902 or 1404; B: one SN in 1212 or 0615. Then 4 T16, 1 T22, 2 B12, 4 M25 and 6 M23 at bases in Bulgaria and Romania, none to six at each, and 2 F over Minsk or in its box.',
  },
  {
    id: '12.0',
    title: 'Special rules',
    summary: 'Three rules of limited use: the first turn, the reinforcements, and the Black Sea.',
  },
  {
    id: '12.1',
    title: 'The first turn',
    summary:
      'Turn 1 is a Soviet Movement Phase and nothing else. From turn 2 on: NATO combat, NATO movement, Soviet combat, Soviet movement.',
  },
  {
    id: '12.2',
    title: 'Reinforcements',
    summary:
      'In the campaign both sides place reinforcements between turns 10 and 11, within the stacking limit and without delay. A line of communications is a path of hexes of any length to a map edge, free of enemy units, enemy control (even with a friend in the hex), standing enemy Defended hexes and Prohibited hexes. Units that need such a line and do not have one are lost.',
  },
  {
    id: '12.21',
    title: 'American fighters',
    summary:
      'Five US F4 arrive at 1311 or 1022, or split between them: at bases that stand and have a line off the western edge.',
  },
  {
    id: '12.22',
    title: 'French and British ships',
    summary:
      'All French and British ships and the French carrier aircraft are placed in hexes along the western edge: never on Soviet units, but in Soviet controlled hexes if necessary. They need no line.',
  },
  {
    id: '12.23',
    title: 'Soviet aircraft',
    summary:
      'One M25 and three M23 arrive at bases in Bulgaria or Romania that have a line off the northern edge. They may be units lost before.',
  },
  {
    id: '12.24',
    title: 'The Black Sea Fleet',
    summary:
      'All Soviet ships marked B and the two F of Kiev are placed anywhere in the Black Sea north of 2025. They need no line.',
  },
  { id: '12.25', title: 'At once', summary: 'From turn 11 on, reinforcements act like all other units.' },
  {
    id: '12.3',
    title: 'The Black Sea',
    summary:
      'No ship enters the Black Sea, north of 2025, before the break after turn 10; from turn 11 on it is open. Hex 2025 belongs to the Aegean.',
  },
];
