import { type HexId, hexName } from '@narrow-seas/hex';
import type {
  Advice,
  Analysis,
  Board,
  Briefing,
  Duty,
  MissionSheet,
  Piece,
  PositionReport,
  Refusal,
  Score,
  Track,
  Tray,
} from '@narrow-seas/core';
import type { ActionChoice } from '../gesture/choice.ts';
import type { Explored } from '../link/explored.ts';
import type { LessonSheet } from '../link/lesson.ts';
import type {
  Action,
  LogEntry,
  Bookmark,
  OrdersSheet,
  PastMoment,
  PossibleThrow,
  Seats,
  Snapshot,
  VariationOrder,
  View,
} from '../link/protocol.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import type { StartCard } from '../catalogue/listing.ts';
import type { VariationTree } from '../ui/analysis/tree.ts';
import { WORDS } from '../words.ts';
import type { Layer } from './layers.ts';
import type { ProblemScreen } from './problem-screen.ts';

export const TABS = ['orders', 'here', 'forces', 'log', 'rules'] as const;
/**
 * Only a variation has its line. The legend is opened from the map and lies over the tab that was open; standing orders
 * and missions over their own.
 */
export type Tab = (typeof TABS)[number] | 'line' | 'legend' | 'standing' | 'mission';

export const PANEL_HEIGHTS = ['low', 'half', 'full'] as const;
/** How high the panel stands on a phone. */
export type PanelHeight = (typeof PANEL_HEIGHTS)[number];

export interface Replay extends PastMoment {
  readonly at: number;
  readonly playing: boolean;
  /** It is the film of what others did: its own bar steps through it. */
  readonly film?: true;
}

/** A moment in the film of what others did. */
export const inFilm = (at: number, { view, score, trays }: PastMoment): Replay => ({
  at,
  view,
  score,
  trays,
  playing: false,
  film: true,
});

/** The table as it is told, as a moment. */
export const momentOf = ({ view, score, survey }: Snapshot): PastMoment => ({
  view,
  score,
  trays: survey.trays,
});

/** A die that has just fallen, and what came of it. */
export interface DieRoll {
  readonly number: number;
  readonly face: number;
}

export interface AdviceRequest {
  /** Undefined before the first word. */
  readonly told: Advice<Action> | undefined;
  /** The plan that is looked at and drawn, and how many of its steps are done. */
  readonly plan: number;
  readonly done: number;
}

/** The analysis of the game, as far as it is worked out. */
export interface AnalysisScreen {
  /** It lies over the whole page; otherwise one decision is shown beside the map. */
  readonly isOpen: boolean;
  /** Undefined before the first word. */
  readonly told?: Analysis<Action> | undefined;
  /** How long the game was when it was asked for. */
  readonly length?: number;
  readonly isWorking?: boolean;
  /** How far the work is, 0 to 1: what is shown may be older and whole already. */
  readonly share?: number;
  /** The decision that is looked at, by its place in the list. */
  readonly chosen?: number;
  /** The reader steps through his own mistakes; the better plan is hidden until he wants it. */
  readonly isLesson?: boolean;
  readonly isHidden?: boolean;
  /** The better plan that is drawn on the map. */
  readonly drawn?: AdviceRequest | undefined;
  /** Begins another game from the position after this many entries. */
  readonly playOn?: (at: number) => void;
}

/** A lesson that is taken at this table. */
export interface LessonScreen {
  readonly game: string;
  readonly sheet: LessonSheet;
  /** From 0. */
  readonly step: number;
  /** What was said when the step before was done. */
  readonly said: string;
  /** The lesson after this one. */
  readonly next?: string;
  readonly isHinted: boolean;
  /** The orders of the step are being shown; each showing is an object of its own, so that an older one knows that it is over. */
  readonly showing: object | undefined;
  /** The last step is done. */
  readonly isOver: boolean;
}

/** What the position on the screen is worth, while somebody wants to know. */
export interface EngineScreen {
  readonly isOn: boolean;
  readonly told?: PositionReport<Action> | undefined;
  /** The plan that is drawn on the map. */
  readonly drawn?: AdviceRequest | undefined;
}

/** What was played from the position on the screen in the games of this browser, while somebody wants to know. */
export interface ExplorerScreen {
  readonly isOpen: boolean;
  /** Undefined before the first word, and where the game cannot be explored. */
  readonly told?: Explored | undefined;
}

/** What is tried out beside a game, at a table of its own. */
export interface VariationScreen {
  /** The game that it is tried beside, as the list of games calls it. */
  readonly gameId: string;
  /** How the move with this id is reached again, in the tree as it is now. */
  readonly orderAt: (tree: VariationTree, id: number) => VariationOrder | undefined;
  /** Whether the browser has kept the tree. */
  readonly keep: (tree: VariationTree) => Promise<boolean>;
  readonly tree: VariationTree;
  /** Where it began, and the root or move that is shown. */
  readonly root: number;
  readonly at: number;
  /** Points are for this side. */
  readonly side: string;
  /** The dice wait for somebody who says how they fall. */
  readonly isChosen: boolean;
  /** How the dice may fall, where they are due. */
  readonly throws: readonly PossibleThrow[];
  /** What is played is no longer kept: there are too many moves, or the browser has no room. */
  readonly isFull: boolean;
  readonly isUnkept: boolean;
  /** A computer whose turn it is waits there, unless it is to play. */
  readonly goTo: (id: number, plays?: boolean) => void;
  readonly leave: () => void;
}

/** Enemies that cannot be attacked with what is in the hand, and why not. */
export interface Barred {
  readonly pieces: readonly number[];
  readonly refusal: Refusal;
}

/** Everything the screen of a table shows. */
export interface TableState {
  readonly display: GameDisplay;
  readonly card: StartCard;
  readonly title: string;
  readonly saveId: string;
  readonly seats: Seats;
  /** Only looked at: a position or a game from outside, before anybody has sat down. */
  readonly preview: boolean;
  /** What one side saw: nobody can play on from it. */
  readonly isRecord: boolean;
  /** The id of the match on the server, where it is not played in this browser. */
  readonly online?: string;
  readonly snapshot: Snapshot;
  /** What lies on the map: of the present, or of the moment replayed. */
  readonly board: Board;
  readonly track: Track;
  readonly log: readonly LogEntry[];
  readonly selected: number | undefined;
  readonly picked: readonly number[];
  /** The page has put them into the hand after an order; the player has not chosen them. */
  readonly handed: boolean;
  readonly targets: readonly number[];
  /** Points for each target as the player wants them; left out: as the game shares them out. */
  readonly shares: readonly number[] | undefined;
  readonly pointed: number | undefined;
  /** The key of the proposal that the player has chosen; undefined: the first of them. */
  readonly chosen: string | undefined;
  /** Who in the hex pointed at cannot be attacked, and why. */
  readonly barred: readonly Barred[];
  /** Pieces that the player leaves where they are in this phase. */
  readonly asleep: readonly number[];
  /** What was owed in this phase and is done. */
  readonly dutiesDone: readonly Duty[];
  /** What the picked pieces can do anywhere. */
  readonly choices: readonly ActionChoice[];
  /** What they can do with the hex pointed at and the targets picked. */
  readonly choicesAtHex: readonly ActionChoice[];
  /** Asked of the rules and not answered yet: what they can do anywhere, what with the hex pointed at. */
  readonly choicesDue: boolean;
  readonly choicesAtHexDue: boolean;
  readonly hover: number | undefined;
  readonly cursor: number | undefined;
  readonly refusal: Refusal | undefined;
  /** The layers that the map shows, in the order in which they were switched on. */
  readonly layers: readonly Layer[];
  readonly replay: Replay | undefined;
  /** Those that who sits here may read, at his numbers. */
  readonly bookmarks: readonly Bookmark[];
  readonly tab: Tab;
  /** The orders of the viewer's side; undefined until they have come, and where there are none. */
  readonly briefing: Briefing | undefined;
  /** Standing orders of the viewer; undefined until somebody has looked at them. */
  readonly standing: OrdersSheet | undefined;
  /** A mission that is being put together or looked at. */
  readonly draft: MissionSheet | undefined;
  /** Where closing the legend leads. */
  readonly tabUnderLegend: Tab;
  /** The result has been read: the map is shown again. */
  readonly endSeen: boolean;
  /** A place is being looked for. */
  readonly finding: boolean;
  /** What the rules are searched for. */
  readonly ruleSought: string;
  readonly panelHeight: PanelHeight;
  readonly menu: boolean;
  readonly keys: boolean;
  /** The after-action report lies over the map. */
  readonly report: boolean;
  /** The page of history lies over the map. */
  readonly history: boolean;
  /** What of the rules lies over the map: a case, a chapter, `glossary`, `sheet`, or empty for all; undefined: nothing. */
  readonly reading: string | undefined;
  /** Advice that was asked for, as far as it is thought out; undefined when nobody asked. */
  readonly advice: AdviceRequest | undefined;
  /** Undefined until somebody opens it. */
  readonly analysis: AnalysisScreen | undefined;
  readonly engine?: EngineScreen;
  readonly explorer?: ExplorerScreen;
  /** The variations of this game; undefined until they are read. */
  readonly variations?: VariationTree;
  /** This is the table of a variation. */
  readonly variation?: VariationScreen;
  /** This is the table of a lesson. */
  readonly lesson?: LessonScreen;
  /** This is the table of a problem. */
  readonly problem?: ProblemScreen;
  /** Text to share that could not be put on the clipboard. */
  readonly copyByHand: string;
  /** A short word on what has just been done. */
  readonly note: string;
  /** Asking whether the phase may end. */
  readonly ending: boolean;
  readonly paused: boolean;
  readonly hurried: boolean;
  readonly dieRoll: DieRoll | undefined;
  /** What a screen reader says next. */
  readonly spoken: string;
  readonly failure: Error | undefined;
  /** What could not be worked out, in words; one can play on. */
  readonly fault: string;
  /** Why: for a bug report. */
  readonly cause: Error | undefined;
}

export const viewShown = ({ replay, snapshot }: Pick<TableState, 'replay' | 'snapshot'>): View =>
  replay?.view ?? snapshot.view;

/** A lesson or a problem has a card of its own beside the map. */
export const hasCard = ({ lesson, problem }: Pick<TableState, 'lesson' | 'problem'>): boolean =>
  lesson !== undefined || problem !== undefined;

/**
 * A game in this browser, once it is over or against the computer: what another person hides is not analysed for one. Who looks at a
 * file with the eyes of a side has its decisions analysed.
 */
export const canAnalyse = (state: TableState): boolean => {
  const { snapshot, online, isRecord, seats, card, preview, variation } = state;
  if (variation !== undefined || hasCard(state) || online !== undefined || isRecord || snapshot.length === 0)
    return false;
  const people = Object.values(seats).filter(seat => seat === 'person').length;
  const isOwn = snapshot.viewer !== 'spectator' && (preview || people < 2);
  return snapshot.outcome !== undefined || !card.secrets || isOwn;
};

/** The analysis, over the whole page. */
export const withAnalysis = ({ analysis }: Pick<TableState, 'analysis'>): Partial<TableState> => ({
  analysis: { ...analysis, isOpen: true },
  menu: false,
  endSeen: true,
});

/** One decision of the analysis, beside the map with the position that it was made in. */
export const isDecisionShown = ({ analysis, replay }: TableState): boolean =>
  replay !== undefined && analysis?.isOpen === false && analysis.chosen !== undefined;

/** Whether the worth of what is shown may be asked: of a moment in a replay, or in a variation. */
export const hasEngine = (state: TableState): boolean =>
  state.variation !== undefined || (state.replay !== undefined && !state.replay.film && canAnalyse(state));

/** A game that one has played is over, and its result has not been put away. */
export const isOverForMe = (state: TableState): boolean => {
  const { snapshot, endSeen, preview, isRecord, replay, report } = state;
  return (
    snapshot.outcome !== undefined &&
    // The card says what comes next.
    !hasCard(state) &&
    snapshot.viewer !== 'spectator' &&
    !(endSeen || preview || isRecord || report) &&
    replay === undefined
  );
};

/** The score of the present, or of the moment replayed. */
export const scoreShown = ({ replay, snapshot }: Pick<TableState, 'replay' | 'snapshot'>): Score =>
  replay?.score ?? snapshot.score;

/** What lies beside the map: now, or at the moment replayed. */
export const traysShown = ({ replay, snapshot }: TableState): readonly Tray[] =>
  replay?.trays ?? snapshot.survey.trays;

/** The hex under the cursor, and what can be done there. */
export const sayCursor = (state: TableState, hex: number): string => {
  const choices = state.choices
    .filter(choice => choice.hex === hex)
    .map(({ label, button }) => button ?? label);
  return [state.display.sayHex(viewShown(state), hex), ...choices].join(' ');
};

/** The side that a person at this screen may act for now. */
export const isMyTurn = ({ snapshot, replay, preview }: TableState): boolean =>
  replay === undefined && !preview && snapshot.actor.includes(snapshot.viewer);

/** The person who is asked, where another one sits before the screen. */
export const handOverTo = ({ snapshot, seats }: TableState): string | undefined =>
  snapshot.computer === undefined && !snapshot.actor.includes(snapshot.viewer)
    ? snapshot.actor.find(side => seats[side] === 'person')
    : undefined;

/** Nothing may be shown: the one who was here has left, and the one who is asked has not said that he is there. */
export const isScreenHidden = (state: TableState): boolean =>
  state.card.secrets &&
  !state.preview &&
  state.snapshot.viewer === 'spectator' &&
  handOverTo(state) !== undefined;

/** What a piece is called in a list: the name on its counter, or all of it where that has none. */
export const nameOfPiece = (
  state: Pick<TableState, 'display' | 'replay' | 'snapshot'>,
  piece: Piece,
): string =>
  piece.counter.name === '' ? state.display.namePiece(viewShown(state), piece.id) : piece.counter.name;

/** The first of them by name, the others counted. */
export const namesOf = (
  state: Pick<TableState, 'display' | 'replay' | 'snapshot' | 'board'>,
  ids: readonly number[],
): string => {
  const names = ids
    .slice(0, 2)
    .flatMap(id => state.board.pieces.find(piece => piece.id === id) ?? [])
    .map(piece => nameOfPiece(state, piece));
  return WORDS.prompt.names(names, ids.length);
};

/** The printed number of a hex. */
export const nameOfHex = ({ display }: Pick<TableState, 'display'>, hex: number): string =>
  hexName(display.map.grid, display.map.numbering, hex as HexId);

/** Something lies over the table that Escape puts away: rules, keys, the menu, the report, a page of history. */
export const isCovered = ({ menu, keys, report, history, reading }: TableState): boolean =>
  menu || keys || report || history || reading !== undefined;

export const UNCOVERED = {
  menu: false,
  keys: false,
  report: false,
  history: false,
  reading: undefined,
} as const satisfies Partial<TableState>;
