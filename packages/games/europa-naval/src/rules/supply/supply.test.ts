import { type HexId, hexsideBetween, neighboursOf, range } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { CHARTS, crossing, hexNamed, nameOfHex, terrainAt } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import { after } from '../../testing/orders.ts';
import { hex, port, position, ship } from '../../testing/positions.ts';
import type { State } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { SICILY } from '../../scenarios/coasts.ts';
import { judgeSupply, sourcesOf } from './supply.ts';
import { isReached, netFrom, originOf, watersOf } from './supply-net.ts';

const judge = (side: Side, table: string, heading = 'husky "Jul I 43"') =>
  position(`initial side=${side}`, table, heading, `phasing=${side} part=initial step=0`);

const cut = (state: State, side: Side): readonly string[] => {
  const { ports } = chartOf(state.common);
  const hexes = judgeSupply(state, side).unsupplied;
  return ports.filter(each => hexes.includes(each.hex)).map(({ name }) => name);
};

const paying = (state: State, side: Side): readonly string[] =>
  judgeSupply(state, side).paying.map(id => chartOf(state.common).ports[id]?.name ?? '');

describe('[F.16] supply', () => {
  test('[F.16] comes from a source over a line, or out of stores; with neither there is none', () => {
    expect(cut(judge('axis', ''), 'axis')).not.toContain('Palermo');
    expect(cut(judge('axis', ''), 'axis')).toContain('Rodi');
    expect(cut(judge('axis', 'stock axis Rodi sp=2'), 'axis')).not.toContain('Rodi');
  });

  test('[F.16.1] sources are owned and functioning', () => {
    const names = (table: string): boolean => {
      const state = judge('axis', table);
      return sourcesOf(state.common, 'axis').includes(port(state, 'Napoli'));
    };
    expect(names('')).toBe(true);
    expect(names('port Napoli hits=20')).toBe(false);
    expect(names('port Napoli owner=allied')).toBe(false);
  });

  test('[F.16.2] reaches the north of Sicily by sea', () => {
    const lost = cut(judge('axis', ''), 'axis');
    expect(lost).not.toContain('Messina');
    expect(lost).not.toContain('Palermo');
  });

  test('[F.16.2] thirty points do not reach the Aegean islands from Italy, where the sea costs double', () => {
    const alone = judge(
      'axis',
      'port Piraeus owner=neutral | port Patrai owner=neutral | port Salonika owner=neutral',
    );
    expect(cut(alone, 'axis')).toContain('Rodi');
  });

  test('[36.D.4] hexes in an enemy danger zone cost double: Rodi, some sixteen hexes from Piraeus, lies too far', () => {
    expect(cut(judge('axis', ''), 'axis')).toContain('Rodi');
  });

  test('[F.18.1] a blockaded port has no naval supply line', () => {
    expect(cut(judge('axis', 'port Leros blockaded=true'), 'axis')).toContain('Leros');
    expect(cut(judge('axis', ''), 'axis')).not.toContain('Leros');
  });
});

describe('[36.H] combat zones and naval supply lines', () => {
  const off = 'unit Y allied TF 4 | ';

  test('no line goes into a hex of an enemy group, by day or by night', () => {
    const state = judge('axis', `${off}group 3 allied @Leros Y`);
    expect(cut(state, 'axis')).toContain('Leros');
  });

  test('five hexes are traced at night, past a group next to the port', () => {
    const next = hexBeside('Leros');
    expect(cut(judge('axis', `${off}group 3 allied @${next} Y`), 'axis')).not.toContain('Leros');
  });

  test.each([
    [4, true],
    [5, false],
  ])('watched waters %i hexes deep around the port: %s', (deep, expected) => {
    const state = judge('axis', '');
    const waters = watersOf(state, 'axis', new Set());
    const leros = hex(state, 'Leros');
    const watched = new Uint8Array(waters.watched.length);
    for (const near of range(waters.chart.grid, leros, deep)) watched[near] = 1;
    const net = netFrom({ ...waters, watched }, sourcesOf(state.common, 'axis'), [leros]);
    // The port's own hex is one of the five.
    expect(isReached(net, leros)).toBe(expected);
  });

  test('transports have no zone', () => {
    const state = judge('axis', 'unit Z allied NT 4 | group 3 allied @Leros Z');
    expect(cut(state, 'axis')).not.toContain('Leros');
  });
});

const hexBeside = (name: string): string => {
  const state = judge('axis', '');
  const { grid } = chartOf(state.common);
  const at = hex(state, name);
  const found = neighboursOf(grid, at).find(next => terrainAt(chartOf(state.common), next) === 'sea') ?? at;
  return nameOfHex(chartOf(state.common), found);
};

describe('[F.16.2] stores', () => {
  const island = 'port Leros blockaded=true';

  test('a port that holds two SPs feeds itself, for one', () => {
    const state = judge('axis', `${island} | stock axis Leros sp=2`);
    expect(cut(state, 'axis')).not.toContain('Leros');
    expect(paying(state, 'axis')).toContain('Leros');
  });

  test('one SP is not enough', () => {
    expect(cut(judge('axis', `${island} | stock axis Leros sp=1`), 'axis')).toContain('Leros');
  });

  test('Valletta lives on one, and pays nothing', () => {
    const malta = (sp: number) =>
      judge('allied', `port Valletta blockaded=true | stock allied Valletta sp=${sp}`, 'malta "Jul I 42"');
    expect(cut(malta(1), 'allied')).not.toContain('Valletta');
    expect(paying(malta(2), 'allied')).not.toContain('Valletta');
    expect(cut(malta(0), 'allied')).toContain('Valletta');
  });

  test('ports of a front are fed by its last payment', () => {
    const africa = (paid: number) =>
      judge('axis', `front libya paid=${paid} | stock axis Tripoli sp=9`, 'malta "Jul I 42"');
    expect(cut(africa(4), 'axis')).not.toContain('Tripoli');
    expect(paying(africa(4), 'axis')).not.toContain('Tripoli');
    expect(paying(africa(3.5), 'axis')).toContain('Tripoli');
  });

  test.each([
    ['Alexandria', 'libya box=9', 4],
    ['Bone', 'tunisia box=4', 2],
  ])(
    '[F.27.1] %s, which only the last box of its front lists, is one of its ports',
    (name, front, enough) => {
      const africa = (paid: number) =>
        judge('axis', `port ${name} owner=axis | front ${front} paid=${paid}`, 'malta "Nov II 42"');
      expect(cut(africa(enough), 'axis')).not.toContain(name);
      expect(cut(africa(0), 'axis')).toContain(name);
    },
  );
});

describe('[F.16.3] without supply', () => {
  const island = 'port Leros blockaded=true garrison=1';

  test('turns are counted, and begin again', () => {
    const once = after(judge('axis', `${island} | unsupplied axis @Leros 2`), 'axis done');
    const line = (state: State) => state.common.unsupplied.find(each => each.hex === hex(state, 'Leros'));
    expect(line(once)?.turns).toBe(3);
    const fed = after(judge('axis', 'unsupplied axis @Leros 2'), 'axis done');
    expect(line(fed)).toBeUndefined();
  });

  test('the fourth turn and each after it costs an RE', () => {
    const at = (state: State) => state.common.ports[port(state, 'Leros')]?.garrison;
    expect(at(after(judge('axis', `${island} | unsupplied axis @Leros 2`), 'axis done'))).toBe(1);
    expect(at(after(judge('axis', `${island} | unsupplied axis @Leros 3`), 'axis done'))).toBe(0);
  });

  test('[F.14.1] coast defences stay silent', () => {
    const fort = (more: string) =>
      after(judge('axis', `port Leros suppressed=2 blockaded=${more}`), 'axis done');
    const silenced = (state: State) => state.common.ports[port(state, 'Leros')]?.suppressed;
    expect(silenced(fort('true'))).toBe(2);
    expect(silenced(fort('false'))).toBe(0);
  });
});

test('[36.G] a ferry carries supply over its hexside', () => {
  const closed = [...SICILY].map(name => `port ${name.replaceAll(' ', '-')} blockaded=true`).join(' | ');
  const state = judge('axis', `in Messina MFP-and-Siebel-ferries-Messina-A | ${closed}`);
  const side = hexsideBetween(chartOf(state.common).grid, hex(state, 'Messina'), hex(state, 'Reggio'));
  const ferry = after(state, `axis ferry MFP-and-Siebel-ferries-Messina-A ${side}`);
  expect(ship(ferry, 'MFP-and-Siebel-ferries-Messina-A').ferry).toBe(side);
  const messina = hex(state, 'Messina');
  expect(judgeSupply(state, 'axis').unsupplied).toContain(messina);
  expect(judgeSupply(ferry, 'axis').unsupplied).not.toContain(messina);
});

test('[36.G] [F.15.2] no supply line walks over a great river', () => {
  const chart = CHARTS.baltic;
  const [bank, beyond] = ['056010', '056011'].map(name => hexNamed(chart, name) as HexId) as [HexId, HexId];
  const around = neighboursOf(chart.grid, bank).filter(near => near !== beyond);
  const given = (near: HexId): string => {
    const name = chart.portAt.get(near)?.name;
    return name === undefined ? `taken @${nameOfHex(chart, near)} allied` : `port ${name} owner=allied`;
  };
  const isCut = (lost: readonly HexId[]): boolean => {
    const table = ['troops Pioneers 0.5 @056010', ...lost.map(given)].join(' | ');
    return judgeSupply(judge('axis', table, 'baltic-act1 "Aug I 41"'), 'axis').unsupplied.includes(bank);
  };
  const dry = around.filter(near => crossing(chart, bank, near) === 'land');
  expect(crossing(chart, bank, beyond)).toBe('great-river');
  expect(isCut(around)).toBe(true);
  expect(isCut(around.filter(near => near !== dry[0]))).toBe(false);
});

describe('supply lines are drawn as far as they are asked for', () => {
  test.each(['axis', 'allied'] as const)('%s: asked for one hex or for all, the same line feeds it', side => {
    const state = judge(side, 'unit Y allied TF 4 | group 3 allied @050068 Y');
    const { ports } = chartOf(state.common);
    const waters = watersOf(state, side, new Set());
    const sources = sourcesOf(state.common, side);
    const whole = netFrom(
      waters,
      sources,
      ports.map(each => each.hex),
    );
    for (const each of ports)
      expect([each.name, originOf(netFrom(waters, sources, [each.hex]), each.hex)]).toEqual([
        each.name,
        originOf(whole, each.hex),
      ]);
  });
});
