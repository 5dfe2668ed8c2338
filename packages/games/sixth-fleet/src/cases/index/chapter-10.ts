import type { RuleCase } from '@narrow-seas/core';

export const CHAPTER_10: readonly RuleCase[] = [
  {
    id: '10.0',
    title: 'Terrain',
    summary: 'Six kinds of hex: high seas, Restricted Water, coast, land, Defended and Prohibited.',
  },
  { id: '10.1', title: 'Terrain and movement', summary: 'Where units may go, and at what cost.' },
  {
    id: '10.11',
    title: 'Prohibited hexes',
    summary: 'No unit may enter Yugoslavia or Albania, neither land nor coast, not even in retreat.',
  },
  {
    id: '10.12',
    title: 'Land',
    summary: 'Ships may not enter an all-land hex or cross an all-land hexside.',
  },
  {
    id: '10.13',
    title: 'Aircraft',
    summary: 'Aircraft may enter any hex but a Prohibited one, each for one point.',
  },
  { id: '10.14', title: 'Ships', summary: 'A ship pays one point for a hex, two for Restricted Water.' },
  {
    id: '10.15',
    title: 'Defended hexes',
    summary: 'No unit enters an enemy Defended hex until its defence is destroyed.',
  },
  { id: '10.2', title: 'Terrain and control', summary: 'Where zones of control end.' },
  { id: '10.21', title: 'Prohibited hexes', summary: 'No zone of control reaches into a Prohibited hex.' },
  { id: '10.22', title: 'Land hexsides', summary: 'The zone of a ship does not cross an all-land hexside.' },
  { id: '10.3', title: 'Terrain and combat', summary: 'What terrain does for a defender.' },
  { id: '10.31', title: 'Restricted Water', summary: 'A ship in Restricted Water has its defence doubled.' },
  { id: '10.4', title: 'Defended hexes', summary: 'Hexes with a defence of their own.' },
  {
    id: '10.41',
    title: 'The numbers',
    summary:
      'A Defended hex has a defence and an ECM value, written as defence/ECM. It never attacks, and Restricted Water does not double it. Many have an airbase, but not all.',
  },
  {
    id: '10.42',
    title: 'No zone',
    summary: 'A Defended hex has no zone of control; it only keeps enemies out while it stands.',
  },
  {
    id: '10.43',
    title: 'No help to units',
    summary: 'Its defence is not added to that of units in the hex.',
  },
  {
    id: '10.44',
    title: 'Attacking it',
    summary:
      'It is attacked only when no unit is in it, with anti-surface strength against its defence and on the row of its ECM; also right after its garrison was driven out. A result that would force a retreat destroys it.',
  },
  {
    id: '10.45',
    title: 'Advance',
    summary: 'When it falls, up to three of the units that attacked it may advance into it.',
  },
  {
    id: '10.46',
    title: 'For good',
    summary:
      'A destroyed defence never comes back; the hex is then open to every unit that its terrain allows.',
  },
  {
    id: '10.47',
    title: 'Whose they are',
    summary: 'Those in Egypt and Syria are Soviet, those in Israel NATO, in both scenarios.',
  },
  {
    id: '10.48',
    title: 'Its airbase',
    summary: 'When the defence is destroyed, the airbase in the hex can no longer be used.',
  },
  {
    id: '10.5',
    title: 'Terrain chart',
    summary:
      'High seas and coast: 1 point for ships. Restricted Water: 2, and ships there have their defence doubled. Closed: land hexes and land hexsides to ships and their zones, standing Defended hexes to the enemy, Prohibited hexes to all units and zones; elsewhere aircraft pay 1.',
  },
];
