import { mustBe, type Phrase, pick, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { BASES } from '../rules/stacking/bases.ts';
import { EVERY_HEX, hexOf, nameOfHex, zoneOf } from '../model/chart.ts';
import type { Event } from '../model/event.ts';
import { secondFleet } from '../game.ts';
import { isDriftIce, isPackIce } from '../rules/movement/ice.ts';
import { ROSTER } from '../model/roster.ts';
import { SCENARIO_SPECS } from '../scenarios/scenarios.ts';
import type { State } from '../model/state.ts';
import { position, unit } from '../testing/positions.ts';
import { timeOf } from '../model/time.ts';
import { viewFor } from '../secrets/view.ts';
import { SIDES, type UnitId } from '../model/vocabulary.ts';
import { secondFleetFace as face } from './face.ts';
import { BASES as PLACES, iceAt, isFjord, isSosus, zoneAt } from './map.ts';
import { timeOfTurn } from './track.ts';
import { figuresNow, lookOf } from './units.ts';

const start = (scenario = 'standing-force'): State => mustBe(secondFleet.setup({ scenario, options: {} }));

const textOf = (phrases: readonly Phrase[]): string =>
  phrases.map(phrase => (typeof phrase === 'string' ? phrase : phrase.text)).join('');

const RAID = position(
  'segment side=soviet arm=surface',
  'options deepMode | nato @3010 HAWES/local OGDEN/local ANDRM/damaged/local | nato @3010 GARY | soviet @3007 FRNZE/strategic OTTUK | soviet @2909 MKALN/deep | at Andoya NO-P3-1 | cap Kilpyavr S27-1',
);

describe('what the face works out for itself is what the rules say', () => {
  test('units: side, nation, arm, kind and figures', () => {
    for (const [id, spec] of ROSTER.entries()) {
      const { side, nation, arm, kind, title, front } = lookOf({ extra: [] }, id);
      expect({ side, nation, arm, kind, title }).toEqual({
        side: spec.side,
        nation: spec.nation,
        arm: spec.arm,
        kind: spec.kind,
        title: spec.title,
      });
      expect(spec.front).toMatchObject(front);
    }
  });

  test('bases in their order, zones, ice of every period', () => {
    expect(PLACES.map(({ id, hex }) => [id, hex])).toEqual(BASES.map(({ name, hex }) => [name, hex]));
    for (const hex of EVERY_HEX) {
      expect(zoneAt(hex)).toBe(zoneOf(hex));
      for (const level of ['basic', 'advanced'] as const)
        for (const period of [1, 2, 3, 4] as const) {
          const season = { level, period };
          const ice = isPackIce(season, hex) ? 'pack' : isDriftIce(season, hex) ? 'drift' : undefined;
          expect(iceAt(season, hex), `${nameOfHex(hex)} ${level} ${period}`).toBe(ice);
        }
    }
  });

  test('the time of day', () => {
    for (let turn = 1; turn < 10; turn += 1) expect(timeOfTurn(turn)).toBe(timeOf({ turn }));
  });
});

describe('the table', () => {
  const { pieces, markers } = face.board(viewFor(RAID, 'soviet'));
  const pieceOf = (name: string) => pieces.find(({ id }) => id === unit(RAID, name));

  test('a counter: missiles with their range, guns, ASW; movement, defence, anti-aircraft close and far', () => {
    expect(pieceOf('FRNZE')?.counter).toMatchObject({
      silhouette: 'cruiser',
      nation: 'SO',
      code: 'CG FRNZE',
      left: ['14-6', 18, 3],
      right: [4, 7, '7/8'],
    });
    expect(pieceOf('NO-P3-1')?.counter).toMatchObject({
      silhouette: 'patrol',
      left: ['', '', 3],
      right: [70, 1],
    });
  });

  test('marks of detection, deep, patrol and damage; the damaged side shows its own figures', () => {
    expect(pieceOf('FRNZE')?.badges).toEqual(['S']);
    expect(pieceOf('OTTUK')?.badges).toBeUndefined();
    expect(pieceOf('MKALN')?.badges).toEqual(['D']);
    expect(pieceOf('S27-1')?.badges).toEqual(['CAP']);
    const hurt = pieceOf('ANDRM');
    expect([hurt?.damaged, pieceOf('HAWES')?.damaged]).toEqual([true, undefined]);
    expect(hurt?.counter.right[0]).toBe(figuresNow(RAID.table, unit(RAID, 'ANDRM'))['move']);
    expect(figuresNow(RAID.table, unit(RAID, 'ANDRM'))).not.toEqual(
      lookOf(RAID.table, unit(RAID, 'ANDRM')).front,
    );
  });

  test('forces that share a hex are numbered', () => {
    expect(pieceOf('HAWES')?.badges).toEqual(['L', 'G1']);
    expect(pieceOf('GARY')?.badges).toEqual(['G2']);
  });

  test('aircraft lie with their base; nobody who is not in play lies anywhere', () => {
    expect(pieceOf('NO-P3-1')?.hex).toBe(hexOf('3313'));
    expect(pieces.every(({ id }) => RAID.table.pieces[id]?.where.at !== 'unused')).toBe(true);
  });

  test('an airfield with a port has both marks; damage and destruction are marked', () => {
    const base = BASES.findIndex(({ airfield, port }) => airfield && port);
    const bases = RAID.table.bases.with(base, { ...RAID.table.bases[base]!, airfield: 3, port: 2 });
    const hex = BASES[base]?.hex;
    const kinds = (state: State): readonly string[] =>
      face
        .board(viewFor(state, 'spectator'))
        .markers.filter(marker => marker.hex === hex)
        .map(({ kind }) => kind);
    expect(markers.filter(marker => marker.hex === hex).map(({ kind }) => kind)).toEqual(['port', 'airbase']);
    expect(kinds({ ...RAID, table: { ...RAID.table, bases } })).toEqual(['port', 'airbase', 'damaged']);
  });
});

describe('words', () => {
  const view = viewFor(RAID, 'soviet');

  test('a ship says what it is, where, how it is known, with whom, and its figures', () => {
    expect(face.sayPiece(view, unit(RAID, 'FRNZE'))).toBe(
      'Soviet cruiser Frunze. It is in hex 3007. It is detected strategically, until night. It is in a Task Group with Ottuk. Movement 4, defence 7, guns 18, against submarines 3, close anti-aircraft 7, area anti-aircraft 8, missiles 14 to six hexes.',
    );
  });

  test('a hex says its water, zone, base and who is there', () => {
    expect(face.sayHex(view, hexOf('3313'))).toMatch(
      /^Hex 3313, fjord coast, in the Norwegian Sea zone, Norwegian airfield Andoya, .*NATO one air unit: Norwegian P-3 Orion 1\.$/,
    );
    expect(isFjord(hexOf('3313'))).toBe(true);
    expect(isSosus(hexOf('3313'))).toBe(false);
  });

  test('an order that is a secret is told to its owner alone', () => {
    const secret = {
      ...RAID.secret.nato,
      orders: [{ unit: unit(RAID, 'NO-P3-1'), mission: 'recon', zone: 'BS' } as const],
    };
    const ordered: State = { ...RAID, secret: { ...RAID.secret, nato: secret } };
    const said = SIDES.map(side => face.sayPiece(viewFor(ordered, side), unit(RAID, 'NO-P3-1')));
    expect(said[0]).toMatch(/secret order: reconnaissance over the Barents Sea/);
    expect(said[1]).not.toMatch(/secret/);
  });

  test.each([
    [{ type: 'died', unit: unit(RAID, 'HAWES'), cause: 'ssm' }, 'Hawes is sunk by missiles.'],
    [
      { type: 'defended', value: 11, shift: -1, face: 8, result: 4 },
      'The defence of 11 rolls 8 - 1: the attack die is lowered by 4.',
    ],
    [{ type: 'turned', turn: 5 }, 'Turn 5: afternoon of day 2.'],
    [{ type: 'began', phase: { name: 'cap', side: 'nato' } }, 'NATO combat air patrol.'],
    [{ type: 'resumed' }, ''],
  ] satisfies readonly (readonly [Event, string])[])('%j: %s', (event, text) => {
    expect(textOf(face.sayEvent(view, event))).toBe(text);
  });
});

/** Every view and every event of some play can be drawn and said. */
test.each(SCENARIO_SPECS.map(({ id }) => id))('%s: nothing that happens is without words', scenario => {
  const random = seededRandom(11);
  let state = start(scenario);
  for (let count = 0; count < 250 && secondFleet.outcome(state) === undefined; count += 1) {
    const actor = secondFleet.actor(state);
    const by = actor === 'chance' ? 'chance' : (pick(random, actor) ?? 'nato');
    const action =
      by === 'chance'
        ? pick(random, secondFleet.outcomes(state))?.action
        : secondFleet.options(viewFor(state, by)).sample(random);
    if (action === undefined) continue;
    const { events, state: after } = mustBe(secondFleet.decide(state, by, action));
    for (const event of events) {
      const said = textOf(face.sayEvent(viewFor(state, 'spectator'), event));
      expect(said).not.toMatch(/undefined|NaN|\[object/);
    }
    state = after;
    const view = viewFor(state, pick(random, SIDES) ?? 'nato');
    if (count % 10 === 0)
      for (const { id } of face.board(view).pieces)
        expect(face.sayPiece(view, id as UnitId)).not.toMatch(/undefined|NaN|\[object/);
  }
});
