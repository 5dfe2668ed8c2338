import { defineAction } from '@narrow-seas/core';
import { z } from 'zod';
import { FLAG, GROUP, HEX, HEXES, ORDERED_CARGO, PORT, SHARE, SHIP, SHIPS } from '../parts.ts';
import { FUELS } from '../vocabulary.ts';
import { FIRER } from './phase.ts';

const FUEL = z.enum(FUELS);

/** The actions of ships and groups, each declared once: its fields, how it is written, what need not be written. */
export const SEA_ACTIONS = [
  /** [F.4.2] Ships of one port, or of groups in one hex that have not moved, sail together from now on. */
  defineAction('form', { ships: SHIPS }, '{ships}'),
  /** [F.5.1] [36.E] Out of port; Axis task forces in the Mediterranean say how they pay. */
  defineAction('put-to-sea', { group: GROUP, fuel: FUEL }, '{group} {fuel} ...', { fuel: 'as-you-go' }),
  /** [F.3.3] A piece of the way; it ends by itself where something happens. */
  defineAction('sail', { group: GROUP, path: HEXES }, '{group} {path}'),
  /** [F.3.3] A group at sea takes its move of the step, perhaps by night, perhaps to stay where it is [F.20.6]. */
  defineAction('begin', { group: GROUP, night: FLAG, hold: FLAG }, '{group} ...', {
    night: false,
    hold: false,
  }),
  /** [36.A.2] The next five points are by night. */
  defineAction('night', { group: GROUP }, '{group}'),
  defineAction('enter-port', { group: GROUP }, '{group}'),
  /** [36.A.3] Between Gibraltar and the Atlantic. */
  defineAction('pass-gibraltar', { group: GROUP }, '{group}'),
  /** [F.5.7] [36.A.5] Along a river or canal, to the port at that end. */
  defineAction('pass-channel', { group: GROUP, to: PORT }, '{group} {to}'),
  defineAction('embark', { group: GROUP, ship: SHIP, cargo: ORDERED_CARGO }, '{group} {ship} ...'),
  /** [F.10] In port, over a beach held by one's own, or as a landing. */
  defineAction(
    'disembark',
    { group: GROUP, ship: SHIP, how: z.enum(['port', 'beach', 'landing']) },
    '{group} {ship} {how}',
  ),
  /** [36.C.2] */
  defineAction('lay-mine', { group: GROUP, ship: SHIP }, '{group} {ship}'),
  /** [36.C.3] Works towards the 20 points of a mine point. */
  defineAction('sweep', { group: GROUP }, '{group}'),
  /** [F.23] Works towards gunfire support. */
  defineAction('prepare', { group: GROUP, ship: SHIP, share: SHARE }, '{group} {ship} {share}'),
  /** [F.5.8] Without ships of ours. */
  defineAction(
    'carry',
    { from: PORT, to: PORT, path: HEXES, cargo: ORDERED_CARGO },
    '{from} {to} {path} ...',
  ),
  /** [F.8.8] At ships in the port or at the port. */
  defineAction('bombard', { group: GROUP, target: z.enum(['ships', 'port']) }, '{group} {target}'),
  /** [F.8.7] */
  defineAction('hunt', { hunter: GROUP, prey: GROUP }, '{hunter} {prey}'),
  defineAction('torpedo', { target: SHIP }, '{target}'),
  /** [F.21.4] */
  defineAction('sweep-zone', { hex: HEX }, '{hex}'),
  /** [36.D.2] Brings ships of a port to sea. */
  defineAction('activate', { port: PORT, ships: SHIPS, fuel: FUEL }, '{port} {fuel} {ships}'),
  /** [F.7.4] A piece of the way of a reacting group. */
  defineAction('react', { group: GROUP, path: HEXES, night: FLAG }, '{group} {path} ...', { night: false }),
  defineAction('fight', { yes: FLAG }, '{yes}'),
  /** [F.8.3] */
  defineAction('aim', { firer: FIRER, target: FIRER }, '...'),
  /** [F.8.5] */
  defineAction('stay', { yes: FLAG }, '{yes}'),
  /** [F.8.6] */
  defineAction('withdraw', { group: GROUP, path: HEXES }, '{group} {path}'),
  defineAction('turn-back', { yes: FLAG }, '{yes}'),
  defineAction('take-hit', { ship: SHIP }, '{ship}'),
] as const;
