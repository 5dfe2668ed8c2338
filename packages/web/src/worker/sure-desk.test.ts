import { sixthFleet, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { describe, expect, test, vi } from 'vitest';
import { beginGame } from '../store/opening.ts';
import type { TableStore } from '../store/table.ts';
import { FREE_MOVE } from '../testing/positions.ts';
import { type Counter, counterOf } from './counter.ts';
import type { Progress } from './keeper.ts';
import { levelsOf } from './levels.ts';
import type { Room } from './room.ts';
import { hexNamed, openHouse } from './testing/house.ts';

type Faults = Partial<typeof sixthFleetDesk>;

const SEATS = { nato: 'person', soviet: 'person' };
const OPENING = { position: FREE_MOVE };

const broken = (): never => {
  throw new Error('no such hex');
};

/** The real game with a desk that fails in these places. */
const counterWith = (faults: Faults): Counter =>
  counterOf({
    game: sixthFleet,
    desk: { ...sixthFleetDesk, ...faults },
    levels: levelsOf(sixthFleet, sixthFleetMind),
  });

const open = (faults: Faults, keep: (progress: Progress) => void = () => undefined): Room => {
  const opened = counterWith(faults).open({ opening: OPENING, seats: SEATS, keep });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

describe('a desk that fails in the worker', () => {
  test('without a survey one plays by the moves of the rules, and each is saved', () => {
    const kept: Progress[] = [];
    const room = open({ survey: broken }, progress => void kept.push(progress));
    const standing = room.standing();
    expect(standing.fault).toMatch(/^This could not be worked out: .* You can keep playing/);
    const command = standing.survey.commands.find(({ label }) => label.includes('US6'));
    const acted = room.act(command?.action ?? {});
    expect(acted).toMatchObject({ ok: true, value: { length: standing.length + 1 } });
    expect(kept.at(-1)?.since(0)).toHaveLength(standing.length + 1);
  });

  test('without a score the rest of the standing is told', () => {
    const standing = open({ score: broken }).standing();
    expect(standing.fault).toBe('This could not be worked out: the score. You can keep playing.');
    expect(standing.survey).toEqual(open({}).standing().survey);
  });

  test('a fault is told with the standing it belongs to, and not with the next', () => {
    const failing = { isOn: true };
    const score: typeof sixthFleetDesk.score = view => (failing.isOn ? broken() : sixthFleetDesk.score(view));
    const room = open({ score });
    expect(room.standing().fault).not.toBeUndefined();
    failing.isOn = false;
    expect(room.standing().fault).toBeUndefined();
  });
});

describe('a desk that fails, at the table', () => {
  const sitDown = async (faults: Faults): Promise<TableStore> => {
    const house = openHouse({ 'sixth-fleet': async () => counterWith(faults) });
    const opened = await beginGame(house, { game: 'sixth-fleet', opening: OPENING, seats: SEATS });
    if (!opened.ok) throw new Error(opened.complaint);
    return opened.table;
  };
  const faultOf = async (table: TableStore): Promise<string> => {
    await vi.waitFor(() => expect(table.get().fault).not.toBe(''), { timeout: 20_000 });
    return table.get().fault;
  };

  test('a press says in one line that it could not be worked out, nothing waits, and the phase can be ended', async () => {
    const table = await sitDown({ choices: broken });
    table.press(hexNamed(table, '0915'));
    expect(await faultOf(table)).toBe(
      'This could not be worked out: what these units can do. You can keep playing.',
    );
    expect(table.get()).toMatchObject({ failure: undefined, reachDue: false });
    table.end();
    await vi.waitFor(() => expect(table.get().standing.length).toBe(1), { timeout: 20_000 });
    expect(table.get().fault).toBe('');
  });

  test('an overlay that fails is taken off the map', async () => {
    const table = await sitDown({ overlay: broken });
    table.showOverlay(table.get().card.overlays[0]?.id ?? '');
    expect(await faultOf(table)).toMatch(/what was to be shown on the map/);
    expect(table.get()).toMatchObject({ failure: undefined, overlayId: '' });
  });

  test('what fails in a move itself is a failure of the page', async () => {
    const table = await sitDown({});
    table.perform({ actions: [{ type: 'sink them all' }] });
    await vi.waitFor(() => expect(table.get().failure?.message).toMatch(/action/), { timeout: 20_000 });
  });
});
