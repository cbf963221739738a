import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { startDaily } from '../alerts/daily-jobs.ts';
import { deliverAlertConfirmation } from '../alerts/deliver-confirmation.ts';
import { sendDigests } from '../alerts/digest.ts';
import { deleteOld } from '../alerts/retention.ts';
import { deliverConfirmation } from '../applications/deliver-confirmation.ts';
import type { Database } from '../database/schema.ts';
import { createMailer } from '../mail/mailer.ts';
import { Outbox } from '../mail/outbox.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Settings } from './settings.ts';

export interface Background {
  /** A mail has become due. */
  mailIsDue(): void;
  /** Resolves when no mail is being sent. */
  settled(): Promise<void>;
  /** Ends after the mails that are being sent. */
  close(): Promise<void>;
}

interface BackgroundOptions {
  settings: Settings;
  database: Kysely<Database>;
  catalogue: () => Catalogue;
  say(line: string): void;
}

/** Starts what the server does besides answering: sends mails, and once a day digests and deletions. */
export function startBackground({ settings, database, catalogue, say }: BackgroundOptions): Background {
  const { publicBaseUrl } = settings.mail;
  const onProblem = (cause: unknown) =>
    say(`mail: not sent, it will be tried again: ${cause instanceof Error ? cause.message : String(cause)}`);
  const mailer = createMailer({
    settings: settings.mail,
    directory: join(settings.dataDirectory, 'mail'),
    say,
  });
  const shared = { database, mailer, publicBaseUrl, onProblem };
  const outbox = new Outbox(
    [deliverConfirmation(shared), deliverAlertConfirmation({ ...shared, catalogue })],
    onProblem,
  );
  outbox.wake();
  const daily =
    settings.dailyJobsAt === null
      ? null
      : startDaily(settings.dailyJobsAt, async (signal) => {
          const now = new Date();
          try {
            const digests = await sendDigests({ ...shared, catalogue: catalogue(), now, signal });
            if (digests.sent > 0) say(`alerts: ${digests.sent} digests for ${digests.alerts} alerts`);
            await deleteOld(database, now);
          } catch (error) {
            onProblem(error);
          }
        });
  return {
    mailIsDue: () => outbox.wake(),
    settled: () => outbox.settled(),
    async close() {
      await daily?.stop();
      await outbox.close();
      mailer.close();
    },
  };
}
