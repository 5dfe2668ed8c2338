import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { optionsFor } from './options.ts';
import type { State } from '../model/state.ts';
import { after, ruling } from '../testing/orders.ts';
import { position } from '../testing/positions.ts';
import { type Row, rulingsOf } from '../testing/row.ts';
import { viewFor } from '../secrets/view.ts';
import type { GroupId } from '../model/vocabulary.ts';

/** Refusals in the air and ashore that no story of a chapter comes by: each beside the order that it spares. */
const UNITS =
  'unit X8 axis TF 8 | unit XN axis NT 3 | unit XM axis NT 3 | unit U3 axis SUB 3 | unit A8 allied TF 8 | unit AN allied NT 3';

describe('aircraft', () => {
  const attack = (table: string): State =>
    position(
      'air-segment side=axis part=attack',
      `air KG-54-KGr-606 | ${table}`,
      undefined,
      'phasing=axis part=movement step=0',
    );
  const initial = (table: string): State =>
    position('initial side=axis', table, 'malta "Jul I 42"', 'phasing=axis part=initial step=0');
  const MALTA = 'axis raid KG-54-KGr-606 target.kind=malta';

  test.each<Row>([
    [
      '[F.11.6] groups at sea are struck inside a step',
      () => attack('group 3 allied @055078 Force-H'),
      'axis raid KG-54-KGr-606 target.kind=group target.group=3',
      'F.11.6 at-sea',
      MALTA,
    ],
    [
      '[F.11.1] one mission each',
      () => attack('air JG-53'),
      'axis raid KG-54-KGr-606 KG-54-KGr-606 target.kind=malta',
      'F.11.1 one-mission',
      MALTA,
    ],
    [
      '[F.11.9] mines half its range',
      () => attack('pools axis mines=1'),
      'axis raid KG-54-KGr-606 target.kind=mines target.hex=064060',
      'F.11.9 half-range',
      'axis raid KG-54-KGr-606 target.kind=mines target.hex=Valletta',
    ],
    [
      '[F.11.2] to another field',
      () => initial('air JG-53'),
      'axis rebase JG-53 Catania-Gerbini',
      'F.11.2 there',
      'axis rebase JG-53 Comiso',
    ],
    [
      '[F.11.2] only when ready',
      () => initial('air JG-53 status=aborted | air KG-54'),
      'axis rebase JG-53 Comiso',
      'F.11.2 no-rebase',
      'axis done',
    ],
    [
      '[F.17] only who is aborted or eliminated comes back',
      () => initial('pools axis arp.LW=2 | air JG-53 | air KG-54-KGr-606 status=aborted'),
      'axis return-air JG-53',
      'F.17 whole',
      'axis return-air KG-54-KGr-606',
    ],
  ])('%s', (...row) => expect(rulingsOf(row)).toEqual([row[3], 'ok']));

  test('[F.11.6] there is no Malta to bomb in the Baltic', () => {
    const state = position(
      'air-segment side=axis part=attack',
      'air KGr-806',
      'baltic-act1 "Jun II 41"',
      'phasing=axis part=movement step=0',
    );
    expect(ruling(state, 'axis raid KGr-806 target.kind=malta')).toBe('F.11.6 no-raid');
  });
});

describe('on land', () => {
  const HUSKY = 'husky "Jul I 43"';
  const FIELD =
    'port Gela owner=allied garrison=0 | troops 1st-Infantry-Division 3 @Gela | troops 45th-Infantry-Division 3 @Gela | troops Napoli-Division 2 @048072';
  const combat = (more = ''): State =>
    position('ground-combat side=allied', `${FIELD}${more}`, HUSKY, 'phasing=allied part=combat step=0');
  const moving = (table: string): State =>
    position('ground-movement side=axis', table, HUSKY, 'phasing=axis part=movement step=0');
  const ATTACK = 'allied attack 048072 from.0.unit=1st-Infantry-Division from.0.hex=Gela';
  const won = (): State => after(combat(), ATTACK, 'roll 6', 'axis retreat 048073');
  const guns = () => combat(' | unit G allied TF 16 | group 3 allied @Gela G/support=Gela:full');

  test.each<Row>([
    [
      '[F.15.3] the same troops attack once',
      combat,
      `${ATTACK} from.1.unit=1st-Infantry-Division from.1.hex=Gela`,
      'F.15.3 troops-twice',
      `${ATTACK} from.1.unit=45th-Infantry-Division from.1.hex=Gela`,
    ],
    [
      '[F.23.1] and the same guns',
      guns,
      `${ATTACK} support=[G,G]`,
      'F.23.1 guns-twice',
      `${ATTACK} support=[G]`,
    ],
    [
      '[T.7] somebody advances, or nobody does',
      won,
      'allied advance units=[]',
      'T.7 no-advance',
      'allied done',
    ],
    [
      '[T.7] those who attacked',
      won,
      'allied advance units.0.unit=45th-Infantry-Division units.0.hex=Gela',
      'T.7 not-attacker',
      'allied advance units.0.unit=1st-Infantry-Division units.0.hex=Gela',
    ],
    [
      '[F.9.3] a port is demolished by who stands in it',
      () => moving('troops Napoli-Division 2 @048072 | troops Livorno-Division 2 @Gela'),
      'axis demolish Napoli-Division 048072',
      'F.9.3 no-demolition',
      'axis demolish Livorno-Division Gela',
    ],
    [
      '[F.15.2] a march has an end',
      () => moving('troops Napoli-Division 2 @048072'),
      'axis march Napoli-Division 2 048072',
      'F.15.2 no-path',
      'axis march Napoli-Division 2 048072 048073',
    ],
    [
      '[F.27.2] nothing is taken from a port for nothing',
      () =>
        position(
          'ground-combat side=axis',
          'troops 67th-Rifle-Division 3 @Libau | stock axis Memel sp=6',
          'baltic-act1 "Jun II 41"',
          'phasing=axis part=combat step=0',
        ),
      'axis assault Libau 0 from=Memel',
      'F.27.2 no-res',
      'axis assault Libau 1 from=Memel',
    ],
  ])('%s', (...row) => expect(rulingsOf(row)).toEqual([row[3], 'ok']));
});

describe('the initial phase', () => {
  const initial = (table: string): State =>
    position(
      'initial side=axis',
      `${UNITS} | ${table}`,
      'malta "Jul I 42"',
      'phasing=axis part=initial step=0',
    );
  const tripoli =
    (words: string): (() => State) =>
    () =>
      initial(`troops Genio-Libia 0.5 @Tripoli | port Tripoli ${words} | stock axis Tripoli sp=5`);

  test.each<Row>([
    [
      '[T.9] engineers work in ports of their own side',
      tripoli('hits=5'),
      'axis mend-port Valletta port',
      'T.9 foreign-port',
      'axis mend-port Tripoli port',
    ],
    [
      '[T.9] where there is something to do',
      tripoli('hits=0 suppressed=2'),
      'axis mend-port Tripoli port',
      'T.9 nothing-to-mend',
      'axis mend-port Tripoli fort',
    ],
    [
      '[F.17.1] rail leads somewhere',
      () => initial('stock axis Napoli sp=4'),
      'axis rail Napoli Napoli 2',
      'F.17.1 no-train',
      'axis rail Napoli Taranto 2',
    ],
    [
      '[F.17] ships are repaired in port',
      () =>
        initial(
          'pools axis nrp=4 | in Taranto X8/hits=1 | unit Y8 axis TF 8 | group 3 axis @055078 Y8/hits=1',
        ),
      'axis repair Y8 1',
      'F.17 repair-in-port',
      'axis repair X8 1',
    ],
    [
      '[F.17] transports are replaced, warships are not',
      () => initial('pools axis nrp=4 | in Napoli X8/hits=1 XN/hits=1'),
      'axis replace X8 Napoli',
      'F.17 not-replaced',
      'axis replace XN Napoli',
    ],
    [
      '[F.17] and only what is lost of them',
      () => initial('pools axis nrp=4 | in Napoli XM XN/hits=1'),
      'axis replace XM Napoli',
      'F.17 whole',
      'axis replace XN Napoli',
    ],
    [
      '[F.3.2] nobody sails in it',
      () => initial('group 3 axis @055078 X8'),
      'axis sail 3 055079',
      'F.3.2 not-now',
      'axis done',
    ],
  ])('%s', (...row) => expect(rulingsOf(row)).toEqual([row[3], 'ok']));
});

describe('numbers that name nothing', () => {
  const state = position('naval-step side=axis moving=3', 'group 3 axis @055078 Convogli-A');
  const refused = (action: Action) => optionsFor(viewFor(state, 'axis')).refuse(action);

  test('[F.2.1] a hex off the map', () => {
    const path = [1_000_000 as never];
    expect(refused({ type: 'sail', group: 3 as GroupId, path })).toMatchObject({
      rule: 'F.2.1',
      code: 'off-map',
    });
  });

  test('[S] a ship that the scenario does not have', () => {
    expect(refused({ type: 'form', ships: [9999 as never] })).toMatchObject({ rule: 'S', code: 'nobody' });
  });
});
