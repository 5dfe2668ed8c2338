import type { Culprit, Piece } from '@narrow-seas/core';
import type { Mark, Scene } from '../map/scene.ts';
import { piecesAt } from '../map/stacks.ts';
import { hexesIn } from '../store/speech.ts';
import { isMyTurn, type TableState } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import type { Deed } from './deeds.ts';

const marksDrawn = new WeakMap<readonly Deed[], readonly Mark[]>();

/** The same list for the same deeds: what has not changed is not drawn again. */
const marksOf = (deeds: readonly Deed[]): readonly Mark[] => {
  const known = marksDrawn.get(deeds);
  if (known !== undefined) return known;
  const marks = deeds.flatMap(({ hex, kind, warning }) =>
    hex === undefined ? [] : [{ hex, kind, warned: warning !== undefined }],
  );
  marksDrawn.set(deeds, marks);
  return marks;
};

const NO_MARKS: readonly Mark[] = [];

/** The deed that a press on this hex would mean, as long as there is only one. */
const deedUnder = ({ deeds, hover, cursor, pointed }: TableState): Deed | undefined => {
  const hex = hover ?? cursor ?? pointed;
  const found = deeds.filter(deed => deed.hex === hex && hex !== undefined);
  return found.length === 1 ? found[0] : undefined;
};

const pathOf = (deed: Deed | undefined, from: number | undefined): readonly number[] =>
  deed === undefined || from === undefined || deed.path.length === 0 ? [] : [from, ...deed.path];

/** Things in the way are named by the game as pieces ("unit") or hexes. */
const hexOfCulprit = (pieces: readonly Piece[], { kind, id }: Culprit): readonly number[] => {
  if (typeof id !== 'number') return [];
  if (kind === 'hex') return [id];
  return kind === 'unit' ? pieces.flatMap(piece => (piece.id === id ? (piece.hex ?? []) : [])) : [];
};

/** Where the moment replayed happened, or what stands in the way of what was tried. */
const ringedIn = ({ replay, log, exhibit, table, refusal }: TableState): readonly number[] => {
  const entry = replay === undefined ? undefined : log[replay.at - 1];
  if (replay !== undefined && entry !== undefined) return hexesIn(exhibit, replay.view, entry, table.pieces);
  return (refusal?.culprits ?? []).flatMap(culprit => hexOfCulprit(table.pieces, culprit));
};

export const sceneOf = (state: TableState): Scene => {
  const { table, standing, picked, targets, selected, cursor, overlay, replay, deeds } = state;
  const mine = isMyTurn(state);
  const under = deedUnder(state);
  return {
    pieces: table.pieces,
    markers: table.markers,
    marks: replay === undefined ? marksOf(deeds) : NO_MARKS,
    ready: new Set(mine ? standing.survey.ready : []),
    picked: new Set(picked),
    targets: new Set(targets),
    selected,
    cursor,
    path: pathOf(under, selected),
    pathLabel: under?.cost === undefined ? '' : WORDS.map.cost(under.cost),
    culprits: ringedIn(state),
    duties: mine ? standing.survey.duties.flatMap(({ hexes }) => hexes) : [],
    overlay: replay === undefined ? overlay : undefined,
    fan: selected === undefined || state.pointed !== undefined ? [] : piecesAt(table.pieces, selected),
  };
};
