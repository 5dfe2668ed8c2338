import type { Event } from '../../model/event.ts';
import { portSpecOf, shipOf, shipsBerthed, specOf, strengthOf } from '../../model/fleet.ts';
import { escapes, pointsThatTry } from './scuttling.ts';
import { hitShip } from '../naval-combat/damage.ts';
import type { State } from '../../model/state.ts';
import type { DieFace, PortId, ShipId, Side } from '../../model/vocabulary.ts';
import type { Lot, ScuttleRoll, AfterCapture } from '../../model/shore/phase.ts';

/** [36.B] These points of a ship are blown up; with the last of them she is gone. */
export const scuttle = (state: State, ship: ShipId, points: number): readonly Event[] =>
  hitShip(state, ship, points).map(event =>
    event.type === 'hit' ? { type: 'scuttled', ship, points } : event,
  );

/** [36.B] No way out: an inland port, or in refit. */
const isTrapped = (state: State, side: Side, port: PortId, ship: ShipId): boolean =>
  portSpecOf(state.common, port).inland || shipOf(state.fleets[side], ship).refit;

const pointsOf = (state: State, side: Side, ship: ShipId): number =>
  strengthOf(state.common, state.fleets[side], ship);

export const trapped = (state: State, side: Side, port: PortId): readonly Event[] =>
  shipsBerthed(state.fleets[side], port)
    .filter(ship => isTrapped(state, side, port, ship))
    .flatMap(ship => scuttle(state, ship, pointsOf(state, side, ship)));

/** [36.B] The others get to sea; submarines by themselves [F.4.2]. */
export const escape = ({ common, fleets }: State, side: Side, port: PortId): readonly Event[] => {
  const ships = shipsBerthed(fleets[side], port);
  const isSubmarine = (ship: ShipId): boolean => specOf(common, ship).kind === 'SUB';
  return [ships.filter(isSubmarine), ships.filter(ship => !isSubmarine(ship))]
    .filter(group => group.length > 0)
    .map(group => ({ type: 'escaped', side, port, ships: group }));
};

const total = ({ left }: Pick<Lot, 'left'>): number => left.reduce((sum, { points }) => sum + points, 0);

interface Drawing {
  readonly lot: Lot;
  readonly ships: readonly ShipId[];
}

/** When all that is left must try, or it can only be one ship, no lot is needed. */
const settled = ({ lot, ships }: Drawing): Drawing => {
  const all = lot.wanted >= total(lot);
  if (lot.wanted === 0 || (!all && lot.left.length > 1)) return { lot, ships };
  const rest = lot.left.flatMap(({ ship, points }) => Array<ShipId>(all ? points : lot.wanted).fill(ship));
  return { lot: { ...lot, left: [], wanted: 0 }, ships: [...ships, ...rest] };
};

const takePoint = (left: Lot['left'], at: number): { readonly ship: ShipId; readonly left: Lot['left'] } => {
  let rest = at;
  const place = left.findIndex(({ points }) => {
    rest -= points;
    return rest < 0;
  });
  const found = left[place] as Lot['left'][number];
  const fewer = left.with(place, { ...found, points: found.points - 1 });
  return { ship: found.ship, left: fewer.filter(({ points }) => points > 0) };
};

/** [F.25] Another digit of the lot: enough of them name a point; those beyond a fair share are drawn again. */
export const draw = ({ lot, ships }: Drawing, face: DieFace): Drawing => {
  const among = total(lot);
  const value = lot.value * 6 + face - 1;
  const span = lot.span * 6;
  const fair = span - (span % among);
  if (value >= fair) return { lot: { ...lot, value: value - fair, span: span - fair }, ships };
  const { ship, left } = takePoint(lot.left, value % among);
  return settled({ lot: { left, wanted: lot.wanted - 1, value: 0, span: 1 }, ships: [...ships, ship] });
};

/** [36.B] The dice of a port that fell to these supported REs; undefined when nobody has to try. */
export const scuttling = (
  state: State,
  side: Side,
  port: PortId,
  supportedRe: number,
  afterwards: AfterCapture,
): ScuttleRoll | undefined => {
  const left = shipsBerthed(state.fleets[side], port).map(ship => ({
    ship,
    points: pointsOf(state, side, ship),
  }));
  const wanted = pointsThatTry(supportedRe, total({ left }));
  if (wanted === 0) return undefined;
  const drawing = settled({ lot: { left, wanted, value: 0, span: 1 }, ships: [] });
  return { name: 'scuttle-roll', port, side, ...drawing, ...afterwards };
};

/** A digit of the lot, or one point's die. Ends with the next die, or with the escape of who is left. */
export const rollScuttle = (state: State, phase: ScuttleRoll, face: DieFace): readonly Event[] => {
  if (phase.lot.wanted > 0) return [{ type: 'began', phase: { ...phase, ...draw(phase, face) } }];
  const [ship, ...ships] = phase.ships;
  if (ship === undefined) return [];
  const events = escapes(face) ? [] : scuttle(state, ship, 1);
  return ships.length > 0 ? [...events, { type: 'began', phase: { ...phase, ships } }] : events;
};
