import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { BlobCache, PinnedArtefacts } from '@careers/federation/node';
import type { ReleaseStatus } from '../../render-processes/release-status.ts';
import type { RegistrySettings } from '../../settings.ts';
import type { ReleaseBackend, ReportedParts } from '../release-backend.ts';
import type { Capabilities } from '../capabilities.ts';
import { clearBlobs } from './clear-blobs.ts';
import { StoredDocuments } from './stored-documents.ts';
import { PreviewTokens } from './preview-tokens.ts';
import { RegistryClient } from './registry-client.ts';
import { RegistryFollower } from './registry-follower.ts';
import { registryMetrics } from './registry-metrics.ts';
import { ShellReport } from './shell-report.ts';
import type { ShellState } from './shell-report.ts';

export interface RegistryBackendOptions {
  registry: RegistrySettings;
  /** Public origin of the site. */
  site: string;
  /** Cache of documents and files, for starts without a registry; shells may share it. */
  cacheDirectory: string;
  log: FastifyBaseLogger;
  metrics: Registry;
  onError(message: string, cause: unknown): void;
}

/** Releases from the registry: verifies documents by signature and files by digest, reports disabled versions. */
export class RegistryBackend implements ReleaseBackend {
  readonly document: RegistryFollower;
  readonly artefacts: PinnedArtefacts;
  readonly previews: PreviewTokens;
  readonly #options: RegistryBackendOptions;
  readonly #client: RegistryClient;
  readonly #blobs: BlobCache;
  #report: ShellReport | undefined;
  /** Revision at the last cleanup of old files. */
  #cleared = 0;

  constructor(options: RegistryBackendOptions) {
    const { registry, cacheDirectory, log, metrics, onError } = options;
    const { environment, keysFile } = registry;
    this.#options = options;
    this.#client = new RegistryClient(registry);
    this.previews = new PreviewTokens({ keysFile, environment });
    this.document = new RegistryFollower({
      client: this.#client,
      verifier: { keysFile, environment },
      stored: new StoredDocuments({ directory: cacheDirectory, environment }),
      log,
      onRefused: registryMetrics(metrics, () => this.document),
    });
    this.#blobs = new BlobCache({
      directory: join(cacheDirectory, 'blobs'),
      fetch: (integrity) => this.#client.blob(integrity),
      onError,
    });
    this.artefacts = new PinnedArtefacts({ blobs: this.#blobs, pinOf: (...of) => this.#pinOf(...of) });
  }

  async start(serve: () => void): Promise<void> {
    await this.document.start();
    this.document.onChange = serve;
    serve();
  }

  register(offer: Capabilities, parts: ReportedParts): void {
    const { status } = parts;
    const report = new ShellReport({
      client: this.#client,
      manifest: { host: hostname(), process: process.pid, ...offer },
      state: () => this.#stateOf(parts),
      log: this.#options.log,
    });
    this.#report = report;
    status.onChange = () => {
      report.send();
      this.#clear(status);
    };
    status.onChange();
  }

  async stop(): Promise<void> {
    this.document.stop();
    await this.#report?.stop();
  }

  #pinOf(name: string, version: string): string | undefined {
    const { versions = {} } = this.document.current;
    const key = `${name}@${version}`;
    return Object.hasOwn(versions, key) ? versions[key]?.manifest : this.previews.pinOf(key);
  }

  #stateOf({ status, rehearsals }: ReportedParts): ShellState | null {
    const { revision, since, fallbacks, disabled, outcomes } = status;
    if (revision === undefined) return null;
    return {
      revision,
      inForceAt: since.toISOString(),
      fallbacks,
      disabled,
      outcomes: outcomes.all,
      rehearsals: rehearsals.reports,
      site: this.#options.site,
    };
  }

  #clear({ revision = 0 }: ReleaseStatus): void {
    if (revision === this.#cleared) return;
    this.#cleared = revision;
    const { cacheDirectory, onError } = this.#options;
    clearBlobs(cacheDirectory, this.#blobs).catch((error: unknown) =>
      onError(`${cacheDirectory} still has old files, which cannot be deleted: ${String(error)}`, error),
    );
  }
}
