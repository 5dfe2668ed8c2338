import { useState } from 'react';
import { askNewPassword, goToProvider, signInByPasskey, signInByPassword } from '../../../online/account.ts';
import { ACCOUNT as SAID } from '../../../words/account.ts';
import { type AccountProps, Field, Form, Said, useDoing } from './parts.tsx';

interface ByProviderProps {
  readonly name: string | undefined;
  readonly go: () => void;
}

/** Only where the server has a provider. */
const ByProvider = ({ name, go }: ByProviderProps) =>
  name === undefined ? null : (
    <>
      {' '}
      <button type="button" onClick={go}>
        {SAID.byProvider(name)}
      </button>
    </>
  );

/** For who has an account already. */
export const SignIn = ({ state: { provider }, reload }: AccountProps) => {
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const [leave, setLeave] = useState(false);
  const doing = useDoing(reload);
  return (
    <section>
      <h3>{SAID.signIn}</h3>
      <p>
        <button type="button" onClick={() => doing.run(async () => signInByPasskey(leave))}>
          {SAID.byPasskey}
        </button>
        <ByProvider name={provider} go={() => doing.run(async () => goToProvider({ leave }))} />
      </p>
      <Form send={() => doing.run(async () => signInByPassword(mail, password, leave))}>
        <Field label={SAID.mail} type="email" value={mail} set={setMail} autoComplete="username" />
        <Field
          label={SAID.password}
          type="password"
          value={password}
          set={setPassword}
          autoComplete="current-password"
        />
        <label className="check">
          <input type="checkbox" checked={leave} onChange={event => setLeave(event.target.checked)} />{' '}
          {SAID.leave}
        </label>
        <button type="submit">{SAID.byPassword}</button>{' '}
        <button
          type="button"
          className="link"
          onClick={() => doing.run(async () => askNewPassword(mail), SAID.letterSent)}
        >
          {SAID.forgot}
        </button>
      </Form>
      <Said {...doing} />
    </section>
  );
};
