/** What a player must know to give a first sensible order: situation, aim, length, first ideas. */
export interface Briefing {
  /** What the scenario is called. */
  readonly title: string;
  /** Whose orders they are, as it is called. */
  readonly side: string;
  /** Three sentences. */
  readonly situation: readonly string[];
  /** What brings points, and what costs them: signed, above zero for the side. */
  readonly gains: readonly WorthTable[];
  readonly costs: readonly WorthTable[];
  /** What the enemy wants, in a sentence. */
  readonly enemy: string;
  readonly length: ScenarioLength;
  /** Three things to begin with. */
  readonly ideas: readonly Guidance[];
}

/** Figures under common heads: "sunk", "damaged". Without heads each row has one figure. */
export interface WorthTable {
  readonly heads: readonly string[];
  readonly rows: readonly Worth[];
}

export interface Worth {
  readonly text: string;
  /** One figure for each head, null where there is none; without heads one. */
  readonly points: readonly (number | null)[];
  /** For each of them: "each", "for every supply point". */
  readonly per?: string;
}

/** A sentence with links to places, pieces and cases of the rules. */
export type Guidance = readonly GuidancePart[];

export type GuidancePart =
  | string
  | { readonly text: string; readonly hex?: number; readonly piece?: number; readonly rule?: string };

export interface ScenarioLength {
  readonly turns: number;
  /** What the turns come to: "two days". */
  readonly span: string;
  /** How long it takes people who know the rules, roughly. */
  readonly minutes: number;
}

/** 1 is for a first evening, 4 for those who know the game well. */
export type Difficulty = 1 | 2 | 3 | 4;

/** What a list of scenarios tells of one. */
export interface ScenarioPace extends ScenarioLength {
  readonly difficulty: Difficulty;
}

/** Something that brings points to one side, and so costs the other as many. */
export interface Stake<Side extends string> {
  readonly for: Side;
  readonly text: string;
  /** One figure for each head; without heads one. */
  readonly points: readonly (number | null)[];
  readonly heads?: readonly string[];
  readonly per?: string;
}

/** What one side is told. */
export interface SideOrders {
  readonly situation: readonly [string, string, string];
  readonly enemy: string;
  readonly ideas: readonly [Guidance, Guidance, Guidance];
}

/** What a scenario tells its players before the first move: it belongs to the scenario, so that a copy has it too. */
export interface ScenarioOrders<Side extends string> {
  readonly span: string;
  readonly minutes: number;
  readonly difficulty: Difficulty;
  readonly stakes: readonly Stake<Side>[];
  readonly sides: { readonly [side in Side]: SideOrders };
}

export interface Ordered<Side extends string> {
  readonly orders: ScenarioOrders<Side>;
  readonly side: Side;
  readonly title: string;
  readonly name: string;
  readonly turns: number;
  /** Whether a piece is there to be looked at; left out, all are. A position may begin without some of them. */
  readonly isThere?: (piece: number) => boolean;
}

/** The idea without links to pieces that are not there. */
const linked = (idea: Guidance, isThere: (piece: number) => boolean): Guidance =>
  idea.map(part =>
    typeof part !== 'string' && part.piece !== undefined && !isThere(part.piece) ? part.text : part,
  );

/** The orders of one side, with the signs of that side. */
export const briefingFor = <Side extends string>(ordered: Ordered<Side>): Briefing => {
  const { orders, side, title, name, turns, isThere = () => true } = ordered;
  const { situation, enemy, ideas } = orders.sides[side];
  return {
    title,
    side: name,
    situation,
    gains: tablesOf(
      orders.stakes.filter(stake => stake.for === side),
      1,
    ),
    costs: tablesOf(
      orders.stakes.filter(stake => stake.for !== side),
      -1,
    ),
    enemy,
    length: { turns, span: orders.span, minutes: orders.minutes },
    ideas: ideas.map(idea => linked(idea, isThere)),
  };
};

/** Rows under the same heads, one after the other, are one table. */
const tablesOf = <Side extends string>(
  stakes: readonly Stake<Side>[],
  sign: 1 | -1,
): readonly WorthTable[] => {
  const tables: { readonly heads: readonly string[]; readonly rows: Worth[] }[] = [];
  for (const { heads = [], text, points, per } of stakes) {
    const row = {
      text,
      points: points.map(value => (value === null ? null : value * sign)),
      ...(per === undefined ? {} : { per }),
    };
    const last = tables.at(-1);
    if (last !== undefined && last.heads.join() === heads.join()) last.rows.push(row);
    else tables.push({ heads, rows: [row] });
  }
  return tables;
};

export const paceOf = (
  { span, minutes, difficulty }: Pick<ScenarioOrders<string>, 'span' | 'minutes' | 'difficulty'>,
  turns: number,
): ScenarioPace => ({ turns, span, minutes, difficulty });
