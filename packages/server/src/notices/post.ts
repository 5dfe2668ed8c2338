import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Sent a second time after a crash, a letter has the same id, by which mail programs know it. */
  readonly id: string;
}

/** Sends letters through the host's SMTP server. */
export interface Post {
  readonly send: (letter: Letter) => Promise<void>;
  readonly close: () => void;
}

const PATIENCE_MS = 20_000;

export const openPost = ({ url, from }: { readonly url: string; readonly from: string }): Post => {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    },
    { from },
  );
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[>\s].*$/, '');
  return {
    send: async ({ to, subject, text, id }) => {
      await transport.sendMail({ to, subject, text, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
};
