import type { MissionSheet, MissionSlot } from '@narrow-seas/core';
import { changeDraft } from '../store/missions.ts';
import type { TableStore } from '../store/table.ts';

interface Props {
  readonly table: TableStore;
  readonly sheet: MissionSheet;
}

/** An order as a sentence: what can be otherwise is a slot to choose from. */
export const OrderSentence = ({ table, sheet }: Props) => (
  <p className="order-sentence">
    {sheet.sentence.map(part =>
      typeof part === 'string' ? part : <Slot key={part.field} table={table} slot={part} />,
    )}
  </p>
);

/** Values go by their place in the list: a page cannot tell what they mean. */
const Slot = ({ table, slot }: { readonly table: TableStore; readonly slot: MissionSlot }) => {
  const chosen = slot.options.findIndex(({ label }) => label === slot.text);
  return (
    <select
      aria-label={slot.text}
      value={chosen}
      onChange={event => {
        const option = slot.options[Number(event.currentTarget.value)];
        if (option !== undefined) changeDraft(table, slot.field, option.value);
      }}
    >
      {slot.options.map(({ label }, place) => (
        <option key={label} value={place}>
          {label}
        </option>
      ))}
    </select>
  );
};
