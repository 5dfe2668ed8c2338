import type { EditField, EditValue } from '@narrow-seas/core';
import { useEffect, useId, useState } from 'react';

interface Props<F extends EditField = EditField> {
  readonly field: F;
  readonly set: (value: EditValue) => void;
}

type OfKind<K extends EditField['kind']> = Props<Extract<EditField, { readonly kind: K }>>;

/** One value that can be changed. */
export const FieldForm = ({ field, set }: Props) => {
  const id = useId();
  const hint = field.about === undefined ? undefined : `${id}-about`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.kind === 'flag' && <FlagInput field={field} set={set} id={id} hint={hint} />}
        <span>{field.title}</span>
      </label>
      {field.kind === 'number' && <NumberInput field={field} set={set} id={id} hint={hint} />}
      {field.kind === 'choice' && <ChoiceInput field={field} set={set} id={id} hint={hint} />}
      {field.kind === 'text' && <TextInput field={field} set={set} id={id} hint={hint} />}
      {hint !== undefined && (
        <small id={hint} className="hint">
          {field.about}
        </small>
      )}
    </div>
  );
};

interface Wired {
  readonly id: string;
  readonly hint: string | undefined;
}

const FlagInput = ({ field, set, id, hint }: OfKind<'flag'> & Wired) => (
  <input
    id={id}
    type="checkbox"
    aria-describedby={hint}
    checked={field.value}
    onChange={event => set(event.target.checked)}
  />
);

/** What is typed counts when one leaves the field or presses Enter: half a number is no number. */
const useTyped = (value: string, commit: (typed: string) => void) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const leave = (): void => void (typed !== value && commit(typed));
  return {
    value: typed,
    onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value),
    onBlur: leave,
    onKeyDown: (event: { readonly key: string }) => void (event.key === 'Enter' && leave()),
  };
};

const NumberInput = ({ field, set, id, hint }: OfKind<'number'> & Wired) => {
  const typed = useTyped(String(field.value), text => set(text === '' ? Number.NaN : Number(text)));
  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      aria-describedby={hint}
      min={field.least}
      max={field.most}
      {...typed}
    />
  );
};

const TextInput = ({ field, set, id, hint }: OfKind<'text'> & Wired) => (
  <input
    id={id}
    type="text"
    aria-describedby={hint}
    maxLength={field.longest}
    {...useTyped(field.value, set)}
  />
);

const ChoiceInput = ({ field, set, id, hint }: OfKind<'choice'> & Wired) => (
  <select id={id} aria-describedby={hint} value={field.value} onChange={event => set(event.target.value)}>
    {field.choices.map(({ value, title }) => (
      <option key={value} value={value}>
        {title}
      </option>
    ))}
  </select>
);
