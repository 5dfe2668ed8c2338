import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What came to a local end point. */
export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A local end point that takes what is posted to it, and answers with the status that it is told to. */
export const openEndpoint = async () => {
  const posted: Posted[] = [];
  const answer = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (answer.status < 300)
        posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    posted,
    answer,
    at: (path: string): string => `http://127.0.0.1:${port}${path}`,
    to: (path: string): readonly Posted[] => posted.filter(one => one.path === path),
    close: (): void => void server.close(),
  };
};

export interface Received {
  readonly to: string;
  readonly text: string;
}

/** An SMTP server that keeps what it gets. */
export const openSink = async () => {
  const letters: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(' ');
        letters.push({ to, text: Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '') });
        for (const wake of waiting) wake();
        done();
      });
    },
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    /** Answers when there are this many letters. */
    until: async (count: number): Promise<void> =>
      new Promise(resolve => {
        const look = (): void => {
          if (letters.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: (): void => server.close(() => undefined),
  };
};

/** A browser that has subscribed to push: it can read what was encrypted for it (RFC 8291). */
export const newDevice = () => {
  const ecdh = createECDH('prime256v1');
  const mine = ecdh.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine, theirs]);
    const key = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
    const derive = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
    const sealed = body.subarray(21 + theirs.length);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // What follows the sign 2 is padding.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  };
  return { keys: { p256dh: mine.toString('base64url'), auth: auth.toString('base64url') }, read };
};
