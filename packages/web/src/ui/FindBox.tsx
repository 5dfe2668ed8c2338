import { type KeyboardEvent, useState } from 'react';
import type { Found } from '../store/find.ts';
import { WORDS } from '../words.ts';

const { find: SAID } = WORDS;

/** From this many letters on the map follows what is typed. */
const ENOUGH = 3;

interface Props {
  readonly find: (typed: string) => readonly Found[];
  /** Looks at it while one is still typing. */
  readonly show: (found: Found) => void;
  readonly choose: (found: Found) => void;
  readonly close: () => void;
}

/** A field over a map: what was typed, what it finds, and what follows from choosing one. */
export const FindBox = ({ find, show, choose, close }: Props) => {
  const [typed, setTyped] = useState('');
  const found = find(typed);
  const type = (text: string): void => {
    setTyped(text);
    const [first] = find(text);
    if (first !== undefined && text.trim().length >= ENOUGH) show(first);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && found[0] !== undefined) choose(found[0]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className="find">
      <input
        // biome-ignore lint/a11y/noAutofocus: the field is opened to type into it
        autoFocus
        type="search"
        value={typed}
        aria-label={SAID.label}
        placeholder={SAID.hint}
        onChange={event => type(event.target.value)}
        onKeyDown={onKey}
      />
      <button type="button" aria-label={SAID.close} onClick={close}>
        ×
      </button>
      {typed.trim() !== '' && <Matches found={found} choose={choose} />}
    </search>
  );
};

interface MatchesProps {
  readonly found: readonly Found[];
  readonly choose: (one: Found) => void;
}

const Matches = ({ found, choose }: MatchesProps) => (
  <>
    <p className="hint" role="status">
      {found.length === 0 ? SAID.none : SAID.found(found.length)}
    </p>
    <ul>
      {found.map(one => (
        <li key={one.name}>
          <button type="button" onClick={() => choose(one)}>
            {one.name}
          </button>
        </li>
      ))}
    </ul>
  </>
);
