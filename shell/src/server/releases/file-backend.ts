import type { FastifyBaseLogger } from 'fastify';
import { StoreDirectory } from '@careers/federation/node';
import type { ShellManifest } from '@careers/contract';
import { Fuses } from '../lanes/fuses.ts';
import type { Settings } from '../settings.ts';
import { announceShell } from './announce-shell.ts';
import type { ReleaseBackend } from './release-backend.ts';
import { ReleaseDocumentFile } from './release-document.ts';

type Folders = Pick<Settings, 'releaseDocument' | 'storeDirectory' | 'fusesDirectory' | 'shellsDirectory'>;

/** Without a registry: all shells share the folders of the store, the document, the fuses and themselves. */
export class FileBackend implements ReleaseBackend {
  readonly document: ReleaseDocumentFile;
  readonly artefacts: StoreDirectory;
  readonly fuses: Fuses;
  readonly #shellsDirectory: string;
  readonly #log: FastifyBaseLogger;
  #serve: () => void = () => undefined;
  #takeBack: () => Promise<void> = () => Promise.resolve();

  constructor(folders: Folders, log: FastifyBaseLogger, onError: (message: string, cause: unknown) => void) {
    this.#shellsDirectory = folders.shellsDirectory;
    this.#log = log;
    this.document = new ReleaseDocumentFile({ path: folders.releaseDocument, log });
    this.artefacts = new StoreDirectory(folders.storeDirectory);
    this.fuses = new Fuses({ directory: folders.fusesDirectory, onChange: () => this.#serve(), onError });
  }

  async start(serve: () => void): Promise<void> {
    await this.fuses.start();
    await this.document.start();
    this.#serve = serve;
    this.document.onChange = serve;
    serve();
  }

  async announce(shared: ShellManifest['shared']): Promise<void> {
    this.#takeBack = await announceShell(this.#shellsDirectory, shared, this.#log);
  }

  async stop(): Promise<void> {
    this.document.stop();
    this.fuses.stop();
    await this.#takeBack();
  }
}
