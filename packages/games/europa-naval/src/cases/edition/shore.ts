import type { Fill } from '@narrow-seas/core';
import { fill } from './fill.ts';

/** What the chapters on aircraft, ports and land left open. */
export const ASHORE: readonly Fill[] = [
  fill(
    'each-patrol-looks',
    'F.11.5',
    'Each patrol that covers the hex rolls once a step, until the group is found.',
    'The rule says one roll; two patrols are two searches.',
  ),
  fill(
    'near-search',
    'T.3',
    'Near is within half the range of the searcher’s base.',
    'The table says half range without saying from where.',
  ),
  fill(
    'strike-once-offered',
    'F.11.6',
    'Strikes on a group are offered once a step: when it is found or contacted and somebody can reach it.',
    'Asked at every hex, the other side would do nothing but answer.',
  ),
  fill(
    'harbour-under-attack',
    'F.11.8',
    'A strike on ships in port that hits shows them to the striker, who names his target.',
    'He cannot name what he may not see.',
  ),
  fill(
    'flak-over-mines',
    'F.11.9',
    'Minelayers meet CAP, and the flak of an enemy port in whose hex they lay; at sea none.',
    'Only groups and ports have flak, and the raid is not flown at a group.',
  ),
  fill(
    'overrun-when',
    'F.11.2',
    'Fields are judged at the end of the phase in which they were lost.',
    'Ports change hands then too.',
  ),
  fill(
    'fields-with-ports',
    'F.27',
    'A field within two hexes of a port that a front or an assault takes falls with it; one on neutral land opens with its port.',
    'The land war that would take it is not played.',
  ),
  fill(
    'unfought-land',
    'F.2.3',
    'Land that nobody fought over belongs to whom the nearest port of its nation belonged at the start; troops hold the hex they start in.',
    'Only ports have owners in the scenario.',
  ),
  fill(
    'great-rivers',
    'F.15.2',
    'Great rivers are crossed by ferry only; canals cost what a major river costs.',
    'Rule 36.G makes a ferry turn a great river into a major one.',
  ),
  fill(
    'next-to-an-enemy',
    'F.15.2',
    'Troops stop next to enemies whom they could walk to, garrisons among them.',
    'An enemy across the sea stops nobody.',
  ),
  fill(
    'demolition',
    'F.9.3',
    'Troops demolish a port of their own with their whole move, two hits for six points and three for ten.',
    'Who would wreck a port that he has just taken may do so by bombing.',
  ),
  fill(
    'who-falls',
    'T.7',
    'Losses come out of garrisons first, then out of the largest unit.',
    'A garrison could not retreat anyway.',
  ),
  fill(
    'gunfire-once',
    'F.23.1',
    'Gunfire supports one fight; the defender’s is used when its hex is attacked.',
    'It is prepared and fired.',
  ),
  fill(
    'landed-ports',
    'F.15.5',
    'A landing in an empty port hex owns the port at the end of the phase.',
    'F.10.5 says at once, F.15.5 and 36.B say at the end of the phase.',
  ),
  fill(
    'late-landings',
    'F.10.5',
    'Troops landed among enemies in the exploitation phase are lost at its end.',
    'There is no fight left for them to win.',
  ),
  fill(
    'engineers-and-ports',
    'F.15.5',
    'Engineers take no port, march into none of the enemy’s and stay aboard craft that land in one.',
    'A port falls to an RE that stands there alone; engineers are half an RE and do not fight.',
  ),
  fill(
    'troops-on-enemy-land',
    'F.15.5',
    'When a phase on land ends, the mover’s troops hold the empty enemy land they stand on, and engineers in an enemy port are lost.',
    'Play never leads there, because a march takes land at once. A position made by hand may, and must play on.',
  ),
  fill(
    'held-field',
    'F.27.2',
    'A field falls with its port to an army that is not on the map, unless troops of the other side stand on it.',
    'They were not in the port, and two sides never hold one hex.',
  ),
  fill(
    'beach-of-gela',
    'F.10.5',
    'The hexside between Gela and Licata is partial sea: a line of the map’s amendments.',
    'At sixteen miles to the hex the coast leaves Gela open sea on every side, and an army landed there.',
  ),
  fill(
    'assaults-are-made',
    'F.27.2',
    'The combat phase cannot end before each assault that is due has been made; defenders of a lost port are lost.',
    'They are scheduled, not chosen.',
  ),
  fill(
    'lots',
    'F.25',
    'Points that must try are drawn with the die, its digits gathered until every point is equally likely.',
    'Rule 36.B says at random and names no way.',
  ),
  fill(
    'fired-in-support',
    'F.15.4',
    'Troops that landed and fought under gunfire are supported when the port falls, though it is fired by then.',
    '36.B asks for supported REs at the end of the phase, and the fight comes before.',
  ),
  fill(
    'harbours-that-go-over',
    'F.28.3',
    'German ships in a port that goes over with Italy put to sea off it, without a check.',
    'No enemy unit gains the port; the Finnish armistice does the same.',
  ),
];
