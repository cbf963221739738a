import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import PostalMime from 'postal-mime';
import { readSettings } from '../server/settings.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import type { Mail } from './mail.ts';
import { MailRefused, createMailer } from './mailer.ts';

const mail: Mail = {
  id: 'test-1',
  to: 'camille@exemple.fr',
  subject: 'Votre candidature\u00a0: Bouchère & bouché F/H',
  preview: 'Un <aperçu>',
  title: 'C’est arrivé',
  blocks: [
    { kind: 'text', text: 'Bonjour <Camille>,' },
    {
      kind: 'facts',
      rows: [
        ['Offre', 'Boucher & fils', 'https://emploi.test/o?a=1&b=2'],
        ['Référence', '7XQM-42RC'],
      ],
    },
    {
      kind: 'links',
      items: [{ label: 'Boucher F/H', detail: 'Vertou', url: 'https://emploi.test/x?a=1&b=2' }],
    },
    { kind: 'button', label: 'Voir les offres', url: 'https://emploi.test/offres-emploi' },
  ],
  footer: [{ kind: 'text', text: 'Vous recevez cet e-mail parce que…' }],
};
const settings = readSettings({ PUBLIC_BASE_URL: 'https://emploi.test' }).mail;

describe('a mail', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mails-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  async function written(changes: Partial<Mail> = {}) {
    const said: string[] = [];
    const mailer = createMailer({ settings, directory, log: (line) => said.push(line) });
    await mailer.send({ ...mail, ...changes });
    const [file = ''] = await readdir(directory);
    return { said, file, email: await PostalMime.parse(await readFile(join(directory, file))) };
  }

  it('is a file, named in the terminal, without a mail server', async () => {
    const { said, file, email } = await written();
    expect(said).toEqual([`mail: ${join(directory, file)}`]);
    expect(file).toMatch(/votre-candidature-bouchere-bouche-f-h-[0-9a-f]{8}\.eml$/);
    expect(email).toMatchObject({
      subject: mail.subject,
      messageId: '<test-1@emploi.test>',
      from: { name: 'le groupement recrute', address: 'recrutement@emploi.test' },
      to: [{ address: 'camille@exemple.fr' }],
    });
  });

  it('has all content as text, and as HTML with escaped input', async () => {
    const { email } = await written();
    expect(email.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
      [
        'C’est arrivé',
        'Bonjour <Camille>,',
        'Offre\u00a0: Boucher & fils\nhttps://emploi.test/o?a=1&b=2\nRéférence\u00a0: 7XQM-42RC',
        'Boucher F/H\nVertou\nhttps://emploi.test/x?a=1&b=2',
        'Voir les offres\u00a0:\nhttps://emploi.test/offres-emploi',
        '-- ',
        'Vous recevez cet e-mail parce que…',
        'le groupement recrute',
      ].join('\n\n'),
    );
    expect(email.html).toContain('Bonjour &lt;Camille&gt;,');
    expect(email.html).toContain('href="https://emploi.test/x?a=1&amp;b=2"');
    expect(email.html).toContain('href="https://emploi.test/o?a=1&amp;b=2"');
    expect(email.html).toContain('Un &lt;aperçu&gt;');
    expect(email.html).toContain('<html lang="fr">');
  });

  it('embeds its logo: reading it fetches nothing', async () => {
    const { email } = await written();
    const [logo] = email.attachments;
    expect(logo).toMatchObject({ mimeType: 'image/png', disposition: 'inline', contentId: '<logo>' });
    const sources = [...(email.html ?? '').matchAll(/(?:src|background)="([^"]*)"|url\(([^)]*)\)/g)];
    expect(sources.map(([, source]) => source)).toEqual(['cid:logo']);
    expect(email.html).toMatch(/<img [^>]*alt=""/);
  });

  it('has one divider, above the reason for the mail', async () => {
    const { email } = await written();
    expect(email.html?.match(/border-top|<hr/g)).toEqual(['border-top']);
  });

  it('cannot get headers from typed text', async () => {
    const { email } = await written({ subject: 'Bonjour\r\nBcc: autre@exemple.fr' });
    expect(email.bcc).toBeUndefined();
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('is sent to the server of SMTP_URL, many over few connections', async () => {
    const mailbox = await startMailbox();
    const mailer = createMailer({ settings: { ...settings, smtpUrl: mailbox.url }, directory, log: fail });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => mailer.send({ ...mail, id: `test-${index}` })),
    );
    expect(mailbox.mails).toHaveLength(20);
    mailbox.failing = true;
    // The server's text contains the address, which must not reach logs.
    const refusal = await mailer.send(mail).catch((error: unknown) => error);
    expect(refusal).toEqual(new Error('The mail server does not take a mail: 450'));
    expect(inspect(refusal)).not.toContain(mail.to);
    expect(refusal).not.toBeInstanceOf(MailRefused);
    mailbox.failing = 550;
    const final = await mailer.send(mail).catch((error: unknown) => error);
    expect(final).toEqual(new MailRefused('The mail server does not take a mail: 550'));
    mailer.close();
    await mailbox.stop();
  });
});

function fail(line: string): never {
  throw new Error(`Nothing is to be said: ${line}`);
}
