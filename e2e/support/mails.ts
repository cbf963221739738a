import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { TEST_DATA } from './test-site.ts';

/** Returns the mails sent to an address, oldest first. Without a mail server the site writes them to files. */
export async function mailsFor(address: string): Promise<Email[]> {
  const directory = join(TEST_DATA, 'mail');
  const files = await readdir(directory).catch(() => []);
  const mails: Email[] = [];
  for (const file of files.sort()) {
    const content = await readFile(join(directory, file));
    if (!content.includes(address)) continue;
    mails.push(await PostalMime.parse(content));
  }
  return mails;
}
