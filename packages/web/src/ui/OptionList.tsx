import type { OptionValue } from '@narrow-seas/core';
import type { ScenarioCard } from '../link/protocol.ts';
import type { Options } from '../store/fitting-options.ts';
import { WORDS } from '../words.ts';

interface OptionProps {
  readonly scenario: ScenarioCard;
  readonly options: Options;
  readonly choose: (options: Options) => void;
}

/** The optional rules of a scenario. */
export const OptionList = ({ scenario, options, choose }: OptionProps) => (
  <fieldset>
    <legend>{WORDS.start.options}</legend>
    {scenario.options.map(option => {
      const value = options[option.id] ?? option.values[0] ?? false;
      const set = (next: OptionValue): void => choose({ ...options, [option.id]: next });
      return typeof value === 'boolean' ? (
        <Switch key={option.id} option={option} value={value} set={set} />
      ) : (
        <Selection key={option.id} option={option} value={value} set={set} />
      );
    })}
  </fieldset>
);

interface OptionRowProps<V extends OptionValue> {
  readonly option: ScenarioCard['options'][number];
  readonly value: V;
  readonly set: (value: OptionValue) => void;
}

const Switch = ({ option: { title, summary }, value, set }: OptionRowProps<boolean>) => (
  <label>
    <input type="checkbox" checked={value} onChange={event => set(event.target.checked)} />
    <span>
      <b>{title}</b> {summary}
    </span>
  </label>
);

/** One of several values. What a select gives back is a text; the value itself is found by it. */
const Selection = ({ option: { title, summary, values }, value, set }: OptionRowProps<OptionValue>) => (
  <label>
    <select
      value={String(value)}
      onChange={event => set(values.find(other => String(other) === event.target.value) ?? value)}
    >
      {values.map(other => (
        <option key={String(other)} value={String(other)}>
          {String(other)}
        </option>
      ))}
    </select>
    <span>
      <b>{title}</b> {summary}
    </span>
  </label>
);
