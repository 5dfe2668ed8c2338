import type { RuleCase } from '@narrow-seas/core';

export const CHAPTERS_1_TO_4: readonly RuleCase[] = [
  {
    id: '1.0',
    title: 'Introduction',
    summary:
      'A war at sea that never happened: NATO and the Soviet Union in the Mediterranean, late 1970s. The Soviet squadron, outnumbered at first, waits for help from the Black Sea and tries to take the Aegean and cut the way to the Middle East.',
  },
  {
    id: '2.0',
    title: 'How the game goes',
    summary:
      'Two sides take turns to attack and then to move. An attack compares strengths by difference and is read against the electronic countermeasures of the target; success forces a retreat of one hex, and a unit that cannot retreat is lost. Points are counted after the last turn.',
  },
  {
    id: '3.0',
    title: 'Equipment',
    summary: 'What the game is played with: map, units, terms, tables and scale.',
  },
  {
    id: '3.1',
    title: 'The map',
    summary:
      'The Mediterranean and the lands around it on a sheet of 21 by 32 inches, with a grid of hexes and the borders and sea areas that the rules refer to.',
  },
  {
    id: '3.2',
    title: 'The units',
    summary:
      'CV, CH, CG, CA, SN and SG stand for one ship each, DD and SS for three, DE for six, an aircraft unit for twelve planes. Each has three attack strengths, a defence, an electronic countermeasures value, and a movement or range allowance.',
  },
  {
    id: '3.21',
    title: 'A surface ship',
    summary:
      'On the left, from the top: strength against aircraft, surface ships and submarines. On the right: movement, defence and ECM. The sample is American cruiser 6, CG 9-9-9-4-2-4.',
  },
  {
    id: '3.22',
    title: 'A submarine',
    summary: 'The same six numbers. The sample is Italian unit 22, SS 0-12-16-2-8-4.',
  },
  {
    id: '3.23',
    title: 'An aircraft',
    summary:
      'The same numbers with range in place of movement; carrier aircraft are marked C. The sample is Soviet unit 42, type F, 8-12-0-7-3-0.',
  },
  {
    id: '3.24',
    title: 'Ship types',
    summary:
      'CV attack carrier, CH helicopter cruiser, CG missile cruiser, CA gun cruiser, DD destroyers, DE escorts, SS conventional submarines, SG nuclear missile submarine, SN nuclear attack submarine.',
  },
  {
    id: '3.25',
    title: 'Nations and fleets',
    summary:
      'NATO: Br, Fr, Gr, Is, It, Tu, US. Soviet units are So, ships also M for the Mediterranean or B for the Black Sea Fleet. C marks carrier-based aircraft of either side.',
  },
  {
    id: '3.3',
    title: 'Terms',
    summary:
      'Three strengths attack aircraft, surface ships and submarines. Defence resists attacks, and ECM disturbs the guidance of enemy weapons. The movement allowance of a ship and the range allowance of an aircraft are what it may spend in one Movement Phase.',
  },
  {
    id: '3.4',
    title: 'Charts and tables',
    summary: 'Tables on the map and in the rules hold the figures; each is explained where it is used.',
  },
  {
    id: '3.5',
    title: 'What is in the box',
    summary:
      'A map, the rules, a sheet of counters, a die and a box; the magazine edition lacked the last two.',
  },
  {
    id: '3.6',
    title: 'Scale',
    summary: 'A turn is eight hours. A hex is 45.4 nautical miles from side to side.',
  },
  {
    id: '4.0',
    title: 'Sequence of play',
    summary: 'What happens in a turn, and in which order.',
  },
  {
    id: '4.1',
    title: 'The turn',
    summary:
      'A turn has two player turns of two phases each. Each thing may be done only in its own phase. All turns are the same except the first [12.1] and the break after the tenth [12.2].',
  },
  {
    id: '4.2',
    title: 'Order of phases',
    summary:
      'A: the first player attacks in a Combat Phase, then moves in a Movement Phase. B: the second player does the same. C: the turn marker moves on.',
  },
];
