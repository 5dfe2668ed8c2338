import type { HexId } from '@narrow-seas/hex';
import { hurried, sailedOn } from '../../rules/invasion/voyage.ts';
import { inPhase, tableWith, withPhase, withTable } from '../../model/copy.ts';
import { parted, withForces, withoutShips } from '../../rules/stacking/forces.ts';
import type { Handlers } from '../handler.ts';
import { withPieces } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { Phase, Piece, State, Where } from '../../model/state.ts';
import type { Arm, Side, UnitId } from '../../model/vocabulary.ts';
import type { SeaEvent } from '../../model/sea/event.ts';
import { withMines } from '../../rules/mines/minefields.ts';
import type { Segment } from '../../model/sea/phase.ts';

const LOST: Where = { at: 'lost' };
const AWAY: Where = { at: 'away' };

/** Out of play: it holds no mark, no depth, no place in a force. */
const gone = (state: State, unit: UnitId, where: Where): State => {
  const table = withPieces(state.table, [unit], piece => ({ ...piece, where, mark: 'none', deep: false }));
  const left = specOf(table, unit).arm === 'surface' ? withoutShips(table, [unit]) : table;
  return withTable(state, inPhase(left, withoutActor(left.phase, unit)));
};

/** A unit that is gone acts no more, however deep its activation lies under what interrupted it. */
const withoutActor = (phase: Phase, unit: UnitId): Phase => {
  const under = 'resume' in phase ? withoutActor(phase.resume, unit) : undefined;
  const updated = under === undefined ? phase : ({ ...phase, resume: under } as Phase);
  if (updated.name === 'surface-activation' && updated.units.includes(unit))
    return { ...updated, units: updated.units.filter(id => id !== unit) };
  if (updated.name !== 'flight' || !updated.units.includes(unit)) return updated;
  const place = updated.units.indexOf(unit);
  return {
    ...updated,
    units: updated.units.toSpliced(place, 1),
    homes: updated.homes.toSpliced(place, 1),
    roles: updated.roles.filter(role => role.unit !== unit),
  };
};

const sailed = (state: State, units: readonly UnitId[], path: readonly HexId[], cost: number): State => {
  const hex = path.at(-1) as HexId;
  const where: Where = { at: 'sea', hex };
  const moved = withPieces(state.table, units, (piece): Piece => ({ ...piece, where }));
  const table = sailedOn(moved, units, path.length);
  const { phase } = table;
  if (phase.name === 'surface-activation')
    return withTable(
      state,
      inPhase(table, { ...phase, hex, spent: phase.spent + cost, moved: 'under-way', fired: [] }),
    );
  if (phase.name === 'submarine-activation')
    return withTable(state, inPhase(table, { ...phase, hex, spent: phase.spent + cost }));
  return withTable(state, table);
};

const segmentOf = (phase: Phase): Segment => {
  if (phase.name === 'segment') return phase;
  throw new Error(`Nobody is activated in phase ${phase.name}`);
};

const activationOf = (segment: Segment, side: Side, units: readonly UnitId[], hex: HexId): Phase => {
  const resume: Segment = { ...segment, acted: [...segment.acted, ...units] };
  const common = { side, start: hex, hex, spent: 0, attacks: [], fired: [], resume } as const;
  if (segment.arm === 'submarine')
    return { name: 'submarine-activation', ...common, units: [units[0] as UnitId], fullSpeed: false };
  return { name: 'surface-activation', ...common, units, moved: 'not', highSpeed: false, dared: [] };
};

const activated = (state: State, side: Side, units: readonly UnitId[]): State => {
  const segment = segmentOf(state.table.phase);
  const first = state.table.pieces[units[0] as UnitId]?.where;
  if (first?.at !== 'sea') throw new Error('Only what is at sea is activated');
  const table = segment.arm === 'surface' ? parted(state.table, units) : state.table;
  return withTable(state, inPhase(table, activationOf(segment, side, units, first.hex)));
};

const spedUp = (state: State): State => {
  const { phase } = state.table;
  if (phase.name === 'surface-activation')
    return withPhase(withTable(state, hurried(state.table, phase.units)), { ...phase, highSpeed: true });
  return phase.name === 'submarine-activation' ? withPhase(state, { ...phase, fullSpeed: true }) : state;
};

const chosen = (state: State, side: Side, arm: Arm, pass: boolean): State => {
  const { phase } = state.table;
  if (phase.name !== 'arm') throw new Error(`Nobody chooses an arm in phase ${phase.name}`);
  const { segment, first } = phase;
  const all = { ...phase.chosen, [side]: [...phase.chosen[side], arm] };
  if (pass) return withPhase(state, { ...phase, chosen: all });
  return withPhase(state, {
    name: 'segment',
    segment,
    first,
    chosen: all,
    side,
    arm,
    acted: [],
    hunted: [],
    launched: [],
    guests: [],
  });
};

/** [22] Each submarine once. */
const dived = (state: State, unit: UnitId, deep: boolean): State => {
  const table = withPieces(state.table, [unit], piece => ({ ...piece, deep }));
  const { phase } = table;
  if (phase.name !== 'submarine-mode') return withTable(state, table);
  return withTable(state, inPhase(table, { ...phase, changed: [...phase.changed, unit] }));
};

const mined = (state: State, hex: HexId, mines: number): State => {
  const others = state.table.mines.filter(field => field.hex !== hex);
  const fields = mines === 0 ? others : [...others, { hex, mines }];
  return withTable(state, tableWith(state.table, { mines: fields.toSorted((a, b) => a.hex - b.hex) }));
};

/** Until version 6; it counted as the submarine's attack. */
const mineLaid = (state: State, hex: HexId): State => {
  const laid = withTable(state, tableWith(state.table, { mines: withMines(state.table.mines, [{ hex }]) }));
  const { phase } = laid.table;
  if (phase.name !== 'submarine-activation') return laid;
  return withPhase(laid, { ...phase, attacks: [...phase.attacks, 'torpedo'] });
};

/** [5] What the events of the sea change. */
export const evolveSea: Handlers<SeaEvent['type']> = {
  'initiative-taken': (state, { first }) =>
    withPhase(state, { name: 'arm', segment: 1, first, chosen: { nato: [], soviet: [] }, side: first }),
  'arm-chosen': (state, { side, arm, pass }) => chosen(state, side, arm, pass),
  reorganised: (state, { forces }) => withTable(state, withForces(state.table, forces.flat(), forces)),
  activated: (state, { side, units }) => activated(state, side, units),
  'sped-up': spedUp,
  sailed: (state, { units, path, cost }) => sailed(state, units, path, cost),
  'activation-ended': state => {
    const { phase } = state.table;
    return 'resume' in phase ? withPhase(state, phase.resume) : state;
  },
  marked: (state, { units, mark }) =>
    withTable(
      state,
      withPieces(state.table, units, piece => ({ ...piece, mark })),
    ),
  damaged: (state, { unit }) =>
    withTable(
      state,
      withPieces(state.table, [unit], piece => ({ ...piece, damaged: true })),
    ),
  died: (state, { unit }) => gone(state, unit, LOST),
  left: (state, { unit }) => gone(state, unit, AWAY),
  dived: (state, { unit, deep }) => dived(state, unit, deep),
  mined: (state, { hex, mines }) => mined(state, hex, mines),
  'mine-laid': (state, { hex }) => mineLaid(state, hex),
  'aerial-sweep': (state, { hex }) => {
    const { phase } = state.table;
    return phase.name === 'sweep-choice'
      ? withPhase(state, { ...phase, aerial: [...phase.aerial, hex] })
      : state;
  },
};
