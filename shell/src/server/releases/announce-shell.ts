import { mkdir, rm, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { writeWhole } from '@careers/federation/write-whole';
import { SHELL_LIFETIME_MILLISECONDS } from '@careers/contract';
import type { ShellManifest } from '@careers/contract';
import type { AnnouncedOffer } from './shell-offer.ts';

const INTERVAL_MILLISECONDS = SHELL_LIFETIME_MILLISECONDS / 4;

/**
 * Writes to the folder what this shell gives remotes, for as long as it runs: the gate refuses what it could not
 * run. Returns what takes it back.
 */
export async function announceShell(
  directory: string,
  offer: AnnouncedOffer,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const manifest: ShellManifest = { host: hostname(), process: process.pid, ...offer };
  const file = join(directory, `${manifest.host}-${manifest.process}.json`);
  const write = async () => {
    await mkdir(directory, { recursive: true });
    await writeWhole(file, JSON.stringify(manifest));
  };
  // Written anew where someone has deleted it.
  const confirm = () => utimes(file, new Date(), new Date()).catch(write);
  const tell = (cause: unknown) =>
    log.error(
      { event: 'shell_not_announced', err: cause },
      `${file} cannot be written: the gate does not know this shell`,
    );
  await write().catch(tell);
  const timer = setInterval(() => void confirm().catch(tell), INTERVAL_MILLISECONDS).unref();
  return async () => {
    clearInterval(timer);
    await rm(file, { force: true });
  };
}
