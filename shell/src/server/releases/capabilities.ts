import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '@careers/federation/write-whole';
import { CONTRACT_WINDOW, LAYOUT, parseShellOffer } from '@careers/contract';
import type { ShellManifest, ShellOffer } from '@careers/contract';
import type { Settings } from '../settings.ts';

/** Shared modules, contracts and layout of a shell; the gate checks remotes against them. */
export type Capabilities = Omit<ShellManifest, 'host' | 'process'>;

/**
 * Returns the capabilities of this shell and of the build it can be rolled back to: a release must run on both. Writes
 * its own to `offerFile`, the fallback of the next build.
 * @throws Error if the named fallback cannot be read,
 * ContractError if it is invalid.
 */
export async function capabilitiesOf(
  shared: ShellOffer['shared'],
  { offerFile, fallbackOfferFile }: Pick<Settings, 'offerFile' | 'fallbackOfferFile'>,
): Promise<Capabilities> {
  const own: ShellOffer = { contracts: [...CONTRACT_WINDOW], shared, layout: LAYOUT };
  const fallback = fallbackOfferFile && (await readOffer(fallbackOfferFile));
  await mkdir(dirname(offerFile), { recursive: true });
  await writeWhole(offerFile, JSON.stringify(own));
  return { ...own, ...(fallback && { fallback }) };
}

async function readOffer(file: string): Promise<ShellOffer> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `SHELL_FALLBACK_OFFER names ${file}, which cannot be read: name the shell-offer.json in the data folder of the build before.`,
      { cause },
    );
  });
  return parseShellOffer(JSON.parse(text), file);
}
