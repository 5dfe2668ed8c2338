import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** Readings of section 24. */
export const OPTION_READINGS: readonly Fill[] = [
  fill(
    'cruise-missiles',
    '24.1',
    'once a game, Iowa twice: 20 points each at a base within 18 hexes, six units at most; base Close AA halved, no other defence, no penalties',
    'Range and effect of the sister game’s land-attack missile, in our scale.',
  ),
  fill(
    'cruise-range',
    'C.21.1',
    'the eighteen hexes are counted on the map, not across what lies outside it',
    'A missile is followed from hex to hex, and there are no hexes to count elsewhere.',
  ),
  fill(
    'cruise-boxes',
    'C.21.1',
    'with logistics Iowa and Spruance fire as long as their second row has boxes; the others, which have none, once',
    'Only these two rows are legible.',
  ),
  fill(
    'b-1',
    '24.2',
    'from Upper Heyford, three zones, full bombing in the dark; box 20 in the campaign',
    'Its printed movement, and what it was built for.',
  ),
  fill(
    'wings',
    '24.3',
    'two aircraft of different US carriers change places; each keeps two INT and one AEW',
    'All decks are full, so every change is an exchange.',
  ),
  fill(
    'wings-opened',
    '24.3',
    'all aircraft that may change carriers are out of sight from the start, those of carriers still to come too; a wing is opened when its carrier first flies',
    'Otherwise what is seen would tell where the rest is.',
  ),
  fill(
    'future',
    '24.4',
    'future units at the place and box of their class mates; Kremlin in Soviet box 19',
    'They are treated as if they had been finished in time.',
  ),
  fill(
    'tattletales',
    '24.5',
    'three DD, FF or CL each next to another NATO force; the force starts marked, the first missiles ignore the missing neighbour; NATO spares them in turn 1',
    'That was their purpose.',
  ),
  fill(
    'high-speeds',
    '24.6',
    'undamaged ships with four points go one hex farther; they have no ASW in defence and detection and are heard within three hexes',
    'Sonar hears nothing at high speed.',
  ),
  fill(
    'air-movement',
    '24.7',
    'aircraft fly half as far again without an attack, or a quarter farther with bombing and SSM at half strength',
    'The aircraft carry fuel instead of weapons.',
  ),
  fill(
    'variable-targeting',
    '24.8',
    'on 0 to 6 the salvo hits as aimed, on 7 and 8 it hits the ship beneath, and on 9 it follows a decoy',
    'Seekers choose for themselves.',
  ),
  fill(
    'close-combat',
    '24.9',
    'up to six ships fire at adjacent ships, which answer once; not in a storm',
    'Gunners must see their target.',
  ),
];
