import { FILE_LIMIT } from '@narrow-seas/protocol';
import { useState } from 'react';
import { findListing } from '../../../catalogue/catalogue.ts';
import type { GameListing } from '../../../catalogue/listing.ts';
import { readHead } from '../../../store/save-head.ts';
import { ONLINE } from '../../../words/online.ts';
import { type FieldProps, type Wanted, wantedFor } from './wanted.ts';

const { make: SAID } = ONLINE;

interface Props extends FieldProps {
  readonly catalogue: readonly GameListing[];
}

/** What a file makes of the form, or why it is of no use. The server reads it once more, by the rules. */
const readFile = async (catalogue: Props['catalogue'], file: File): Promise<Partial<Wanted> | string> => {
  if (file.size > FILE_LIMIT) return SAID.fileTooLong;
  const text = await file.text();
  const { game, isRecord } = readHead(text);
  if (isRecord) return SAID.fileIsRecord;
  const card = findListing(catalogue, game)?.card;
  if (card === undefined && text.trimStart().startsWith('{')) return SAID.fileIsNoGame;
  return { ...(card === undefined ? {} : wantedFor(card)), file: { name: file.name, text } };
};

/** A saved game or a position to go on from, in the place of a scenario. */
export const FileField = ({ catalogue, wanted, change }: Props) => {
  const [complaint, setComplaint] = useState('');
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readFile(catalogue, file);
    setComplaint(typeof read === 'string' ? read : '');
    if (typeof read !== 'string') change(read);
  };
  return (
    <>
      {wanted.file === undefined ? (
        <label className="file">
          {SAID.file}
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={event => void choose(event.target.files?.[0])}
          />
        </label>
      ) : (
        <p role="status">
          {SAID.fileChosen(wanted.file.name)}{' '}
          <button type="button" className="link" onClick={() => change({ file: undefined })}>
            {SAID.noFile}
          </button>
        </p>
      )}
      {complaint !== '' && (
        <p className="refusal" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
};
