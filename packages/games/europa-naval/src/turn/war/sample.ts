import { pick, type Random } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { chartOf, portSpecOf } from '../../model/fleet.ts';
import type { Common, Fleet } from '../../model/state.ts';
import { stockOf } from '../../rules/supply/stock.ts';
import type { View } from '../../secrets/view.ts';
import type { AirId, ShipId } from '../../model/vocabulary.ts';
import { engineersAt } from '../../rules/ports/engineering.ts';
import { ferryHexsides } from '../../rules/ferries/ferry.ts';
import { payingPorts } from '../../rules/supply/front.ts';
import { incomePorts } from '../../rules/points/income.ts';
import type { FrontPayment, Initial, Surrender, WarPhase } from '../../model/war/phase.ts';
import { refuseInWar } from './refuse.ts';
import { ownedPorts } from '../../rules/supply/region.ts';
import { damagedShips } from '../../rules/ports/repair.ts';
import { fleetStrikers } from '../../rules/surrender/surrender-fleet.ts';

const DONE: Action = { type: 'done' };

/** Tries a few kinds of spending; what is refused is let go, and the phase ends soon. */
export const sampleWar = (view: View, phase: WarPhase, random: Random): Action | undefined => {
  const { common, own } = view;
  if (own === undefined) return undefined;
  if (phase.name === 'front-payment') return samplePayment(common, own, phase, random);
  if (phase.name === 'surrender') return sampleStrike(common, own, phase, random);
  if (phase.name !== 'initial') return DONE;
  for (let tries = 3; tries > 0; tries -= 1) {
    const kind = pick(random, KINDS);
    const action = kind?.(common, own, phase, random);
    if (action !== undefined && refuseInWar(view, phase, action) === undefined) return action;
  }
  return DONE;
};

type Kind = (common: Common, own: Fleet, phase: Initial, random: Random) => Action | undefined;

const income: Kind = (common, { pools }, { side }, random) => {
  const port = pick(random, incomePorts(common, side));
  const { sp, srp } = pools;
  if (port === undefined || sp + srp <= 0) return undefined;
  return { type: 'income', port, sp: sp > 0 ? 1 + random.below(sp) : 0, srp: srp > 0 ? 1 : 0 };
};

const repair: Kind = (common, own, phase, random) => {
  const ship = pick(random, damagedShips(common, own, phase));
  return ship === undefined ? undefined : { type: 'repair', ship, hits: 1 + random.below(3) };
};

const replace: Kind = (common, own, { side }, random) => {
  const hurt = own.ships.flatMap(({ hits, where }, id) =>
    hits > 0 && (where.at === 'sunk' || where.at === 'port') ? [id as ShipId] : [],
  );
  const ship = pick(random, hurt);
  const port = pick(random, ownedPorts(common, side));
  return ship === undefined || port === undefined ? undefined : { type: 'replace', ship, port: port.id };
};

const mines: Kind = (_common, { pools }, _phase, random) =>
  pools.nrp >= 1 ? { type: 'make-mines', points: 1 + random.below(Math.floor(pools.nrp)) } : undefined;

const USES = ['repair', 'srp', 'nrp', 'with-sp', 'with-srp'] as const;

const malta: Kind = (_common, _own, { side }, random) =>
  side === 'allied' ? { type: 'malta', use: pick(random, USES) ?? 'repair', points: 1 } : undefined;

const returnAir: Kind = ({ air }, _own, _phase, random) => {
  const hurt = air.flatMap(({ status }, id) =>
    ['aborted', 'eliminated'].includes(status) ? [id as AirId] : [],
  );
  const unit = pick(random, hurt);
  return unit === undefined ? undefined : { type: 'return-air', unit };
};

const rebase: Kind = (common, _own, _phase, random) => {
  const field = pick(random, chartOf(common).fields);
  const unit = random.below(common.air.length) as AirId;
  return field === undefined ? undefined : { type: 'rebase', unit, field: field.id };
};

const mendPort: Kind = (common, _own, { side }, random) => {
  const ports = ownedPorts(common, side).filter(
    ({ id, hex }) => engineersAt(common, side, hex).length > 0 && (common.ports[id]?.hits ?? 0) > 0,
  );
  const port = pick(random, ports);
  return port === undefined ? undefined : { type: 'mend-port', port: port.id, what: 'port' };
};

const rail: Kind = (common, own, { side }, random) => {
  const from = pick(random, own.stocks);
  const nation = from === undefined ? undefined : portSpecOf(common, from.port).nation;
  const to = pick(
    random,
    ownedPorts(common, side).filter(port => port.nation === nation),
  );
  if (from === undefined || to === undefined) return undefined;
  const whole = Math.floor(from.sp);
  return whole > 0
    ? { type: 'rail', from: from.port, to: to.id, sp: 1 + random.below(whole), srp: 0 }
    : { type: 'rail', from: from.port, to: to.id, sp: 0, srp: 1 };
};

const convert: Kind = (_common, own, _phase, random) => {
  const stock = pick(
    random,
    own.stocks.filter(({ srp }) => srp > 0),
  );
  return stock === undefined ? undefined : { type: 'convert', port: stock.port, srp: 1 };
};

const ferry: Kind = (common, own, _phase, random) => {
  const ship = random.below(own.ships.length) as ShipId;
  const hexside = pick(random, ferryHexsides(common, own, ship));
  return hexside === undefined ? undefined : { type: 'ferry', ship, hexside };
};

const KINDS: readonly Kind[] = [
  income,
  income,
  repair,
  repair,
  replace,
  mines,
  malta,
  returnAir,
  returnAir,
  rebase,
  mendPort,
  rail,
  convert,
  ferry,
];

const samplePayment = (common: Common, own: Fleet, phase: FrontPayment, random: Random): Action => {
  const port = pick(random, payingPorts(common, phase));
  const sp = port === undefined ? 0 : Math.floor(stockOf(common, own, 'axis', port).sp);
  return port === undefined || sp < 1 || random.below(4) === 0
    ? DONE
    : { type: 'pay-front', port, sp: 1 + random.below(sp) };
};

const sampleStrike = (common: Common, own: Fleet, { ships }: Surrender, random: Random): Action => {
  const ship = pick(random, ships);
  const all = ship === undefined ? [] : fleetStrikers(common, own, ship);
  const bombers = all.filter(() => random.below(3) > 0);
  return ship === undefined || bombers.length === 0 ? DONE : { type: 'strike-fleet', ship, bombers };
};
