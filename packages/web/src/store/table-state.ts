import { type HexId, hexName } from '@narrow-seas/hex';
import type { Advice, Overlay, Refusal, Table, Track } from '@narrow-seas/core';
import type { Deed } from '../gesture/deeds.ts';
import type { Action, LogEntry, Mark, Seats, Standing, View } from '../link/protocol.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import type { Poster } from '../shelf/poster.ts';

export const TABS = ['here', 'forces', 'log', 'score', 'rules'] as const;
export type Tab = (typeof TABS)[number];

export const SHEETS = ['low', 'half', 'full'] as const;
/** How high the panel stands on a phone. */
export type Sheet = (typeof SHEETS)[number];

export interface Replay {
  readonly at: number;
  readonly view: View;
  readonly playing: boolean;
}

/** A die that has just fallen, and what came of it. */
export interface Throw {
  readonly number: number;
  readonly face: number;
}

export interface AdviceAsked {
  /** Undefined before the first word. */
  readonly told: Advice<Action> | undefined;
}

/** Everything the screen of a table shows. */
export interface TableState {
  readonly exhibit: Exhibit;
  readonly card: Poster;
  readonly title: string;
  readonly keep: string;
  readonly seats: Seats;
  /** Only looked at: a position or a game from outside, before anybody has sat down. */
  readonly preview: boolean;
  /** What one side saw: nobody can play on from it. */
  readonly isRecord: boolean;
  readonly standing: Standing;
  /** What lies on the map: of the present, or of the moment replayed. */
  readonly table: Table;
  readonly track: Track;
  readonly log: readonly LogEntry[];
  readonly selected: number | undefined;
  readonly picked: readonly number[];
  readonly targets: readonly number[];
  /** Points for each target as the player wants them; left out: as the game shares them out. */
  readonly shares: readonly number[] | undefined;
  readonly pointed: number | undefined;
  /** What the picked pieces can do anywhere. */
  readonly deeds: readonly Deed[];
  /** What they can do with the hex pointed at and the targets picked. */
  readonly near: readonly Deed[];
  /** Asked of the rules and not answered yet: what they can do anywhere, what with the hex pointed at. */
  readonly reachDue: boolean;
  readonly nearDue: boolean;
  readonly hover: number | undefined;
  readonly cursor: number | undefined;
  readonly refusal: Refusal | undefined;
  readonly overlayId: string;
  readonly overlay: Overlay | undefined;
  readonly replay: Replay | undefined;
  /** Those that who sits here may read, at his numbers. */
  readonly marks: readonly Mark[];
  readonly tab: Tab;
  /** What the rules are searched for. */
  readonly ruleSought: string;
  readonly sheet: Sheet;
  readonly menu: boolean;
  readonly keys: boolean;
  /** The after-action report lies over the map. */
  readonly report: boolean;
  /** Advice that was asked for, as far as it is thought out; undefined when nobody asked. */
  readonly advice: AdviceAsked | undefined;
  /** Something to hand on that could not be put on the clipboard. */
  readonly handOut: string;
  /** A short word on what has just been done. */
  readonly note: string;
  /** Asking whether the phase may end. */
  readonly ending: boolean;
  readonly paused: boolean;
  readonly hurried: boolean;
  readonly thrown: Throw | undefined;
  /** What a screen reader says next. */
  readonly spoken: string;
  readonly failure: Error | undefined;
  /** What could not be worked out, in words; one can play on. */
  readonly fault: string;
  /** Why: for a bug report. */
  readonly cause: Error | undefined;
}

export const viewShown = ({ replay, standing }: Pick<TableState, 'replay' | 'standing'>): View =>
  replay?.view ?? standing.view;

/** The side that a person at this screen may act for now. */
export const isMyTurn = ({ standing, replay, preview }: TableState): boolean =>
  replay === undefined && !preview && standing.actor.includes(standing.viewer);

/** The person who is asked, where another one sits before the screen. */
export const handOverTo = ({ standing, seats }: TableState): string | undefined =>
  standing.computer === undefined && !standing.actor.includes(standing.viewer)
    ? standing.actor.find(side => seats[side] === 'person')
    : undefined;

/** Nothing may be shown: the one who was here has left, and the one who is asked has not said that he is there. */
export const isVeiled = (state: TableState): boolean =>
  state.card.secrets &&
  !state.preview &&
  state.standing.viewer === 'spectator' &&
  handOverTo(state) !== undefined;

/** The printed number of a hex. */
export const nameOfHex = ({ exhibit }: Pick<TableState, 'exhibit'>, hex: number): string =>
  hexName(exhibit.map.grid, exhibit.map.numbering, hex as HexId);
