import { WORDS } from '../words.ts';

interface Props {
  readonly load: (text: string) => void;
}

/** A game from a file. */
export const LoadFile = ({ load }: Props) => {
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) load(await file.text());
  };
  return (
    <label className="file">
      {WORDS.start.load}
      <input
        type="file"
        accept=".json,application/json"
        onChange={event => void read(event.target.files?.[0])}
      />
    </label>
  );
};
