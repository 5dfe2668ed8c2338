import { useState } from 'react';
import type { Client } from '../link/client.ts';
import type { GameCard, RulesTable } from '../link/protocol.ts';
import type { Options } from '../store/fitting-options.ts';
import { WORDS } from '../words.ts';
import { saveFile } from './files.ts';

interface Props {
  readonly client: Client;
  readonly card: GameCard;
  readonly options: Options;
  readonly choose: (options: Options) => void;
}

/** Where a game lets players put tables of their own in the place of ours. */
export const CustomTables = (props: Props) =>
  props.card.tables.length === 0 ? null : (
    <fieldset className="custom-tables">
      <legend>{WORDS.start.tables}</legend>
      <p className="hint">{WORDS.start.tableHint}</p>
      {props.card.tables.map(table => (
        <CustomTable key={table.option} {...props} table={table} />
      ))}
    </fieldset>
  );

const without = (options: Options, option: string): Options =>
  Object.fromEntries(Object.entries(options).filter(([id]) => id !== option));

/** The rules read the file: what is wrong with it is said with its place. */
const useLoading = ({ client, card, options, choose }: Props, { option }: RulesTable) => {
  const [complaint, setComplaint] = useState('');
  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await client('readRulesTable', { game: card.id, option, text: await file.text() });
    setComplaint(read.ok ? '' : WORDS.start.badTable(read.error.at, read.error.message));
    choose(read.ok ? { ...options, [option]: read.value } : without(options, option));
  };
  return { complaint, load };
};

const CustomTable = (props: Props & { readonly table: RulesTable }) => {
  const { options, choose, table } = props;
  const { option, title, ours } = table;
  const { complaint, load } = useLoading(props, table);
  const isOwn = option in options;
  return (
    <div className="custom-table">
      <b>{title}</b> {isOwn && <span role="status">{WORDS.start.ownTable}</span>}
      {complaint !== '' && (
        <p className="refusal" role="alert">
          {complaint}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          onClick={() => saveFile(WORDS.file.table(option), JSON.stringify(ours, undefined, 2))}
        >
          {WORDS.start.saveOurs}
        </button>
        <label className="file">
          {WORDS.start.loadOwn}
          <input
            type="file"
            accept=".json,application/json"
            onChange={event => void load(event.target.files?.[0])}
          />
        </label>
        {isOwn && (
          <button type="button" onClick={() => choose(without(options, option))}>
            {WORDS.start.oursAgain}
          </button>
        )}
      </div>
    </div>
  );
};
