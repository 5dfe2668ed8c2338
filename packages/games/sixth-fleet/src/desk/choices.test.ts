import { mustBe, type Selection, seededRandom } from '@narrow-seas/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { sixthFleet } from '../game.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { ANY_MOMENT, choosers, crowdedPosition, galleryOf } from '../testing/positions.ts';
import { table, unit } from '../testing/table.ts';
import type { View } from '../secrets/view.ts';
import { choicesFor } from './choices.ts';
import { sixthFleetDesk } from './desk.ts';
import { surveyFor } from './survey.ts';

const GALLERY = [...galleryOf([1, 2, 3, 16], 8), crowdedPosition()];

/** Of each phase some, and then moments of games that nobody chose. */
const anyPosition = (check: (state: State, seed: number) => void): void => {
  GALLERY.forEach((state, place) => check(state, place + 1));
  fc.assert(fc.property(ANY_MOMENT, fc.integer({ min: 1, max: 1000 }), check), { numRuns: 3 });
};

/** What may be picked and pointed at for this action; nothing for what is done without picking. */
const selectionsFor = (state: State, action: Action): readonly Selection[] => {
  switch (action.type) {
    case 'attack':
      return [{ pieces: action.attackers, targets: action.defenders, hex: action.hex }];
    case 'advance':
      return action.units.length === 0 ? [] : [{ pieces: action.units, targets: [] }];
    case 'arrange':
      return [action.units[0], action.units.find(id => isNaval(specOf(state, id)))].flatMap(id =>
        id === undefined ? [] : [{ pieces: [id], targets: [] }],
      );
    default:
      return 'unit' in action ? [{ pieces: [action.unit], targets: [] }] : [];
  }
};

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

const offeredBy = (view: View, action: Action): boolean => {
  const selections = selectionsFor(view.table, action);
  const { commands, end } = surveyFor(view);
  const choices =
    selections.length === 0 ? commands : selections.flatMap(selection => choicesFor(view, selection));
  return [...choices.flatMap(({ actions }) => actions), ...(end === undefined ? [] : [end.action])].some(
    known => isSame(known, action),
  );
};

describe('what the desk offers', () => {
  test.each([
    'set-up',
    'combat',
    'retreat',
    'displacement',
    'advance',
    'movement',
    'excess',
    'sacrifice',
    'reinforcement',
    'extension',
  ])('positions of phase %s are examined', name => {
    expect(GALLERY.filter(({ phase }) => phase.name === name).length).toBeGreaterThan(0);
  });

  test('every choice of every ready piece, every command and every free end is accepted', () => {
    anyPosition(state => {
      for (const side of choosers(state)) {
        const view = sixthFleet.view(state, side);
        const { ready, commands, end } = surveyFor(view);
        const choices = [
          ...commands,
          ...ready.flatMap(piece => choicesFor(view, { pieces: [piece], targets: [] })),
        ];
        expect(
          choices
            .flatMap(({ actions }) => actions)
            .filter(action => !sixthFleet.decide(state, side, action).ok),
        ).toEqual([]);
        if (end !== undefined)
          expect(sixthFleet.decide(state, side, end.action).ok).toBe(end.refusal === undefined);
      }
    });
  });

  test('whatever the rules list can be found by picking its pieces', () => {
    anyPosition(state => {
      for (const side of choosers(state)) {
        const view = sixthFleet.view(state, side);
        const listed = [...sixthFleet.options(view).list()];
        const few = listed.filter((_, place) => place % Math.ceil(listed.length / 40) === 0);
        expect(few.filter(action => !offeredBy(view, action))).toEqual([]);
      }
    });
  });

  test('a piece with choices is ready, unless only its place in the stack can change', () => {
    anyPosition(state => {
      for (const side of choosers(state)) {
        const view = sixthFleet.view(state, side);
        const { ready } = surveyFor(view);
        const others = state.stacks[side].flatMap(({ units }) => units).filter(id => !ready.includes(id));
        for (const id of others) {
          const kinds = choicesFor(view, { pieces: [id], targets: [] }).map(({ kind }) => kind);
          const settingUp = state.phase.name === 'set-up';
          expect(kinds.filter(kind => kind !== 'command' && !(settingUp && kind === 'place'))).toEqual([]);
        }
      }
    });
  });

  test('what several pieces can all do is accepted one after the other', () => {
    anyPosition((state, seed) => {
      const random = seededRandom(seed);
      for (const side of choosers(state)) {
        const view = sixthFleet.view(state, side);
        const { ready } = surveyFor(view);
        const pieces = ready.filter(() => random.below(Math.max(1, ready.length >> 1)) === 0).slice(0, 4);
        if (pieces.length < 2 || ['combat', 'advance', 'excess', 'sacrifice'].includes(state.phase.name))
          continue;
        const choices = choicesFor(view, { pieces, targets: [] });
        for (const { actions, ways } of choices) {
          // In a formation some may be best where they are, and aircraft go with their carrier.
          expect(ways === undefined ? actions.length : pieces.length).toBe(pieces.length);
          afterAll(state, actions);
        }
      }
    });
  });

  test('keys tell the choices of one answer apart, and a hex pointed at keeps its own', () => {
    anyPosition(state => {
      for (const side of choosers(state)) {
        const view = sixthFleet.view(state, side);
        const [piece = 0] = surveyFor(view).ready;
        const choices = choicesFor(view, { pieces: [piece], targets: [] });
        expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
        const hex = choices.find(choice => choice.hex !== undefined)?.hex;
        if (hex === undefined) continue;
        const here = choicesFor(view, { pieces: [piece], targets: [], hex });
        expect(here).toEqual(choices.filter(choice => choice.hex === hex));
      }
    });
  });

  test('[7.0] one of an excess of one can be removed, not two; as a piece or as a target', () => {
    const state = table('excess side=nato mover=soviet', 'soviet @0914 So5 So6 So7 So8');
    const view = { viewer: 'nato', table: state } as const;
    const [first, second] = [unit(state, 'So5'), unit(state, 'So6')];
    expect(choicesFor(view, { pieces: [first], targets: [] })).toHaveLength(1);
    expect(choicesFor(view, { pieces: [], targets: [first] })).toHaveLength(1);
    expect(choicesFor(view, { pieces: [first], targets: [second] })).toEqual([]);
  });

  test('nothing is offered to a side that is not to act, nor for a piece that does not exist', () => {
    const state = table('movement side=nato moved= mustLand=', 'nato @0812 US6 | soviet @0615 So17');
    const pieces = [unit(state, 'So17')];
    expect(choicesFor({ viewer: 'soviet', table: state }, { pieces, targets: [] })).toEqual([]);
    expect(choicesFor({ viewer: 'spectator', table: state }, { pieces, targets: [] })).toEqual([]);
    expect(sixthFleetDesk.choices({ viewer: 'nato', table: state }, { pieces: [9999], targets: [] })).toEqual(
      [],
    );
  });
});

const afterAll = (state: State, actions: readonly Action[]): State =>
  actions.reduce((now, action) => {
    const by = choosers(now)[0] as 'nato' | 'soviet';
    return mustBe(sixthFleet.decide(now, by, action)).state;
  }, state);
