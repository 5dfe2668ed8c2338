import { useEffect, useRef } from 'react';
import { WORDS } from '../words.ts';

interface Props {
  /** Who is asked. */
  readonly name: string;
  readonly arrive: () => void;
  readonly leave: () => void;
}

/** Between two players at one screen, in a game with secrets: nothing of either side until the next one is there. */
export const HandOverScreen = ({ name, arrive, leave }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="cover-screen">
      <h1>{WORDS.handOver.title(name)}</h1>
      <p>{WORDS.handOver.text(name)}</p>
      <div className="row">
        <button ref={button} type="button" className="primary large" onClick={arrive}>
          {WORDS.handOver.arrive(name)}
        </button>
        <button type="button" onClick={leave}>
          {WORDS.bar.leave}
        </button>
      </div>
    </main>
  );
};
