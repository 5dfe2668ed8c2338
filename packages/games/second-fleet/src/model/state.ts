import type { HexId } from '@narrow-seas/hex';
import type { Campaign } from './campaign/campaign.ts';
import type { Changes } from './changes.ts';
import type { Phase } from './phase.ts';
import type { UnitSpec } from './roster.ts';
import type { Berth, Force, Home, Lot, Order, Stores } from './schemas.ts';
import type {
  BySide,
  Grade,
  Level,
  DetectionLevel,
  Mission,
  OptionalRuleId,
  Side,
  Strategy,
  Weather,
  Zone,
} from './vocabulary.ts';

export type Where =
  /** A ship or submarine, at sea or in port. */
  | { readonly at: 'sea'; readonly hex: HexId }
  /** An aircraft on the ground or on deck. */
  | { readonly at: 'home'; readonly home: Home }
  /** [8] Over its base or carrier. */
  | { readonly at: 'cap'; readonly home: Home }
  /** [7] Sent away for the day. */
  | { readonly at: 'mission'; readonly mission: Mission; readonly zone: Zone; readonly home: Home }
  /** [7] Done for the day; lands at night. */
  | {
      readonly at: 'returning';
      readonly home: Home;
      /** What it had been sent to do: everybody saw it when orders were opened. */
      readonly mission: Mission;
      readonly zone: Zone;
      /** [C.17.4] The zone whose sky an interceptor held until it went home. */
      readonly held?: Zone;
    }
  /** [4] In the air with the stack that is flying now. */
  | { readonly at: 'flight'; readonly home: Home }
  /** [C.21.3] Aboard one of its side's carriers; which one is a secret. */
  | { readonly at: 'wing' }
  /** [C.16] Not here yet: reinforcement box, or waiting for a place. */
  | { readonly at: 'due' }
  /** Out of play unharmed: unloaded, landed for good, in a safe port. */
  | { readonly at: 'away' }
  | { readonly at: 'lost' }
  /** Not part of this scenario. */
  | { readonly at: 'unused' };

export interface Piece {
  readonly where: Where;
  readonly damaged: boolean;
  /** [9] */
  readonly mark: DetectionLevel;
  /** [22] */
  readonly deep: boolean;
  /** [C.17.3] An amphibious ship without its marines. */
  readonly landed: boolean;
}

/** [14] [C.17] */
export interface BaseState {
  readonly owner: Side;
  readonly airfield: Grade;
  readonly port: Grade;
  /** What is left of the intrinsic defence. */
  readonly defence: number;
  readonly garrison: number;
  /** Points of the other side ashore [C.17.8]. */
  readonly lodgement: number;
  /** [C.17.10] Those of them that came by parachute. */
  readonly parachuted: number;
}

/** [23] */
export interface Minefield {
  readonly hex: HexId;
  readonly mines: number;
}

/** What everybody sees. */
export interface PublicState {
  readonly scenario: string;
  readonly level: Level;
  readonly options: { readonly [rule in OptionalRuleId]: boolean };
  /** [16] 1 to 4. */
  readonly period: 1 | 2 | 3 | 4;
  /** [C.22.2] Points that the Soviets begin ahead. */
  readonly handicap: number;
  readonly turn: number;
  readonly lastTurn: number;
  readonly phase: Phase;
  /** Units that a position made up, after those of the roster. */
  readonly extra: readonly UnitSpec[];
  /** One for each unit of the roster and of `extra`. */
  readonly pieces: readonly Piece[];
  /** All ships at sea, each in one force; forces by their first unit, ascending: equal positions are equal data. */
  readonly forces: readonly Force[];
  /** One for each base. */
  readonly bases: readonly BaseState[];
  /** By hex, ascending. */
  readonly mines: readonly Minefield[];
  /** [17] */
  readonly weather: { readonly [zone in Zone]: Weather };
  readonly campaign: Campaign;
  readonly score: BySide<Score>;
  /** What this position changes of its scenario; not there where it changes nothing. */
  readonly changes?: Changes;
}

/** Points by cause, so that a report can say where they came from. */
export type Score = readonly { readonly cause: string; readonly points: number }[];

/** [C.1.4] What only its own side knows. */
export interface Secret {
  /** [7] Sealed until both sides have finished. */
  readonly orders: readonly Order[];
  /** [C.15] Soviet only. */
  readonly strategy?: Strategy;
  /** [20] Boxes left, by unit; empty without logistics. */
  readonly stores: readonly Stores[];
  /** [C.21.3] Who is aboard which carrier. */
  readonly wings: readonly Berth[];
  /** [C.1.4] [C.12.5] Mines dropped in this mining segment, sealed until it is over. */
  readonly lots: readonly Lot[];
}

/**
 * The one true state: a view is the table and one's own secret, so nothing has to be stripped. JSON keeps it whole:
 * what is not there has no key, it is never undefined.
 */
export interface State {
  readonly table: PublicState;
  readonly secret: BySide<Secret>;
}

export type { Campaign, NuclearUses, Voyage } from './campaign/campaign.ts';
export type { Phase } from './phase.ts';
export type { Force, Home, Lot, Order, Stores } from './schemas.ts';
