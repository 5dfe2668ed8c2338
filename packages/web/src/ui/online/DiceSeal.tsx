import { commitmentOf } from '@narrow-seas/core';
import type { GameStatus } from '@narrow-seas/protocol';
import { useState } from 'react';
import { ONLINE } from '../../words/online.ts';
import { saveShare } from '../share.ts';
import { WORDS } from '../../words.ts';
import type { OnlineProps } from './online-props.ts';

const { panel: SAID } = ONLINE;

/** The seal of the dice, and after the game the seed that it was made of. */
export const DiceSeal = ({ table, status }: OnlineProps & { readonly status: GameStatus }) => {
  const { commitment, salt, seed } = status.dice;
  return (
    <details className="dice-seal">
      <summary>{SAID.dice}</summary>
      <p>{SAID.sealed}</p>
      <dl>
        <dt>{SAID.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {salt !== undefined && salt.replaceAll('|', '') !== '' && (
          <>
            <dt>{SAID.salt}</dt>
            <dd>{salt}</dd>
          </>
        )}
        {seed !== undefined && (
          <>
            <dt>{SAID.seed}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
      </dl>
      {seed !== undefined && <SealCheck table={table} seed={seed} commitment={commitment} />}
    </details>
  );
};

interface CheckProps extends Pick<OnlineProps, 'table'> {
  readonly seed: string;
  readonly commitment: string;
}

const SealCheck = ({ table, seed, commitment }: CheckProps) => {
  const [holds, setHolds] = useState<boolean>();
  return (
    <>
      <button type="button" onClick={() => setHolds(commitmentOf(seed) === commitment)}>
        {SAID.check}
      </button>
      <p role="status">{holds === undefined ? '' : holds ? SAID.holds : SAID.broken}</p>
      <p className="hint">{SAID.verify}</p>
      <button type="button" onClick={() => void saveShare(table).catch(table.fail)}>
        {WORDS.menu.export}
      </button>
    </>
  );
};
