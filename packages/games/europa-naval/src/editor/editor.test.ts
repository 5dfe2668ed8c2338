import { type Edit, mustBe, printScenario, readScenario } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { europaNaval } from '../game.ts';
import { nameOfHex } from '../model/chart.ts';
import { causeNow } from '../rules/danger-zones/zones.ts';
import {
  afloat,
  aside,
  CHART,
  edit,
  edited,
  fieldHex,
  hex,
  LAND,
  lines,
  mark,
  nameOf,
  put,
  terrain,
  unitIn,
  why,
} from '../testing/editing.ts';
import { europaNavalEditor } from './editor.ts';

const BLANK = mustBe(europaNavalEditor.blank('malta'));
const MALTA = mustBe(europaNaval.setup({ scenario: 'malta', options: {} }));

test('the empty map has ports with garrisons, and nobody comes by himself', () => {
  expect(afloat(BLANK)).toEqual([]);
  expect(lines(BLANK, 'troops', 'air', 'mines', 'stock')).toEqual([]);
  expect(lines(BLANK, 'levels')).toEqual(['levels -9 0 1 10']);
  expect(lines(BLANK, 'once')).toEqual([
    'once torch',
    'once anton',
    'once arrived:Superga',
    'once "arrived:San Marco and Loreto groups"',
  ]);
  expect(lines(BLANK, 'port')).toContain('port Valletta garrison=2');
  expect(BLANK.common.fronts.every(({ box }) => box === 0)).toBe(true);
});

describe('ships', () => {
  const SEA = edited(
    BLANK,
    put('ship:9a-Divisione', 'Taranto'),
    put('ship:5a-Divisione', '051073'),
    put('ship:Convogli-A', '051073'),
  );

  test('lie in a port of theirs, and sail in one group in a hex', () => {
    expect(afloat(SEA)).toEqual(['in Taranto 9a-Divisione', 'group 1 axis @051073 5a-Divisione Convogli-A']);
    expect(unitIn(SEA, 'ship:9a-Divisione')).toMatchObject({ at: 'In port at Taranto', hex: hex('Taranto') });
  });

  test('[F.4] a group that a ship joins or leaves moves as its slowest', () => {
    expect(SEA.fleets.axis.groups[0]?.allowance).toBe(15);
    expect(edited(SEA, aside('ship:Convogli-A', 'none')).fleets.axis.groups[0]?.allowance).toBe(20);
  });

  test('lie off a port of the enemy, not in it', () => {
    expect(afloat(edited(BLANK, put('ship:9a-Divisione', 'Valletta')))).toEqual([
      `group 1 axis @${nameOf('Valletta')} 9a-Divisione`,
    ]);
  });

  test('leave a group, sail alone, and come into port', () => {
    const alone = edited(SEA, mark('ship:Convogli-A', 'berth', 'alone'));
    expect(afloat(alone).slice(1)).toEqual([
      'group 1 axis @051073 5a-Divisione',
      'group 2 axis @051073 Convogli-A',
    ]);
    expect(afloat(edited(alone, mark('ship:Convogli-A', 'berth', '1'))).slice(1)).toEqual([
      'group 1 axis @051073 5a-Divisione Convogli-A',
    ]);
    const out = edited(SEA, mark('ship:9a-Divisione', 'berth', 'alone'));
    expect(afloat(out)[1]).toBe(`group 2 axis @${nameOf('Taranto')} 9a-Divisione`);
    expect(edited(out, mark('ship:9a-Divisione', 'berth', 'port'))).toMatchObject({
      fleets: SEA.fleets,
    });
  });

  test('[F.4.2] submarines sail by themselves', () => {
    const both = edited(SEA, put('ship:Sommergibili-Ionio', '051073'));
    expect(both.fleets.axis.groups).toHaveLength(2);
  });

  test('[F.2.2] a ship on land is refused, and its hex is to blame', () => {
    expect(edit(SEA, { do: 'put', unit: 'ship:5a-Divisione', hex: LAND })).toMatchObject({
      ok: false,
      error: { message: 'Ships cannot be on land.', culprits: [{ kind: 'hex', id: LAND }] },
    });
  });

  test('are sunk without strength left, and come back whole', () => {
    const sunk = edited(SEA, aside('ship:5a-Divisione', 'lost'));
    expect(afloat(sunk)).toContain('sunk 5a-Divisione/hits=8');
    expect(afloat(edited(sunk, put('ship:5a-Divisione', 'Taranto')))).toContain(
      'in Taranto 9a-Divisione 5a-Divisione',
    );
  });

  test('have hits, refit and oil; a flipped task force is whole on its half', () => {
    const hit = edited(
      SEA,
      mark('ship:9a-Divisione', 'hits', 5),
      mark('ship:9a-Divisione', 'refit', true),
      mark('ship:9a-Divisione', 'fuel', 2),
    );
    expect(afloat(hit)[0]).toBe('in Taranto 9a-Divisione/hits=5/fuel=2/refit');
    expect(why(SEA, mark('ship:9a-Divisione', 'hits', 6))).toBe(
      'hits: Hits: write a whole number from 0 to 5.',
    );
    expect(afloat(edited(hit, mark('ship:9a-Divisione', 'half', true)))[0]).toBe(
      'in Taranto 9a-Divisione/fuel=2/half/refit',
    );
  });

  test('go to the Atlantic, and only ships do', () => {
    expect(afloat(edited(BLANK, aside('ship:Force-H', 'atlantic')))).toEqual(['atlantic Force-H']);
    expect(why(BLANK, aside('air:JG-53', 'atlantic'))).toBe(
      'atlantic: Only ships can be in the Atlantic [F.2.6].',
    );
  });

  test('groups have marks of their step', () => {
    const moved = edited(
      SEA,
      mark('ship:5a-Divisione', 'moved', true),
      mark('ship:5a-Divisione', 'spent', 7),
    );
    expect(afloat(moved)[1]).toBe('group 1 axis @051073 5a-Divisione Convogli-A spent=7 moved=true');
  });
});

describe('cargo', () => {
  const LOADED = edited(
    BLANK,
    put('ship:Convogli-A', 'Napoli'),
    mark('ship:Convogli-A', 'sp', 4),
    mark('ship:Convogli-A', 'loaded-at', 'Napoli'),
    mark('ship:Convogli-A', 'embark', 'Superga'),
  );

  test('is supplies with their port, and as many troops as there is room for', () => {
    expect(afloat(LOADED)).toEqual(['in Napoli Convogli-A', 'cargo Convogli-A sp=4/Napoli troops=Superga/1']);
    expect(afloat(edited(LOADED, mark('ship:Convogli-A', 're-Superga', String(1 / 2))))[1]).toBe(
      'cargo Convogli-A sp=4/Napoli troops=Superga/0.5',
    );
  });

  test('[F.4] more than the ship has room for is refused', () => {
    expect(why(LOADED, mark('ship:Convogli-A', 'sp', 6))).toBe(
      'Convogli-A: This ship carries more cargo than it has room for [F.4].',
    );
  });

  test('troops that are aboard are in no other place; put ashore they leave the hold', () => {
    expect(unitIn(LOADED, 'troops:Superga')).toMatchObject({ title: expect.stringContaining('other 2 REs') });
    const rest = edited(LOADED, put('troops:Superga', 'Trapani'));
    expect(lines(rest, 'troops')).toEqual([`troops Superga 2 @${nameOf('Trapani')}`]);
    const all = edited(
      LOADED,
      put('ship:Motozattere-C3', 'Napoli'),
      mark('ship:Motozattere-C3', 'embark', 'Superga'),
    );
    expect(unitIn(all, 'troops:Superga')).toMatchObject({ at: 'Aboard Convogli A', hex: hex('Napoli') });
    const ashore = edited(all, put('troops:Superga', 'Trapani'));
    expect(lines(ashore, 'cargo', 'troops')).toEqual([
      `troops Superga 3 @${nameOf('Trapani')}`,
      'cargo Convogli-A sp=4/Napoli',
    ]);
  });

  test('goes with a ship that takes no part', () => {
    expect(afloat(edited(LOADED, aside('ship:Convogli-A', 'none')))).toEqual([]);
  });
});

describe('aircraft', () => {
  test('are based on fields, or on a carrier group in the hex', () => {
    const based = edited(
      BLANK,
      put('air:JG-53', fieldHex('Comiso')),
      put('ship:Force-W', 'Gibraltar'),
      ...europaNavalEditor
        .sheet(MALTA)
        .units.filter(({ id, group }) => id.startsWith('air:') && group === 'Carrier fighters')
        .slice(0, 1)
        .map(({ id }) => put(id, 'Gibraltar')),
    );
    expect(lines(based, 'air')[0]).toBe('air JG-53 status=ready base.at=field base.field=Comiso');
    expect(
      based.common.air.filter(({ base, status }) => base.at === 'ship' && status === 'ready'),
    ).toHaveLength(1);
    expect(why(BLANK, put('air:JG-53', '051073'))).toBe(
      ': There is no airfield in this hex, and no carrier group that takes the unit [F.11.1].',
    );
  });

  test('[F.11.1] an overfull field is refused, and its hex is to blame', () => {
    const field = CHART.fields.find(({ capacity }) => capacity <= 3);
    const names = europaNavalEditor
      .sheet(BLANK)
      .units.filter(({ id }) => id.startsWith('air:'))
      .slice(0, (field?.capacity ?? 0) + 1)
      .map(({ id }) => id);
    const all = names.map((id): Edit => ({ do: 'put', unit: id, hex: field?.hex ?? 0 }));
    const full = edited(BLANK, ...all.slice(0, -1));
    expect(edit(full, all.at(-1) as Edit)).toMatchObject({
      ok: false,
      error: { at: field?.name, culprits: [{ kind: 'hex', id: field?.hex }] },
    });
  });

  test('go with their carrier', () => {
    const carrier = MALTA.common.air.findIndex(({ base }) => base.at === 'ship');
    const base = MALTA.common.air[carrier]?.base;
    const ship = europaNavalEditor
      .sheet(MALTA)
      .units.find(({ piece }) => base?.at === 'ship' && piece === base.ship);
    const lost = edited(MALTA, aside(ship?.id ?? '', 'lost'));
    expect(lost.common.air[carrier]?.status).toBe('eliminated');
    expect(edited(MALTA, aside(ship?.id ?? '', 'none')).common.air[carrier]?.status).toBe('gone');
  });
});

describe('troops', () => {
  const ASHORE = edited(BLANK, put('troops:Malta-garrison', 'Valletta'));

  test('stand whole, are split, and the rest stands elsewhere', () => {
    expect(lines(ASHORE, 'troops')).toEqual([`troops Malta-garrison 8 @${nameOf('Valletta')}`]);
    const split = edited(
      ASHORE,
      mark('troops:Malta-garrison', 're', '5'),
      put('troops:Malta-garrison+', 'Gibraltar'),
    );
    expect(lines(split, 'troops')).toEqual([
      `troops Malta-garrison 5 @${nameOf('Valletta')}`,
      `troops Malta-garrison 3 @${nameOf('Gibraltar')}`,
    ]);
    expect(lines(edited(split, put('troops:Malta-garrison#2', 'Valletta')), 'troops')).toEqual(
      lines(ASHORE, 'troops'),
    );
  });

  test('[F.2.3] hold the land that they stand on, but no port of the enemy', () => {
    const land = edited(BLANK, { do: 'put', unit: 'troops:Superga', hex: LAND });
    expect(lines(land, 'taken')).toEqual([`taken @${nameOfHex(CHART, LAND)} axis`]);
    expect(why(BLANK, put('troops:Superga', 'Valletta'))).toBe(
      'Valletta: This port is in enemy hands. Say first whose it is [F.15.5].',
    );
    const taken = edited(BLANK, terrain('Valletta', 'owner', 'axis'), put('troops:Superga', 'Valletta'));
    expect(lines(taken, 'troops')).toHaveLength(1);
  });

  test('that take no part do not come; those that come later are planned', () => {
    expect(lines(edited(MALTA, aside('troops:Superga', 'none')), 'once')).toEqual(['once arrived:Superga']);
    const later = edited(
      BLANK,
      aside('troops:Superga', 'due'),
      mark('troops:Superga', 'from', 'Sep I 42'),
      mark('troops:Superga', 'at', 'Bari'),
    );
    expect(lines(later, 'plan', 'once')).toEqual([
      'plan ground Superga "from=Sep I 42" at=Bari',
      ...lines(BLANK, 'once').filter(line => !line.includes('Superga')),
    ]);
    expect(unitIn(later, 'troops:Superga')).toMatchObject({ place: 'due', at: 'Comes Sep I 42' });
  });

  test('are not listed when they are lost', () => {
    expect(why(ASHORE, aside('troops:Malta-garrison', 'lost'))).toContain('Take them off instead.');
  });
});

describe('reinforcements', () => {
  test('come in a turn and to a port, and leave', () => {
    const later = edited(
      BLANK,
      aside('ship:Force-W', 'due'),
      mark('ship:Force-W', 'from', 'Aug II 42'),
      mark('ship:Force-W', 'until', 'never'),
    );
    expect(lines(later, 'plan', 'due')).toEqual([
      'plan ship Force-W "from=Aug II 42" until=never',
      'due Force-W',
    ]);
    const usual = edited(MALTA, mark('ship:Motozattere-C3', 'from', 'Sep I 42'));
    expect(lines(edited(usual, mark('ship:Motozattere-C3', 'from', 'Jul I 42')), 'plan')).toEqual([]);
  });
});

describe('mines', () => {
  test('come into a hex point by point, are moved and taken off', () => {
    const laid = edited(BLANK, put('mines:axis', '051073'), put('mines:axis', '051073'));
    expect(lines(laid, 'mines')).toEqual(['mines axis @051073 2']);
    const more = edited(laid, mark('mines:axis@051073', 'points', 5), put('mines:axis@051073', '051074'));
    expect(lines(more, 'mines')).toEqual(['mines axis @051074 5']);
    expect(lines(edited(more, aside('mines:axis@051074', 'none')), 'mines')).toEqual([]);
  });

  test('[36.C] on land they are refused with their hex', () => {
    expect(edit(BLANK, { do: 'put', unit: 'mines:allied', hex: LAND })).toMatchObject({
      ok: false,
      error: { culprits: [{ kind: 'hex', id: LAND }] },
    });
  });
});

describe('ports and land', () => {
  test('a port has an owner, hits, a garrison, stores and a prize', () => {
    const changed = edited(
      BLANK,
      terrain('Tripoli', 'owner', 'allied'),
      terrain('Tripoli', 'hits', 2),
      terrain('Tripoli', 'garrison', 0),
      terrain('Tripoli', 'sp-allied', 6),
      terrain('Tripoli', 'prize-axis', 12),
    );
    expect(lines(changed, 'stock', 'prize')).toEqual([
      'prize axis Tripoli 12',
      'stock allied Tripoli sp=6 srp=0',
    ]);
    expect(lines(changed, 'port')).toContain('port Tripoli owner=allied hits=2');
    expect(why(changed, terrain('Tripoli', 'hits', 99))).toContain('write a whole number from 0 to');
  });

  test('[36.D] danger zones follow the owner at once', () => {
    const changed = edited(BLANK, terrain('Tripoli', 'owner', 'allied'));
    expect(changed.common.danger).toEqual(causeNow(changed.common, false));
    expect(changed.common.danger).not.toEqual(BLANK.common.danger);
  });

  test('[F.4.3] a port with ships of the other side in it changes hands only without them', () => {
    const berthed = edited(BLANK, put('ship:9a-Divisione', 'Taranto'));
    expect(edit(berthed, terrain('Taranto', 'owner', 'allied'))).toMatchObject({
      ok: false,
      error: { at: '9a-Divisione', message: 'This ship is in an enemy port [F.4.3].' },
    });
  });

  test('land belongs to whom one likes, and goes back', () => {
    const taken = edited(BLANK, { do: 'terrain', hex: LAND, field: 'owner', value: 'axis' });
    expect(lines(taken, 'taken')).toHaveLength(1);
    const [field] = europaNavalEditor.fieldsAt(BLANK, LAND);
    const back = edited(taken, {
      do: 'terrain',
      hex: LAND,
      field: 'owner',
      value: field?.value ?? '',
    });
    expect(lines(back, 'taken')).toEqual([]);
  });
});

test('counters have no order in a stack, and the sheet says so', () => {
  expect(europaNavalEditor.sheet(BLANK).unordered).toBe(true);
  expect(why(BLANK, { do: 'raise', unit: 'ship:Force-H' })).toContain('no order in a stack');
});

const firstShips = (scenario: string): readonly string[] =>
  europaNavalEditor
    .sheet(mustBe(europaNavalEditor.blank(scenario)))
    .units.filter(({ id }) => id.startsWith('ship:'))
    .slice(0, 2)
    .map(({ id }) => id);

test.each(europaNaval.scenarios.map(({ id }) => id))(
  '%s made from nothing goes through a file and back',
  id => {
    const start = edited(
      mustBe(europaNavalEditor.blank(id)),
      ...firstShips(id).map((unit, place): Edit => aside(unit, place === 0 ? 'due' : 'atlantic')),
    );
    const file = { notes: { title: 'Try', summary: '', texts: { axis: 'Hold.' } }, start };
    expect(readScenario(europaNaval, printScenario(europaNaval, file))).toEqual({ ok: true, value: file });
  },
);
