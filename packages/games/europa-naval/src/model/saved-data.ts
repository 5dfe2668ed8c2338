import { digestOf, type GameData } from '@narrow-seas/core';
import { MAP_FILES } from './chart.ts';
import { allShips, chartOf } from './fleet.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { nameOf } from '../text/names.ts';
import {
  type AirSpec,
  type GroundSpec,
  type Roster,
  rosterOf,
  scenarioData,
  type ShipSpec,
} from './roster.ts';
import type { Common, State } from './state.ts';

const line = (words: readonly unknown[]): string =>
  words.filter(word => word !== undefined && word !== false && word !== '').join(' ');

const figuresOfShip = ({ side, nation, kind, strength, role, load, arrives, withdraws }: ShipSpec) => [
  side,
  nation,
  kind,
  strength,
  role,
  load > 0 && `load=${load}`,
  arrives !== undefined && `from=${arrives}`,
  withdraws !== undefined && `until=${withdraws}`,
];

const figuresOfAir = ({ side, organisation, kind, base, arrives, withdraws }: AirSpec) => [
  side,
  organisation.replaceAll(' ', '-'),
  kind,
  base.replaceAll(' ', '-'),
  arrives !== undefined && `from=${arrives}`,
  withdraws !== undefined && `until=${withdraws}`,
];

const figuresOfGround = ({ side, nation, kind, re, arrives, stays }: GroundSpec) => [
  side,
  nation,
  kind,
  re,
  arrives !== undefined && `from=${arrives}`,
  stays && 'stays',
];

type Kind = Parameters<typeof nameOf>[1];

const listOf = <T>(
  common: Common,
  kind: Kind,
  items: readonly T[],
  figures: (item: T) => readonly unknown[],
): readonly string[] => items.map((item, id) => line([nameOf(common, kind, id), ...figures(item)]));

/** Made once for each scenario, unless a position made up ships: a save is written after every move. */
const known = new WeakMap<Roster, GameData['lists']>();

const listsOf = (common: Common): GameData['lists'] => {
  const roster = rosterOf(common.scenario);
  const made = known.get(roster) ?? makeLists({ ...common, extra: [] });
  known.set(roster, made);
  return (common.extra ?? []).length === 0 ? made : { ...made, ships: shipsOf(common) };
};

const shipsOf = (common: Common): readonly string[] =>
  listOf(common, 'ship', allShips(common), figuresOfShip);

const makeLists = (common: Common): GameData['lists'] => {
  const { air, ground } = rosterOf(common.scenario);
  const { ports, fields, areas } = chartOf(common);
  return {
    ships: shipsOf(common),
    air: listOf(common, 'air', air, figuresOfAir),
    ground: listOf(common, 'ground', ground, figuresOfGround),
    ports: listOf(common, 'port', ports, ({ kind, fort, naval }) => [kind, fort, naval && 'naval']),
    fields: listOf(common, 'field', fields, ({ capacity }) => [capacity]),
    areas: areas.map(({ code }) => code),
  };
};

/** The second act of the long Baltic game has rosters of its own, which the log's later numbers mean. */
const laterAct = ({ scenario, actTwoFollows }: Common): GameData['fixed'] => {
  const { acts } = scenarioOf(scenario);
  return actTwoFollows && acts !== undefined ? { 'second act': digestOf(rosterOf(acts.second)) } : {};
};

/** What a match is played with. */
export const savedData = ({ common }: State): GameData => {
  const { grid } = chartOf(common);
  return {
    lists: listsOf(common),
    fixed: { hexes: `${common.map} ${grid.columns}x${grid.rows}`, ...laterAct(common) },
    digests: { map: digestOf(MAP_FILES[common.map]), scenario: digestOf(scenarioData(common.scenario)) },
  };
};
