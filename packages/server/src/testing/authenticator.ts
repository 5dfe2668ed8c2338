import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const b64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** CBOR, as far as an attestation needs it (RFC 8949): text of up to 23 signs, and bytes. */
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);

/** An authenticator of our own: one ES256 key, as a browser and a phone would answer with it. */
// oxlint-disable-next-line max-lines-per-function -- one closure over its key
export const newAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpHash = sha256(new URL(origin).hostname);
  const state = { counter: 0 };
  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const wrap = (response: object) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    create: (challenge: string, from = origin) => {
      const authData = Buffer.concat([
        rpHash,
        Buffer.from([0x45]),
        uint32(state.counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return wrap({
        clientDataJSON: b64(clientData('webauthn.create', challenge, from)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      });
    },
    /** `rises` is false for a copy of the key, whose counter stands still. */
    get: (challenge: string, { from = origin, rises = true } = {}) => {
      if (rises) state.counter += 1;
      const authData = Buffer.concat([rpHash, Buffer.from([0x05]), uint32(state.counter)]);
      const data = clientData('webauthn.get', challenge, from);
      return wrap({
        clientDataJSON: b64(data),
        authenticatorData: b64(authData),
        signature: b64(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      });
    },
  };
};
