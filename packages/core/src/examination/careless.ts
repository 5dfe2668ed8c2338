import { pick, type Random } from '../random.ts';

/** Where one word of a line stands, or one name or number within it. */
interface Part {
  readonly text: string;
  readonly start: number;
}

/** Names and numbers, without the signs that join them: `units=[FRNZE,OTTUK]` has three. */
const partsOf = (line: string): readonly Part[] =>
  [...line.matchAll(/[^\s=,[\]/|@"]+/g)].map(({ 0: text, index }) => ({ text, start: index }));

const wordsOf = (line: string): readonly Part[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, start: index }));

const putInto = (line: string, { text, start }: Part, other: string): string =>
  line.slice(0, start) + other + line.slice(start + text.length);

/** Numbers, names in capitals and plain words are each mistaken for their own kind. */
const kindOf = (text: string): string => {
  if (/^-?\d+$/.test(text)) return `number ${text.length}`;
  return /^[A-Z]/.test(text) ? 'name' : 'word';
};

const otherNumber = (text: string, random: Random): string => {
  const value = Number(text);
  const near = [value + 1, value - 1, 0, -value, value * 2, random.below(40), random.below(9999)];
  const next = String(pick(random, near) ?? value);
  return text.startsWith('0') ? next.padStart(text.length, '0') : next;
};

/** A line with one number, name or word changed; words come from these lines. */
const reworded = (line: string, pool: readonly string[], random: Random): string => {
  const part = pick(random, partsOf(line));
  if (part === undefined) return line;
  if (/^\d+$/.test(part.text) && random.below(2) === 0)
    return putInto(line, part, otherNumber(part.text, random));
  const alike = partsOf(pick(random, pool) ?? '').filter(({ text }) => kindOf(text) === kindOf(part.text));
  return putInto(line, part, pick(random, alike)?.text ?? part.text);
};

/** A line with one word left out, or written twice. */
const stuttered = (line: string, random: Random): string => {
  const word = pick(random, wordsOf(line));
  if (word === undefined) return line;
  return putInto(line, word, pick(random, ['', `${word.text} ${word.text}`]) ?? word.text);
};

/** A line with a word of another line at its end. */
const lengthened = (line: string, pool: readonly string[], random: Random): string =>
  `${line} ${pick(random, wordsOf(pick(random, pool) ?? ''))?.text ?? ''}`.trimEnd();

/** A line like this one, from elsewhere: one phase for another, the ships of another hex. */
const exchanged = (line: string, pool: readonly string[], random: Random): string => {
  const [first = ''] = line.split(' ');
  return (
    pick(
      random,
      pool.filter(other => other !== line && other.startsWith(`${first} `)),
    ) ?? line
  );
};

const swapped = (lines: readonly string[], place: number, other: number): readonly string[] =>
  lines.with(place, lines[other] as string).with(other, lines[place] as string);

/**
 * A position as a careless hand would change it: a number, a name, a hex, a word of a phase; a line dropped, doubled,
 * moved or taken from another position. `others` are texts of other moments of the same game.
 */
export const carelessly = (text: string, others: readonly string[], random: Random): string => {
  const lines = text.split('\n');
  const pool = [...lines, ...(pick(random, others) ?? '').split('\n')];
  const place = random.below(lines.length);
  const line = lines[place] as string;
  switch (random.below(12)) {
    case 0:
      return lines.toSpliced(place, 1).join('\n');
    case 1:
      return lines.toSpliced(random.below(lines.length + 1), 0, line).join('\n');
    case 2:
      return swapped(lines, place, random.below(lines.length)).join('\n');
    case 3:
      return lines.toSpliced(place, 0, pick(random, pool) ?? line).join('\n');
    case 4:
    case 5:
      return lines.with(place, exchanged(line, pool, random)).join('\n');
    case 6:
      return lines.with(place, stuttered(line, random)).join('\n');
    case 7:
      return lines.with(place, lengthened(line, pool, random)).join('\n');
    default:
      return lines.with(place, reworded(line, pool, random)).join('\n');
  }
};

/** The lines that were changed, added or taken away, for a report. */
export const changeBetween = (text: string, changed: string): string => {
  const [before, after] = [text.split('\n'), changed.split('\n')];
  const gone = before.filter(line => !after.includes(line));
  const come = after.filter(line => !before.includes(line));
  if (gone.length === 0 && come.length === 0) return 'lines in another order, or twice';
  return `${JSON.stringify(come.join(' | '))} for ${JSON.stringify(gone.join(' | '))}`;
};
