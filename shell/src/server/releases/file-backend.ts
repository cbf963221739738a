import type { FastifyBaseLogger } from 'fastify';
import { StoreDirectory } from '@careers/federation/node';
import type { Settings } from '../settings.ts';
import { announceShell } from './announce-shell.ts';
import type { ReleaseBackend } from './release-backend.ts';
import { ReleaseDocumentFile } from './release-document.ts';
import type { AnnouncedOffer } from './shell-offer.ts';

/** A developer waits for each save. */
const DEVELOPMENT_INTERVAL_MILLISECONDS = 50;

type FileSettings = Pick<Settings, 'releaseDocument' | 'storeDirectory' | 'shellsDirectory' | 'reloadPages'>;

/** Without a registry: all shells share the folders of the store, the document and themselves. */
export class FileBackend implements ReleaseBackend {
  readonly document: ReleaseDocumentFile;
  readonly artefacts: StoreDirectory;
  readonly #shellsDirectory: string;
  readonly #log: FastifyBaseLogger;
  #takeBack: () => Promise<void> = () => Promise.resolve();

  constructor(settings: FileSettings, log: FastifyBaseLogger) {
    this.#shellsDirectory = settings.shellsDirectory;
    this.#log = log;
    this.document = new ReleaseDocumentFile({
      path: settings.releaseDocument,
      log,
      ...(settings.reloadPages && { intervalMilliseconds: DEVELOPMENT_INTERVAL_MILLISECONDS }),
    });
    this.artefacts = new StoreDirectory(settings.storeDirectory);
  }

  async start(serve: () => void): Promise<void> {
    await this.document.start();
    this.document.onChange = serve;
    serve();
  }

  async announce(offer: AnnouncedOffer): Promise<void> {
    this.#takeBack = await announceShell(this.#shellsDirectory, offer, this.#log);
  }

  async stop(): Promise<void> {
    this.document.stop();
    await this.#takeBack();
  }
}
