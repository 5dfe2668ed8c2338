import { sixthFleet, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { describe, expect, test, vi } from 'vitest';
import { beginGame } from '../store/opening.ts';
import type { TableStore } from '../store/table.ts';
import { FREE_MOVE } from '../testing/positions.ts';
import { type GameHost, gameHostOf } from './game-host.ts';
import type { MatchProgress } from './autosave.ts';
import { levelsOf } from './levels.ts';
import type { Session } from './session-calls.ts';
import { hexNamed, openServices } from './testing/services.ts';

type Faults = Partial<typeof sixthFleetDesk>;

const SEATS = { nato: 'person', soviet: 'person' };
const OPENING = { position: FREE_MOVE };

const broken = (): never => {
  throw new Error('no such hex');
};

/** The real game with a desk that fails in these places. */
const hostWith = (faults: Faults): GameHost =>
  gameHostOf({
    game: sixthFleet,
    desk: { ...sixthFleetDesk, ...faults },
    levels: levelsOf(sixthFleet, sixthFleetMind),
  });

const open = (faults: Faults, onChange: (progress: MatchProgress) => void = () => undefined): Session => {
  const opened = hostWith(faults).open({ opening: OPENING, seats: SEATS, onChange });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

describe('a desk that fails in the worker', () => {
  test('without a survey one plays by the moves of the rules, and each is saved', () => {
    const changes: MatchProgress[] = [];
    const session = open({ survey: broken }, progress => void changes.push(progress));
    const snapshot = session.snapshot();
    expect(snapshot.fault).toMatch(/^The page could not work out what to do now\. You can keep playing/);
    const command = snapshot.survey.commands.find(({ label }) => label.includes('US6'));
    const acted = session.act(command?.actions ?? []);
    expect(acted).toMatchObject({ ok: true, value: { length: snapshot.length + 1 } });
    expect(changes.at(-1)?.since(0)).toHaveLength(snapshot.length + 1);
  });

  test('without a score the rest of the snapshot is told', () => {
    const snapshot = open({ score: broken }).snapshot();
    expect(snapshot.fault).toBe('The page could not work out the score. You can keep playing.');
    expect(snapshot.survey).toEqual(open({}).snapshot().survey);
  });

  test('a fault is told with the snapshot it belongs to, and not with the next', () => {
    const failing = { isOn: true };
    const score: typeof sixthFleetDesk.score = view => (failing.isOn ? broken() : sixthFleetDesk.score(view));
    const session = open({ score });
    expect(session.snapshot().fault).not.toBeUndefined();
    failing.isOn = false;
    expect(session.snapshot().fault).toBeUndefined();
  });
});

describe('a desk that fails, at the table', () => {
  const sitDown = async (faults: Faults): Promise<TableStore> => {
    const services = openServices({ 'sixth-fleet': async () => hostWith(faults) });
    const opened = await beginGame(services, { game: 'sixth-fleet', opening: OPENING, seats: SEATS });
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
      'The page could not work out what these units can do. You can keep playing.',
    );
    expect(table.get()).toMatchObject({ failure: undefined, choicesDue: false });
    table.end();
    await vi.waitFor(() => expect(table.get().snapshot.length).toBe(1), { timeout: 20_000 });
    expect(table.get().fault).toBe('');
  });

  test('an overlay that fails is taken off the map', async () => {
    const table = await sitDown({ overlay: broken });
    table.toggleLayer(table.get().card.overlays[0]?.id ?? '');
    expect(await faultOf(table)).toMatch(/could not draw this layer on the map/);
    expect(table.get()).toMatchObject({ failure: undefined, layers: [] });
  });

  test('what fails in a move itself is a failure of the page', async () => {
    const table = await sitDown({});
    table.perform({ actions: [{ type: 'sink them all' }] });
    await vi.waitFor(() => expect(table.get().failure?.message).toMatch(/action/), { timeout: 20_000 });
  });
});
