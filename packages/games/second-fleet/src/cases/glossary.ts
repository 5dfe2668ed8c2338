import type { Term } from '@narrow-seas/core';

/** Abbreviations of the rules, and words that players type for them. */
export const GLOSSARY: readonly Term[] = [
  {
    term: 'Victory',
    meaning:
      'the difference in points decides, by the levels of the scenario; the Orders tab shows the score',
    also: ['how do I win', 'win', 'winning', 'points', 'score'],
    rule: 'C.22',
  },
  {
    term: 'CAP',
    meaning: 'combat air patrol: fighters over a base or a carrier that meet enemy aircraft',
    also: ['patrol', 'patrols'],
    rule: '8',
  },
  {
    term: 'Detection zone',
    meaning: 'the hexes that a ship or submarine watches; there are no zones of control in this game',
    also: ['zoc', 'zone of control', 'zones'],
    rule: 'C.3',
  },
  {
    term: 'SSM',
    meaning: 'missile against ships: its strength, then how many hexes it flies',
    also: ['missiles'],
    rule: '10',
  },
  {
    term: 'ASW',
    meaning: 'anti-submarine warfare: strength against submarines',
    also: ['submarine hunting'],
    rule: '10',
  },
  {
    term: 'AA',
    meaning: 'anti-aircraft fire: close protects the ship itself, area protects others too',
    rule: '10',
  },
  { term: 'AEW', meaning: 'airborne early warning: an aircraft with a radar', rule: '12' },
  {
    term: 'EW',
    meaning: 'electronic warfare: jamming that weakens the defence',
    also: ['jamming'],
    rule: '12',
  },
  {
    term: 'SOSUS',
    meaning: 'microphones on the sea bed that hear submarines',
    also: ['listening line'],
    rule: '9',
  },
  { term: 'VP', meaning: 'victory point', rule: 'C.22' },
];
