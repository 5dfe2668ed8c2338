import type { HexId } from '@narrow-seas/hex';
import type { NuclearUses, Stores } from '../state.ts';
import type { Arm, BaseId, Grade, Nation, Side, Strategy, UnitId, Weather, Zone } from '../vocabulary.ts';
import type { Assault, PoliticalEvent } from './phase.ts';

export type CampaignEvent =
  | { readonly type: 'placed'; readonly units: readonly UnitId[]; readonly hex: HexId }
  | { readonly type: 'stationed'; readonly unit: UnitId; readonly base: BaseId }
  /** [C.16.3] Aircraft come aboard, with their carrier. */
  | { readonly type: 'embarked'; readonly units: readonly UnitId[]; readonly carrier: UnitId }
  /** Only the owner sees it. */
  | { readonly type: 'strategy-set'; readonly strategy: Strategy }
  | { readonly type: 'strategy-known'; readonly strategy: Strategy }
  /** [C.21.3] These carrier aircraft are out of sight until they fly. */
  | { readonly type: 'wings-folded'; readonly units: readonly UnitId[] }
  /** [C.21.3] Only the owner sees it. */
  | { readonly type: 'wing-set'; readonly unit: UnitId; readonly carrier: UnitId }
  | { readonly type: 'wing-known'; readonly unit: UnitId; readonly carrier: UnitId }
  | { readonly type: 'happened'; readonly event: PoliticalEvent; readonly side?: Side }
  | { readonly type: 'armistice-moved'; readonly box: number }
  | { readonly type: 'talks-turned'; readonly talks: -1 | 0 | 1 }
  | { readonly type: 'silenced'; readonly side: Side; readonly arm: Arm }
  | { readonly type: 'alliance-broken'; readonly nation: Nation }
  | { readonly type: 'alliance-mended' }
  | { readonly type: 'weather-set'; readonly weather: { readonly [zone in Zone]: Weather } }
  | { readonly type: 'track-moved'; readonly side: Side; readonly box: number }
  | { readonly type: 'assaulted'; readonly assault: Assault }
  /** [C.17.4] Battalions that fighters or flak destroyed. */
  | { readonly type: 'shot-down'; readonly battalions: number }
  | {
      readonly type: 'assault-ended';
      readonly base: BaseId;
      readonly result: 'failed' | 'lodgement' | 'captured' | 'raid-failed' | 'raided';
      readonly landed: number;
      readonly lost: number;
    }
  /** [C.17.9] */
  | { readonly type: 'base-taken'; readonly base: BaseId; readonly side: Side }
  | {
      readonly type: 'base-changed';
      readonly base: BaseId;
      readonly defence: number;
      readonly garrison: number;
      readonly lodgement: number;
      /** [C.17.10] Points of the lodgement that came by parachute; none before version 7. */
      readonly parachuted?: number;
    }
  /** [C.20.3] */
  | {
      readonly type: 'base-repaired';
      readonly base: BaseId;
      readonly part: 'airfield' | 'port';
      readonly grade: Grade;
    }
  /** [C.17.9] A ship or submarine driven out of a base. */
  | { readonly type: 'driven-out'; readonly units: readonly UnitId[]; readonly hex: HexId }
  /** [C.17.3] An amphibious ship that has her marines aboard again. */
  | { readonly type: 'reloaded'; readonly unit: UnitId }
  /** [C.18.5] [C.18.6] In port, or by a supply ship. */
  | { readonly type: 'served'; readonly units: readonly UnitId[]; readonly giver?: UnitId }
  /** Only the owner sees it. */
  | { readonly type: 'stores-changed'; readonly side: Side; readonly stores: Stores }
  | { readonly type: 'released' }
  | { readonly type: 'nuclear-used'; readonly side: Side; readonly attack: keyof NuclearUses }
  | { readonly type: 'once'; readonly what: string }
  | { readonly type: 'scored'; readonly side: Side; readonly cause: string; readonly points: number };
