import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A small OpenID provider on this machine: it checks codes, secret and PKCE, and really signs its tokens. */
export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs somebody in at the page that the browser was sent to; answers where the browser goes next. */
  readonly approve: (url: string, subject: string) => URL;
  /** What is put into the next tokens instead of the truth. */
  readonly lies: { [claim: string]: unknown };
  readonly close: () => void;
}

interface Asked {
  readonly subject: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly back: string;
}

const CLIENT = { clientId: 'narrow-seas', clientSecret: 'a secret of the provider' };

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
};

const isAllowed = (form: URLSearchParams, { challenge, back }: Asked): boolean =>
  form.get('redirect_uri') === back &&
  form.get('client_id') === CLIENT.clientId &&
  form.get('client_secret') === CLIENT.clientSecret &&
  createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url') === challenge;

// oxlint-disable-next-line max-lines-per-function -- one closure over its keys and codes
export const openTestProvider = async (): Promise<TestProvider> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Asked>();
  const lies: TestProvider['lies'] = {};
  const place = { issuer: '' };

  const tokenFor = async ({ subject, nonce }: Asked): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const truth = { iss: place.issuer, sub: subject, aud: CLIENT.clientId, nonce, iat: now, exp: now + 300 };
    const claims = { ...truth, ...lies };
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  };

  const answerTo = async (request: IncomingMessage): Promise<object | undefined> => {
    const { issuer } = place;
    if (request.url === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      };
    if (request.url === '/keys') return { keys: [jwk] };
    const form = await bodyOf(request);
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    if (asked === undefined || !isAllowed(form, asked)) return undefined;
    const id_token = await tokenFor(asked);
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token };
  };

  const server = createServer((request, response) => {
    const answerNow = async (): Promise<void> => {
      const answer = await answerTo(request);
      response.writeHead(answer === undefined ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
    };
    void answerNow();
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  place.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const approve: TestProvider['approve'] = (url, subject) => {
    const asked = new URL(url).searchParams;
    const code = randomUUID();
    const back = asked.get('redirect_uri') ?? '';
    const [nonce, challenge] = [asked.get('nonce') ?? '', asked.get('code_challenge') ?? ''];
    codes.set(code, { subject, nonce, challenge, back });
    const next = new URL(back);
    next.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    return next;
  };
  return { issuer: place.issuer, ...CLIENT, approve, lies, close: () => void server.close() };
};
