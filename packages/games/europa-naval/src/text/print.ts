import { sameData, writeWord } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { printDate } from '../model/date.ts';
import { allShips } from '../model/fleet.ts';
import type { ShipSpec } from '../model/roster.ts';
import { newGroup } from '../rules/groups/group.ts';
import type { Common, Fleet, Group, Ship, State } from '../model/state.ts';
import { OPTIONAL_RULES, type ShipId, SIDES, type Side } from '../model/vocabulary.ts';
import { causeNow } from '../rules/danger-zones/zones.ts';
import { emptyShip, emptyState, goneAir } from './empty.ts';
import { printFields } from './fields.ts';
import {
  AIR_LINE,
  ASSAULT_LINE,
  DANGER_LINE,
  FRONT_LINE,
  GROUP_LINE,
  ITALY_LINE,
  MALTA_LINE,
  POOLS_LINE,
  PORT_LINE,
} from './lines.ts';
import { nameOf } from './names.ts';
import { printPhase } from './phase.ts';
import { printCargo, printShip } from './ship.ts';
import { printTerms } from './terms.ts';

const line = (words: readonly string[]): string => words.join(' ');

/** What of these fields is not as it is at rest. */
const changed = (fields: object, atRest: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => !sameData(value, atRest[key as keyof typeof atRest])),
  );

const withWords = (head: string, words: readonly string[]): readonly string[] =>
  words.length === 0 ? [] : [`${head} ${line(words)}`];

/** A ship that a position makes up: `unit X1 axis TF 12`. */
const printUnit = ({ name, side, kind, strength, nation, role }: ShipSpec): string =>
  line(['unit', name, side, kind, String(strength), nation, ...(role === undefined ? [] : [role])]);

const printClock = ({ common, nextGroup }: State): string => {
  const { lastDate, playerTurn, phasing, part, step, actTwoFollows } = common;
  return line([
    'clock',
    `phasing=${phasing}`,
    `part=${part}`,
    `step=${step}`,
    `playerTurn=${playerTurn}`,
    `next=${nextGroup}`,
    writeWord(`last=${printDate(lastDate)}`),
    ...(actTwoFollows ? ['actTwoFollows=true'] : []),
  ]);
};

/** [F.9.1] By the side that moves; what the other has handled is left over from its player-turn. */
const handledAt = ({ common, fleets }: State, id: number): number =>
  fleets[common.phasing].handled.find(({ port }) => port === id)?.points ?? 0;

const printPorts = (state: State, empty: Common): readonly string[] =>
  state.common.ports.flatMap(({ collateral, blockaded, quietUntil, ...port }, id) => {
    const known = { ...port, used: handledAt(state, id), collateral, blockaded, quietUntil };
    return withWords(
      `port ${nameOf(state.common, 'port', id)}`,
      printFields(state.common, PORT_LINE, changed(known, { used: 0, ...empty.ports[id] })),
    );
  });

const at = (common: Common, hex: HexId): string => `@${nameOf(common, 'hex', hex)}`;

const printTroops = (common: Common): readonly string[] =>
  common.troops.map(({ unit, re, hex, landed, moved }) =>
    line([
      'troops',
      nameOf(common, 'ground', unit),
      String(re),
      at(common, hex),
      ...(landed ? ['landed'] : []),
      ...(moved ? ['moved'] : []),
    ]),
  );

const printAir = (common: Common): readonly string[] =>
  common.air.flatMap((unit, id) => {
    const different = changed(unit, goneAir(common, id));
    // A line without a status means one that is ready.
    const status = unit.status === 'gone' ? { status: 'gone' } : {};
    const fields = printFields(
      common,
      AIR_LINE,
      Object.keys(different).length === 0 ? {} : { ...status, ...different },
    );
    return withWords(`air ${nameOf(common, 'air', id)}`, fields);
  });

const printLists = (common: Common): readonly string[] => [
  ...common.taken.map(({ hex, owner }) => `taken ${at(common, hex)} ${owner}`),
  ...common.mines.map(({ hex, side, points }) => `mines ${side} ${at(common, hex)} ${points}`),
  ...common.unsupplied.map(({ hex, side, turns }) => `unsupplied ${side} ${at(common, hex)} ${turns}`),
  ...common.brought.map(({ unit, re }) => `brought ${nameOf(common, 'ground', unit)} ${re}`),
  ...common.embarked.map(({ unit, hex }) => `embarked ${nameOf(common, 'ground', unit)} ${at(common, hex)}`),
  ...common.once.map(what => `once ${writeWord(what)}`),
  ...SIDES.flatMap(side =>
    common.score[side].map(({ cause, points }) => `score ${side} ${writeWord(cause)} ${points}`),
  ),
];

const printTracks = (
  { common, fleets }: State,
  { common: empty, fleets: idle }: State,
): readonly string[] => [
  ...withWords('malta', printFields(common, MALTA_LINE, changed(common.malta, empty.malta))),
  ...withWords('italy', printFields(common, ITALY_LINE, changed(common.italy, empty.italy))),
  ...SIDES.flatMap(side =>
    withWords(
      `pools ${side}`,
      printFields(common, POOLS_LINE, changed(fleets[side].pools, idle[side].pools)),
    ),
  ),
  ...common.fronts.flatMap((front, place) =>
    withWords(
      `front ${front.id}`,
      printFields(common, FRONT_LINE, changed(front, empty.fronts[place] ?? {})),
    ),
  ),
  ...common.assaults.flatMap((assault, place) =>
    withWords(
      `assault ${place}`,
      printFields(common, ASSAULT_LINE, changed(assault, empty.assaults[place] ?? {})),
    ),
  ),
];

/** [36.D] Zones follow from the ports, unless they wait for the next player-turn. */
const printDanger = (common: Common, empty: Common): readonly string[] => {
  const cause = causeNow({ ...common, danger: empty.danger }, false);
  return sameData(cause, common.danger)
    ? []
    : [line(['danger', ...printFields(common, DANGER_LINE, common.danger)])];
};

const headOf = (common: Common, { where }: Ship): string | undefined => {
  if (where.at === 'port') return `in ${nameOf(common, 'port', where.port)}`;
  return where.at === 'group' ? undefined : where.at;
};

const isTheirs = (common: Common, id: number, side: Side): boolean => allShips(common)[id]?.side === side;

const printHarbours = (common: Common, { ships }: Fleet, side: Side): readonly string[] => {
  const lines = new Map<string, string[]>();
  for (const [id, ship] of ships.entries()) {
    const head = headOf(common, ship);
    const atRest = emptyShip(common, id as ShipId);
    if (head === undefined || !isTheirs(common, id, side) || sameData(ship, atRest)) continue;
    lines.set(head, [...(lines.get(head) ?? []), printShip(common, id as ShipId, ship, atRest)]);
  }
  return [...lines].map(([head, words]) => `${head} ${line(words)}`);
};

const placeWord = (common: Common, { place }: Group): string => {
  if (place.at === 'sea') return at(common, place.hex);
  if (place.at === 'port') return `in:${nameOf(common, 'port', place.port)}`;
  return place.at === 'atlantic' ? 'atlantic' : `channel:${place.channel}:${place.along}`;
};

const printGroup = (common: Common, { ships }: Fleet, group: Group): string => {
  const atRest = newGroup(common, group.id, group.side, group.ships, group.place);
  const fields = printFields(common, GROUP_LINE, changed(group, atRest));
  return line([
    'group',
    String(group.id),
    group.side,
    placeWord(common, group),
    ...group.ships.map(id => printShip(common, id, ships[id] as Ship, emptyShip(common, id))),
    ...fields,
  ]);
};

const printFleet = (common: Common, fleet: Fleet, side: Side): readonly string[] => [
  ...printHarbours(common, fleet, side),
  ...fleet.groups.map(group => printGroup(common, fleet, group)),
  ...fleet.ships.flatMap(({ cargo }, id) =>
    withWords(
      `cargo ${nameOf(common, 'ship', id)}`,
      cargo.map(each => printCargo(common, each)),
    ),
  ),
  ...fleet.stocks.map(
    ({ port, sp, srp }) => `stock ${side} ${nameOf(common, 'port', port)} sp=${sp} srp=${srp}`,
  ),
  ...(side === common.phasing ? [] : fleet.handled).map(
    ({ port, points }) => `handled ${side} ${nameOf(common, 'port', port)} ${points}`,
  ),
];

/** A position as text: heading, clock, phase, then the table, one thing a line. */
export const print = (state: State): string => {
  const { common, fleets } = state;
  const rest = emptyState(common.scenario, common.date, common.extra ?? []);
  const { common: empty } = rest;
  return [
    `europa-naval ${common.scenario} ${writeWord(printDate(common.date))}`,
    ...withWords(
      'options',
      OPTIONAL_RULES.filter(rule => common.options[rule]),
    ),
    ...(common.extra ?? []).map(printUnit),
    printClock(state),
    printPhase(common, common.phase),
    ...printTerms(common),
    ...(common.seas.every(sea => sea === 'calm') ? [] : [`seas ${line(common.seas)}`]),
    ...printPorts(state, empty),
    ...printTracks(state, rest),
    ...printDanger(common, empty),
    ...printTroops(common),
    ...printAir(common),
    ...printLists(common),
    ...SIDES.flatMap(side => printFleet(common, fleets[side], side)),
  ].join('\n');
};
