import { type Culprit, type Duty, memo, type Overlay, type Piece, type Track } from '@narrow-seas/core';
import { type Highlight, NO_ICE, type Pin, type Scene } from '../map/scene.ts';
import { piecesAt } from '../map/stacks.ts';
import { layersShown } from '../store/layers.ts';
import { planDrawn } from '../store/plan-drawn.ts';
import { chosenIn } from '../store/proposals.ts';
import { hexesIn } from '../store/speech.ts';
import { piecesShown, toAct } from '../store/to-act.ts';
import { withWays } from '../store/ways-drawn.ts';
import { isDecisionShown, isMyTurn, type TableState } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import type { ActionChoice } from './choice.ts';

/** The same list for the same choices: what has not changed is not drawn again. */
const highlightsOf = memo((choices: readonly ActionChoice[]): readonly Highlight[] =>
  choices.flatMap(({ hex, kind, warning }) =>
    hex === undefined ? [] : [{ hex, kind, warned: warning !== undefined }],
  ),
);

const NO_HIGHLIGHTS: readonly Highlight[] = [];

/** The choice that a press on this hex would mean, as long as there is only one. */
const choiceUnder = (state: TableState): ActionChoice | undefined => {
  const { choices, hover, cursor, pointed } = state;
  const chosenHex = chosenIn(state)?.hex;
  const hex = hover ?? cursor ?? pointed ?? chosenHex;
  const found = choices.filter(choice => choice.hex === hex && hex !== undefined);
  return found.length === 1 ? found[0] : undefined;
};

const pathOf = (choice: ActionChoice | undefined, from: number | undefined): readonly number[] =>
  from === undefined || choice?.path === undefined || choice.path.length === 0 ? [] : [from, ...choice.path];

/** Things in the way are named by the game as pieces ("unit") or hexes. */
const hexOfCulprit = (pieces: readonly Piece[], { kind, id }: Culprit): readonly number[] => {
  if (typeof id !== 'number') return [];
  if (kind === 'hex') return [id];
  return kind === 'unit' ? pieces.flatMap(piece => (piece.id === id ? (piece.hex ?? []) : [])) : [];
};

/** Where the moment replayed happened, or what stands in the way of what was tried. */
const ringedIn = ({ replay, log, display, board, refusal }: TableState): readonly number[] => {
  const entry = replay === undefined ? undefined : log[replay.at - 1];
  // The film draws what it tells of.
  if (replay?.film === true) return [];
  if (replay !== undefined && entry !== undefined) return hexesIn(display, replay.view, entry, board.pieces);
  return (refusal?.culprits ?? []).flatMap(culprit => hexOfCulprit(board.pieces, culprit));
};

/** Whether the turn that is shown is a night. */
const isNightOn = ({ boxes, now }: Track): boolean => boxes.find(({ turn }) => turn === now)?.night === true;

/** Those that the chosen proposal is aimed at, or that the player has picked. */
const targetsIn = (state: TableState): readonly number[] =>
  state.targets.length > 0 ? state.targets : (chosenIn(state)?.targets ?? []);

const NO_PINS: readonly Pin[] = [];

/** The same numbers as in the list of duties. */
const pinsOf = memo((duties: readonly Duty[]): readonly Pin[] =>
  duties.flatMap(({ hexes: [hex], urgent }, place) =>
    hex === undefined ? [] : [{ hex, text: String(place + 1), urgent }],
  ),
);

/** Counters laid out side by side would lie over what one is about to click: only who looks sees them. */
const fanOf = ({
  selected,
  pointed,
  picked,
  choices,
  board,
  ending,
  advice,
}: TableState): readonly Piece[] => {
  const isBusy = pointed !== undefined || picked.length > 0 || choices.length > 0;
  if (selected === undefined || isBusy || ending || advice !== undefined) return [];
  return piecesAt(board.pieces, selected);
};

/** The plan of an adviser, now or at the moment replayed. */
const planShown = (state: TableState): Overlay | undefined => {
  const better = isDecisionShown(state) ? state.analysis?.drawn : undefined;
  return planDrawn(state.engine?.drawn ?? better ?? state.advice);
};

/** The layers that are on, the ways of an order to many, and a plan. */
const drawnOver = (state: TableState, under: ActionChoice | undefined): Overlay | undefined =>
  planShown(state) ?? withWays(under ?? chosenIn(state), layersShown(state));

export const sceneOf = (state: TableState): Scene => {
  const { board, snapshot, picked, selected, cursor, replay, choices } = state;
  const mine = isMyTurn(state);
  const under = choiceUnder(state);
  return {
    pieces: piecesShown(state),
    markers: board.markers,
    ice: board.ice ?? NO_ICE,
    isNight: isNightOn(state.track),
    highlights: replay === undefined ? highlightsOf(choices) : NO_HIGHLIGHTS,
    ready: new Set(toAct(state)),
    picked: new Set(picked),
    targets: new Set(targetsIn(state)),
    selected,
    cursor,
    path: pathOf(under, selected),
    pathLabel: under?.cost === undefined ? '' : WORDS.map.cost(under.cost),
    culprits: ringedIn(state),
    duties: mine ? snapshot.survey.duties.flatMap(({ hexes }) => hexes) : [],
    overlay: replay === undefined ? drawnOver(state, under) : planShown(state),
    pins: mine ? pinsOf(snapshot.survey.duties) : NO_PINS,
    fan: fanOf(state),
    routes: replay === undefined ? (state.draft?.ways?.rows ?? []) : [],
  };
};
