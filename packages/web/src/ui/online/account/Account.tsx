import { useEffect, useState } from 'react';
import {
  type AccountState,
  addPasskey,
  endSession,
  erase,
  goToProvider,
  keepByPassword,
  readAccount,
  removePasskey,
  rename,
  signOut,
} from '../../../online/account.ts';
import { ACCOUNT as SAID } from '../../../words/account.ts';
import { Notices } from './Notices.tsx';
import { type AccountProps, Field, Form, Said, useDoing } from './parts.tsx';
import { SignIn } from './SignIn.tsx';

const NOBODY: AccountState = {
  me: undefined,
  account: undefined,
  notices: undefined,
  sessions: [],
  provider: undefined,
};

/** Name, ways to sign in, notices, sessions and data of the player. */
export const Account = () => {
  const [state, setState] = useState(NOBODY);
  const reload = (): void => void readAccount().then(setState);
  useEffect(reload, []);
  const props = { state, reload };
  return (
    <div className="account">
      <Name {...props} />
      <Keep {...props} />
      <SignIn {...props} />
      {state.notices !== undefined && <Notices {...props} notices={state.notices} />}
      {state.sessions.length > 0 && <Sessions {...props} />}
      {state.me !== undefined && <Data {...props} />}
    </div>
  );
};

const Name = ({ state, reload }: AccountProps) => {
  const known = state.me?.name ?? '';
  const [name, setName] = useState('');
  const doing = useDoing(reload);
  useEffect(() => setName(known), [known]);
  return (
    <Form send={() => doing.run(async () => rename(name), SAID.saved)}>
      <Field label={SAID.name} value={name} set={setName} autoComplete="nickname" />
      <button type="submit">{SAID.save}</button>
      <Said {...doing} />
    </Form>
  );
};

const Keep = ({ state, reload }: AccountProps) => {
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const doing = useDoing(reload);
  const { account } = state;
  return (
    <section>
      <h3>{SAID.keep}</h3>
      <p>{account?.kept === true ? SAID.kept : SAID.guest}</p>
      <Ways state={state} reload={reload} />
      <p>
        <button type="button" onClick={() => doing.run(addPasskey, SAID.passkeyAdded)}>
          {SAID.addPasskey}
        </button>{' '}
        <small>{SAID.passkeyHint}</small>
      </p>
      <KeepByProvider state={state} reload={reload} />
      <Form send={() => doing.run(async () => keepByPassword(mail, password), SAID.passwordSet)}>
        <Field label={SAID.mail} type="email" value={mail} set={setMail} autoComplete="email" />
        <Field
          label={SAID.password}
          type="password"
          value={password}
          set={setPassword}
          autoComplete="new-password"
          hint={SAID.passwordHint}
        />
        <button type="submit">{SAID.setPassword}</button>
      </Form>
      <Said {...doing} />
    </section>
  );
};

/** Only where the server has a provider, and the account is not linked yet. */
const KeepByProvider = ({ state: { provider, account }, reload }: AccountProps) => {
  const doing = useDoing(reload);
  if (provider === undefined || account?.openid === true) return null;
  return (
    <p>
      <button type="button" onClick={() => doing.run(async () => goToProvider({ link: true }))}>
        {SAID.keepByProvider(provider)}
      </button>
      <Said {...doing} />
    </p>
  );
};

/** The ways to sign in that there are. */
const Ways = ({ state, reload }: AccountProps) => {
  const doing = useDoing(reload);
  const { passkeys = [], login, openid = false } = state.account ?? {};
  return (
    <>
      <ul className="account-rows">
        {login !== undefined && <li>{SAID.login(login)}</li>}
        {openid && <li>{SAID.providerLinked}</li>}
        {passkeys.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <button type="button" className="link" onClick={() => doing.run(async () => removePasskey(id))}>
              {SAID.remove(name)}
            </button>
          </li>
        ))}
      </ul>
      <Said {...doing} />
    </>
  );
};

const Sessions = ({ state, reload }: AccountProps) => {
  const doing = useDoing(reload);
  return (
    <section>
      <h3>{SAID.sessions}</h3>
      <ul className="account-rows">
        {state.sessions.map(({ id, agent, isThis }) => (
          <li key={id}>
            {agent}{' '}
            {isThis ? (
              <em>{SAID.thisDevice}</em>
            ) : (
              <button type="button" className="link" onClick={() => doing.run(async () => endSession(id))}>
                {SAID.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => doing.run(signOut)}>
        {SAID.signOut}
      </button>
      <Said {...doing} />
    </section>
  );
};

const Data = ({ reload }: AccountProps) => {
  const [word, setWord] = useState('');
  const doing = useDoing(reload);
  return (
    <section>
      <h3>{SAID.data}</h3>
      <p>
        <a href="/api/v1/me/data" download="narrow-seas.json">
          {SAID.download}
        </a>
      </p>
      <Form send={() => doing.run(async () => erase(word), SAID.erased)}>
        <Field label={SAID.erase} value={word} set={setWord} hint={SAID.eraseHint} />
        <button type="submit" disabled={word !== 'delete'}>
          {SAID.erase}
        </button>
        <Said {...doing} />
      </Form>
    </section>
  );
};
