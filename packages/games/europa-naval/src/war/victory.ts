import type { Outcome } from '@narrow-seas/core';
import type { PortSpec } from '../chart.ts';
import { dateOf } from '../date.ts';
import type { Event } from '../event.ts';
import { chartOf } from '../fleet.ts';
import { scenarioData } from '../roster.ts';
import type { Common, State } from '../state.ts';
import type { PortKind, Side } from '../vocabulary.ts';
import { FRONT_BOXES, MALTA_ACTIVE, PORTS_HELD, scored, TALLINN_HELD, totalOf } from './cause.ts';
import { MAINLAND, SICILY } from './region.ts';

const held = ({ ports, map }: Common, side: Side, worth: (port: PortSpec) => number): number =>
  chartOf({ map }).ports.reduce((sum, port) => (ports[port.id]?.owner === side ? sum + worth(port) : sum), 0);

/** [S.1] */
const maltaHoldings = (common: Common): readonly Event[] => [
  ...scored(
    'axis',
    FRONT_BOXES,
    common.fronts
      .filter(({ id }) => id !== 'tunisia' || common.once.includes('torch'))
      .reduce((sum, { box }) => sum + 3 * box, 0),
  ),
  ...scored('allied', MALTA_ACTIVE, Math.max(0, Math.floor((9 - common.malta.status) / 3))),
];

const BY_KIND: { readonly [kind in PortKind]: number } = { minor: 1, standard: 2, major: 3, great: 5 };
const ISLANDS: readonly string[] = ['Cagliari', 'Ajaccio', 'Bastia'];

/** [S.2] */
const worthInHusky = ({ name, kind }: PortSpec): number => {
  if (name === 'Messina') return 3;
  if (SICILY.has(name)) return 1;
  if (MAINLAND.has(name)) return BY_KIND[kind];
  return ISLANDS.includes(name) ? 2 : 0;
};

const BALTIC_PORTS: { readonly [scenario: string]: readonly string[] } = {
  'baltic-act1': ['Kuressaare', 'Kardla', 'Hango'],
  'baltic-act2': ['Kuressaare', 'Windau', 'Memel', 'Riga'],
};

/** [F.30] Holdings at the end of a scenario, or of an act. */
export const holdings = ({ common }: State): readonly Event[] => {
  if (common.scenario === 'malta') return maltaHoldings(common);
  if (common.scenario === 'husky') return scored('allied', PORTS_HELD, held(common, 'allied', worthInHusky));
  const names = BALTIC_PORTS[common.scenario] ?? [];
  return scored(
    'axis',
    PORTS_HELD,
    held(common, 'axis', ({ name }) => (names.includes(name) ? 3 : 0)),
  );
};

const AFTER_AUGUST = dateOf('Aug II 41');

/** [S.3] Three points for each turn that Tallinn holds out. */
export const tallinnHolds = ({ common }: State): readonly Event[] => {
  if (common.scenario !== 'baltic-act1' || common.date <= AFTER_AUGUST) return [];
  return scored(
    'allied',
    TALLINN_HELD,
    held(common, 'allied', ({ name }) => (name === 'Tallinn' ? 3 : 0)),
  );
};

/** [S] The Allies count for themselves in Husky, the Axis everywhere else. */
export const balance = (common: Common): number => {
  const [axis, allied] = [totalOf(common, 'axis'), totalOf(common, 'allied')];
  return common.scenario === 'husky' ? allied - axis : axis - allied;
};

const winnerOf = (level: string): Side | undefined => {
  if (level.startsWith('Axis')) return 'axis';
  return level === 'draw' ? undefined : 'allied';
};

const NAMES: { readonly [level: string]: string } = {
  draw: 'Draw',
};

type Level = Pick<ReturnType<typeof scenarioData>['levels'][number], 'level' | 'min'>;

/** [F.30] From the worst for whom the points count; [S.3] both acts in a row begin each where the two do together. */
const levelsOf = ({ scenario, once }: Common): readonly Level[] => {
  const { levels } = scenarioData(scenario);
  if (!once.includes('act-two')) return levels;
  const first = scenarioData('baltic-act1').levels;
  return levels.map(({ level, min }, place) => ({
    level,
    min: min === null ? null : min + (first[place]?.min ?? 0),
  }));
};

/** [F.30] What so many points come to; in the long Baltic game by its own levels. */
export const levelOf = (common: Common, points: number): string =>
  levelsOf(common).findLast(({ min }) => min === null || points >= min)?.level ?? 'draw';

const otherName = ({ map }: Common): string => (map === 'baltic' ? 'Soviet' : 'Allied');

/** Whose points they are, and who is ahead: levels are cut by the lead. */
const account = (common: Common): string => {
  const [axis, allied] = [totalOf(common, 'axis'), totalOf(common, 'allied')];
  const other = otherName(common);
  const points = `Axis ${axis}, ${other} ${allied} in points`;
  if (axis === allied) return `${points}; nobody leads`;
  const leader = axis > allied ? 'Axis' : `${other} side`;
  return `${points}; the ${leader} leads by ${Math.abs(axis - allied)}`;
};

/** [F.30] */
export const outcome = ({ common }: State): Outcome<Side> | undefined => {
  if (common.phase.name !== 'over') return undefined;
  const net = balance(common);
  const found = levelOf(common, net);
  const level = NAMES[found] ?? `${found} victory`;
  return { winner: winnerOf(found), summary: `${level}: ${account(common)}`, level, net };
};
