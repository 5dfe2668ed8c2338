import type { Term } from '@narrow-seas/core';

/** Abbreviations of the rules, and words that players type for them. */
export const GLOSSARY: readonly Term[] = [
  {
    term: 'Victory',
    meaning: 'points as they happen, holdings at the end, levels by scenario; the Orders tab has the account',
    also: ['how do I win', 'win', 'winning', 'points', 'score'],
    rule: 'F.30',
  },
  {
    term: 'SP',
    meaning: 'supply point: food, fuel and shells that ships carry to ports and armies',
    also: ['supply points', 'supplies'],
    rule: 'F.16',
  },
  {
    term: 'SRP',
    meaning: 'supply reserve point: stores for a longer effort, worth several supply points',
    also: ['supply reserve'],
    rule: 'F.16',
  },
  {
    term: 'NRP',
    meaning: 'naval repair point: what yards can do in a turn, and what mines are made from',
    also: ['naval repair', 'repair'],
    rule: 'F.17',
  },
  {
    term: 'ARP',
    meaning: 'air replacement point: aircraft and crews to bring an air unit back',
    also: ['air replacement'],
    rule: 'F.17',
  },
  {
    term: 'RE',
    meaning: 'regiment equivalent: the size of a body of troops, about a regiment',
    also: ['regiment', 'troops'],
    rule: 'F.15',
  },
  {
    term: 'Zone of control',
    meaning: 'what a group at sea sees and may react to in the hexes around it',
    also: ['zoc', 'zones'],
    rule: 'F.7',
  },
];
