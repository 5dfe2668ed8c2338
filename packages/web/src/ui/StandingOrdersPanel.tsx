import {
  sentenceOf,
  type StandingChoice,
  type StandingSpec,
  type StandingValue,
  valueOf,
} from '@narrow-seas/core';
import { useEffect, useState } from 'react';
import type { OrdersSheet } from '../link/protocol.ts';
import {
  askEverything,
  refreshStanding,
  setStandingValue,
  useDefaults as takeDefaults,
} from '../store/standing.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

const { standing: SAID } = WORDS;

/** What answers for the player: one sentence each, changed in place. */
export const StandingOrdersPanel = ({ table }: PanelProps) => {
  const sheet = useStore(table, state => state.standing);
  const length = useStore(table, state => state.snapshot.length);
  const viewer = useStore(table, state => state.snapshot.viewer);
  const [open, setOpen] = useState('');
  // The tally of the last enemy turn may be another by now.
  useEffect(() => {
    if (length >= 0) refreshStanding(table);
  }, [table, length]);
  const side = table.get().display.saySide(viewer);
  return (
    <section className="standing-orders">
      <div className="orders-head">
        <span>{SAID.yours(side)}</span>
        <button type="button" className="link" onClick={() => table.set({ tab: 'orders' })}>
          {SAID.back}
        </button>
      </div>
      <h2>{SAID.title}</h2>
      <p className="hint">{sheet === undefined ? SAID.loading : SAID.hint}</p>
      {sheet !== undefined && <Orders table={table} sheet={sheet} open={open} setOpen={setOpen} />}
      {sheet !== undefined && <Foot table={table} sheet={sheet} />}
    </section>
  );
};

interface SheetProps {
  readonly table: TableStore;
  readonly sheet: OrdersSheet;
}

interface OpenProps extends SheetProps {
  readonly open: string;
  readonly setOpen: (id: string) => void;
}

const Orders = ({ table, sheet, open, setOpen }: OpenProps) => (
  <ul>
    {sheet.specs.map(spec => (
      <li key={spec.id}>
        <Order
          spec={spec}
          value={valueOf(spec, sheet.orders)}
          isChanged={Object.hasOwn(sheet.orders.values, spec.id)}
          isOpen={open === spec.id}
          toggle={() => setOpen(open === spec.id ? '' : spec.id)}
          give={value => setStandingValue(table, spec, value)}
        />
      </li>
    ))}
  </ul>
);

interface OrderProps {
  readonly spec: StandingSpec;
  readonly value: StandingValue;
  readonly isChanged: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly give: (value: StandingValue) => void;
}

const Order = ({ spec, value, isChanged, isOpen, toggle, give }: OrderProps) => (
  <>
    <button
      type="button"
      className="standing-order"
      aria-expanded={isOpen}
      aria-label={isOpen ? SAID.close(spec.title) : SAID.edit(spec.title)}
      onClick={toggle}
    >
      <b>{spec.title}</b>
      <span className={isChanged ? 'order-chip changed' : 'order-chip'}>
        {isChanged ? SAID.changed : SAID.usual}
      </span>
      <span className="sentence">
        <Sentence spec={spec} value={value} />
      </span>
    </button>
    {isOpen && <Editor spec={spec} value={value} give={give} />}
  </>
);

const Sentence = ({ spec, value }: Pick<OrderProps, 'spec' | 'value'>) => {
  const excepted = (spec.exceptions ?? []).filter(({ piece }) => value.except?.includes(piece));
  return (
    <>
      {sentenceOf(spec, value).map(({ text, strong }) => (strong ? <b key={text}>{text}</b> : text))}
      {excepted.length > 0 && ` ${SAID.excepted(excepted.map(({ name }) => name).join(', '))}`}
    </>
  );
};

type EditorProps = Pick<OrderProps, 'spec' | 'value' | 'give'>;

const Editor = (props: EditorProps) => {
  const { spec, value, give } = props;
  const chosen = spec.choices.find(({ id }) => id === value.choice);
  const take = ({ id, number }: StandingChoice): void =>
    give({ ...value, choice: id, ...(number === undefined ? {} : { number: value.number ?? number.first }) });
  return (
    <div className="standing-editor">
      <div className="segments" role="radiogroup" aria-label={spec.title}>
        {spec.choices.map(choice => (
          // biome-ignore lint/a11y/useSemanticElements: buttons in a row, one of which is pressed
          <button
            key={choice.id}
            type="button"
            role="radio"
            aria-checked={choice.id === value.choice}
            onClick={() => take(choice)}
          >
            {choice.label}
          </button>
        ))}
      </div>
      {chosen?.number !== undefined && <Amount {...props} choice={chosen} />}
      {spec.exceptions !== undefined && spec.exceptions.length > 0 && <Exceptions {...props} />}
    </div>
  );
};

const Amount = ({ spec, value, give, choice }: EditorProps & { readonly choice: StandingChoice }) => {
  const { number } = choice;
  if (number === undefined) return null;
  const now = value.number ?? number.first;
  const by = (change: number): void =>
    give({ ...value, number: Math.min(Math.max(now + change, number.least), number.most) });
  return (
    <div className="amount">
      <button
        type="button"
        aria-label={SAID.less}
        disabled={now <= number.least}
        onClick={() => by(-number.step)}
      >
        −
      </button>
      <output aria-label={spec.title}>{now}</output>
      <button
        type="button"
        aria-label={SAID.more}
        disabled={now >= number.most}
        onClick={() => by(number.step)}
      >
        +
      </button>
    </div>
  );
};

const Exceptions = ({ spec, value, give }: EditorProps) => {
  const { except = [] } = value;
  const turn = (piece: number): void =>
    give({
      ...value,
      except: except.includes(piece) ? except.filter(each => each !== piece) : [...except, piece],
    });
  return (
    <details>
      <summary>{SAID.except}</summary>
      {(spec.exceptions ?? []).map(({ piece, name }) => (
        <label key={piece}>
          <input type="checkbox" checked={except.includes(piece)} onChange={() => turn(piece)} /> {name}
        </label>
      ))}
    </details>
  );
};

const Foot = ({ table, sheet }: SheetProps) => {
  const { asked = 0, answered = 0 } = sheet.tally ?? {};
  return (
    <>
      <p className="hint">{SAID.answered(answered, asked)}</p>
      <div className="row">
        <button type="button" onClick={() => takeDefaults(table)}>
          {SAID.useDefaults}
        </button>
        <button type="button" onClick={() => askEverything(table)}>
          {SAID.askAll}
        </button>
      </div>
    </>
  );
};
