import { eventsIn } from '@narrow-seas/core';
import { type HexId, hasHex, neighboursOf } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { AIR_SPECS } from '../model/air-kind.ts';
import { loadOf } from '../rules/transport/cargo.ts';
import { CHARTS, crossing, nameOfHex, portOfName, terrainAt } from '../model/chart.ts';
import { outcomes } from './decide.ts';
import { ownerAt } from '../model/fleet.ts';
import { PORT_SPECS } from '../rules/ports/port.ts';
import { rosterOf } from '../model/roster.ts';
import { fortLevel } from '../rules/reaction/combat-zone.ts';
import { handlingLeft } from '../rules/groups/handling.ts';
import type { State } from '../model/state.ts';
import { after, eventsOf, ruling } from '../testing/orders.ts';
import { hex, port, position } from '../testing/positions.ts';
import type { GroundId } from '../model/vocabulary.ts';
import { automaticSweeping } from '../rules/mines/sweeping.ts';

/** Clauses that stand behind many others, each shown by itself. */

const CHART = CHARTS.mediterranean;
const axis = (table: string): State =>
  position(`naval-step side=axis${table.includes('group 3 ') ? ' moving=3' : ''}`, table);
const phaseOf = ({ common }: State): string => common.phase.name;

describe('the map', () => {
  test('[F.2] two of them, of hexes sixteen land miles across', () => {
    for (const { map } of Object.values(CHARTS)) expect(map.nmPerHex).toBeCloseTo(16 * 0.869, 0);
  });

  test('[F.2.1] hexes and hexsides are of the kinds that the rules know', () => {
    const kinds = new Set([...CHART.map.terrain].map(kind => CHART.map.terrainKinds[kind]));
    expect(kinds).toEqual(new Set(['coastal', 'land', 'off', 'sea']));
    expect(CHART.map.hexsideKinds).toEqual(
      expect.arrayContaining(['full-sea', 'partial-sea', 'narrow-straits', 'land']),
    );
  });

  test.each(Object.values(CHARTS))(
    '[F.2.5] six sea areas of the $name, none over another',
    ({ areas, water }) => {
      expect(areas).toHaveLength(6);
      for (const at of water.keys()) {
        const here = areas.filter(({ hexes }) => hasHex(hexes, at as HexId));
        expect(here.length).toBe(water[at] === 1 ? 1 : Math.min(1, here.length));
      }
    },
  );

  test('[F.2.7] one port a hex, and the strait of Messina is narrow', () => {
    for (const { ports, portAt } of Object.values(CHARTS)) expect(portAt.size).toBe(ports.length);
    const [messina, reggio] = [portOfName(CHART, 'Messina').hex, portOfName(CHART, 'Reggio').hex];
    expect(crossing(CHART, messina, reggio)).toBe('narrow-straits');
  });

  test('[F.2.4] ships cross the waters of neutrals, troops do not march into them', () => {
    const state = axis('');
    const isNeutral = (at: HexId): boolean =>
      terrainAt(CHART, at) === 'coastal' && ownerAt(state.common, at) === 'neutral';
    const coast = [...CHART.water.keys()].find(
      at => CHART.water[at] === 1 && isNeutral(at as HexId),
    ) as HexId;
    const from = neighboursOf(CHART.grid, coast).find(at => terrainAt(CHART, at) === 'sea') as HexId;
    const name = (at: HexId): string => nameOfHex(CHART, at);
    const sailing = axis(`unit X2 axis TF 2 | group 3 axis @${name(from)} X2 contact=clear`);
    expect(ruling(sailing, `axis sail 3 ${name(coast)}`)).toBe('ok');
    const ashore = neighboursOf(CHART.grid, coast).find(at => terrainAt(CHART, at) !== 'sea') as HexId;
    const marching = position(
      'ground-movement side=axis',
      `troops Superga 3 @${name(ashore)}`,
      'malta "Jul I 42"',
      'phasing=axis part=movement step=0',
    );
    expect(ruling(marching, `axis march Superga 3 ${name(ashore)} ${name(coast)}`)).toMatch(/^F\.15\.2 /);
  });
});

describe('who plays, and with what', () => {
  test('[F.1.1] in the Baltic the Allied side is Soviet', () => {
    for (const scenario of ['baltic-act1', 'baltic-act2'] as const)
      for (const { side, nation } of rosterOf(scenario).ships)
        expect(side === 'allied').toBe(nation === 'SU');
  });

  test('[F.1.2] one die of six, and fractions are kept', () => {
    const state = axis('mines allied @055079 1 | group 3 axis @055078 Convogli-A');
    const rolls = outcomes(after(state, 'axis sail 3 055079'));
    expect(rolls.map(({ ways }) => ways)).toEqual([1, 1, 1, 1, 1, 1]);
    const sweep = position(
      'zone-sweep side=allied',
      'mines axis @055079 2 | pools allied nrp=4 | seas rough rough rough rough rough rough',
      'malta "Jun I 42"',
      'phasing=allied part=movement step=0',
    );
    expect(after(sweep, 'allied sweep-zone 055079', 'roll 1').fleets.allied.pools.nrp).toBe(2.5);
  });

  test('[36.I] a transport counter is a transport of strength 2, reduced of 1', () => {
    const loading = (hull: string): State =>
      axis(`unit T2 axis TC 2 | stock axis Napoli sp=9 | group 3 axis in:Napoli T2${hull}`);
    const load = (state: State, sp: number): string =>
      ruling(state, `axis embark 3 T2 cargo.kind=sp cargo.amount=${sp}`);
    expect([load(loading(''), 4), load(loading(''), 5)]).toEqual(['ok', 'F.10.1 room']);
    expect([load(loading('/hits=1'), 2), load(loading('/hits=1'), 3)]).toEqual(['ok', 'F.10.1 room']);
  });

  test('[F.4.3] any number of ships lies in a port and sails together', () => {
    const names = Array.from({ length: 14 }, (_, place) => `N${place}`);
    const units = names.map(name => `unit ${name} axis NT 1`).join(' | ');
    const state = position('naval-step side=axis', `${units} | in Napoli ${names.join(' ')}`);
    expect(ruling(state, `axis form ${names.join(' ')}`)).toBe('ok');
  });

  test('[F.11] each type has its values and its range', () => {
    expect(AIR_SPECS.F).toMatchObject({ air: 4, strike: 0, range: 16 });
    const state = position(
      'air-segment side=axis part=attack',
      'air JG-53',
      'malta "Jun I 42"',
      'phasing=axis part=movement step=0',
    );
    expect(ruling(state, 'axis raid JG-53 target.kind=malta')).toBe('F.11 no-bombs');
  });

  test('[F.15] troops are counted in REs, and a part of them may go', () => {
    const state = position(
      'ground-movement side=allied',
      'troops 1st-Infantry-Division 3 @Tunis',
      'husky "Jul I 43"',
      'phasing=allied part=movement step=0',
    );
    const next = neighboursOf(CHART.grid, hex(state, 'Tunis')).find(
      to => ruling(state, `allied march 1st-Infantry-Division 1 Tunis ${nameOfHex(CHART, to)}`) === 'ok',
    ) as HexId;
    const gone = after(state, `allied march 1st-Infantry-Division 1 Tunis ${nameOfHex(CHART, next)}`);
    expect(gone.common.troops.map(({ re }) => re).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });
});

describe('points, and what they bring', () => {
  test('[F.5.3] work is moving: points spent in a hex bring on what a point brings', () => {
    const state = axis(
      'unit X4 axis TF 4 | mines allied @055079 1 | group 3 axis @055079 X4 belts.0=055079 | group 4 allied @055080 Force-H',
    );
    expect(eventsOf(state, 'axis sweep 3').some(({ type }) => type === 'spent')).toBe(true);
    expect(phaseOf(after(state, 'axis sweep 3'))).not.toBe('naval-step');
  });

  test('[F.6.3] by night mines strike, and danger zones damage, as by day', () => {
    const dark = after(
      axis('unit X12 axis TF 12 | mines allied @055079 3 | group 3 axis @055078 X12'),
      'axis night 3',
      'axis sail 3 055079',
    );
    expect(dark.common.phase).toMatchObject({ name: 'mine-roll', points: 3 });
    const met = after(
      axis('unit X12 axis TF 12 | group 3 axis @055078 X12 found=found'),
      'axis night 3',
      'axis sail 3 055079',
      'roll 6',
    );
    expect(met.common.phase).toMatchObject({ name: 'contact-damage', columns: [{ strength: 12 }] });
  });

  test('[F.7.5] nobody reacts to a group inshore', () => {
    const along = (order: string): State =>
      after(
        axis(
          'unit A8 allied TF 8 | group 3 axis @Tripoli Convogli-A contact=clear shipping=checked seen=true | group 4 allied @062066 A8',
        ),
        order,
      );
    expect(phaseOf(along('axis sail 3 067063'))).toBe('naval-step');
    expect(phaseOf(along('axis sail 3 066064'))).toBe('reaction');
  });

  test('[F.8.2] three rounds at most, by night when the mover came by night', () => {
    const aim = (side: string, firer: string, target: string): string =>
      `${side} aim firer.kind=ship firer.ship=${firer} target.kind=ship target.ship=${target}`;
    const round = [aim('axis', 'X8', 'A8'), aim('allied', 'A8', 'X8'), 'roll 1', 'roll 1'];
    const met = after(
      position(
        'naval-step side=allied moving=3',
        'unit A8 allied TF 8 | unit X8 axis TF 8 | group 3 allied @055078 A8 | group 4 axis @055080 X8 reacted=true',
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 055079',
      'axis fight true',
    );
    expect(met.common.phase).toMatchObject({ battle: { round: 1, night: false } });
    const stay = ['axis stay true', 'allied stay true'];
    const third = after(met, ...round, ...stay, ...round, ...stay);
    expect(third.common.phase).toMatchObject({ name: 'aiming', battle: { round: 3 } });
    expect(phaseOf(after(third, ...round))).not.toBe('stay-or-break');
  });

  test('[F.19.3] Malta’s die is read in the column of its status', () => {
    const checked = (status: number): string | undefined => {
      const state = after(
        axis(
          `malta status=${status} | unit N4 axis NT 4 | unit E2 axis TF 2 | group 3 axis @064065 N4 E2 contact=clear`,
        ),
        'axis sail 3 063066',
      );
      const told = eventsOf(state, 'roll 6').find(({ type }) => type === 'shipping-checked');
      return told?.type === 'shipping-checked' ? told.result : undefined;
    };
    expect([checked(0), checked(15)]).toEqual(['B', '-']);
  });

  test('[F.23.2] the guns of the coast are met by who makes ready to fire', () => {
    const state = position(
      'naval-step side=allied moving=3',
      'unit A12 allied TF 12 | group 3 allied @067063 A12 contact=clear',
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    expect(after(state, 'allied prepare 3 A12 quarter').common.phase).toMatchObject({
      name: 'battle-choice',
      battle: { forts: [port(state, 'Tripoli')] },
    });
  });
});

describe('the sea and the shore', () => {
  test('[F.13] [F.13.1] one die for each sea area: calm, rough or stormy', () => {
    const first = position('sea-roll area=0', '', 'malta "Jan I 43"', 'phasing=axis part=initial step=0');
    const six = after(first, 'roll 1', 'roll 6', 'roll 1', 'roll 6', 'roll 1', 'roll 6');
    expect(six.common.seas).toHaveLength(6);
    expect(new Set(six.common.seas).size).toBeGreaterThan(1);
    expect(phaseOf(six)).not.toBe('sea-roll');
    expect(phaseOf(after(first, 'roll 1'))).toBe('sea-roll');
  });

  test('[F.9] a port handles what its type allows, less its hits', () => {
    const state = axis('port Napoli hits=3');
    expect(handlingLeft(state.common, state.fleets.axis, port(state, 'Napoli'))).toBe(
      PORT_SPECS.great.rating - 3,
    );
  });

  test('[F.18.2] mine points of both sides take two from it each', () => {
    const state = axis('mines axis @Napoli 1 | mines allied @Napoli 2');
    expect(handlingLeft(state.common, state.fleets.axis, port(state, 'Napoli'))).toBe(
      PORT_SPECS.great.rating - 6,
    );
  });

  test('[F.10] a cargo point is an RE, half a mech RE, two SPs or half an SRP', () => {
    const unit = 0 as GroundId;
    expect(loadOf([{ kind: 'troops', unit, re: 1, mech: false }])).toBe(1);
    expect(loadOf([{ kind: 'troops', unit, re: 1, mech: true }])).toBe(2);
    expect(loadOf([{ kind: 'sp', amount: 2 }])).toBe(1);
    expect(loadOf([{ kind: 'srp', amount: 1 }])).toBe(2);
  });

  test('[F.14] a coast defence has what is printed, less what is silenced or lost', () => {
    const level = (words: string): number => {
      const state = axis(`port Tripoli ${words}`);
      return fortLevel(state.common, port(state, 'Tripoli'));
    };
    expect([level('hits=1'), level('suppressed=2'), level('cdLost=true')]).toEqual([3, 1, 0]);
  });

  test('[F.21.2] belts go by themselves by the ports that are owned at that moment', () => {
    const belts = (owner: string): number => {
      const state = position(
        'initial side=axis',
        `${owner}mines allied @053076 1`,
        'malta "Jun I 42"',
        'phasing=axis part=initial step=0',
      );
      return eventsIn(automaticSweeping.begin(state)).length;
    };
    expect([belts(''), belts('port Valletta owner=axis | ')]).toEqual([0, 1]);
  });

  test('[F.28] when Italy leaves the war its zones shrink', () => {
    const zones = (surrendered: boolean): number => {
      const state = position(
        'initial side=axis',
        `italy morale=0 surrendered=${surrendered}`,
        'husky "Sep I 43"',
      );
      return Number(state.common.italy.surrendered) + Number(state.common.danger.italySurrendered);
    };
    expect([zones(false), zones(true)]).toEqual([0, 2]);
  });
});
