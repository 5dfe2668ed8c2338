import { describe, expect, test } from 'vitest';
import { fold } from '../chain.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../../model/state.ts';
import { group, position } from '../../testing/positions.ts';

const axis = (marks: string): State =>
  position(
    'naval-step side=axis',
    `unit N3 axis NT 3 | unit T4 axis TF 4 | group 3 axis @055078 N3 T4 ${marks}`,
    'malta "Jul I 42"',
    'phasing=axis part=movement step=1',
  );

describe('[F.3.2] [F.7.2] what a step leaves on a group', () => {
  const next = (state: State) => group(fold(state, [{ type: 'step-began', phaseToo: false }]), 3);
  const fresh = next(axis(''));

  test.each([
    'moved=true',
    'seen=true',
    'reacted=true',
    'holds=true',
    'spent=3',
    'nightLeft=2',
    'contact=made',
    'found=found',
    'belts.0=055078',
    'patrols.0=69-Squadron',
    'hunters.0=4',
    'alarm=area',
    'offered=true',
    'bombarded=true',
  ])('[F.3.2] %s is gone with it', marks => {
    expect(next(axis(marks))).toEqual(fresh);
  });

  test('[F.3.2] several marks go together', () => {
    expect(next(axis('belts.0=055078 patrols.0=69-Squadron hunters.0=4'))).toEqual(fresh);
    expect(next(axis('belts.0=055078 patrols.0=69-Squadron'))).toEqual(fresh);
    expect(next(axis('patrols.0=69-Squadron hunters.0=4'))).toEqual(fresh);
  });

  test.each(['turnedBack=true', 'shipping=checked', 'slip=-1', 'sheltered=true'])(
    '[F.5.4] [F.19.2] [36.D.2] [36.A.1] %s stays',
    marks => {
      const [key = '', value = ''] = marks.split('=');
      expect(String(next(axis(`moved=true ${marks}`))?.[key as 'slip'])).toBe(value);
    },
  );

  test('[F.5.2] work under way stays, and there is none where there was none', () => {
    expect(next(axis('moved=true work.task=embark work.paid=3'))?.work).toEqual({ task: 'embark', paid: 3 });
    expect(next(axis('moved=true'))).not.toHaveProperty('work');
  });

  test('[F.5.1] the sea where it lies gives it its points for the step', () => {
    const stormy = { ...axis('allowance=15') };
    const seas = stormy.common.seas.map(() => 'stormy' as const);
    expect(next({ ...stormy, common: { ...stormy.common, seas } })?.allowance).toBe(10);
    expect(next(axis('allowance=10'))?.allowance).toBe(15);
  });
});

describe('[F.5.4] [F.19.2] at the start of its player-turn a group is free again', () => {
  const turned = (marks: string) => group(evolve(axis(marks), { type: 'turn-opened', side: 'axis' }), 3);

  test.each([
    ['turned back', 'turnedBack=true'],
    ['checked', 'shipping=checked'],
    ['both', 'turnedBack=true shipping=checked'],
    ['neither', ''],
  ])('[F.5.4] [F.19.2] %s', (_case, marks) => {
    expect(turned(marks)).toMatchObject({ id: 3, turnedBack: false, shipping: 'none' });
  });
});
