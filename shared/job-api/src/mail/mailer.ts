import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { slug } from '@careers/contract/text';
import type { Database } from '../database/schema.ts';
import { LOGO_CID, layOut } from './layout.ts';
import type { Mail } from './mail.ts';

const LOGO = resolve(import.meta.dirname, '..', '..', 'assets', 'mail-logo.png');
const CONNECTIONS = 4;
const TIMEOUT_MILLISECONDS = 20_000;

export interface MailSettings {
  /** Null to write mails as files into the data directory. */
  smtpUrl: string | null;
  from: string;
  /** Base of the site without trailing slash: links in mails are absolute. */
  publicBaseUrl: string;
  productName: string;
}

export interface Mailer {
  /**
   * Resolves once the SMTP server accepts the mail, or the file is written.
   * @throws MailRefused if it is rejected
   * permanently.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Context of jobs that send mails. */
export interface MailingContext {
  database: Database;
  mailer: Mailer;
  publicBaseUrl: string;
}

/** The mail server rejects this mail permanently; a retry is useless. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

interface MailerOptions {
  settings: MailSettings;
  /** Folder for mails without an SMTP server. */
  directory: string;
  log(line: string): void;
}

/** Returns a mailer to the SMTP server of the settings; without one it writes `.eml` files and logs their names. */
export function createMailer({ settings, directory, log }: MailerOptions): Mailer {
  if (settings.smtpUrl === null) return fileMailer(settings, directory, log);
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
  return {
    async send(mail) {
      await transport.sendMail(message(mail, settings)).catch((error: unknown) => {
        const message = `The mail server does not take a mail: ${codeOf(error)}`;
        throw isFinal(error) ? new MailRefused(message) : new Error(message);
      });
    },
    close: () => transport.close(),
  };
}

/** Returns only the code: texts of mail servers contain the address, and would reach logs and dead letters. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return String(responseCode ?? code ?? 'unknown');
}

/**
 * Returns true for a permanent reply about this mail (RFC 5321 §4.2.1); others concern our settings, which an operator
 * can fix.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}

function fileMailer(settings: MailSettings, directory: string, log: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message: content } = await transport.sendMail(message(mail, settings));
      const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
      const path = join(directory, `${time}-${slug(mail.subject)}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(directory, { recursive: true });
      await writeFile(path, content);
      log(`mail: ${path}`);
    },
    close: () => undefined,
  };
}

function message(mail: Mail, { from, productName, publicBaseUrl }: MailSettings) {
  return {
    from: { name: `${productName} recrute`, address: from },
    // An object, so that a hostile address cannot become several.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    messageId: `<${mail.id}@${new URL(publicBaseUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(mail.unsubscribeUrl ? { list: { unsubscribe: mail.unsubscribeUrl } } : {}),
    ...layOut(mail, productName),
    attachments: [{ filename: 'logo.png', path: LOGO, cid: LOGO_CID, contentDisposition: 'inline' as const }],
  };
}
