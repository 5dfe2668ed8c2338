import { hexsideBetween, neighboursOf } from '@narrow-seas/hex';
import { airName, shipName } from '../face/units.ts';
import { chartOf, ownerAt, portOf, portSpecOf, UNKNOWN } from '../model/fleet.ts';
import { hexOfShip } from '../rules/air/air.ts';
import type { Common, Fleet } from '../model/state.ts';
import { stockOf } from '../rules/supply/stock.ts';
import type { View } from '../secrets/view.ts';
import type { AirId, PortId, ShipId } from '../model/vocabulary.ts';
import { ferryHexsides } from '../rules/ferries/ferry.ts';
import { incomePorts } from '../rules/points/income.ts';
import type { Initial } from '../model/war/phase.ts';
import { ownedPorts } from '../rules/supply/region.ts';
import { command, answer, atHex, type Offer } from './offer.ts';
import type { Picks } from './picks.ts';
import { sayPlace, sayPort } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { initial: SAY } = DESK_WORDS;

/** [F.17.1] All that waits, or one point. */
const incomeOffers = ({ common, own = UNKNOWN }: View, { side }: Initial, port: PortId): readonly Offer[] => {
  if (!incomePorts(common, side).includes(port)) return [];
  const { sp, srp } = own.pools;
  const name = sayPort(common, port);
  const put = (points: number, reserve: number): Offer =>
    answer({ type: 'income', port, sp: points, srp: reserve }, SAY.income(name, points, reserve));
  return [
    ...(sp > 0 && srp > 0 ? [put(sp, srp)] : []),
    ...(sp > 0 ? [put(sp, 0)] : []),
    ...(sp > 2 ? [put(Math.floor(sp / 2), 0)] : []),
    ...(sp > 1 ? [put(1, 0)] : []),
    ...(srp > 0 ? [put(0, srp)] : []),
  ];
};

/** [F.17.1] To the port that is pointed at, or to any. */
const railOffers = (view: View, own: Fleet, { side }: Initial, from: PortId): readonly Offer[] => {
  const { common } = view;
  const { sp, srp } = stockOf(common, own, side, from);
  return ownedPorts(common, side)
    .filter(({ id }) => id !== from)
    .flatMap(({ id, hex, name }) => {
      const send = (points: number, reserve: number): Offer =>
        atHex(
          { type: 'rail', from, to: id, sp: points, srp: reserve },
          SAY.rail(name, points, reserve),
          hex,
          'move',
        );
      const loads = [Math.floor(sp), Math.floor(sp / 2), 1].filter(points => points >= 1 && points <= sp);
      return [...[...new Set(loads)].map(points => send(points, 0)), ...(srp > 0 ? [send(0, 1)] : [])];
    });
};

const portOffers = (view: View, own: Fleet, phase: Initial, port: PortId): readonly Offer[] => {
  const { srp } = stockOf(view.common, own, phase.side, port);
  const name = sayPort(view.common, port);
  return [
    ...incomeOffers(view, phase, port),
    ...(srp > 0 ? [answer({ type: 'convert', port, srp: 1 }, SAY.convert(name))] : []),
    answer({ type: 'mend-port', port, what: 'port' }, SAY.mendPort(name)),
    answer({ type: 'mend-port', port, what: 'fort' }, SAY.mendFort(name)),
    ...railOffers(view, own, phase, port),
  ];
};

const shipOffers = ({ common }: View, own: Fleet, ship: ShipId): readonly Offer[] => {
  const name = shipName(common, ship);
  const { hits = 0, where } = own.ships[ship] ?? {};
  const repairs = [1, 2, 3, 4].filter(points => points <= hits);
  return [
    ...repairs.map(points => answer({ type: 'repair', ship, hits: points }, SAY.repair(name, points))),
    ...replacements({ common, own, ship, port: where?.at === 'port' ? where.port : undefined }),
    ...ferryOffers(common, own, ship),
  ];
};

/** [36.G] Over the water between her hex and the one that is pointed at. */
const ferryOffers = (common: Common, own: Fleet, ship: ShipId): readonly Offer[] => {
  const { grid } = chartOf(common);
  const sides = ferryHexsides(common, own, ship);
  const from = sides.length === 0 ? undefined : hexOfShip(common, own, ship);
  if (from === undefined) return [];
  return neighboursOf(grid, from).flatMap(to => {
    const hexside = hexsideBetween(grid, from, to);
    if (hexside === undefined || !sides.includes(hexside)) return [];
    return [
      atHex(
        { type: 'ferry', ship, hexside },
        SAY.ferry(shipName(common, ship), sayPlace(common, to)),
        to,
        'place',
      ),
    ];
  });
};

interface Lost {
  readonly common: Common;
  readonly own: Fleet;
  readonly ship: ShipId;
  readonly port: PortId | undefined;
}

/** [F.17] In the port where she lies, or for a sunk one in any port that is big enough. */
const replacements = ({ common, own, ship, port }: Lost): readonly Offer[] => {
  if (own.ships[ship]?.hits === 0) return [];
  const ports = port === undefined ? chartOf(common).ports.map(({ id }) => id) : [port];
  return ports
    .filter(
      id =>
        ['major', 'great'].includes(portSpecOf(common, id).kind) && portOf(common, id).owner !== 'neutral',
    )
    .map(id =>
      atHex(
        { type: 'replace', ship, port: id },
        SAY.replace(shipName(common, ship), sayPort(common, id)),
        port === undefined ? portSpecOf(common, id).hex : undefined,
        'place',
      ),
    );
};

const airOffers = ({ common }: View, { side }: Initial, unit: AirId): readonly Offer[] => [
  answer({ type: 'return-air', unit }, SAY.returnAir(airName(common, unit))),
  ...chartOf(common)
    .fields.filter(({ hex }) => ownerAt(common, hex) === side)
    .map(({ id, hex, name }) =>
      atHex({ type: 'rebase', unit, field: id }, SAY.rebase(airName(common, unit), name), hex, 'move'),
    ),
];

/** What the picked pieces can do in an initial phase. */
export const initialOffers = (view: View, phase: Initial, picks: Picks): readonly Offer[] => {
  const { own } = view;
  if (own === undefined) return [];
  return [
    ...picks.depots.flatMap(port => portOffers(view, own, phase, port)),
    ...picks.ships.flatMap(ship => shipOffers(view, own, ship)),
    ...picks.air.flatMap(unit => airOffers(view, phase, unit)),
  ];
};

/** What is done without picking anybody. */
export const initialCommands = ({ common }: View, { side }: Initial): readonly Offer[] => {
  const uses = ['repair', 'srp', 'nrp', 'with-sp', 'with-srp'] as const;
  const malta = uses.map(use => command({ type: 'malta', use, points: 1 }, SAY.malta[use]));
  const mines = command({ type: 'make-mines', points: 1 }, SAY.mines);
  return [mines, ...(side === 'allied' && common.map === 'mediterranean' ? malta : [])];
};
