/** A page to read before a scenario, or while it is played: what happened there. */
export interface ScenarioHistory {
  /** The scenario it belongs to. */
  readonly scenario: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What each side has to do, in a sentence. */
  readonly tasks: { readonly [side: string]: string };
}
