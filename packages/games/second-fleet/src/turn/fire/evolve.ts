import { baseState } from '../../rules/stacking/bases.ts';
import { tableWith, withPhase, withTable } from '../../model/copy.ts';
import { withForces } from '../../rules/stacking/forces.ts';
import type { Handlers } from '../handler.ts';
import { homeOf, pieceOf, withPieces } from '../../model/position.ts';
import { withMines } from '../../rules/mines/minefields.ts';
import type { Home, Lot, Order, Phase, Secret, State, PublicState, Where } from '../../model/state.ts';
import type { BaseId, Grade, Side, UnitId, Zone } from '../../model/vocabulary.ts';
import type { FireEvent } from '../../model/fire/event.ts';
import type { Activation, Flight, Strike } from '../../model/fire/phase.ts';

const relocated = (
  state: State,
  units: readonly UnitId[],
  where: (home: Home, unit: UnitId) => Where,
): State =>
  withTable(
    state,
    withPieces(state.table, units, (piece, unit) => ({
      ...piece,
      where: where(homeBefore(state.table, unit), unit),
    })),
  );

const homeBefore = (table: PublicState, unit: UnitId): Home => {
  const home = homeOf(table, unit);
  if (home === undefined) throw new Error(`Unit ${unit} has no base`);
  return home;
};

/** The flight may lie under what interrupted it. */
const withFlight = (phase: Phase, change: (flight: Flight) => Flight): Phase => {
  if (phase.name === 'flight') return change(phase);
  if (!('resume' in phase)) throw new Error(`Nobody flies in phase ${phase.name}`);
  return { ...phase, resume: withFlight(phase.resume, change) } as Phase;
};

const inFlight = (state: State, change: (flight: Flight) => Flight): State =>
  withPhase(state, withFlight(state.table.phase, change));

/** The side that may react has had its say for this hex. */
const asked = (state: State): State => {
  const { phase } = state.table;
  return phase.name === 'reaction' ? withPhase(state, { ...phase, missions: [] }) : state;
};

const withSecret = (state: State, side: Side, change: (secret: Secret) => Partial<Secret>): State => ({
  table: state.table,
  secret: {
    ...state.secret,
    [side]: { ...state.secret[side], ...change(state.secret[side]) },
  },
});

const withOrders = (
  state: State,
  side: Side,
  change: (orders: readonly Order[]) => readonly Order[],
): State => withSecret(state, side, ({ orders }) => ({ orders: change(orders) }));

/** [C.1.4] Nothing is sealed any more: what was laid lies open, what found no room is gone. */
const lotsOpened = (state: State, lots: readonly Lot[]): State => ({
  table: tableWith(state.table, { mines: withMines(state.table.mines, lots) }),
  secret: { nato: { ...state.secret.nato, lots: [] }, soviet: { ...state.secret.soviet, lots: [] } },
});

const assigned = (state: State, side: Side): State => {
  const { phase } = state.table;
  if (phase.name !== 'assignment' && phase.name !== 'open-assignment') return state;
  return withPhase(state, { ...phase, finished: [...phase.finished, side] });
};

const revealed = (state: State, orders: readonly Order[]): State => {
  const sent = relocated(
    state,
    orders.map(({ unit }) => unit),
    (home, unit) => {
      const { mission, zone } = orders.find(order => order.unit === unit) as Order;
      return { at: 'mission', mission, zone, home };
    },
  );
  const keep = (): readonly Order[] => [];
  return withOrders(withOrders(sent, 'nato', keep), 'soviet', keep);
};

const returned = (state: State, units: readonly UnitId[], held: Zone | undefined): State =>
  relocated(state, units, (home, unit) => {
    const { where } = pieceOf(state.table, unit);
    if (where.at !== 'mission') throw new Error(`Unit ${unit} is on no mission`);
    const { mission, zone } = where;
    return { at: 'returning', home, mission, zone, ...(held === undefined ? {} : { held }) };
  });

const tookOff = (state: State, event: Extract<FireEvent, { readonly type: 'took-off' }>): State => {
  const { units, roles, homes, hex, allowance } = event;
  const { phase } = state.table;
  if (phase.name !== 'segment') throw new Error(`Nobody takes off in phase ${phase.name}`);
  const launched = units.map((unit, place) => ({ unit, home: homes[place] as Home }));
  const flying = relocated(state, units, home => ({ at: 'flight', home }));
  return withPhase(flying, {
    name: 'flight',
    side: phase.side,
    units,
    roles,
    homes,
    hex,
    allowance,
    spent: 0,
    path: [hex],
    stretched: false,
    turnedBack: 'no',
    engaged: [],
    passed: [],
    resume: {
      ...phase,
      acted: [...phase.acted, ...units],
      launched: [...phase.launched, ...launched],
    },
  });
};

const landed = (state: State, unit: UnitId, home: Home): State => {
  const down = withTable(
    state,
    withPieces(state.table, [unit], piece => ({ ...piece, where: { at: 'home', home } })),
  );
  const { phase } = down.table;
  if (phase.name === 'landing') {
    return withPhase(down, { ...phase, units: phase.units.filter(id => id !== unit) });
  }
  if (phase.name !== 'flight') return down;
  const place = phase.units.indexOf(unit);
  return withPhase(down, {
    ...phase,
    units: phase.units.toSpliced(place, 1),
    homes: phase.homes.toSpliced(place, 1),
    roles: phase.roles.filter(role => role.unit !== unit),
  });
};

/** What an attack leaves behind in the activation that made it. */
const afterStrike = (activation: Activation, strike: Strike, stretched: boolean): Activation => {
  if (strike.answer) return activation;
  const { type, units } = strike;
  if (activation.name === 'flight') return { ...activation, attacked: type, stretched };
  const goesOn = activation.attacks.at(-1) === type;
  const moved =
    activation.name === 'surface-activation' && activation.moved === 'under-way'
      ? { moved: 'over' as const }
      : {};
  return {
    ...activation,
    ...moved,
    attacks: goesOn ? activation.attacks : [...activation.attacks, type],
    fired: goesOn ? [...activation.fired, ...units] : units,
  };
};

const fired = (state: State, strike: Strike, stretched: boolean): State => {
  const { phase } = state.table;
  if (phase.name !== 'attack-roll' && phase.name !== 'drift-roll')
    throw new Error(`Nothing is fired in phase ${phase.name}`);
  return withPhase(state, afterStrike(withSegment(phase.resume, phase), strike, stretched));
};

/** [C.8.7] [C.8.8] The segment remembers hunted submarines and foreign attackers. */
const withSegment = (
  activation: Activation,
  { aimed }: Extract<Phase, { readonly name: 'attack-roll' | 'drift-roll' }>,
): Activation => {
  const { strike, aims } = aimed;
  const { resume } = activation;
  const hunted =
    strike.type === 'asw' ? aims.flatMap(({ target }) => (target.kind === 'unit' ? [target.unit] : [])) : [];
  const guests = activation.name === 'flight' && strike.type !== 'asw' ? strike.units : [];
  const segment = { ...resume, hunted: [...resume.hunted, ...hunted], guests: [...resume.guests, ...guests] };
  return { ...activation, resume: segment };
};

const baseDamaged = (state: State, base: BaseId, part: 'airfield' | 'port', grade: Grade): State => {
  const bases = state.table.bases.slice();
  bases[base] = { ...baseState(state.table, base), [part]: grade };
  return withTable(state, tableWith(state.table, { bases }));
};

const strayed = (state: State, aim: Extract<FireEvent, { readonly type: 'strayed' }>['aim']): State => {
  const { phase } = state.table;
  if (phase.name !== 'drift-roll') throw new Error(`No salvo strays in phase ${phase.name}`);
  const aims = aim === undefined ? phase.aims : [...phase.aims, aim];
  return withPhase(state, { ...phase, settled: phase.settled + 1, aims });
};

const firedOn = (state: State, points: number): State => {
  const { phase } = state.table;
  if (phase.name !== 'attack-roll') throw new Error(`Nobody is fired on in phase ${phase.name}`);
  return withPhase(state, { ...phase, points: [...phase.points, points] });
};

const hit = (state: State, unit: UnitId): State => {
  const { phase } = state.table;
  if (phase.name !== 'air-losses') return state;
  return withPhase(state, { ...phase, steps: phase.steps - 1, hit: [...phase.hit, unit] });
};

const bounced = (state: State, unit: UnitId, target: UnitId): State => {
  const { phase } = state.table;
  if (phase.name !== 'bounce') throw new Error(`Nobody bounces in phase ${phase.name}`);
  return withPhase(state, { ...phase, used: [...phase.used, unit], struck: [...phase.struck, target] });
};

/** What the events of fire and flight change. */
export const evolveFire: Handlers<FireEvent['type']> = {
  ordered: (state, { side, order }) => withOrders(state, side, orders => [...orders, order]),
  countermanded: (state, { side, unit }) =>
    withOrders(state, side, orders => orders.filter(order => order.unit !== unit)),
  assigned: (state, { side }) => assigned(state, side),
  revealed: (state, { orders }) => revealed(state, orders),
  'lot-laid': (state, { side, lot }) => withSecret(state, side, ({ lots }) => ({ lots: [...lots, lot] })),
  'lots-opened': (state, { lots }) => lotsOpened(state, lots),
  returned: (state, { units, held }) => returned(state, units, held),
  bounced: (state, { unit, target }) => bounced(state, unit, target),
  'cap-flown': (state, { units }) => relocated(state, units, home => ({ at: 'cap', home })),
  'took-off': tookOff,
  flew: (state, { path }) =>
    inFlight(state, flight => ({
      ...flight,
      hex: path.at(-1) ?? flight.hex,
      spent: flight.spent + path.length,
      path: flight.attacked === undefined ? [...flight.path, ...path] : flight.path,
      passed: [],
    })),
  passed: (state, { homes }) =>
    asked(inFlight(state, flight => ({ ...flight, passed: [...flight.passed, ...homes] }))),
  engaged: (state, { home }) =>
    inFlight(state, flight => ({ ...flight, engaged: [...flight.engaged, home] })),
  'turned-back': (state, { how }) => inFlight(state, flight => ({ ...flight, turnedBack: how })),
  hit: (state, { unit }) => hit(state, unit),
  landed: (state, { unit, home }) => landed(state, unit, home),
  'struck-at': state => state,
  formed: (state, { forces }) => withTable(state, withForces(state.table, forces.flat(), forces)),
  aimed: state => state,
  strayed: (state, { aim }) => strayed(state, aim),
  defended: state => state,
  'fired-on': (state, { points }) => firedOn(state, points),
  fired: (state, { strike, stretched }) => fired(state, strike, stretched),
  'base-damaged': (state, { base, part, grade }) => baseDamaged(state, base, part, grade),
};
