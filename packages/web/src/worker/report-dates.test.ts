import { fold, mustBe } from '@narrow-seas/core';
import { europaNaval, europaNavalDesk, type EuropaNavalTypes } from '@narrow-seas/europa-naval';
import { expect, test } from 'vitest';
import type { LogEntry, Moment, Snapshot } from '../link/protocol.ts';
import { europaNavalDisplay } from '../catalogue/europa-naval-display.ts';
import { type Report, reportOf } from '../store/report.ts';
import { reportText } from '../store/report-text.ts';

type State = EuropaNavalTypes['state'];
type Event = EuropaNavalTypes['event'];

const momentOf = (state: State, length: number): Moment => {
  const view = europaNaval.view(state, 'spectator');
  const trays = europaNavalDesk.survey(view).trays.filter(({ id }) => id.startsWith('lost'));
  return {
    length,
    view,
    score: europaNavalDesk.score(view),
    lost: trays.flatMap(({ pieces }) => pieces),
  };
};

/** What is told of a game in which these entries have followed the position. */
const reportAfter = (start: string, ...entries: readonly (readonly Event[])[]): Report => {
  let state = mustBe(europaNaval.notation.parse(start));
  const log: LogEntry[] = [];
  const timeline = [momentOf(state, 0)];
  for (const [place, events] of entries.entries()) {
    const before = state;
    const sights = events.flatMap(event => europaNaval.witness(before, event, 'spectator'));
    log.push({ number: place + 1, by: 'axis', sights });
    state = fold(europaNaval, state, events);
    timeline.push(momentOf(state, place + 1));
  }
  const snapshot = timeline.at(-1) as Moment as Snapshot & Moment;
  return reportOf({ display: europaNavalDisplay, snapshot, log, timeline, tales: [] });
};

const MALTA =
  'europa-naval malta "Jun I 42" | clock phasing=axis part=movement step=1 | phase naval-step side=axis';
const BALTIC =
  'europa-naval baltic-act1 "Oct II 41" | clock phasing=allied part=end step=0 actTwoFollows=true | phase initial side=axis | in Tallinn Marat';

/** Both sides have had their player-turn, twice. */
const TWO_TURNS: readonly Event[] = (['allied', 'axis', 'allied', 'axis'] as const).map(phasing => ({
  type: 'passed',
  phasing,
}));

test('turns go by their dates where they have some', () => {
  const scored: Event = { type: 'scored', side: 'axis', cause: 'Test', points: 2 };
  const { date } = mustBe(europaNaval.notation.parse(MALTA)).common;
  const report = reportAfter(MALTA, [scored], [...TWO_TURNS, { type: 'turned', date: date + 2 }], [scored]);
  expect(report.turn).toBe('Jul I 42');
  expect(report.turning.map(({ turn }) => turn)).toEqual(['Jun I 42', 'Jul I 42']);
  expect(report.byTurn.map(({ turn, net }) => `${turn}: ${net}`)).toEqual([
    'Jun I 42: 14',
    'Jun II 42: 14',
    'Jul I 42: 16',
  ]);
  const text = reportText(report, europaNavalDisplay, 'Malta');
  expect(text).toContain('(Jul I 42, move 3)');
  expect(text).toContain('this is how it stands in Jul I 42.');
});

test('the losses of a first act keep their names in the second', () => {
  const { common, fleets } = mustBe(europaNaval.notation.parse(BALTIC));
  const marat = fleets.allied.ships.findIndex(({ where }) => where.at === 'port');
  const report = reportAfter(BALTIC, [{ type: 'sunk', ship: marat as never }], [{ type: 'act-two' }]);
  const [lost, ...others] = report.sides.find(({ side }) => side === 'allied')?.losses ?? [];
  expect(common.scenario).toBe('baltic-act1');
  expect(others).toEqual([]);
  expect(lost).toMatchObject({ number: 1, turn: 'Oct II 41' });
  expect([lost?.unit, lost?.text]).toEqual([
    expect.stringContaining('Marat'),
    expect.stringContaining('Marat'),
  ]);
});

test('a name with a full stop in it is told whole', () => {
  const state = mustBe(europaNaval.notation.parse(MALTA));
  const view = europaNaval.view(state, 'spectator');
  const nameOf = (ship: number): string => europaNavalDisplay.namePiece(view, ship);
  const ship = state.fleets.axis.ships.findIndex((_, place) => /\d\./.test(nameOf(place)));
  const report = reportAfter(MALTA, [{ type: 'sunk', ship: ship as never }]);
  expect(ship).toBeGreaterThanOrEqual(0);
  expect(report.sides.flatMap(({ losses }) => losses.map(({ unit }) => unit))).toEqual([nameOf(ship)]);
});
