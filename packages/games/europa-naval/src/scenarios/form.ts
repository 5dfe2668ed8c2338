import type { PortSpec } from '../model/chart.ts';
import type { HalfMonth } from '../model/date.ts';
import type { Event } from '../model/event.ts';
import type { DangerCause } from '../model/parts.ts';
import type { GroundSpec, Roster, ScenarioData } from '../model/scenario-file.ts';
import type { Common } from '../model/state.ts';
import type { BySide, PortKind, ShipKind, Side } from '../model/vocabulary.ts';
import type { History } from './history/history.ts';
import type { GoalOrders } from './orders/stake.ts';

/** [F.30] Points that one side of a scenario may begin with. */
export interface Handicap {
  readonly side: Side;
  /** The first is the usual. */
  readonly points: readonly number[];
  /** Which of them suits whom. */
  readonly advice: string;
}

/** [S] What happens once, at the start of a turn. */
export interface Consequence {
  readonly on: HalfMonth;
  readonly what: string;
  /** Ports that change hands without a fight. */
  readonly gives: readonly { readonly owner: Side; readonly ports: readonly string[] }[];
  /** [S.3] The Finns leave the war. */
  readonly finlandLeaves?: true;
}

/** [S.2] [S.3] Troops that count when they come home: whose, under which name, how much, from where. */
export interface Rescue {
  readonly side: Side;
  /** Only troops of this nation. */
  readonly nation?: string;
  /** Only after this turn. */
  readonly after?: HalfMonth;
  readonly cause: string;
  /** For each RE. */
  readonly points: number;
  /** The coast that they leave. */
  readonly from: ReadonlySet<string>;
  /** Whether they are home here: the port in this hex, if there is one, and the port that the hex is nearest to. */
  readonly isHome: (at: PortSpec | undefined, nearest: PortSpec) => boolean;
  /** [36.G] Whether a ferry counts like ships. */
  readonly byFerry: boolean;
}

/** Who gets points for what. */
export interface Goal {
  readonly side: Side;
  readonly cause: string;
}

/** [F.30] [S] What brings points. */
export interface Goals {
  /** The points of this side, less those of the other, decide. */
  readonly counts: Side;
  /** Ships whose loss counts, by the side that loses them. */
  readonly losses: { readonly war: BySide<readonly ShipKind[]>; readonly trade: BySide<readonly ShipKind[]> };
  /** What is held at the end of the scenario, or of an act. */
  readonly holdings: (common: Common) => readonly Event[];
  /** What is held at the end of each turn. */
  readonly eachTurn: (common: Common) => readonly Event[];
  /** What those two bring points under. */
  readonly heldFor: readonly Goal[];
  /** Ports whose capture counts, once. */
  readonly captures: readonly {
    readonly port: string;
    readonly by: Side;
    readonly cause: string;
    readonly points: number;
  }[];
  readonly rescue?: Rescue;
  /** [S.1] Supplies landed: for the Axis on this coast, for the Allies at this port by relief convoys. */
  readonly supplies?: { readonly coast: ReadonlySet<string>; readonly port: string };
  /** [S.1] What the Axis gains when Malta starves. */
  readonly starvedMalta?: number;
  /** [S.1] Forces that cost the Axis points when they are first used for anything. */
  readonly reserve?: { readonly names: readonly string[]; readonly cause: string; readonly points: number };
  /** [S.2] Whose REs count for the other side when they are lost. */
  readonly troopsLost?: Side;
  /** [S.3] What the Allies gain for each reach of the safe zone. */
  readonly safeZone?: { readonly x1: number; readonly x2: number };
}

/** [F.28] Italy gives up between these turns. */
export interface Surrender {
  readonly earliest: HalfMonth;
  readonly latest: HalfMonth;
  /** From this turn on every turn with the Allies on Sicily tells. */
  readonly wearyFrom: HalfMonth;
}

/** What the computer has to know: what is worth something, to whom. */
export interface Outlook {
  /** How much a home port with supplies attracts ships without cargo. */
  readonly suppliesAttract: number;
  /** Both coasts are near: what shows itself is seen, and a submarine lost counts like a cruiser. */
  readonly narrowSea: boolean;
  /** Sides that go for ports on foot. */
  readonly attackers: readonly Side[];
  /** The side whose army crosses the sea; its troops are fetched from where they are of no use. */
  readonly invader?: Side;
  /** Ships without work stay in port, submarines excepted. */
  readonly shipsWait: boolean;
  /** Before this turn bombers wait for ships that must sail. */
  readonly sailingsUntil?: HalfMonth;
  /** Where troops of this nation make for when the time has come. */
  readonly refuge?: {
    readonly side: Side;
    readonly nation: string;
    readonly from: HalfMonth;
    readonly port: string;
  };
  /** Points that hang on whose the port is, and what follows from it. */
  readonly worthOfPort: (common: Common, port: PortSpec) => number;
  /** What holding the port is worth, where that is not what taking it is worth. */
  readonly worthOfHolding?: (common: Common, port: PortSpec) => number;
  /** What a side has because of all the ports that it holds together. */
  readonly keptOut?: (common: Common, side: Side, held: readonly PortSpec[]) => number;
  /** Points for an RE brought from one port to another. */
  readonly worthOfMove: (move: Move) => number;
}

interface Move {
  readonly side: Side;
  readonly date: HalfMonth;
  /** Who is carried: the army of a nation, and where it stood at the start. */
  readonly carried: Pick<GroundSpec, 'nation' | 'at'>;
  readonly from: PortSpec;
  readonly to: PortSpec;
}

/** Everything that makes a scenario what it is. Rules, texts, desk and mind read it; none of them asks for its id. */
export interface ScenarioForm {
  /** What a position and a save call it. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Whether it can be ended early. */
  readonly hasShortForm: boolean;
  readonly handicap: Handicap;
  readonly history: History;
  readonly orders: GoalOrders;
  /** [F.1.1] */
  readonly sides: BySide<string>;
  /** Forces, length, income and levels. */
  readonly data: ScenarioData;
  readonly roster: Roster;
  /** [36.D.1] Danger zones: before the war reached the Gulf of Finland, or long after. */
  readonly danger: Pick<DangerCause, 'lineFell' | 'safe'>;
  /** [36.F.1] Whether the Allied side may fire at the shore without a limit. */
  readonly endlessGunfire: boolean;
  /** [S] Whether this turn's supplies of the side may be put into the port. */
  readonly takesIncome: (side: Side, port: PortSpec) => boolean;
  readonly consequences: readonly Consequence[];
  readonly goals: Goals;
  readonly surrender?: Surrender;
  readonly outlook: Outlook;
  /** [S.3] A game of two acts opens as its first; every act knows both. */
  readonly opensAs?: string;
  readonly acts?: { readonly first: string; readonly second: string };
}

/** [S.2] What a port of the Italian mainland counts by its type. */
export type ByPortKind = { readonly [kind in PortKind]: number };
