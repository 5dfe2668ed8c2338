import type { Mark } from '../link/protocol.ts';

type Spot = Pick<Mark, 'at' | 'by'>;

/** Whether a viewer may read the bookmark. */
export const isReadable = ({ by }: Mark, viewer: string): boolean => by === undefined || by === viewer;

export const markAt = (marks: readonly Mark[], at: number): Mark | undefined =>
  marks.find(mark => mark.at === at);

/** One place has one bookmark of a side; they stand in the order of the game. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  [...withoutMark(marks, mark), mark].toSorted((one, other) => one.at - other.at);

export const withoutMark = (marks: readonly Mark[], { at, by }: Spot): readonly Mark[] =>
  marks.filter(mark => mark.at !== at || mark.by !== by);
