import type { EditUnit } from '@narrow-seas/core';
import { useState } from 'react';
import type { EditorStore } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { UnitRow } from './UnitRow.tsx';

type Where = keyof typeof SAID.wheres;

interface Filter {
  readonly typed: string;
  readonly side: string;
  readonly group: string;
  readonly where: Where | '';
}

const NONE: Filter = { typed: '', side: '', group: '', where: '' };

const whereIs = ({ hex, place }: EditUnit): Where => {
  if (hex !== undefined) return 'map';
  return place === undefined ? 'free' : 'beside';
};

const passes =
  ({ typed, side, group, where }: Filter) =>
  (unit: EditUnit): boolean =>
    (side === '' || unit.side === side) &&
    (group === '' || unit.group === group) &&
    (where === '' || whereIs(unit) === where) &&
    `${unit.title} ${unit.id} ${unit.at}`.toLowerCase().includes(typed.trim().toLowerCase());

/** Who types a whole name means that: "America" is no American ship. */
const byName = (units: readonly EditUnit[], typed: string): readonly EditUnit[] => {
  const word = typed.trim().toLowerCase();
  const isNamed = ({ title }: EditUnit): boolean =>
    ` ${title.toLowerCase()} `.replaceAll(/[(),]/g, ' ').includes(` ${word} `);
  return word === '' ? units : units.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
};

/** As many rows as are shown before somebody asks for more. */
const PAGE = 40;

/** All units of the game: what is not found by eye is searched for. */
export const UnitPalette = ({ editor }: { readonly editor: EditorStore }) => {
  const units = useStore(editor, state => state.shown.sheet.units);
  const [filter, setFilter] = useState(NONE);
  const [rows, setRows] = useState(PAGE);
  const found = byName(units.filter(passes(filter)), filter.typed);
  return (
    <section className="editor-box" aria-label={SAID.tabs.units}>
      <Filters editor={editor} filter={filter} setFilter={setFilter} />
      <p className="hint" role="status">
        {SAID.found(found.length)}
      </p>
      <ul>
        {found.slice(0, rows).map(unit => (
          <UnitRow key={unit.id} editor={editor} unit={unit} />
        ))}
      </ul>
      {found.length > rows && (
        <button type="button" className="link" onClick={() => setRows(rows + PAGE)}>
          {SAID.more(Math.min(PAGE, found.length - rows))}
        </button>
      )}
    </section>
  );
};

interface FiltersProps {
  readonly editor: EditorStore;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
}

const Filters = ({ editor, filter, setFilter }: FiltersProps) => {
  const units = useStore(editor, state => state.shown.sheet.units);
  const card = useStore(editor, state => state.card);
  const groups = [...new Set(units.map(({ group }) => group))];
  const sides = card.sides.map(side => [side, card.names[side] ?? side] as const);
  const wheres = Object.entries(SAID.wheres) as [Where, string][];
  return (
    <search className="editor-filters">
      <input
        type="search"
        aria-label={SAID.search}
        placeholder={SAID.search}
        value={filter.typed}
        onChange={event => setFilter({ ...filter, typed: event.target.value })}
      />
      <Pick title={SAID.side} value={filter.side} of={sides} set={side => setFilter({ ...filter, side })} />
      <Pick
        title={SAID.group}
        value={filter.group}
        of={groups.map(group => [group, group] as const)}
        set={group => setFilter({ ...filter, group })}
      />
      <Pick
        title={SAID.where}
        value={filter.where}
        of={wheres}
        set={value => setFilter({ ...filter, where: wheres.find(([name]) => name === value)?.[0] ?? '' })}
      />
    </search>
  );
};

interface PickProps {
  readonly title: string;
  readonly value: string;
  readonly of: readonly (readonly [value: string, title: string])[];
  readonly set: (value: string) => void;
}

const Pick = ({ title, value, of, set }: PickProps) => (
  <select aria-label={title} value={value} onChange={event => set(event.target.value)}>
    <option value="">{`${title}: ${SAID.all}`}</option>
    {of.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);
