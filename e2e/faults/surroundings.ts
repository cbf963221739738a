import { rm } from 'node:fs/promises';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { S3Process } from '@careers/releases/testing/s3-process';
import { OwnRegistry } from '../support/own-registry.ts';
import { startOwnShell } from '../support/own-shell.ts';
import type { OwnShell } from '../support/own-shell.ts';
import { hang, hangAlone } from './hang.ts';
import { OwnJobApi } from './own-job-api.ts';
import { OwnMailServer } from './own-mail-server.ts';

/** Neighbouring services of the site, and whether pages and forms need them. */
export interface Neighbour {
  name: string;
  isNeeded: boolean;
  hang(): Promise<() => void>;
}

/** A shell with all that stands beside it, each in a process that can be killed and stopped. */
export interface Surroundings {
  shell: OwnShell;
  api: OwnJobApi;
  mailServer: OwnMailServer;
  neighbours: Neighbour[];
  stop(): Promise<void>;
}

/** Starts them; what the tests' site has released must be there. */
export async function startSurroundings(): Promise<Surroundings> {
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const mailServer = await OwnMailServer.start();
    ends.push(() => mailServer.stop());
    const api = await OwnJobApi.start(mailServer.url);
    ends.push(() => api.stop());
    const folder = await temporaryFolder('objects-');
    const objects = await S3Process.start(folder);
    ends.push(async () => {
      await objects.kill();
      await rm(folder, { recursive: true, force: true });
    });
    const registry = await OwnRegistry.start(objects.settings);
    ends.push(() => registry.stop());
    const shell = await startOwnShell({ apiAddress: api.address, releases: registry });
    ends.push(() => shell.stop());
    const neighbours = [
      { name: 'mail server', isNeeded: false, hang: () => hang(mailServer.pid) },
      { name: 'registry', isNeeded: false, hang: () => hang(registry.pid) },
      { name: 'object store', isNeeded: false, hang: () => hang(objects.pid) },
      // Its database is a process that it has started, and another neighbour.
      { name: 'job API', isNeeded: true, hang: () => hangAlone(api.pid) },
      { name: 'database', isNeeded: true, hang: async () => hang(await api.databasePid()) },
    ];
    return { shell, api, mailServer, neighbours, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
