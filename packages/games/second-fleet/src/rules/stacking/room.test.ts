import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { edgeOf, nameOfHex } from '../../model/chart.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

describe('[6.1] room in a hex', () => {
  const edge = nameOfHex(edgeOf('NA')[3] as HexId);
  const COMBAT = 'HAWES GARY CARR JAMES DAVIS FORD ELROD SIDES CLARK KNOX TRIPE STEIN'.split(' ');
  const OTHERS = 'ALTAR PLLUX MTEOR KOCAK CGNUS LUMUS BAUGH HAUGE BAY BUYER CMDEN MLWKE'.split(' ');
  /** Ships and submarines of their own boxes wait at the edge of the North Atlantic, where others are. */
  const waiting = (due: string, there: readonly string[]): State =>
    position(
      'arrival side=nato',
      `campaign tracks.nato=43 tracks.soviet=0 | due ${due} | nato @${edge} ${there.join(' ')}`,
      'northern-campaign turn 4 of 36',
    );

  test.each([
    ['[6.1] twelve combat ships', 'IOWA SPNCE KISKA WLMET', COMBAT.slice(0, 10), 'ok'],
    ['[6.1] not thirteen', 'IOWA SPNCE KISKA WLMET', COMBAT.slice(0, 11), 'C.16.3 no-place'],
    ['[C.1.1] twelve auxiliaries besides', 'IOWA SPNCE KISKA WLMET', OTHERS.slice(0, 10), 'ok'],
    ['[C.1.1] not thirteen', 'IOWA SPNCE KISKA WLMET', OTHERS.slice(0, 11), 'C.16.3 no-place'],
    [
      '[C.1.1] twelve of each are no crowd',
      'IOWA SPNCE KISKA WLMET',
      [...COMBAT.slice(0, 10), ...OTHERS.slice(0, 10)],
      'ok',
    ],
    ['[6.1] submarines take no room', 'PHENX WHALE', [...COMBAT, ...OTHERS], 'ok'],
  ])('%s', (_name, due, there, expected) => {
    expect(ruling(waiting(due, there), `nato place ${due} at ${edge}`)).toBe(expected);
  });
});

describe('[6.2] room at an airfield', () => {
  const over = (forces: string, ...orders: string[]): State =>
    after(position('segment side=nato arm=air', forces), ...orders);

  test('four INT and ATK: RCN that are there do not count', () => {
    const state = over(
      'at Lossiemouth BUC-1 BUC-2 BUC-3 NIM-1 NIM-2 | at Leuchars TOR-1',
      'nato take-off TOR-1:int',
      'nato fly 3733',
    );
    expect(ruling(state, 'nato land TOR-1 Lossiemouth')).toBe('ok');
  });

  test('nor are others counted for RCN', () => {
    const state = over(
      'at Lossiemouth BUC-1 BUC-2 BUC-3 TOR-1 | at Leuchars NIM-1',
      'nato take-off NIM-1',
      'nato fly 3733',
    );
    expect(ruling(state, 'nato land NIM-1 Lossiemouth')).toBe('ok');
  });

  test('an aircraft of four comes back to its own place', () => {
    const state = over('at Lossiemouth BUC-1 BUC-2 BUC-3 TOR-1', 'nato take-off TOR-1:int');
    expect(ruling(state, 'nato land TOR-1 Lossiemouth')).toBe('ok');
  });

  test('one that is away on patrol keeps its place', () => {
    const state = over(
      'at Lossiemouth BUC-1 BUC-2 BUC-3 | cap Lossiemouth NO-F16-1 | at Leuchars TOR-1',
      'nato take-off TOR-1:int',
      'nato fly 3733',
    );
    expect(ruling(state, 'nato land TOR-1 Lossiemouth')).toBe('6.2 airfield-full');
  });
});

describe('[C.9.4] room on a deck', () => {
  const CORAL_SEA = 'nato @2716 CRSEA | nato @2716 RSVLT';
  const up = (aboard: string, more = ''): State =>
    after(
      position('segment side=nato arm=air', `${CORAL_SEA} | at CRSEA ${aboard} | at RSVLT F18-1${more}`),
      'nato take-off F18-1:atk',
    );

  test.each([
    ['the Coral Sea holds six', 'F18-5 F18-6 F18-7 F18-8 A6-3', '', 'ok'],
    ['and no seventh', 'F18-5 F18-6 F18-7 F18-8 A6-3 E2-3', '', 'C.9.4 deck-full'],
    ['those on patrol belong there', 'F18-5 F18-6 F18-7 F18-8 A6-3', ' | cap CRSEA F18-4', 'C.9.4 deck-full'],
  ])('%s', (_name, aboard, more, expected) => {
    expect(ruling(up(aboard, more), 'nato land F18-1 CRSEA')).toBe(expected);
  });

  test('an aircraft comes back to the place that it left', () => {
    const full = position(
      'segment side=nato arm=air',
      'nato @2716 CRSEA | at CRSEA F18-5 F18-6 F18-7 F18-8 A6-3 E2-3',
    );
    expect(ruling(after(full, 'nato take-off F18-5:int'), 'nato land F18-5 CRSEA')).toBe('ok');
  });

  test.each([
    ['five aboard', 5, 'CRSEA', 'ok'],
    ['six aboard', 6, 'CRSEA', 'C.9.4 deck-full'],
    ['six aboard another carrier', 6, 'INPDN', 'ok'],
  ])('[C.21.3] a secret wing takes room too: %s', (_name, count, carrier, expected) => {
    const names = ['F18-5', 'F18-6', 'F18-7', 'F18-8', 'A6-3', 'E2-3'].slice(0, count);
    const wings = names.map(name => `wing nato unit=${name} carrier=${carrier}`).join(' | ');
    const state = position(
      'segment side=nato arm=air',
      `options alternateWings | ${CORAL_SEA} | nato @2718 INPDN | at RSVLT F18-1 | wing ${names.join(' ')} | ${wings}`,
    );
    expect(ruling(after(state, 'nato take-off F18-1:atk'), 'nato land F18-1 CRSEA')).toBe(expected);
  });
});
