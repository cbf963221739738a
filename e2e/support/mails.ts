import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { TEST_DATA } from './test-data.ts';
import { expect } from './test.ts';

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

/** Waits for a mail about an alert; returns the path of its link to a page. */
export function alertLink(
  address: string,
  page: 'confirmer' | 'modifier' | 'desinscription',
): Promise<string> {
  return linkIn(address, `/alerte/${page}`);
}

/** Waits for a mail with a link to a page; returns its path and token. */
export async function linkIn(address: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const text = (await mailsFor(address)).at(-1)?.text ?? '';
    link = new RegExp(`https?://[^/\\s]+(${page}\\?jeton=[\\w-]+)`).exec(text)?.[1];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}
