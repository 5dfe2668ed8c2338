/** What a person decided about the chart of one map: `maps/<map>/chart.json`. */
export interface ChartRule {
  /** Hexes that the chart goes on beyond the grid. */
  readonly margin: number;
  /** How much coarser lines are than on a map whose hexes are 45 miles wide. */
  readonly coarseness: number;
  /** Hexes between two heights, and between two nodes of the grid of degrees. */
  readonly heightStep: number;
  readonly degreeStep: number;
  /** How many towns it names at most. */
  readonly towns: number;
  /** Nations whose borders have a ribbon in the colour of a side. */
  readonly blocs: { readonly blue: readonly string[]; readonly red: readonly string[] };
  /** Towns that had another name then; an empty name leaves the town out. */
  readonly renames: { readonly [name: string]: string };
}
