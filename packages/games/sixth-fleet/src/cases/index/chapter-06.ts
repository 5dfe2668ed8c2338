import type { RuleCase } from '@narrow-seas/core';

export const CHAPTER_6: readonly RuleCase[] = [
  {
    id: '6.0',
    title: 'Zones of control',
    summary: 'A unit controls the six hexes around it, always, except where a case below says otherwise.',
  },
  { id: '6.1', title: 'Control and movement', summary: 'Control stops movement and holds units.' },
  {
    id: '6.11',
    title: 'Entering and leaving',
    summary:
      'Enemy control lets a unit in but not through: it stops there, and stays until the enemies that hold it are gone or it is itself forced back. Exceptions: 6.42 and 6.43.',
  },
  {
    id: '6.12',
    title: 'No extra cost',
    summary: 'Entering or leaving a controlled hex costs no more than the terrain does.',
  },
  {
    id: '6.13',
    title: 'Several at once',
    summary: 'Several units may control one hex; that adds nothing.',
  },
  {
    id: '6.14',
    title: 'Mutual control',
    summary:
      'Zones that merely overlap do nothing to units that are not adjacent. Adjacent enemies hold each other. Exceptions: 6.42 and 6.43.',
  },
  { id: '6.15', title: 'Friendly zones', summary: 'Friendly zones of control never hinder a unit.' },
  {
    id: '6.16',
    title: 'Friends give no cover',
    summary: 'A friendly unit in a hex does not cancel enemy control there; the hex still stops others.',
  },
  { id: '6.2', title: 'Control and terrain', summary: 'Terrain blocks some zones.' },
  {
    id: '6.21',
    title: 'What blocks control',
    summary:
      'Zones reach into every hex and across every hexside, except where the terrain chart says not [10.2].',
  },
  { id: '6.3', title: 'Control and combat', summary: 'Control forces units to attack.' },
  {
    id: '6.31',
    title: 'Control forces combat',
    summary: 'A unit in an enemy controlled hex must fight, unless it may ignore that enemy [6.42].',
  },
  {
    id: '6.32',
    title: 'One for each hex',
    summary:
      'At least one unit in every enemy controlled hex must attack in the Combat Phase; the others there may [6.42].',
  },
  { id: '6.4', title: 'Control and types of unit', summary: 'Who may ignore whom, and who may leave.' },
  {
    id: '6.41',
    title: 'No strength',
    summary:
      'A strength of zero is no strength: a submarine, for example, cannot attack aircraft. As a rule units may ignore enemies that could not attack them.',
  },
  {
    id: '6.42',
    title: 'Ignoring harmless enemies',
    summary:
      'An enemy without strength against its type does not concern a unit: it may pass through its zone and its hex, though not stay there, and it never has to attack that enemy, either for itself or for others in its hex. Nor is a unit ever forced back for lack of the right strength. Enemies that could attack it count in full.',
  },
  {
    id: '6.43',
    title: 'Leaving control',
    summary:
      'A unit may leave a controlled hex when A: aircraft control it; B: all who control it have smaller Movement Allowances; C: the unit is a submarine; D: the unit is an aircraft.',
  },
  {
    id: '6.44',
    title: 'From control to control',
    summary:
      'No unit goes straight from one controlled hex to another; it must first enter a free one. Only a submarine may do so, for one hex, and then it must stop.',
  },
  {
    id: '6.5',
    title: 'Control and retreat',
    summary: 'No unit retreats into an enemy controlled hex, not even beside friends.',
  },
  {
    id: '6.6',
    title: 'Control and advance',
    summary: 'A unit that advances after combat ignores control in the hex it leaves and the hex it enters.',
  },
];
