import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Recipient of the envelope. */
  recipient: string;
}

export interface Mailbox {
  /** `SMTP_URL` of the server. */
  url: string;
  mails: ReceivedMail[];
  /** Resolves with the mails once there are so many; rejects after half a minute. */
  received(count: number): Promise<ReceivedMail[]>;
  /** Makes the server answer the next mails with a failure: this code, or that of a full mailbox. */
  failing: boolean | number;
  /** Called with each mail before the server answers for it: the mail counts once this resolves. */
  onMail: (mail: ReceivedMail) => Promise<void>;
  stop(): Promise<void>;
}

const WAIT_MILLISECONDS = 30_000;

/** Starts an SMTP server on the loopback address that records mails, on a free port if none is named. */
export async function startMailbox(listeningPort = 0): Promise<Mailbox> {
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.failing) {
          const failure = new Error(`<${session.envelope.rcptTo[0]?.address ?? ''}>: the mailbox is full`);
          const responseCode = mailbox.failing === true ? 450 : mailbox.failing;
          return callback(Object.assign(failure, { responseCode }));
        }
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        void PostalMime.parse(Buffer.concat(chunks))
          .then(async (email) => {
            const mail = { ...email, recipient };
            await mailbox.onMail(mail);
            mailbox.mails.push(mail);
            callback(null);
            for (const check of waiting) check();
          })
          .catch(callback);
      });
    },
  });
  // A client that is killed in the middle of a mail breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(listeningPort, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    failing: false,
    onMail: () => Promise.resolve(),
    received(count) {
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(check);
        };
        const check = () => {
          if (mailbox.mails.length < count) return;
          end();
          resolve(mailbox.mails);
        };
        const timer = setTimeout(() => {
          end();
          reject(new Error(`Of ${count} mails ${mailbox.mails.length} have come.`));
        }, WAIT_MILLISECONDS);
        waiting.add(check);
        check();
      });
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
