import { type Adjustable, adjustChoice, adjustFlag, adjustNumber, type EditChoice } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { sideName } from '../face/words.ts';
import { withCommon, withFleet, withPort } from '../model/change.ts';
import { type PortSpec, terrainAt } from '../model/chart.ts';
import { chartOf, ownerAt, portOf } from '../model/fleet.ts';
import type { Common, Port, State } from '../model/state.ts';
import { prizeOf } from '../model/terms.ts';
import { OWNERS, type Owner, type PortId, SIDES, type Side } from '../model/vocabulary.ts';
import { PORT_SPECS } from '../rules/ports/port.ts';
import { MOST_PRIZE } from '../text/terms.ts';
import { choices } from './adjust.ts';
import { withOwner } from './ground.ts';
import { withPrize } from './terms-change.ts';
import { SAID } from './words.ts';

const saidOwner = ({ map }: Common, owner: Owner): string =>
  owner === 'allied' && map === 'baltic' ? SAID.owners.soviet : SAID.owners[owner];

const ownerChoices = (common: Common): readonly EditChoice[] =>
  choices(OWNERS.map(owner => [owner, saidOwner(common, owner)] as const));

const ownerNamed = (value: string): Owner => OWNERS.find(owner => owner === value) ?? 'neutral';

const ownerField = ({ id, name }: PortSpec): Adjustable<State> =>
  adjustChoice(
    ({ common }) => ({
      id: 'owner',
      title: SAID.port.owner(name),
      choices: ownerChoices(common),
      value: portOf(common, id).owner,
    }),
    (state, value) => withPort(state, id, port => ({ ...port, owner: ownerNamed(value) })),
  );

const portNumber = (port: PortId, id: 'hits' | 'garrison' | 'suppressed', most: number): Adjustable<State> =>
  adjustNumber(
    ({ common }) => ({ id, title: SAID.port[id], least: 0, most, value: portOf(common, port)[id] }),
    (state, value) => withPort(state, port, now => ({ ...now, [id]: value })),
  );

const portFlag = (
  port: PortId,
  id: Extract<keyof Port, 'cdLost' | 'collateral' | 'blockaded'>,
): Adjustable<State> =>
  adjustFlag(
    ({ common }) => ({ id, title: SAID.port[id], value: portOf(common, port)[id] }),
    (state, value) => withPort(state, port, now => ({ ...now, [id]: value })),
  );

const stockAt = ({ fleets }: State, side: Side, port: PortId) =>
  fleets[side].stocks.find(stock => stock.port === port) ?? { port, sp: 0, srp: 0 };

/** [F.17] An empty store is left out. */
const withStock = (
  state: State,
  side: Side,
  port: PortId,
  change: { readonly [what: string]: number },
): State =>
  withFleet(state, side, ({ stocks }) => {
    const stock = { ...stockAt(state, side, port), ...change };
    const others = stocks.filter(each => each.port !== port);
    const all = stock.sp + stock.srp > 0 ? [...others, stock] : others;
    return { stocks: all.toSorted((a, b) => a.port - b.port) };
  });

const MOST_STORED = 999;
const MOST_GARRISON = 20;

const stockField = (side: Side, port: PortId, id: 'sp' | 'srp'): Adjustable<State> =>
  adjustNumber(
    state => ({
      id: `${id}-${side}`,
      title: SAID.port[id](sideName(state.common, side)),
      least: 0,
      most: MOST_STORED,
      value: stockAt(state, side, port)[id],
    }),
    (state, value) => withStock(state, side, port, { [id]: value }),
  );

/** Stores of a side count where it holds the port; others are shown as long as there are some. */
const stockFields = (state: State, port: PortId): readonly Adjustable<State>[] =>
  SIDES.filter(side => {
    const { sp, srp } = stockAt(state, side, port);
    return portOf(state.common, port).owner === side || sp + srp > 0;
  }).flatMap(side => [stockField(side, port, 'sp'), stockField(side, port, 'srp')]);

const prizeField = (side: Side, port: PortId): Adjustable<State> =>
  adjustNumber(
    ({ common }) => ({
      id: `prize-${side}`,
      title: SAID.port.prize(sideName(common, side)),
      least: 0,
      most: MOST_PRIZE,
      value: prizeOf(common, side, port),
    }),
    (state, points) => withPrize(state, side, port, points),
  );

const portFields = (state: State, port: PortSpec): readonly Adjustable<State>[] => {
  const { id, kind, fort } = port;
  return [
    ownerField(port),
    ...stockFields(state, id),
    ...SIDES.map(side => prizeField(side, id)),
    portNumber(id, 'hits', PORT_SPECS[kind].rating),
    portNumber(id, 'garrison', MOST_GARRISON),
    ...(fort > 0 ? [portNumber(id, 'suppressed', fort), portFlag(id, 'cdLost')] : []),
    portFlag(id, 'collateral'),
    portFlag(id, 'blockaded'),
  ];
};

const groundField = (hex: HexId): Adjustable<State> =>
  adjustChoice(
    ({ common }) => ({
      id: 'owner',
      title: SAID.ground,
      choices: ownerChoices(common),
      value: ownerAt(common, hex),
    }),
    (state, value) => withOwner(state, hex, ownerNamed(value)),
  );

const isLand = ({ common }: State, hex: HexId): boolean =>
  ['land', 'coastal'].includes(terrainAt(chartOf(common), hex));

const turnsWithout = ({ common }: State, side: Side, hex: HexId): number =>
  common.unsupplied.find(each => each.side === side && each.hex === hex)?.turns ?? 0;

const MOST_TURNS = 20;

const hungerField = (side: Side, hex: HexId): Adjustable<State> =>
  adjustNumber(
    state => ({
      id: `unsupplied-${side}`,
      title: SAID.unsupplied(sideName(state.common, side)),
      least: 0,
      most: MOST_TURNS,
      value: turnsWithout(state, side, hex),
    }),
    (state, turns) => {
      const others = state.common.unsupplied.filter(each => each.side !== side || each.hex !== hex);
      return withCommon(state, { unsupplied: turns === 0 ? others : [...others, { hex, side, turns }] });
    },
  );

/** Where somebody lives who may go hungry. */
const hungerFields = (state: State, hex: HexId): readonly Adjustable<State>[] => {
  const { common } = state;
  const isLived = common.troops.some(troop => troop.hex === hex) || chartOf(common).portAt.has(hex);
  return SIDES.filter(side => isLived || turnsWithout(state, side, hex) > 0).map(side =>
    hungerField(side, hex),
  );
};

/** What can be set of a hex: its port, or whose the land is, and who is out of supply there. */
export const hexFields = (state: State, hex: HexId): readonly Adjustable<State>[] => {
  const port = chartOf(state.common).portAt.get(hex);
  if (port !== undefined) return [...portFields(state, port), ...hungerFields(state, hex)];
  return isLand(state, hex) ? [groundField(hex), ...hungerFields(state, hex)] : hungerFields(state, hex);
};
