interface Props {
  readonly label: string;
  readonly load: (file: File) => void;
}

/** A scenario file from the disk. */
export const FileField = ({ label, load }: Props) => {
  const choose = (file: File | undefined): void => {
    if (file !== undefined) load(file);
  };
  return (
    <label className="file">
      {label}
      <input
        type="file"
        accept=".json,application/json"
        onChange={event => choose(event.target.files?.[0])}
      />
    </label>
  );
};
