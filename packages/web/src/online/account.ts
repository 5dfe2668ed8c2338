import { failed, type Result } from '@narrow-seas/core';
import type { AccountTold, Me, NoticesTold, NoticeWishes, Problem, WhoTold } from '@narrow-seas/protocol';
import { ACCOUNT } from '../words/account.ts';
import { ask, get, post } from './api.ts';

type Answer<A> = Promise<Result<A, Problem>>;

/** One place where the player is signed in. */
export interface SessionTold {
  readonly id: string;
  readonly agent: string;
  readonly isThis: boolean;
}

/** Everything that the account part of the page shows. */
export interface AccountState {
  readonly me: Me | undefined;
  readonly account: AccountTold | undefined;
  readonly notices: NoticesTold | undefined;
  readonly sessions: readonly SessionTold[];
  /** The name of the provider that people can sign in with; undefined where the server has none. */
  readonly provider: string | undefined;
}

const valueOf = <A>(answer: Result<A, Problem>): A | undefined => (answer.ok ? answer.value : undefined);

/** Who has never played here has no account, and none is made by looking. */
export const readAccount = async (): Promise<AccountState> => {
  const told = valueOf(await get<WhoTold>('/me'));
  const [me, provider] = [told?.player, told?.openid];
  if (me === undefined) return { me, account: undefined, notices: undefined, sessions: [], provider };
  const [account, notices, sessions] = await Promise.all([
    get<AccountTold>('/me/account'),
    get<NoticesTold>('/me/notices'),
    get<{ readonly sessions: readonly SessionTold[] }>('/me/sessions'),
  ]);
  return {
    me,
    account: valueOf(account),
    notices: valueOf(notices),
    sessions: valueOf(sessions)?.sessions ?? [],
    provider,
  };
};

export const rename = async (name: string): Answer<unknown> => post('/me', { name });
export const keepByPassword = async (mail: string, password: string): Answer<unknown> =>
  post('/me/password', { mail, password });
export const removePasskey = async (id: string): Answer<unknown> => ask('DELETE', `/me/passkeys/${id}`);

export const signInByPassword = async (mail: string, password: string, leave: boolean): Answer<unknown> =>
  post('/sign-in', { mail, password, leave });
export const askNewPassword = async (mail: string): Answer<unknown> => post('/sign-in/reset', { mail });
export const finishNewPassword = async (token: string, password: string): Answer<unknown> =>
  post('/sign-in/reset/finish', { token, password });
export const signOut = async (): Answer<unknown> => ask('DELETE', '/me/session');

interface Options {
  readonly options: object;
  readonly state: string;
}

/** What the device answers, and undefined where it gives nothing: cancelled, or not able. */
const onDevice = async <A>(work: () => Promise<A>): Promise<A | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

const NO_PASSKEY: Problem = { code: 'no-passkey', sentence: ACCOUNT.passkeyFailed };

/** The library is fetched when somebody wants a passkey. */
const webAuthn = async () => import('@simplewebauthn/browser');

export const addPasskey = async (): Answer<unknown> => {
  const asked = await post<Options>('/me/passkeys/options');
  if (!asked.ok) return asked;
  const { options, state } = asked.value;
  const response = await onDevice(async () =>
    (await webAuthn()).startRegistration({ optionsJSON: options as never }),
  );
  return response === undefined
    ? failed(NO_PASSKEY)
    : post('/me/passkeys', { response, state, name: ACCOUNT.passkeyName });
};

export const signInByPasskey = async (leave: boolean): Answer<unknown> => {
  const asked = await post<Options>('/sign-in/passkey/options');
  if (!asked.ok) return asked;
  const { options, state } = asked.value;
  const response = await onDevice(async () =>
    (await webAuthn()).startAuthentication({ optionsJSON: options as never }),
  );
  return response === undefined ? failed(NO_PASSKEY) : post('/sign-in/passkey', { response, state, leave });
};

/** The browser leaves for the provider, and comes back signed in. */
export const goToProvider = async (wish: {
  readonly link?: true;
  readonly leave?: boolean;
}): Answer<unknown> => {
  const begun = await post<{ readonly url: string }>('/sign-in/openid', wish);
  if (begun.ok) location.assign(begun.value.url);
  return begun;
};

export const wishNotices = async (wishes: NoticeWishes): Answer<NoticesTold> =>
  ask('PUT', '/me/notices', wishes);
export const askMail = async (mail: string): Answer<unknown> => post('/me/mail', { mail });
export const confirmMail = async (token: string): Answer<{ readonly mail: string }> =>
  post('/mail/confirm', { token });
export const addWebhook = async (url: string, form: string): Answer<unknown> =>
  post('/me/webhooks', { url, form });
export const removeWebhook = async (id: string): Answer<unknown> => ask('DELETE', `/me/webhooks/${id}`);
export const endSession = async (id: string): Answer<unknown> => ask('DELETE', `/me/sessions/${id}`);
export const erase = async (confirm: string): Answer<unknown> => ask('DELETE', '/me', { confirm });

const NO_PUSH: Problem = { code: 'no-push', sentence: ACCOUNT.pushOff };

/** Subscribes this browser: the key is the server's, and the browser's own service carries what is told. */
export const addDevice = async (key: string): Answer<unknown> => {
  const subscribed = await onDevice(async () => {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  });
  if (subscribed === undefined) return failed(NO_PUSH);
  const { endpoint, keys } = subscribed.toJSON();
  return post('/me/push', { endpoint, keys });
};
