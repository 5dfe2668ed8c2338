import { useEffect, useRef } from 'react';
import { WORDS } from '../words.ts';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly take: () => void;
  readonly leave: () => void;
  /** Where moves made here are saved nowhere. */
  readonly download?: (() => void) | undefined;
}

/** A game that another tab has: nothing of it is shown here, and nothing is written. */
export const OtherTabScreen = ({ title, hint, take, leave, download }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="cover-screen">
      <div role="alert">
        <h1>{title}</h1>
        <p>{hint}</p>
        {download !== undefined && <p className="warning">{WORDS.tabs.unsaved}</p>}
      </div>
      <div className="row">
        {download !== undefined && (
          <button type="button" onClick={download}>
            {WORDS.saving.download}
          </button>
        )}
        <button ref={button} type="button" className="primary large" onClick={take}>
          {WORDS.tabs.take}
        </button>
        <button type="button" onClick={leave}>
          {WORDS.bar.leave}
        </button>
      </div>
    </main>
  );
};
