import { describe, expect, test } from 'vitest';
import { after, ruling } from '../../testing/orders.ts';
import { position, hex } from '../../testing/positions.ts';
import { capsOver, patrolsOver } from './cover.ts';

const cover = (table: string) => position('air-segment side=axis part=cover', table);
const cap = (where: string): string => `mission.kind=cap mission.over.hex=${where}`;
const patrol = (where: string): string => `mission.kind=patrol mission.hex=${where}`;

describe('[F.11.4] CAP and patrol', () => {
  test.each([
    ['fighters fly CAP in range', 'air JG-53', `JG-53 ${cap('Messina')}`, 'ok'],
    ['but not beyond 16 hexes', 'air JG-53', `JG-53 ${cap('Tripoli')}`, 'F.11 out-of-range'],
    ['bombers do not', 'air LG-1', `LG-1 ${cap('Suda')}`, 'F.11.4 no-fighter'],
    ['[F.11.4] any type patrols', 'air LG-1', `LG-1 ${patrol('Suda')}`, 'ok'],
    ['[F.11.1] not twice', 'air JG-53 status=flown', `JG-53 ${cap('Messina')}`, 'F.11.1 not-ready'],
    ['not the enemy’s units', 'air 69-Squadron', `69-Squadron ${patrol('Valletta')}`, 'F.1.3 not-ours'],
    [
      '[F.11.3] not into a storm',
      'air JG-53 | seas calm stormy stormy calm calm calm',
      `JG-53 ${cap('Messina')}`,
      'F.13.2 weather',
    ],
    ['[F.2.4] not over neutral ground', 'air 9o-Stormo', `9o-Stormo ${patrol('Bone')}`, 'F.2.4 neutral'],
    ['[F.2.4] but next to it at sea', 'air 9o-Stormo', `9o-Stormo ${patrol('040049')}`, 'ok'],
    [
      '[F.2.4] and once it is somebody’s',
      'air 9o-Stormo | port Bone owner=allied',
      `9o-Stormo ${patrol('Bone')}`,
      'ok',
    ],
    [
      'over a group of ours',
      'air JG-53 | group 3 axis @Messina Convogli-A',
      'JG-53 mission.kind=cap mission.over.group=3',
      'ok',
    ],
    [
      'not over one that is not there',
      'air JG-53',
      'JG-53 mission.kind=cap mission.over.group=3',
      'F.11.4 no-cap',
    ],
  ])('%s', (_case, table, order, expected) => {
    expect(ruling(cover(table), `axis cover ${order}`)).toBe(expected);
  });

  test('[F.13.2] carrier aircraft fly in a calm only', () => {
    const afloat = (seas: string) =>
      position('air-segment side=allied part=cover', `air Eagle-fighters | in Gibraltar Force-W${seas}`);
    const order = `allied cover Eagle-fighters ${cap('Gibraltar')}`;
    expect(ruling(afloat(''), order)).toBe('ok');
    expect(ruling(afloat(' | seas rough calm calm calm calm calm'), order)).toBe('F.13.2 weather');
  });

  test('[F.11.3] the phasing side first, then the other, then the attacks', () => {
    const start = cover('');
    const second = after(start, 'axis done');
    expect(second.common.phase).toEqual({ name: 'air-segment', side: 'allied', part: 'cover' });
    expect(after(second, 'allied done').common.phase).toEqual({
      name: 'air-segment',
      side: 'axis',
      part: 'attack',
    });
  });

  test('[F.11.4] a CAP goes with its group while the group is in range', () => {
    const at = (where: string) => {
      const state = cover(
        `air JG-53 status=flown mission.kind=cap mission.over.group=3 | group 3 axis @${where} Convogli-A`,
      );
      return capsOver(
        state.common,
        state.fleets.axis,
        'axis',
        hex(state, where),
        state.fleets.axis.groups[0]?.id,
      );
    };
    expect(at('Messina')).toHaveLength(1);
    expect(at('Tripoli')).toHaveLength(0);
  });

  test('[F.11.4] a patrol covers five hexes round, patrol aircraft eight', () => {
    const seenAt = (name: string, where: string) => {
      const state = cover(`air ${name} status=flown mission.kind=patrol mission.hex=Valletta`);
      return patrolsOver(state.common, state.fleets.axis, 'axis', hex(state, where)).length;
    };
    // Gela lies five hexes from Valletta, Licata six.
    expect(seenAt('KG-54-KGr-606', 'Gela')).toBe(1);
    expect(seenAt('KG-54-KGr-606', 'Licata')).toBe(0);
    expect(seenAt('F-122', 'Licata')).toBe(1);
  });
});
