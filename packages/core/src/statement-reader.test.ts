import { describe, expect, test } from 'vitest';
import { faultAt, readStatements } from './notation.ts';
import { failed, ok } from './result.ts';
import { readInto, type StatementReaders } from './statement-reader.ts';

const READERS: StatementReaders<readonly string[]> = {
  ship: (state, [word, name]) => (name === undefined ? faultAt(word, 'Name it.') : ok([...state, name.text])),
  clear: () => ok([]),
};

const read = (text: string) => readInto(['Achilles'], readStatements(text), READERS);

describe('statements', () => {
  test('add to the position one after another', () => {
    expect(read('ship Ajax | ship Exeter')).toEqual(ok(['Achilles', 'Ajax', 'Exeter']));
    expect(read('ship Ajax | clear | ship Exeter')).toEqual(ok(['Exeter']));
    expect(read('')).toEqual(ok(['Achilles']));
  });

  test.each([
    ['ship Ajax\nship', 'line 2, column 1', 'Name it.'],
    ['fog\nship', 'line 1, column 1', '"fog" begins no statement; there are ship, clear.'],
    ['toString', 'line 1, column 1', '"toString" begins no statement; there are ship, clear.'],
  ])('%j is refused where it stands', (text, at, message) => {
    expect(read(text)).toEqual(failed({ code: 'ERR_POSITION', at, message }));
  });
});
