/** A page to read before a scenario: what the war that never came would have looked like here. */
export interface History {
  /** The scenario it belongs to. */
  readonly scenario: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What each side has to do, in a sentence. */
  readonly tasks: { readonly nato: string; readonly soviet: string };
}
