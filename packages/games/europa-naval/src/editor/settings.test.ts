import { type Edit, mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { europaNaval } from '../game.ts';
import { aside, edited, lines, mark, put, set, why } from '../testing/editing.ts';
import { europaNavalEditor } from './editor.ts';

const BLANK = mustBe(europaNavalEditor.blank('malta'));
const BALTIC = mustBe(europaNavalEditor.blank('baltic-act1'));

describe('settings', () => {
  test('turn, end, weather and the first phase', () => {
    const changed = edited(
      BLANK,
      set('last', 'Oct II 42'),
      set('date', 'Sep I 42'),
      set('sea-CM', 'stormy'),
      set('phase', 'naval-allied'),
    );
    expect(europaNaval.notation.print(changed)).toContain('europa-naval malta "Sep I 42"');
    expect(lines(changed, 'clock', 'phase', 'seas')).toEqual([
      'clock phasing=allied part=movement step=1 playerTurn=1 next=1 "last=Oct II 42"',
      'phase naval-step side=allied',
      'seas calm calm stormy calm calm calm',
    ]);
    expect(europaNaval.actor(changed)).toEqual(['allied']);
  });

  test('every moment at which the game can begin is one in which somebody acts, or the dice', () => {
    for (const start of [BLANK, BALTIC]) {
      const field = europaNavalEditor.sheet(start).settings[0]?.fields.find(({ id }) => id === 'phase');
      const names = field?.kind === 'choice' ? field.choices.map(({ value }) => value) : [];
      expect(names).toHaveLength(9);
      for (const name of names) {
        const state = edited(start, set('phase', name));
        expect(name === 'turn' ? 'chance' : [name.split('-')[1]]).toEqual(europaNaval.actor(state));
        const after = europaNavalEditor.sheet(state).settings[0]?.fields.find(({ id }) => id === 'phase');
        expect(after?.value).toBe(name);
      }
    }
  });

  test('goals, levels and a head start', () => {
    const changed = edited(
      BLANK,
      set('goal-axis-front-at-the-end', 50),
      set('level-2', 5),
      set('handicap-allied', 3),
    );
    expect(lines(changed, 'goal', 'levels', 'score')).toEqual([
      'levels -9 5 6 10',
      'goal axis "Front at the end" 50',
      'score allied Handicap 3',
    ]);
    expect(lines(edited(changed, set('goal-axis-front-at-the-end', 100)), 'goal')).toEqual([]);
  });

  test('pools, Malta, fronts and history', () => {
    const changed = edited(
      BLANK,
      set('nrp-axis', 7),
      set('arp-axis-LW', 3),
      set('malta-status', 4),
      set('front-libya', '5'),
      set('history-torch', true),
    );
    expect(lines(changed, 'pools', 'malta')).toEqual(['malta status=4', 'pools axis nrp=7 arp.LW=3']);
    expect(changed.common.fronts[0]?.box).toBe(5);
    expect(lines(changed, 'once')).not.toContain('once torch');
  });

  test('[36.D.1] waters and armies of the Baltic', () => {
    const changed = edited(BALTIC, set('safe', 'x1'), set('assault-0', true), set('act-two', true));
    expect(changed.common).toMatchObject({ danger: { safe: 'x1' }, actTwoFollows: true });
    expect(changed.common.assaults[0]?.won).toBe(false);
  });
});

describe('made-up ships', () => {
  const KITE: Edit = {
    do: 'invent',
    values: { name: 'Kite', side: 'allied', kind: 'TF', strength: 9, nation: 'GB', role: 'sweeper' },
  };
  const MADE = edited(
    BLANK,
    KITE,
    { ...KITE, values: { ...KITE.values, name: 'Gull', side: 'axis', nation: 'XX', role: 'none' } },
    put('ship:Gull', 'Napoli'),
    aside('ship:Kite', 'due'),
  );

  test('are described, placed, planned, changed and deleted', () => {
    expect(lines(MADE, 'unit', 'in', 'due')).toEqual([
      'unit Kite allied TF 9 GB sweeper',
      'unit Gull axis TF 9 XX',
      'in Napoli Gull',
      'due Kite',
    ]);
    expect(lines(MADE, 'plan')[0]).toMatch(/^plan ship Kite "from=Jun II 42" at=\S+$/);
    expect(lines(edited(MADE, mark('ship:Gull', 'strength', 4)), 'unit')[1]).toBe('unit Gull axis TF 4 XX');
    const without = edited(MADE, { do: 'delete', unit: 'ship:Kite' });
    expect(lines(without, 'unit', 'in', 'due', 'plan')).toEqual(['unit Gull axis TF 9 XX', 'in Napoli Gull']);
  });

  test('have a name of their own; ships of the roster stay', () => {
    expect(why(MADE, KITE)).toBe('name: There is already a ship Kite.');
    expect(why(MADE, { ...KITE, values: { ...KITE.values, name: 'a b' } })).toContain(
      'name holds what a name',
    );
    expect(why(MADE, { do: 'delete', unit: 'ship:Force-H' })).toContain('made up can be deleted');
  });
});
