import type { MissionSheet } from '@narrow-seas/core';
import { cancelMission, changeDraft, closeMission, giveMission } from '../store/missions.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { CounterImage } from './CounterImage.tsx';
import { OrderSentence } from './OrderSentence.tsx';
import type { PanelProps } from './panel-props.ts';

const { missions: SAID } = WORDS;

/** An order that goes on: the sentence, the ways compared, and what stops it. */
export const MissionPanel = ({ table }: PanelProps) => {
  const sheet = useStore(table, state => state.draft);
  return sheet === undefined ? null : <MissionSheetView table={table} sheet={sheet} />;
};

interface Props {
  readonly table: TableStore;
  readonly sheet: MissionSheet;
}

const isGiven = ({ table, sheet }: Props): boolean =>
  (table.get().snapshot.missions ?? []).some(({ mission }) => mission.id === sheet.mission.id);

const STAGES = {
  draft: SAID.draft,
  'under-way': SAID.underWay,
  stopped: SAID.stopped,
  done: SAID.done,
} as const;

export const MissionSheetView = (props: Props) => {
  const { table, sheet } = props;
  const given = isGiven(props);
  return (
    <section className="mission">
      <div className="orders-head">
        <span>{given ? STAGES[sheet.state.stage] : SAID.draft}</span>
        <button type="button" className="link" onClick={() => closeMission(table)}>
          {SAID.back}
        </button>
      </div>
      <Head {...props} />
      {given && <p className="hint">{sheet.state.text}</p>}
      <OrderSentence table={table} sheet={sheet} />
      <Ways {...props} />
      {sheet.notes.map(note => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
      <Stops {...props} />
      <Actions {...props} given={given} />
    </section>
  );
};

const Head = ({ table, sheet }: Props) => {
  const piece = table.get().board.pieces.find(({ id }) => id === sheet.state.pieces[0]);
  return (
    <div className="mission-head">
      {piece !== undefined && <CounterImage piece={piece} size={44} />}
      <div>
        <h2>{sheet.heading}</h2>
        <p className="hint">{sheet.subheading}</p>
      </div>
    </div>
  );
};

type WaysTable = NonNullable<MissionSheet['ways']>;

const Ways = ({ table, sheet: { ways } }: Props) => {
  if (ways === undefined) return null;
  return (
    <>
      <table className="ways-table">
        <caption>{ways.title}</caption>
        <thead>
          <tr>
            <th scope="col">{SAID.way}</th>
            {ways.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.rows.map(row => (
            <WayRow key={row.label} table={table} ways={ways} row={row} />
          ))}
        </tbody>
      </table>
      <RiskLegend />
    </>
  );
};

interface WayProps {
  readonly table: TableStore;
  readonly ways: WaysTable;
  readonly row: WaysTable['rows'][number];
}

const WayRow = ({ table, ways, row: { value, label, note, figures, isChosen } }: WayProps) => (
  <tr className={isChosen ? 'chosen' : ''}>
    <th scope="row">
      <label>
        <input
          type="radio"
          name="way"
          checked={isChosen}
          onChange={() => changeDraft(table, ways.field, value)}
        />
        <span>
          {label}
          <small>{note}</small>
        </span>
      </label>
    </th>
    {figures.map((figure, place) => (
      <td key={ways.columns[place]}>{figure}</td>
    ))}
  </tr>
);

/** What colour and pattern of the way on the map mean. */
const RiskLegend = () => (
  <dl className="risk-legend">
    <dt>{SAID.risk}</dt>
    {(['low', 'middle', 'high'] as const).map(risk => (
      <dd key={risk} className={risk}>
        {SAID.risks[risk]}
      </dd>
    ))}
  </dl>
);

const Stops = ({ table, sheet: { stops } }: Props) => (
  <fieldset className="stops">
    <legend>{SAID.stops}</legend>
    {stops.map(({ field, label, isOn }) => (
      <label key={field}>
        <input type="checkbox" checked={isOn} onChange={() => changeDraft(table, field, !isOn)} /> {label}
      </label>
    ))}
  </fieldset>
);

const Actions = ({ table, sheet, given }: Props & { readonly given: boolean }) => (
  <div className="mission-actions">
    {sheet.refusal !== undefined && <p role="alert">{sheet.refusal}</p>}
    <button
      type="button"
      className="primary"
      disabled={sheet.refusal !== undefined}
      onClick={() => void giveMission(table, sheet).catch(table.fail)}
    >
      {given ? SAID.change : SAID.give}
    </button>
    {given && sheet.resume !== undefined && (
      <button
        type="button"
        onClick={() =>
          void giveMission(table, { ...sheet, mission: sheet.resume ?? sheet.mission }).catch(table.fail)
        }
      >
        {SAID.goOn}
      </button>
    )}
    {given && (
      <button type="button" onClick={() => void cancelMission(table, sheet.mission.id).catch(table.fail)}>
        {SAID.cancel}
      </button>
    )}
  </div>
);
