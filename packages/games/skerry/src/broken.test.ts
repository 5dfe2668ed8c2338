import {
  ASK_ME,
  type CheckId,
  type ExamDesk,
  examine,
  type Game,
  ok,
  progressBy,
  refused,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import type { Action } from './model/action.ts';
import { type SkerryTypes, skerry } from './game.ts';
import { skerryKit } from './kit.ts';
import { NOT_NOW } from './turn/refusals.ts';
import { skerryDesk } from './desk/desk.ts';
import type { Boat } from './model/state.ts';
import { skerryStanding } from './orders/standing.ts';
import { watersOf } from './model/waters.ts';

type Skerry = Game<SkerryTypes>;

const { progressFrom } = progressBy(skerry.evolve);

interface Broken {
  readonly what: string;
  /** The first check that fails. */
  readonly first: CheckId;
  readonly game: Skerry;
  /** Another desk, where it is the desk that is broken. */
  readonly desk?: Partial<typeof skerryDesk>;
  /** Other standing orders, where it is these that are broken. */
  readonly standing?: Partial<typeof skerryStanding>;
}

/** Copies of the game with one thing broken: the examination must find it, and for the right reason. */
const broken: readonly Broken[] = [
  {
    what: 'leaks a secret through what is witnessed',
    first: 'secrecy',
    game: { ...skerry, witness: (_state, event) => [event] },
  },
  {
    what: 'leaks a secret through the view',
    first: 'secrecy',
    game: {
      ...skerry,
      view: (state, viewer) => ({ ...skerry.view(state, viewer), mines: state.mines.map(({ hex }) => hex) }),
    },
  },
  {
    what: 'leaks a secret through a refusal',
    first: 'secrecy',
    game: {
      ...skerry,
      decide: (state, by, action) =>
        action.type === 'sail' && state.mines.some(({ hex, side }) => hex === action.to && side !== by)
          ? refused(NOT_NOW)
          : skerry.decide(state, by, action),
    },
  },
  {
    what: 'lets a boat feel its way through a minefield by taking moves back',
    first: 'secrecy',
    game: { ...skerry, final: event => event.type === 'opened' },
  },
  {
    what: 'throws a die that can be heard for some mines and not for others',
    first: 'log-numbers',
    game: withLoudMines(),
  },
  {
    what: 'sends longer messages when a mine lies further out',
    first: 'secrecy',
    game: {
      ...skerry,
      witness: (state, event, viewer) =>
        skerry
          .witness(state, event, viewer)
          .map(sight => (event.type === 'began' ? { ...sight, padding: paddingOf(state) } : sight)),
    },
  },
  {
    what: 'moves boats without a word',
    first: 'silent-change',
    game: {
      ...skerry,
      witness: (state, event, viewer) =>
        event.type === 'sailed' ? [] : skerry.witness(state, event, viewer),
    },
  },
  {
    what: 'offers an illegal move',
    first: 'offered-accepted',
    game: { ...skerry, options: view => ({ ...skerry.options(view), list: () => listWithRock(view) }) },
  },
  {
    what: 'refuses a legal move',
    first: 'one-predicate',
    game: {
      ...skerry,
      decide: (state, by, action) =>
        action.type === 'fire' ? refused(NOT_NOW) : skerry.decide(state, by, action),
    },
  },
  {
    what: 'accepts a move it never listed',
    first: 'unoffered-refused',
    game: {
      ...skerry,
      options: view => ({ ...skerry.options(view), list: () => withoutLast(skerry.options(view).list()) }),
    },
  },
  {
    what: 'mutates its input',
    first: 'pure',
    game: { ...skerry, evolve: (state, event) => evolveInPlace(state, event) },
  },
  {
    what: 'runs into a dead end',
    first: 'dead-end',
    game: {
      ...skerry,
      options: view =>
        view.phase.name === 'falling-back'
          ? { ...skerry.options(view), list: () => [], sample: () => undefined }
          : skerry.options(view),
    },
  },
  {
    what: 'is not deterministic',
    first: 'deterministic',
    game: { ...skerry, decide: fickle() },
  },
  {
    what: 'lets the other side move',
    first: 'wrong-side',
    game: {
      ...skerry,
      decide: (state, by, action) =>
        skerry.decide(state, state.phase.name === 'sailing' ? state.phase.side : by, action),
    },
  },
  {
    what: 'rolls faces it does not list',
    first: 'unoffered-refused',
    game: { ...skerry, outcomes: state => skerry.outcomes(state).slice(0, 2) },
  },
  {
    what: 'cites a rule that does not exist',
    first: 'refusal-cites-rule',
    game: { ...skerry, rules: { cases: [], fills: [] } },
  },
  {
    what: 'goes on for ever',
    first: 'ends',
    game: {
      ...skerry,
      decide: (state, by, action) => {
        const decided = skerry.decide(state, by, action);
        return decided.ok
          ? ok(
              progressFrom(
                state,
                decided.value.events.filter(({ type }) => type !== 'turned'),
              ),
            )
          : decided;
      },
    },
  },
  {
    what: 'keeps something JSON would lose',
    first: 'plain-data',
    game: { ...skerry, view: (state, viewer) => ({ ...skerry.view(state, viewer), extra: undefined }) },
  },
  {
    what: 'prints less than it knows',
    first: 'notation',
    game: {
      ...skerry,
      notation: { ...skerry.notation, print: state => skerry.notation.print({ ...state, mines: [] }) },
    },
  },
  {
    what: 'opens with an option that does not exist',
    first: 'setup',
    game: { ...skerry, setup: ({ scenario }) => skerry.setup({ scenario, options: {} }) },
  },
  {
    what: 'lists a case twice',
    first: 'rule-index',
    game: { ...skerry, rules: { ...skerry.rules, cases: [...skerry.rules.cases, ...skerry.rules.cases] } },
  },
  {
    what: 'starts one of its openings with two boats in a hex',
    first: 'opening',
    game: {
      ...skerry,
      setup: opening => {
        const opened = skerry.setup(opening);
        if (!opened.ok || opening.options['turns'] !== 3) return opened;
        const [first, ...others] = opened.value.boats;
        return ok({
          ...opened.value,
          boats: first === undefined ? [] : [first, ...others.map(boat => ({ ...boat, where: first.where }))],
        });
      },
    },
  },
  {
    what: 'has a desk that throws when a rock is clicked',
    first: 'desk',
    game: skerry,
    desk: {
      why: (view, selection) => {
        if (selection.hex !== undefined && watersOf(view).sea[selection.hex] === 0)
          throw new Error('no way there');
        return skerryDesk.why(view, selection);
      },
    },
  },
  {
    what: 'has a desk that offers what the rules refuse',
    first: 'desk',
    game: skerry,
    desk: {
      survey: view => {
        const survey = skerryDesk.survey(view);
        const luck: Action = { type: 'roll', face: 6 };
        return {
          ...survey,
          commands: [
            ...survey.commands,
            { key: 'luck', kind: 'command', label: 'Roll a 6', actions: [luck] },
          ],
        };
      },
    },
  },
  {
    what: 'has a desk that names a boat that does not exist',
    first: 'desk',
    game: skerry,
    desk: { survey: view => ({ ...skerryDesk.survey(view), ready: [99] }) },
  },
  {
    what: 'has a standing order that makes what the rules refuse',
    first: 'standing-orders',
    game: skerry,
    standing: { answer: () => ({ order: 'signal', action: { type: 'roll', face: 6 } }) },
  },
  {
    what: 'has standing orders that remember what they were asked before',
    first: 'standing-orders',
    game: skerry,
    standing: { answer: forgetful() },
  },
  {
    what: 'has a standing order that the player cannot take back into his own hand',
    first: 'standing-orders',
    game: skerry,
    standing: {
      specs: view =>
        skerryStanding
          .specs(view)
          .map(spec => ({ ...spec, choices: spec.choices.filter(({ id }) => id !== ASK_ME) })),
    },
  },
  {
    what: 'reads a position with two boats in a hex',
    first: 'position',
    game: { ...skerry, notation: { ...skerry.notation, parse: parseCrowded } },
  },
  {
    what: 'throws in the middle of a game',
    first: 'throws',
    game: {
      ...skerry,
      decide: (state, by, action) => {
        if (action.type === 'fall-back') throw new Error('no tide table');
        return skerry.decide(state, by, action);
      },
    },
  },
];

/** As long as the hexes of all mines together are far out. */
const paddingOf = ({ mines }: Parameters<Skerry['view']>[0]): string =>
  'x'.repeat(mines.reduce((sum, { hex }) => sum + hex, 0) % 7);

/** A turn of a hundred more than it is, for as long as a die is due. */
const LOUD = 100;

/** A mine in a hex of an even number has a die thrown for it; no view tells, but everybody hears it. */
function withLoudMines(): Skerry {
  return {
    ...skerry,
    actor: state => (state.turn >= LOUD ? 'chance' : skerry.actor(state)),
    outcomes: state =>
      state.turn >= LOUD ? [{ action: { type: 'roll', face: 1 }, ways: 1 }] : skerry.outcomes(state),
    decide: (state, by, action) => {
      if (state.turn < LOUD) {
        const decided = skerry.decide(state, by, action);
        const loud = decided.ok && action.type === 'lay' && action.hex % 2 === 0;
        return loud
          ? ok(progressFrom(state, [...decided.value.events, { type: 'turned', turn: state.turn + LOUD }]))
          : decided;
      }
      return by === 'chance' && action.type === 'roll'
        ? ok(
            progressFrom(state, [
              { type: 'rolled', face: action.face },
              { type: 'turned', turn: state.turn - LOUD },
            ]),
          )
        : refused(NOT_NOW);
    },
    view: (state, viewer) => skerry.view({ ...state, turn: state.turn % LOUD }, viewer),
    witness: (state, event, viewer) =>
      event.type === 'turned' && Math.abs(event.turn - state.turn) === LOUD
        ? []
        : skerry.witness(state, event, viewer),
  };
}

/** Reads on where a boat is refused because another lies in its hex, and puts it there all the same. */
function parseCrowded(text: string): ReturnType<Skerry['notation']['parse']> {
  const read = skerry.notation.parse(text);
  if (read.ok || !read.error.message.includes('[4.3]')) return read;
  const line = Number(/\d+/.exec(read.error.at)?.[0]);
  const rest = skerry.notation.parse(
    text
      .split('\n')
      .toSpliced(line - 1, 1)
      .join('\n'),
  );
  if (!rest.ok) return rest;
  const { boats } = rest.value;
  const first = boats.find(({ where }) => where.at === 'sea') as Boat;
  return ok({ ...rest.value, boats: [...boats, { ...first, id: boats.length as Boat['id'] }] });
}

/** Every other roll comes out as a 1, whatever was thrown. */
function fickle(): Skerry['decide'] {
  let rolls = 0;
  return (state, by, action) => {
    if (action.type !== 'roll') return skerry.decide(state, by, action);
    rolls += 1;
    return skerry.decide(state, by, rolls % 2 === 0 ? { type: 'roll', face: 1 } : action);
  };
}

/** Answers every other question. */
function forgetful(): typeof skerryStanding.answer {
  let asked = 0;
  return (view, orders) => {
    asked += 1;
    return asked % 2 === 0 ? undefined : skerryStanding.answer(view, orders);
  };
}

const listWithRock = function* (view: Parameters<Skerry['options']>[0]): Generator<Action> {
  yield* skerry.options(view).list();
  const boat = view.boats.find(({ side }) => side === view.viewer);
  if (boat !== undefined && view.phase.name === 'sailing' && view.phase.side === view.viewer) {
    yield { type: 'sail', boat: boat.id, to: 0 as HexId };
  }
};

const withoutLast = (actions: Iterable<Action>): readonly Action[] => {
  const listed = [...actions];
  return listed.length > 1 ? listed.slice(0, -1) : listed;
};

const evolveInPlace: Skerry['evolve'] = (state, event) => {
  if (event.type !== 'sank') return skerry.evolve(state, event);
  (state.boats as Boat[]).splice(event.boat, 1, {
    ...(state.boats[event.boat] as Boat),
    where: { at: 'sunk' },
    left: 0,
  });
  return state;
};

const SKERRY_DESK = skerryKit.desk as ExamDesk<SkerryTypes>;

describe('the examination has teeth: a copy of Skerry that', () => {
  test.each(broken.map(row => [row.what, row] as const))('%s', (_what, { first, game, desk, standing }) => {
    const kit = {
      ...skerryKit,
      desk: { ...SKERRY_DESK, desk: { ...skerryDesk, ...desk } },
      standing: { ...skerryStanding, ...standing },
    };
    const checks = examine(game, kit, 6, 1).findings.map(({ check }) => check);
    expect(checks[0]).toBe(first);
  });
});
