import type { HalfMonth } from '../model/date.ts';
import { dateOf } from '../model/date.ts';
import type { Group } from '../model/state.ts';
import type { GroupId, ShipId, Side } from '../model/vocabulary.ts';

/**
 * Movement at night once more, read off the text as plainly as can be: a diary of every point that each ship has spent
 * in the phase, `n` by night and `d` by day.
 */
export interface NightDiary {
  readonly pages: Map<ShipId, string>;
  /** Points of the block that a group has declared and not spent yet. */
  readonly declared: Map<GroupId, number>;
}

export const newDiary = (): NightDiary => ({ pages: new Map(), declared: new Map() });

const pageOf = ({ pages }: NightDiary, ship: ShipId): string => pages.get(ship) ?? '';

const write = (diary: NightDiary, { ships }: Group, points: string): void => {
  for (const ship of ships) diary.pages.set(ship, pageOf(diary, ship) + points);
};

const count = (page: string, letter: string): number => page.split(letter).length - 1;

export type PlainNight = 'ok' | 'night-already' | 'night-budget' | 'night-too-soon';

/** [36.A.2] [F.6.1] Whether a ship's own diary lets it begin a block: 25 points a phase, ten by day between two blocks. */
const readPage = (page: string): PlainNight => {
  if (count(page, 'n') + 5 > 25) return 'night-budget';
  const since = page.slice(page.lastIndexOf('n') + 1);
  return page.includes('n') && count(since, 'd') < 10 ? 'night-too-soon' : 'ok';
};

/** [F.6.1] "Per unit"; a group takes the worst of its units. */
export const mayPlainlyDeclare = (diary: NightDiary, { id, ships }: Group): PlainNight => {
  if ((diary.declared.get(id) ?? 0) > 0) return 'night-already';
  const verdicts = ships.map(ship => readPage(pageOf(diary, ship)));
  return verdicts.find(verdict => verdict === 'night-budget') ?? verdicts.find(each => each !== 'ok') ?? 'ok';
};

/** [F.6.1] "A night block is declared before it is spent". */
export const declareNight = ({ declared }: NightDiary, group: GroupId): void => {
  declared.set(group, 5);
};

/** The group has spent points: those of its block first. */
export const spendPoints = (diary: NightDiary, group: Group, points: number): void => {
  const night = Math.min(points, diary.declared.get(group.id) ?? 0);
  diary.declared.set(group.id, (diary.declared.get(group.id) ?? 0) - night);
  write(diary, group, 'n'.repeat(night) + 'd'.repeat(points - night));
};

/** [F.6.1] Ships that sail with others from now on: their block is cut short, and counts five. */
export const reform = (diary: NightDiary, groups: readonly Group[], ships: readonly ShipId[]): void => {
  for (const group of groups) {
    const leaving = group.ships.filter(ship => ships.includes(ship));
    write(diary, { ...group, ships: leaving }, 'n'.repeat(diary.declared.get(group.id) ?? 0));
    if (leaving.length === group.ships.length) diary.declared.delete(group.id);
  }
};

/** [F.6.1] [36.D.2] At the end of a step: a block cut short counts five, and who stayed at sea has waited by day. */
export const endStep = (diary: NightDiary, groups: readonly Group[]): void => {
  for (const group of groups) {
    const left = diary.declared.get(group.id) ?? 0;
    const stays = group.place.at === 'sea' && (group.holds || !group.moved);
    const idle = stays ? Math.max(0, group.allowance - group.spent - left) : 0;
    write(diary, group, 'n'.repeat(left) + 'd'.repeat(idle));
  }
  diary.declared.clear();
};

/** [36.A.2 d] [36.A.2 e] What is left of a gunnery strength by night. */
export const plainAtNight = (
  strength: number,
  firer: 'ship' | 'fort',
  side: Side,
  date: HalfMonth,
): number => {
  if (firer === 'fort') return strength * 0.5;
  const isException = side === 'allied' && date >= dateOf('Jul I 44');
  return isException ? strength * 0.5 : strength * 0.25;
};
