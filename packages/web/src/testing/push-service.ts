import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server has handed over for a device: encrypted, so that only the browser can read it. */
export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** The service that carries notices to a browser. */
export interface PushService {
  readonly pushed: readonly Pushed[];
  /** Runs in the page before anything else: the browser subscribes here instead of at its maker's service, which is far away. */
  readonly script: string;
  readonly close: () => void;
}

export const openPushService = async (): Promise<PushService> => {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => void (bytes += part.length));
    request.on('end', () => {
      pushed.push({ headers: request.headers, bytes });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const subscription = JSON.stringify({ endpoint: `http://127.0.0.1:${port}/device`, keys });
  return {
    pushed,
    script: `PushManager.prototype.subscribe = async () => ({ toJSON: () => (${subscription}) });`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
