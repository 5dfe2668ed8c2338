import type { Term } from '@narrow-seas/core';

/** Abbreviations of the rules, and words that players type for them. */
export const GLOSSARY: readonly Term[] = [
  {
    term: 'Victory',
    meaning: 'losses of both sides and three Soviet bonuses decide; the Orders tab shows the score',
    also: ['how do I win', 'win', 'winning', 'points', 'score'],
    rule: '13.0',
  },
  {
    term: 'Zone of control',
    meaning: 'the hexes around a ship: an enemy that enters one stops and must attack',
    also: ['zoc', 'zones', 'control'],
    rule: '6.0',
  },
  {
    term: 'ECM',
    meaning: 'electronic countermeasures: the last figure of a unit, and what its loss is worth',
    rule: '8.4',
  },
  {
    term: 'CRT',
    meaning: 'combat results table: the die against the difference of strengths',
    also: ['combat'],
    rule: '8.0',
  },
  { term: 'MP', meaning: 'movement point: what a hex costs to enter', also: ['movement'], rule: '5.0' },
];
