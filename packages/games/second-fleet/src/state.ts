import type { HexId } from '@narrow-seas/hex';
import type { CampaignPhase } from './campaign/phase.ts';
import type { FirePhase } from './fire/phase.ts';
import type { Force } from './force.ts';
import type { Home } from './home.ts';
import type { UnitSpec } from './roster.ts';
import type { SeaPhase } from './sea/phase.ts';
import type {
  BySide,
  Grade,
  Level,
  Mark,
  Mission,
  OptionalRuleId,
  Side,
  Strategy,
  UnitId,
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
  readonly mark: Mark;
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
export interface Table {
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
}

/** [C.14] to [C.19]: what only the longer games use; at rest elsewhere. */
export interface Campaign {
  /** [C.14] Boxes of the armistice track: 0 to 3. */
  readonly armistice: number;
  /** -1 talks collapsed, +1 breakthrough. */
  readonly talks: -1 | 0 | 1;
  /** [C.15] Undefined while it is secret. */
  readonly strategy?: Strategy;
  /** [C.16] Boxes reached on the reinforcement tracks. */
  readonly tracks: BySide<number>;
  /** [C.14] Arms that pass their segment in this turn. */
  readonly silenced: BySide<readonly string[]>;
  /** [C.14] A nation that has left the alliance for now. */
  readonly broken?: string;
  /** [C.17] Para battalions and commandos still to be used. */
  readonly paras: BySide<number>;
  readonly commandos: BySide<number>;
  /** [C.19] */
  readonly released: boolean;
  /** Weapons used so far, by kind of attack. */
  readonly nuclearUses: BySide<NuclearUses>;
  /** Weapons used by both sides in this turn [C.19.5]. */
  readonly nuclearThisTurn: number;
  readonly firstNuclear?: Side;
  /** [C.14.7] Today's reinforcements: three more on the die, or none. */
  readonly enhanced?: Side;
  readonly delayed?: Side;
  /** [C.16.6] [C.18] By unit; ships that lay still today are not listed. */
  readonly voyages: readonly Voyage[];
  /** [C.21.6] Ships at high speed in this turn, ascending. */
  readonly hasty: readonly UnitId[];
  /** [C.18.5] [C.18.6] Units that took stores in this turn, ascending, and supply ships, once for each taker. */
  readonly served: readonly UnitId[];
  readonly takers: readonly UnitId[];
  /** Things that happen once, by name: first attack on a Soviet base, cruise missile salvos, hull by hull. */
  readonly once: readonly string[];
}

export interface NuclearUses {
  readonly bombing: number;
  readonly asw: number;
  readonly ssm: number;
}

/** Hexes that a ship has sailed today and in this turn, and turns of the day at high speed. */
export interface Voyage {
  readonly unit: UnitId;
  readonly today: number;
  readonly thisTurn: number;
  readonly fast: number;
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
  readonly wings: readonly { readonly unit: UnitId; readonly carrier: UnitId }[];
  /** [C.1.4] [C.12.5] Mines dropped in this mining segment, sealed until it is over. */
  readonly lots: readonly Lot[];
}

/** [C.12.5] [23.1.3] The mine of one aircraft or submarine. */
export interface Lot {
  readonly unit: UnitId;
  readonly hex: HexId;
}

export interface Order {
  readonly unit: UnitId;
  readonly mission: Mission;
  readonly zone: Zone;
}

/** [20] */
export interface Stores {
  readonly unit: UnitId;
  readonly fuel: number;
  readonly ssm: number;
  readonly asw: number;
  readonly antiAir: number;
  readonly torpedo: number;
  readonly bombs: number;
  /** [C.18.4] Missiles of carrier aircraft: of range two, and of range one. */
  readonly airSsm: number;
  readonly airSsmShort: number;
  /** [C.21.1] Cruise missiles, where a ship has a second row. */
  readonly cruise: number;
  /** Points a replenishment ship still holds: ammunition, fuel. */
  readonly ammunition: number;
  readonly cargoFuel: number;
}

/**
 * The one true state: a view is the table and one's own secret, so nothing has to be stripped. JSON keeps it whole:
 * what is not there has no key, it is never undefined.
 */
export interface State {
  readonly table: Table;
  readonly secret: BySide<Secret>;
}

export type Phase = CampaignPhase | SeaPhase | FirePhase;

export type { Force } from './force.ts';
export type { Home } from './home.ts';
