/** Something that came otherwise than expected, in words. */
export interface Unlike {
  readonly what: string;
  readonly expected: string;
  readonly came: string;
}
