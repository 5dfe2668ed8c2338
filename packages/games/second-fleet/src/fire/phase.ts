import type { HexId } from '@narrow-seas/hex';
import type { Segment, SubmarineActivation, SurfaceActivation } from '../sea/phase.ts';
import type { Home } from '../home.ts';
import type { AttackType, BaseId, Side, UnitId, Zone } from '../vocabulary.ts';

/** [C.9.1] What an INT or ATK unit does on this flight; others have no choice. */
export interface Role {
  readonly unit: UnitId;
  readonly role: 'int' | 'atk';
}

/** [4.3] Aircraft of one hex fly, attack, fly home. */
export interface Flight {
  readonly name: 'flight';
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly roles: readonly Role[];
  /** Where each came from, beside `units`. */
  readonly homes: readonly Home[];
  readonly hex: HexId;
  /** Of the slowest that took off. */
  readonly allowance: number;
  readonly spent: number;
  /** Hexes flown through on the way out, the start first [C.10.2]. */
  readonly path: readonly HexId[];
  readonly attacked?: AttackType;
  /** [C.21.7] It attacked so far out that it needs a quarter more to come home. */
  readonly stretched: boolean;
  /** [C.11.6] Forced back: to the start, or to any field in reach. */
  readonly turnedBack: 'no' | 'to-start' | 'anywhere';
  /** [C.11.2] CAP missions, by home, that have had their attack on this stack, and that passed for this hex. */
  readonly engaged: readonly Home[];
  readonly passed: readonly Home[];
  readonly resume: Segment;
}

/** [C.11.2] `side` may stop the flight here with one of its CAP missions. */
export interface Reaction {
  readonly name: 'reaction';
  readonly side: Side;
  readonly missions: readonly Home[];
  /** The path still to be flown when nobody stops it. */
  readonly ahead: readonly HexId[];
  readonly resume: Flight;
}

/** [C.12.2] The round over a zone is fought; who bounces whom is next. */
export interface InterceptionOver {
  readonly name: 'interception-over';
  readonly zone: Zone;
}

/** [C.11.3] [C.12.2] One round of air combat; the die decides. */
export interface AirRoll {
  readonly name: 'air-roll';
  readonly fight: AirFight;
  readonly resume: Reaction | Bounce | InterceptionOver;
}

export type AirFight =
  | { readonly kind: 'cap'; readonly side: Side; readonly home: Home; readonly distance: number }
  | { readonly kind: 'interception'; readonly zone: Zone; readonly attacker: Side }
  | { readonly kind: 'bounce'; readonly zone: Zone; readonly attacker: UnitId; readonly target: UnitId };

/** Damage steps that a side must share out among these units. */
export interface Toll {
  readonly side: Side;
  readonly steps: number;
  readonly among: readonly UnitId[];
}

/** [C.11.6] `side` shares out damage steps among `among`, one on each before a second on any. */
export interface AirLosses extends Toll {
  readonly name: 'air-losses';
  /** Units that took a step already in this round. */
  readonly hit: readonly UnitId[];
  readonly cause: 'air-combat' | 'flak';
  /** What the other side still has to take, after this. */
  readonly next?: Toll;
  readonly resume: Reaction | InterceptionOver | Flight;
}

export type Activation = SurfaceActivation | SubmarineActivation | Flight;

/** [10] An attack as declared; its targets are named when the defender has set out his ships. */
export interface Strike {
  readonly type: AttackType;
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly from: HexId;
  readonly hex: HexId;
  /** [C.10.1] Hexes flown over by the missiles or the aircraft, without the first and the last. */
  readonly over: readonly HexId[];
  /** [C.21.1] */
  readonly cruise: boolean;
  /** [C.21.9] Fire returned by those who were attacked: it is not answered again. */
  readonly answer: boolean;
}

/** A ship or submarine, or one part of a base. */
export type Target =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'base'; readonly base: BaseId; readonly part: 'airfield' | 'port' };

export interface Aim {
  readonly target: Target;
  readonly points: number;
}

/** [C.7.1] `side`, the defender, sets out the forces of the hex. */
export interface Formation {
  readonly name: 'formation';
  readonly side: Side;
  readonly strike: Strike;
  readonly resume: Activation;
}

/** [7.4.3.1] [C.8.2] The attacker names targets and points, Tac-Coord, and a nuclear weapon. */
export interface Targeting {
  readonly name: 'targeting';
  readonly side: Side;
  readonly strike: Strike;
  readonly resume: Activation;
}

export interface AimedStrike {
  readonly strike: Strike;
  readonly aims: readonly Aim[];
  readonly tacCoord: readonly UnitId[];
  readonly nuclear: boolean;
  /** [C.21.5] A tattletale holds a target for these missiles. */
  readonly guided?: true;
}

/** [C.21.8] Where each salvo really goes. */
export interface DriftRoll {
  readonly name: 'drift-roll';
  readonly aimed: AimedStrike;
  /** How many salvos are settled, and what is left of them. */
  readonly settled: number;
  readonly aims: readonly Aim[];
  readonly resume: Activation;
}

export interface DefenceRoll {
  readonly name: 'defence-roll';
  readonly aimed: AimedStrike;
  /** Total on the defence column, and what is added to the die. */
  readonly value: number;
  readonly shift: number;
  readonly resume: Activation;
}

/** One roll for each target, with the same defence result. */
export interface AttackRoll {
  readonly name: 'attack-roll';
  readonly aimed: AimedStrike;
  /** What is rolled for: the targets, and the bystanders of a nuclear weapon [C.19.3]. */
  readonly aims: readonly Aim[];
  readonly defence: number;
  /** Damage points of the targets rolled for so far. */
  readonly points: readonly number[];
  readonly resume: Activation;
}

/** [7] Both sides at once, in secret; [C.23] or one aircraft after another in the open. */
export interface Assignment {
  readonly name: 'assignment';
  readonly finished: readonly Side[];
}

export interface OpenAssignment {
  readonly name: 'open-assignment';
  readonly rolls: number;
  readonly finished: readonly Side[];
  /** Whose turn it is to place one; undefined while the die is due. */
  readonly side?: Side;
}

/** [C.12.2] Which side attacks in the interception over this zone. */
export interface InterceptionRoll {
  readonly name: 'interception';
  readonly zone: Zone;
}

/** [C.12.4] */
export interface Bounce {
  readonly name: 'bounce';
  readonly side: Side;
  readonly zone: Zone;
  /** INT that have attacked, enemies that were attacked. */
  readonly used: readonly UnitId[];
  readonly struck: readonly UnitId[];
}

/** [C.12.5] Soviet, then NATO. */
export interface Mining {
  readonly name: 'mining';
  readonly side: Side;
}

/** [C.12.6] Soviet, then NATO. */
export interface Recon {
  readonly name: 'recon';
  readonly side: Side;
}

export interface SearchRoll {
  readonly name: 'search';
  readonly unit: UnitId;
  readonly submarine: UnitId;
  readonly resume: Recon;
}

/** [C.11.1] Soviet, then NATO. */
export interface CapPhase {
  readonly name: 'cap';
  readonly side: Side;
}

/** [C.12.7] [C.11.7] Aircraft that come down: those whose field is gone must choose another. */
export interface Landing {
  readonly name: 'landing';
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly cause: 'cap' | 'mission';
}

export type FirePhase =
  | Flight
  | Reaction
  | AirRoll
  | AirLosses
  | Formation
  | Targeting
  | DriftRoll
  | DefenceRoll
  | AttackRoll
  | Assignment
  | OpenAssignment
  | InterceptionRoll
  | InterceptionOver
  | Bounce
  | Mining
  | Recon
  | SearchRoll
  | CapPhase
  | Landing;
