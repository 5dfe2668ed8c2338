import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { distanceBetween, edgeOf, hexOf, nameOfHex } from '../../model/chart.ts';
import { optionsFor } from '../../turn/options.ts';
import { hexOfUnit } from '../../model/position.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, orderOf, ruling } from '../../testing/orders.ts';
import { position, unit, units, whereIs } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';

const HEADING = 'northern-campaign turn 4 of 36';
const BOXES = 'campaign tracks.nato=43 tracks.soviet=23';
const arrival = (side: Side, forces: string): State =>
  position(`arrival side=${side}`, `${BOXES} | ${forces}`, HEADING);
const phaseOf = ({ table }: State): string =>
  `${table.phase.name}${'side' in table.phase ? ` ${table.phase.side}` : ''}`;

const AIRFIELDS = 'Pechenga Polyarnyy Murmansk Kildenstroy Olenogorsk Kilpyavr Monchegorsk'.split(' ');
const PORTS = 'Pechenga Polyarnyy Murmansk Mezen Arkhangelsk Severodvinsk Kem'.split(' ');
const hit = (bases: readonly string[], part: string): string =>
  bases.map(base => `base ${base} ${part}=1`).join(' | ');

describe('[2.2.3] [C.16.1] the step', () => {
  const morning = (campaign: string): State =>
    after(position('weather die=weather', `${BOXES}${campaign} | nato @2922 HAWES`, HEADING), 'roll 0');

  test('[C.16.1] the Soviets roll first', () => {
    expect(phaseOf(morning(''))).toBe('reinforcement-roll soviet');
  });

  test('[C.14.7] NATO rolls alone when the Soviets are delayed', () => {
    expect(phaseOf(morning(' delayed=soviet'))).toBe('reinforcement-roll nato');
  });

  test('[C.16.3] then the Soviets place what they have, then NATO', () => {
    const rolled = after(
      position('reinforcement-roll side=nato', `${BOXES} | due DNSKY PHENX WHALE`, HEADING),
      'roll 0',
    );
    expect(phaseOf(rolled)).toBe('arrival soviet');
    const soviet = after(rolled, 'soviet place DNSKY at 3202', 'soviet done');
    expect(phaseOf(soviet)).toBe('arrival nato');
    expect(after(soviet, 'nato place-rest', 'nato done').table.phase.name).not.toBe('arrival');
  });

  test('[C.16.3] a side without anything to place is passed over', () => {
    const rolled = (due: string): State =>
      after(position('reinforcement-roll side=nato', `${BOXES} | due ${due}`, HEADING), 'roll 0');
    expect(phaseOf(rolled('PHENX WHALE'))).toBe('arrival nato');
    const soviet = after(rolled('DNSKY'), 'soviet place DNSKY at 3202', 'soviet done');
    expect(soviet.table.phase.name).not.toBe('arrival');
  });
});

describe('[C.16.3] what leaves its owner no choice comes by itself', () => {
  const rolled = (forces: string): State =>
    after(position('reinforcement-roll side=nato', `${BOXES} | ${forces}`, HEADING), 'roll 0');

  test('aircraft to their field, ships to their port', () => {
    const state = rolled('due S27-4 KURSK OTCHY SPRNV STRNY CHLKN');
    expect([whereIs(state, 'S27-4'), whereIs(state, 'KURSK'), state.table.phase.name === 'arrival']).toEqual([
      'home',
      '3805',
      false,
    ]);
  });

  test('a full field leaves a choice', () => {
    const state = rolled('due S27-4 | at Kildenstroy M25-1 S27-3 T16G-1 M23-1');
    expect([whereIs(state, 'S27-4'), phaseOf(state)]).toEqual(['due', 'arrival soviet']);
  });

  test('a damaged port leaves a choice', () => {
    const state = rolled('due KURSK OTCHY SPRNV STRNY CHLKN | base Murmansk port=1');
    expect([whereIs(state, 'KURSK'), phaseOf(state)]).toEqual(['due', 'arrival soviet']);
  });

  test('the edge and a zone always do', () => {
    expect(phaseOf(rolled('due PHENX WHALE'))).toBe('arrival nato');
    expect(phaseOf(rolled('due DNSKY'))).toBe('arrival soviet');
  });
});

describe('[C.16.3] who is placed with whom', () => {
  test.each([
    ['submarines of a zone one by one', 'soviet', 'due DNSKY KLMYA', 'place KLMYA at 3202', 'ok'],
    ['not together', 'soviet', 'due DNSKY KLMYA', 'place DNSKY KLMYA at 3202', 'C.16.3 not-waiting'],
    [
      'submarines of the edge together',
      'nato',
      'due PHENX WHALE',
      'place PHENX at 2922',
      'C.16.3 not-waiting',
    ],
    [
      'not others in their stead',
      'soviet',
      'due KURSK OTCHY SPRNV STRNY CHLKN TULA NKHMV TMSHK KRSDT | base Murmansk port=1',
      'place KURSK OTCHY SPRNV STRNY TULA at 3605',
      'C.16.3 not-waiting',
    ],
    [
      'not those of the enemy',
      'nato',
      'due DNSKY | nato @2922 HAWES',
      'place DNSKY at 3202',
      'C.16.3 not-waiting',
    ],
    ['not those that have come', 'soviet', 'soviet @3202 DNSKY', 'place DNSKY at 3203', 'C.16.3 not-waiting'],
    [
      'aircraft of a carrier come with her',
      'nato',
      'due INPDN F14-3',
      'station F14-3 Keflavik',
      'C.16.3 not-waiting',
    ],
    [
      'aircraft that have come stay',
      'soviet',
      'at Kilpyavr S27-1',
      'station S27-1 Murmansk',
      'C.16.3 not-waiting',
    ],
    ['ships need no field', 'soviet', 'due DNSKY', 'station DNSKY Murmansk', 'C.16.3 not-waiting'],
  ] as const)('%s', (_name, side, forces, order, expected) => {
    expect(ruling(arrival(side, forces), `${side} ${order}`)).toBe(expected);
  });

  test('[C.16.2] boxes that are not reached wait', () => {
    const state = position(
      'arrival side=soviet',
      'campaign tracks.soviet=7 tracks.nato=0 | due DNSKY',
      HEADING,
    );
    expect(ruling(state, 'soviet place DNSKY at 3202')).toBe('C.16.3 not-waiting');
  });

  test('ships of a zone come together, its submarines each for itself', () => {
    const state = position(
      'set-up side=nato',
      'campaign tracks.nato=0 tracks.soviet=0 | due HAWES PHEBE MOLDR KRTNR NPGON LAJLA POGY SUPRB',
      'northern-campaign turn 1 of 36',
    );
    expect(ruling(state, 'nato place HAWES PHEBE MOLDR KRTNR NPGON at 2438')).toBe('ok');
    expect(ruling(state, 'nato place HAWES at 2438')).toBe('C.16.3 not-waiting');
    expect(ruling(state, 'nato place POGY at 3120')).toBe('ok');
  });
});

describe('[C.16.3] where', () => {
  const edge = nameOfHex(edgeOf('NA')[3] as HexId);
  test.each([
    [
      'not within two hexes of an enemy ship',
      'soviet',
      'due DNSKY | nato @3204 HAWES',
      'place DNSKY at 3202',
      'C.16.3 no-place',
    ],
    ['not in an enemy base', 'soviet', 'due DNSKY', 'place DNSKY at 3311', 'C.16.3 no-place'],
    [
      'not at an edge where an enemy ship is',
      'nato',
      `due PHENX WHALE | soviet @${edge} FRNZE`,
      `place PHENX WHALE at ${edge}`,
      'C.16.3 no-place',
    ],
    [
      'beside an enemy at the edge',
      'nato',
      `due PHENX WHALE | soviet @${nameOfHex(edgeOf('NA')[4] as HexId)} FRNZE`,
      `place PHENX WHALE at ${edge}`,
      'ok',
    ],
    [
      'another port of the zone only when its own cannot be used',
      'soviet',
      'due KURSK OTCHY SPRNV STRNY CHLKN',
      'place KURSK OTCHY SPRNV STRNY CHLKN at 3605',
      'C.16.3 no-place',
    ],
    [
      'not a damaged port',
      'soviet',
      'due KURSK OTCHY SPRNV STRNY CHLKN | base Murmansk port=1 | base Pechenga port=1',
      'place KURSK OTCHY SPRNV STRNY CHLKN at 3605',
      'C.16.3 no-place',
    ],
    [
      'not a damaged field',
      'soviet',
      'due S27-4 | base Kildenstroy airfield=1',
      'station S27-4 Kildenstroy',
      'C.16.3 no-field',
    ],
    [
      'another field instead',
      'soviet',
      'due S27-4 | base Kildenstroy airfield=1',
      'station S27-4 Murmansk',
      'ok',
    ],
    [
      'not another while its own takes it',
      'soviet',
      'due S27-4',
      'station S27-4 Murmansk',
      'C.16.3 no-field',
    ],
  ] as const)('%s', (_name, side, forces, order, expected) => {
    expect(ruling(arrival(side, forces), `${side} ${order}`)).toBe(expected);
  });

  test('the book, too, keeps clear of the enemy', () => {
    const free = after(arrival('soviet', 'due DNSKY'), 'soviet place-rest');
    const middle = whereIs(free, 'DNSKY');
    const pressed = after(arrival('soviet', `due DNSKY | nato @${middle} LAJLA`), 'soviet place-rest');
    const hex = hexOfUnit(pressed.table, unit(pressed, 'DNSKY')) as HexId;
    expect(distanceBetween(hexOf(middle), hex)).toBeGreaterThan(2);
  });
});

describe('[C.16.3] what finds no place waits for the next morning', () => {
  const NO_PORT = hit(PORTS, 'port');
  const NO_FIELD = hit(AIRFIELDS, 'airfield');

  test.each([
    ['ships without a port', `due KURSK OTCHY SPRNV STRNY CHLKN | ${NO_PORT}`, 'ok'],
    ['aircraft without a field', `due S27-4 | ${NO_FIELD}`, 'ok'],
    ['[C.16.2] aircraft with one do not', 'due S27-4', 'C.16.2 still-waiting'],
  ])('%s', (_name, forces, expected) => {
    expect(ruling(arrival('soviet', forces), 'soviet done')).toBe(expected);
  });

  test('the rest is placed without them', () => {
    const state = after(
      arrival('soviet', `due DNSKY S27-4 KURSK OTCHY SPRNV STRNY CHLKN | ${NO_PORT} | ${NO_FIELD}`),
      'soviet place-rest',
    );
    expect(['S27-4', 'KURSK'].map(name => whereIs(state, name))).toEqual(['due', 'due']);
    expect(whereIs(state, 'DNSKY')).not.toBe('due');
  });

  test('[C.16.2] who still waits is named', () => {
    const culprits = (forces: string): unknown => {
      const state = arrival('soviet', forces);
      const { action } = orderOf(state, 'soviet done');
      return optionsFor(viewFor(state, 'soviet'))
        .refuse(action)
        ?.culprits.map(({ id }) => id);
    };
    const state = arrival('soviet', 'due S27-4');
    expect(culprits('due S27-4')).toEqual(units(state, 'S27-4'));
    const SHIPS = 'KURSK OTCHY SPRNV STRNY CHLKN';
    expect(culprits(`due ${SHIPS}`)).toEqual(expect.arrayContaining([...units(state, SHIPS)]));
  });
});

describe('[C.16.3] a carrier', () => {
  const names = 'INPDN BHILL BELNP CNOLY RDGRS ELROD FORD MLWKE';
  const edge = nameOfHex(edgeOf('NA')[3] as HexId);
  const placed = (more: string): State =>
    after(arrival('nato', `due ${names} ${more}`), `nato place ${names} at ${edge}`);

  test('brings her own aircraft, as far as they are still to come', () => {
    const state = placed('F14-3 F18-3 F14-1 | lost F14-4');
    expect(['F14-3', 'F18-3', 'F14-1', 'F14-4'].map(name => whereIs(state, name))).toEqual([
      'home',
      'home',
      'due',
      'lost',
    ]);
  });

  test('[C.21.3] a wing that is aboard already does not come twice', () => {
    const state = arrival('nato', `due ${names} | wing F14-3 | wing nato unit=F14-3 carrier=INPDN`);
    const events = eventsOf(state, `nato place ${names} at ${edge}`);
    expect(events.map(({ type }) => type)).toEqual(['placed']);
  });
});
