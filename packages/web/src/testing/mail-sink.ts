import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as it came, with the lines that were folded put together again. */
export interface Letter {
  readonly to: string;
  readonly text: string;
}

export interface MailSink {
  readonly url: string;
  readonly letters: readonly Letter[];
  readonly close: () => void;
}

const unfolded = (text: string): string => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** A local SMTP server that keeps what it gets. */
export const openMailSink = async (): Promise<MailSink> => {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join(' ');
        letters.push({ to, text: unfolded(Buffer.concat(parts).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => server.close(() => undefined) };
};
