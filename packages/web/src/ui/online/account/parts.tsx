import type { Result } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import { type ReactNode, useState } from 'react';
import type { AccountState } from '../../../online/account.ts';

/** What a part of the account shows, and how it asks for what is true now. */
export interface AccountProps {
  readonly state: AccountState;
  readonly reload: () => void;
}

/** Does something at the server, then tells how it went. */
export interface Doing {
  readonly said: string;
  readonly isBad: boolean;
  readonly run: (work: () => Promise<Result<unknown, Problem>>, done?: string) => void;
}

export const useDoing = (after: () => void): Doing => {
  const [{ said, isBad }, setSaid] = useState({ said: '', isBad: false });
  const tell = async (work: () => Promise<Result<unknown, Problem>>, done: string): Promise<void> => {
    const answer = await work();
    setSaid(answer.ok ? { said: done, isBad: false } : { said: answer.error.sentence, isBad: true });
    if (answer.ok) after();
  };
  return { said, isBad, run: (work, done = '') => void tell(work, done) };
};

export const Said = ({ said, isBad }: Doing) => {
  if (said === '') return null;
  return isBad ? (
    <p className="refusal" role="alert">
      {said}
    </p>
  ) : (
    <p role="status">{said}</p>
  );
};

interface FieldProps {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'url';
  readonly value: string;
  readonly set: (value: string) => void;
  readonly autoComplete?: string;
  readonly hint?: string;
}

export const Field = ({ label, type = 'text', value, set, autoComplete, hint }: FieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type={type}
      value={value}
      autoComplete={autoComplete ?? 'off'}
      onChange={event => set(event.target.value)}
    />
    {hint !== undefined && <small>{hint}</small>}
  </label>
);

interface FormProps {
  readonly send: () => void;
  readonly children: ReactNode;
}

export const Form = ({ send, children }: FormProps) => (
  <form
    className="lobby-form"
    onSubmit={event => {
      event.preventDefault();
      send();
    }}
  >
    {children}
  </form>
);
