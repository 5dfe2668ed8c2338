import type { Mark } from '../link/protocol.ts';

export const markAt = (marks: readonly Mark[], at: number): Mark | undefined =>
  marks.find(mark => mark.at === at);

/** One place has one bookmark; they stand in the order of the game. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  [...withoutMark(marks, mark.at), mark].toSorted((one, other) => one.at - other.at);

export const withoutMark = (marks: readonly Mark[], at: number): readonly Mark[] =>
  marks.filter(mark => mark.at !== at);
