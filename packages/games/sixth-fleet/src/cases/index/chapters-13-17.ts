import type { RuleCase } from '@narrow-seas/core';

export const CHAPTERS_13_TO_17: readonly RuleCase[] = [
  {
    id: '13.0',
    title: 'Victory',
    summary:
      'A unit destroyed gives the other side its ECM value in points, at least one. After the last turn NATO’s points are taken from the Soviet points, Soviet bonuses are added, and the sum is looked up in 13.2.',
  },
  { id: '13.1', title: 'Soviet bonuses', summary: 'Three objectives bring the Soviets extra points.' },
  {
    id: '13.11',
    title: 'The Aegean',
    summary: 'Ten points if no NATO unit of any type is in the Aegean at the end. Hex 2025 belongs to it.',
  },
  {
    id: '13.12',
    title: 'Israel cut off',
    summary:
      'Fifteen points if NATO has no line over sea and coastal hexes from any coastal hex of Israel off the western edge. It may not pass Soviet units, Soviet control where no NATO ship is, Prohibited hexes, or Soviet Defended hexes that stand.',
  },
  {
    id: '13.13',
    title: 'The eastern Mediterranean',
    summary:
      'Fifteen more, if 13.12 was earned, when NATO has no ship left beyond the line that bounds the eastern Mediterranean.',
  },
  {
    id: '13.2',
    title: 'Levels of victory',
    summary:
      'Soviet decisive from 51, substantive from 36, marginal from 21; 0 to 20 is a draw; NATO marginal from -1 to -15, substantive from -16 to -30, decisive below. A handicap that the players agreed on is added first; the handicap is our own addition.',
  },
  { id: '14.0', title: 'Options', summary: 'Optional rules, used when both players agree before the start.' },
  {
    id: '14.1',
    title: 'Soviet first strike',
    summary:
      'Before the first Soviet move a die is rolled: on 1 to 3 Saratoga is lost with all its aircraft, on 4 to 6 America. The Soviet SN nearest to it is lost too.',
  },
  {
    id: '14.2',
    title: 'Neutral air space',
    summary:
      'At the start of a Soviet Movement Phase the Soviets may open Yugoslavia and Albania, land and coast, to the aircraft of both sides for the rest of the game. It costs them ten points at the end.',
  },
  {
    id: '14.3',
    title: 'Middle East air forces',
    summary:
      'Israel sets up 6 F4 and 6 A4, one to six at each Israeli base. A die decides which M23, M21, Y28 and I28 the Soviets set up in Syria and Egypt, one to six at each base there, besides those in Bulgaria and Romania.',
  },
  {
    id: '14.4',
    title: 'Delay of the Black Sea Fleet',
    summary:
      'After placing the Black Sea Fleet the Soviets roll a die. Soviet ships may not enter 2025 before the turn 10 plus the roll: with a six, not before turn 16. The defence of 2025 must also be destroyed.',
  },
  {
    id: '15.0',
    title: 'Notes on play',
    summary:
      'The design rests on electronics: hence the weight of ECM and a table that forces back rather than sinks. Hold ground where the enemy cannot reach a differential of zero, best in Restricted Water; guard the way home of your aircraft; use submarines together with aircraft; leave no gaps.',
  },
  {
    id: '16.0',
    title: 'Ship manifest',
    summary:
      'The ships behind each counter: by name, each on one counter only, or by class where names are not known. The contents list this case, but its text is not known; the manifest we use is our own.',
  },
  {
    id: '17.0',
    title: 'Design credits',
    summary:
      'Who made the game. The contents list this case, but its text is not known; nothing in play needs it.',
  },
];
