/** What the front page tells about one game. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly scenarios: readonly ScenarioCard[];
}

export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
}
