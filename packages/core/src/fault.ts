import { type Failed, failed, type Result } from './result.ts';

/** What is wrong with something we were given (a file, a position, a message), and where. */
export interface Fault {
  /** Stable word for programs: `ERR_NOT_JSON`, `ERR_VERSION`. */
  readonly code: string;
  /** The place: `entries[12].action.hex`, or `line 3, column 8`. Empty when it is the whole. */
  readonly at: string;
  /** One sentence that says what is wrong and what to do. */
  readonly message: string;
}

export const fault = (code: string, at: string, message: string): Failed<Fault> =>
  failed({ code, at, message });

/** The fault as one line for people. */
export const sayFault = ({ at, message }: Fault): string => (at === '' ? message : `At ${at}: ${message}`);

/** The same fault, seen from further out. */
export const within = (outer: string, { code, at, message }: Fault): Result<never, Fault> => {
  const joint = at === '' || at.startsWith('[') ? '' : at.startsWith('line ') ? ', ' : '.';
  return fault(code, `${outer}${joint}${at}`, message);
};
