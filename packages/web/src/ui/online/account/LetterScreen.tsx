import { useEffect, useState } from 'react';
import { confirmMail, finishNewPassword } from '../../../online/account.ts';
import type { LetterPlace } from '../../../link/address.ts';
import { ACCOUNT } from '../../../words/account.ts';
import { Field, Form, Said, useDoing } from './parts.tsx';

const { letter: SAID } = ACCOUNT;

interface Props {
  readonly letter: LetterPlace;
  readonly leave: () => void;
}

/** What the link in a letter leads to. */
export const LetterScreen = ({ letter, leave }: Props) => (
  <div className="start">
    <main className="lobby">
      {letter.kind === 'confirm' ? <Confirm token={letter.token} /> : <Reset token={letter.token} />}
      <p>
        <button type="button" onClick={leave}>
          {SAID.home}
        </button>
      </p>
    </main>
  </div>
);

const Confirm = ({ token }: Pick<LetterPlace, 'token'>) => {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      void confirmMail(token).then(told =>
        setSaid(told.ok ? SAID.confirmed(told.value.mail) : told.error.sentence),
      ),
    [token],
  );
  return (
    <>
      <h1>{SAID.confirming}</h1>
      <p role="status">{said}</p>
    </>
  );
};

const Reset = ({ token }: Pick<LetterPlace, 'token'>) => {
  const [password, setPassword] = useState('');
  const doing = useDoing(() => setPassword(''));
  return (
    <>
      <h1>{SAID.reset}</h1>
      <Form send={() => doing.run(async () => finishNewPassword(token, password), SAID.changed)}>
        <Field
          label={ACCOUNT.password}
          type="password"
          value={password}
          set={setPassword}
          autoComplete="new-password"
          hint={ACCOUNT.passwordHint}
        />
        <button type="submit" className="primary">
          {SAID.change}
        </button>
        <Said {...doing} />
      </Form>
    </>
  );
};
