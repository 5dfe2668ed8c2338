import { type KeyboardEvent, useState } from 'react';
import { type Found, findNamed } from '../store/find.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

const { find: SAID } = WORDS;

/** From this many letters on the map follows what is typed. */
const ENOUGH = 3;

/** What was typed, what it finds, and what follows from choosing one. */
const useSearch = ({ table, stage }: PanelProps) => {
  const [typed, setTyped] = useState('');
  const found = findNamed(table.get(), typed);
  const show = ({ hex, name }: Found): void => {
    stage.view?.centreOn([hex]);
    table.set({ cursor: hex, hover: hex, spoken: name });
  };
  const close = (): void => {
    table.set({ finding: false });
    document.querySelector<HTMLElement>('canvas.map')?.focus();
  };
  const choose = (one: Found): void => {
    show(one);
    close();
  };
  const type = (text: string): void => {
    setTyped(text);
    const [first] = findNamed(table.get(), text);
    if (first !== undefined && text.trim().length >= ENOUGH) show(first);
  };
  return { typed, found, choose, close, type };
};

export const FindField = (props: PanelProps) => {
  const { typed, found, choose, close, type } = useSearch(props);
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
