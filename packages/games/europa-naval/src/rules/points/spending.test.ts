import { hexsideBetween } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { evolve } from '../../turn/evolve.ts';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { hex, port, position, ship, strength, whereIs } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';

const initial = (side: Side, table: string, date = 'malta "Jul I 42"'): State =>
  position(`initial side=${side}`, table, date, `phasing=${side} part=initial step=0`);

const stock = (state: State, side: Side, name: string) =>
  stockOf(state.common, state.fleets[side], side, port(state, name));

describe('[F.17] [F.9.2] repair', () => {
  const hurt = (place: string, more = '') =>
    initial(
      'axis',
      `unit X axis TF 12 | unit Y axis TF 4 | in ${place} X/hits=4 Y/hits=1 | pools axis nrp=9${more}`,
    );

  test('[F.17] costs an NRP a hit', () => {
    const state = after(hurt('Taranto'), 'axis repair X 3');
    expect(strength(state, 'X')).toBe(11);
    expect(state.fleets.axis.pools.nrp).toBe(6);
  });

  test.each([
    ['[F.9.2] a great port repairs four', 'Taranto', 'X 4', 'ok'],
    ['[F.9.2] a standard port one', 'Bone', 'X 1', 'ok'],
    ['[F.9.2] and no more', 'Bone', 'X 2', 'F.9.2 port-full'],
    ['[F.9.2] a minor port none', 'Gela', 'X 1', 'F.9.2 port-full'],
    ['[F.17] not more than there is', 'Taranto', 'Y 2', 'F.17 hits'],
    ['[F.17] nothing', 'Taranto', 'Y 0', 'F.17 hits'],
  ])('%s', (_case, place, order, expected) => {
    expect(ruling(hurt(place, ' | port Bone owner=axis'), `axis repair ${order}`)).toBe(expected);
  });

  test('[F.9.2] the hits of a port are counted together: five in a great naval base, four in another great port', () => {
    const once = after(hurt('Taranto'), 'axis repair X 4');
    expect(ruling(once, 'axis repair Y 1')).toBe('ok');
    const great = after(
      initial(
        'axis',
        'unit X axis TF 12 | unit Y axis TF 4 | in Genova X/hits=4 Y/hits=1 | pools axis nrp=9',
      ),
      'axis repair X 4',
    );
    expect(ruling(great, 'axis repair Y 1')).toBe('F.9.2 port-full');
  });

  test('[F.9.2] each unit once in a phase', () => {
    expect(ruling(after(hurt('Taranto'), 'axis repair X 1'), 'axis repair X 1')).toBe('F.9.2 mended');
  });

  test('[F.4.4] two points or more put a unit into refit', () => {
    expect(ship(after(hurt('Taranto'), 'axis repair X 2'), 'X').refit).toBe(true);
    expect(ship(after(hurt('Taranto'), 'axis repair X 1'), 'X').refit).toBe(false);
    const refitting = after(hurt('Taranto'), 'axis repair X 2');
    expect(ship(evolve(refitting, { type: 'turn-opened', side: 'allied' }), 'X').refit).toBe(true);
    expect(ship(evolve(refitting, { type: 'turn-opened', side: 'axis' }), 'X').refit).toBe(false);
  });

  test.each([
    ['[F.9.5] not in a wrecked port', ' | port Taranto hits=20', 'F.9.2 port-full'],
    ['[F.16.3] not in a port out of supply', ' | unsupplied axis @Taranto 1', 'F.9.2 port-full'],
    ['[F.17.2] not without points', ' | pools axis nrp=0', 'F.17.2 no-nrp'],
    ['[F.17.2] not in deficit', ' | pools axis nrp=-3', 'F.17.2 no-nrp'],
  ])('%s', (_case, more, expected) => {
    expect(ruling(hurt('Taranto', more), 'axis repair X 1')).toBe(expected);
  });

  test('[36.F.3] never beyond the half side', () => {
    const half = initial('axis', 'unit X axis TF 12 | in Taranto X/hits=1/half | pools axis nrp=9');
    expect(ruling(half, 'axis repair X 2')).toBe('F.17 hits');
    expect(strength(after(half, 'axis repair X 1'), 'X')).toBe(6);
  });

  test('[36.F.2] carriers not at all', () => {
    const state = initial('allied', 'in Gibraltar Force-W/hits=1 | pools allied nrp=9');
    expect(ruling(state, 'allied repair Force-W 1')).toBe('36.F.2 no-repair');
  });

  test('nobody repairs the enemy’s ships, or asks about them', () => {
    expect(ruling(hurt('Taranto'), 'axis repair Force-W 1')).toBe('F.1.3 not-ours');
  });
});

describe('[F.17] transports', () => {
  const lost =
    'pools axis nrp=5 | sunk Convogli-A/hits=3 | in Napoli Convogli-B/hits=2 | in Gela Convogli-C/hits=1';

  test('are replaced for two NRPs a point, at a major or great port', () => {
    const state = after(initial('axis', lost), 'axis replace Convogli-A Napoli');
    expect(whereIs(state, 'Convogli-A')).toBe('in Napoli');
    expect(strength(state, 'Convogli-A')).toBe(1);
    expect(state.fleets.axis.pools.nrp).toBe(3);
    expect(strength(after(state, 'axis replace Convogli-B Napoli'), 'Convogli-B')).toBe(2);
  });

  test.each([
    ['not in a minor port', 'Convogli-C Gela', 'F.17 small-port'],
    ['not where they are not', 'Convogli-B Genova', 'F.17 transport-elsewhere'],
    ['not repaired', '', 'F.17 replaced'],
  ])('%s', (_case, order, expected) => {
    const text = order === '' ? 'axis repair Convogli-B 1' : `axis replace ${order}`;
    expect(ruling(initial('axis', lost), text)).toBe(expected);
  });

  test('two a turn', () => {
    const rich = initial('axis', `${lost} | pools axis nrp=9`);
    const twice = after(rich, 'axis replace Convogli-A Napoli', 'axis replace Convogli-B Napoli');
    expect(ruling(twice, 'axis replace Convogli-B Napoli')).toBe('F.17 enough');
  });
});

test('[36.C] [F.17] an NRP makes a mine point', () => {
  const state = initial('axis', 'pools axis nrp=3 mines=0');
  expect(after(state, 'axis make-mines 2').fleets.axis.pools).toMatchObject({ nrp: 1, mines: 2 });
  expect(ruling(state, 'axis make-mines 4')).toBe('F.17.2 no-nrp');
});

describe('[36.A.4.b] Malta', () => {
  const malta = (more = '', troops = 'troops Royal-Engineers-Malta 0.5 @Valletta', stored = 'sp=3 srp=1') =>
    initial(
      'allied',
      `malta status=9 | stock allied Valletta ${stored} | pools allied maltaRepair=2 nrp=0 | ${troops}${more}`,
    );

  test('[36.A.4.b] a repair point takes off a hit', () => {
    const state = after(malta(), 'allied malta repair 2');
    expect(state.common.malta.status).toBe(7);
    expect(state.fleets.allied.pools.maltaRepair).toBe(0);
  });

  test('[36.A.4.b] or becomes an SRP, or an NRP', () => {
    expect(stock(after(malta(), 'allied malta srp 1'), 'allied', 'Valletta').srp).toBe(2);
    expect(after(malta(), 'allied malta nrp 1').fleets.allied.pools.nrp).toBe(1);
    const owing = malta(' | pools allied maltaRepair=2 nrp=-1 sweepingDebt=1');
    expect(after(owing, 'allied malta nrp 1').fleets.allied.pools).toMatchObject({ nrp: 0, sweepingDebt: 0 });
  });

  test('[T.9] two SPs repair a hit, an SRP two', () => {
    const withSp = after(malta(), 'allied malta with-sp 1');
    expect([withSp.common.malta.status, stock(withSp, 'allied', 'Valletta').sp]).toEqual([8, 1]);
    expect(after(malta(), 'allied malta with-srp 1').common.malta.status).toBe(7);
  });

  test('[36.A.4.b] the engineers do nothing else', () => {
    const state = after(malta(' | port Valletta hits=3'), 'allied malta repair 1');
    expect(state.common.troops[0]?.moved).toBe(true);
    expect(ruling(state, 'allied mend-port Valletta port')).toBe('T.9 engineers-busy');
    const mended = after(malta(' | port Valletta hits=3'), 'allied mend-port Valletta port');
    expect(ruling(mended, 'allied malta repair 1')).toBe('36.A.4.b no-engineers');
  });

  test.each([
    [
      'not without engineers',
      malta('', 'troops Malta-garrison 8 @Valletta'),
      'repair 1',
      '36.A.4.b no-engineers',
    ],
    ['[F.19.5] not without stores', malta('', undefined, 'sp=0'), 'repair 1', 'F.19.5 no-stores'],
    ['not beyond the points', malta(), 'repair 3', '36.A.4.b no-malta-points'],
    ['not beyond the supplies', malta(), 'with-sp 2', 'F.17.1 no-supplies'],
    ['not below nothing', malta(' | malta status=0'), 'repair 1', '36.A.4 status-zero'],
    ['not in Axis hands', malta(' | port Valletta owner=axis'), 'repair 1', '36.A.4 not-malta'],
  ])('[36.A.4.b] %s', (_case, state, order, expected) => {
    expect(ruling(state, `allied malta ${order}`)).toBe(expected);
  });

  test('[F.19.8] starved, it does not fall below 12', () => {
    expect(after(malta(' | malta status=13 starved=true'), 'allied malta repair 2').common.malta.status).toBe(
      12,
    );
  });

  test('[36.A.4.b] an SRP that a repair point has become is converted at once, or in a later turn', () => {
    const at = (date: string) =>
      initial(
        'allied',
        'malta status=9 | stock allied Valletta sp=3 | pools allied maltaRepair=2 | troops Royal-Engineers-Malta 0.5 @Valletta',
        date,
      );
    const arrived = after(at('malta "Jul I 42"'), 'allied malta srp 1');
    expect(stock(after(arrived, 'allied convert Valletta 1'), 'allied', 'Valletta')).toEqual({
      sp: 5.5,
      srp: 0,
    });
    const kept = initial('allied', 'stock allied Valletta sp=3 srp=1', 'malta "Sep II 42"');
    expect(ruling(kept, 'allied convert Valletta 1')).toBe('ok');
  });

  test('[36.A.4.b] an SRP becomes two and a half SPs', () => {
    expect(stock(after(malta(), 'allied convert Valletta 1'), 'allied', 'Valletta')).toEqual({
      sp: 5.5,
      srp: 0,
    });
    expect(ruling(malta(), 'allied convert Valletta 2')).toBe('F.17.1 no-supplies');
  });
});

describe('[T.9] engineers', () => {
  const tripoli = initial(
    'axis',
    'troops Genio-Libia 0.5 @Tripoli | port Tripoli hits=5 suppressed=2 | stock axis Tripoli sp=5',
  );

  test('repair two port hits a turn for an SP each', () => {
    const twice = after(tripoli, 'axis mend-port Tripoli port', 'axis mend-port Tripoli port');
    expect(twice.common.ports[port(twice, 'Tripoli')]?.hits).toBe(3);
    expect(stock(twice, 'axis', 'Tripoli').sp).toBe(3);
    expect(ruling(twice, 'axis mend-port Tripoli port')).toBe('T.9 engineers-busy');
  });

  test('or a level of a coast defence for two', () => {
    const state = after(tripoli, 'axis mend-port Tripoli fort');
    expect(state.common.ports[port(state, 'Tripoli')]?.suppressed).toBe(1);
    expect(stock(state, 'axis', 'Tripoli').sp).toBe(3);
  });

  test('need supplies', () => {
    expect(
      ruling(
        initial('axis', 'troops Genio-Libia 0.5 @Tripoli | port Tripoli hits=5'),
        'axis mend-port Tripoli port',
      ),
    ).toBe('F.17.1 no-supplies');
  });
});

describe('[F.17] air units', () => {
  const hurt =
    'pools axis arp.LW=2 arp.RA=0 | air JG-53 status=aborted | air KG-54 status=eliminated | air 4o-Stormo status=aborted';

  test('come back for one point aborted, two eliminated', () => {
    const state = after(initial('axis', hurt), 'axis return-air JG-53');
    expect(state.fleets.axis.pools.arp['LW']).toBe(1);
    expect(ruling(state, 'axis return-air KG-54')).toBe('F.17 no-arp');
    expect(after(initial('axis', hurt), 'axis return-air KG-54').fleets.axis.pools.arp['LW']).toBe(0);
  });

  test('by the points of their own organisation', () => {
    expect(ruling(initial('axis', hurt), 'axis return-air 4o-Stormo')).toBe('F.17 no-arp');
  });

  test('[36.F.2] carrier aircraft not at all', () => {
    const state = initial('allied', 'pools allied arp.FAA=9 | air Eagle-fighters status=aborted');
    expect(ruling(state, 'allied return-air Eagle-fighters')).toBe('36.F.2 carrier-borne');
  });

  test.each([
    ['[F.11.2] within twice their range', 'JG-53 Napoli-Capodichino', 'ok'],
    ['no farther', 'JG-53 Rodi-Maritza', 'F.11.2 base-too-far'],
    ['[F.11.1] not where there is no room', 'JG-53 Malta-Luqa', 'F.11.1 no-room'],
  ])('change base %s', (_case, order, expected) => {
    expect(ruling(initial('axis', 'air JG-53'), `axis rebase ${order}`)).toBe(expected);
  });

  test('once in a phase', () => {
    const state = after(initial('axis', 'air JG-53'), 'axis rebase JG-53 Comiso');
    expect(ruling(state, 'axis rebase JG-53 Trapani-Milo')).toBe('F.11.2 rebased');
  });
});

describe('[F.17.1] supplies', () => {
  const state = initial(
    'axis',
    'pools axis sp=14 srp=1 | stock axis Napoli sp=12 srp=1 | stock axis Messina sp=5',
  );

  test('are put into ports of the list', () => {
    const placed = after(state, 'axis income Napoli 10 1');
    expect(stock(placed, 'axis', 'Napoli')).toEqual({ sp: 22, srp: 2 });
    expect(placed.fleets.axis.pools).toMatchObject({ sp: 4, srp: 0 });
    expect(ruling(placed, 'axis income Napoli 5')).toBe('F.17.1 no-income');
    expect(ruling(state, 'axis income Tripoli 1')).toBe('F.17.1 not-here');
  });

  test('what is left comes to a port by itself', () => {
    const over = after(state, 'axis done');
    expect(over.fleets.axis.pools.sp).toBe(0);
  });

  test.each([
    ['ten SPs a turn', 'Napoli Taranto 10', 'ok'],
    ['no more', 'Napoli Taranto 11', 'F.17.1 rail-full'],
    ['an SRP weighs two and a half', 'Napoli Taranto 8 1', 'F.17.1 rail-full'],
    ['not over the straits', 'Messina Reggio 2', 'F.17.1 no-railway'],
    ['not over the sea', 'Napoli Tripoli 2', 'F.17.1 no-railway'],
    ['not into enemy ports', 'Napoli Valletta 2', 'F.17.1 foreign-rail'],
    ['not more than there is', 'Messina Palermo 6', 'F.17.1 no-supplies'],
  ])('go by rail: %s', (_case, order, expected) => {
    expect(ruling(state, `axis rail ${order}`)).toBe(expected);
  });

  test('all trains of a turn together', () => {
    const once = after(state, 'axis rail Napoli Taranto 6');
    expect(stock(once, 'axis', 'Taranto').sp).toBe(6);
    expect(ruling(once, 'axis rail Napoli Taranto 5')).toBe('F.17.1 rail-full');
  });
});

describe('[36.G] ferries', () => {
  const craft = (more = '') =>
    initial(
      'axis',
      `in Messina MFP-and-Siebel-ferries-Messina-A${more} Torpediniere-Messina`,
      'husky "Jul I 43"',
    );
  const straits = (): number => {
    const { common } = craft();
    const { map, grid } = chartOf(common);
    return hexsideBetween(grid, hex(craft(), 'Messina'), hex(craft(), 'Reggio')) ?? map.hexsides.length;
  };

  test('serve a sea hexside of their hex', () => {
    const state = after(craft(), `axis ferry MFP-and-Siebel-ferries-Messina-A ${straits()}`);
    expect(ship(state, 'MFP-and-Siebel-ferries-Messina-A').ferry).toBe(straits());
  });

  test.each([
    ['not when damaged', craft('/hits=1'), 'MFP-and-Siebel-ferries-Messina-A', '36.G damaged'],
    ['only landing craft and barges', craft(), 'Torpediniere-Messina', '36.G no-ferry'],
  ])('%s', (_case, state, name, expected) => {
    expect(ruling(state, `axis ferry ${name} ${straits()}`)).toBe(expected);
  });

  test('[36.G] with or without a load', () => {
    const loaded = initial(
      'axis',
      'in Messina MFP-and-Siebel-ferries-Messina-A | cargo MFP-and-Siebel-ferries-Messina-A sp=2',
      'husky "Jul I 43"',
    );
    expect(ruling(loaded, `axis ferry MFP-and-Siebel-ferries-Messina-A ${straits()}`)).toBe('ok');
  });

  test('[36.G] once there, it is not asked again', () => {
    const order = `axis ferry MFP-and-Siebel-ferries-Messina-A ${straits()}`;
    expect(ruling(after(craft(), order), order)).toBe('36.G serves');
  });

  test('not elsewhere', () => {
    expect(ruling(craft(), 'axis ferry MFP-and-Siebel-ferries-Messina-A 17')).toBe('36.G not-at-hexside');
  });
});
