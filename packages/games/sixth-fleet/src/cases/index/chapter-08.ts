import type { RuleCase } from '@narrow-seas/core';

export const CHAPTER_8: readonly RuleCase[] = [
  {
    id: '8.0',
    title: 'Combat',
    summary:
      'The phasing side attacks adjacent enemies. Defence is subtracted from attack strength; the differential and the highest ECM of the defenders give the die rolls that force them back one hex. Attacks come in any order, and a retreat is carried out before the next.',
  },
  { id: '8.1', title: 'Who may attack', summary: 'Any unit may attack an adjacent enemy.' },
  {
    id: '8.11',
    title: 'Adjacent',
    summary: 'Any enemy unit adjacent to friendly units may be attacked, by units beside it only.',
  },
  {
    id: '8.12',
    title: 'From several hexes',
    summary:
      'A hex may be attacked from all six sides, but each attacking hex makes an attack of its own [8.35].',
  },
  {
    id: '8.13',
    title: 'Once each',
    summary: 'A unit may attack once in a Combat Phase; it may be attacked any number of times.',
  },
  { id: '8.2', title: 'Who must attack', summary: 'What a unit in an enemy controlled hex must do.' },
  {
    id: '8.21',
    title: 'One attack from each controlled hex',
    summary:
      'In each enemy controlled hex at least one unit must attack an enemy unit in this phase. Exceptions: 6.42 and 8.22.',
  },
  {
    id: '8.22',
    title: 'Unable for lack of strength',
    summary: 'A unit with no strength against any adjacent enemy need neither attack nor retreat.',
  },
  {
    id: '8.23',
    title: 'Any attack will do',
    summary:
      'Any attack on an adjacent enemy unit meets the duty, even one that cannot succeed. An attack below a differential of zero is never allowed.',
  },
  {
    id: '8.24',
    title: 'Unable for lack of odds',
    summary:
      'A unit that must attack and has the strength for it, but cannot reach zero against any adjacent enemy, must itself retreat one hex in this phase. An attack by another unit in its hex frees it; a unit that need not attack may make that attack but does not have to [6.42].',
  },
  { id: '8.3', title: 'Several units, several hexes', summary: 'How attackers and defenders are grouped.' },
  {
    id: '8.31',
    title: 'Singly or together',
    summary:
      'The units of a hex are attacked singly, together or in groups. A unit that is not attacked is not affected.',
  },
  {
    id: '8.32',
    title: 'Groups',
    summary: 'The defences of a group are added up, and its highest ECM counts.',
  },
  {
    id: '8.33',
    title: 'Nobody has to join',
    summary: 'Each unit of a hex may join an attack, make another or make none.',
  },
  { id: '8.34', title: 'One hex', summary: 'A unit attacks into one hex only.' },
  {
    id: '8.35',
    title: 'One hex for an attack',
    summary: 'A single attack is aimed at units in a single hex, whatever else lies adjacent.',
  },
  {
    id: '8.36',
    title: 'One type for an attack',
    summary:
      'One attack is never aimed at aircraft, surface ships and submarines together; each type in a hex is attacked separately.',
  },
  { id: '8.4', title: 'Strengths', summary: 'Which strength counts, and what changes it.' },
  {
    id: '8.41',
    title: 'Zero',
    summary:
      'A unit with zero strength against a type cannot attack it, and may not take part in an attack on it.',
  },
  { id: '8.42', title: 'Undivided', summary: 'A unit always uses its whole strength.' },
  {
    id: '8.43',
    title: 'By the type of the target',
    summary: 'The type of the defender decides which of the three strengths is used.',
  },
  {
    id: '8.44',
    title: 'Restricted Water',
    summary: 'Surface ships and submarines in Restricted Water defend at double strength.',
  },
  {
    id: '8.45',
    title: 'Night',
    summary:
      'Daylight aircraft attack at half strength in night turns; their defence and ECM stay as they are, and they need not stay at base.',
  },
  {
    id: '8.5',
    title: 'Advance after combat',
    summary:
      'Up to three attackers of a hex that its defenders have left altogether may enter it at once; they may not attack again and have no further duty in this phase. Where the phasing side had to leave a hex because it could not attack, up to three adjacent enemies may enter, and may be attacked there. It costs no points and ignores control.',
  },
  {
    id: '8.6',
    title: 'No smaller differential',
    summary: 'An attack is resolved at its true differential; nobody may choose a smaller one.',
  },
  { id: '8.7', title: 'Retreats', summary: 'How units are forced back.' },
  {
    id: '8.71',
    title: 'Where to',
    summary:
      'The owner retreats the unit one hex, to where it could move, with room, and not controlled by enemies that could attack it. If it has no other way, it may enter a hex held only by enemies that could not attack it; they are pushed into an adjacent hex. If they cannot be pushed, the retreating unit is eliminated.',
  },
  {
    id: '8.72',
    title: 'Aircraft',
    summary: 'Aircraft never retreat; an aircraft that would have to is eliminated.',
  },
  { id: '8.73', title: 'No cost', summary: 'A retreat takes no Movement Points.' },
  {
    id: '8.74',
    title: 'No attack afterwards',
    summary:
      'A unit that was forced back because it could not attack may not attack from its new hex in the same phase.',
  },
  {
    id: '8.75',
    title: 'No duty afterwards',
    summary: 'Such a unit need neither attack nor retreat for the rest of that phase.',
  },
  {
    id: '8.8',
    title: 'Combat Results Table',
    summary:
      'Columns are differentials and rows are ECM values; each cell gives the highest roll that succeeds. The printed table is on the map sheet; we use our own.',
  },
  {
    id: '8.9',
    title: 'How to read the table',
    summary:
      'Round the differential down to a column and take the row of the ECM. A roll of at most that number forces the defenders back; a dot means that no die is rolled and nothing happens. Units are lost only when they cannot retreat.',
  },
];
