import type { Configuration } from 'openid-client';

/** How the host has registered this server with an OpenID provider. */
export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says after "Sign in with". */
  readonly name: string;
}

/** What only this browser and we know of a sign-in that has begun. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody else who says who people are, by OpenID Connect: code flow with PKCE, state and nonce. */
export interface Provider {
  readonly name: string;
  /** Where to send the browser; undefined while the provider does not answer. */
  readonly begin: (back: URL) => Promise<{ readonly url: string; readonly checks: Checks } | undefined>;
  /** Issuer and subject of who came back; undefined where anything about the answer is wrong. */
  readonly finish: (came: URL, checks: Checks) => Promise<string | undefined>;
}

const PATIENCE_S = 10;

/** What the provider tells of itself, asked for once; a failure is asked again the next time. */
const discoverer = ({ issuer, clientId, clientSecret }: ProviderSettings) => {
  const state: { found: Promise<Configuration> | undefined } = { found: undefined };
  const discover = async (): Promise<Configuration> => {
    // oxlint-disable-next-line no-deprecated -- it is marked so only to stand out; see below
    const { allowInsecureRequests, discovery } = await import('openid-client');
    // A provider on this machine, such as one that is being tried out. Others are https, which the settings check.
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    return discovery(issuer, clientId, clientSecret, undefined, { timeout: PATIENCE_S, execute });
  };
  return async (): Promise<Configuration> => {
    state.found ??= discover().catch((error: unknown) => {
      state.found = undefined;
      throw error;
    });
    return state.found;
  };
};

/** "fetch failed" alone would tell a host nothing. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** What a provider does wrong is for the host to read; the person is told one sentence elsewhere. */
export const openProvider = (settings: ProviderSettings, tell: (sentence: string) => void): Provider => {
  const configured = discoverer(settings);
  const orTell = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      tell(`Sign-in with ${settings.name} failed: ${reasonOf(error)}.`);
      return undefined;
    }
  };
  return {
    name: settings.name,
    begin: async back => orTell(async () => begin(await configured(), back)),
    finish: async (came, checks) => orTell(async () => finish(await configured(), came, checks)),
  };
};

const begin = async (configuration: Configuration, back: URL) => {
  const openid = await import('openid-client');
  const verifier = openid.randomPKCECodeVerifier();
  const checks = { state: openid.randomState(), nonce: openid.randomNonce(), verifier };
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: back.href,
    scope: 'openid',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, checks };
};

const finish = async (configuration: Configuration, came: URL, { state, nonce, verifier }: Checks) => {
  const { authorizationCodeGrant } = await import('openid-client');
  const tokens = await authorizationCodeGrant(configuration, came, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  return claims === undefined ? undefined : `${claims.iss} ${claims.sub}`;
};
