/** A page to read before a scenario: what happened there. */
export interface History {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What each side has to do, in a sentence. */
  readonly tasks: { readonly axis: string; readonly allied: string };
}
