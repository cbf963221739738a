import type { RemoteManifest } from '@careers/contract';
import type { BrowserRemote } from '@careers/federation/browser';

/** Returns the address of a file of a remote's client build; it names the version, so it never changes. */
export function clientFile(manifest: RemoteManifest, file: string): string {
  return `/remotes/${manifest.name}/${manifest.version}/${file}`;
}

/** Returns what the browser needs to load each remote of the release set. */
export function browserRemotes(manifests: readonly RemoteManifest[]): BrowserRemote[] {
  return manifests.map((manifest) => ({
    name: manifest.name,
    version: manifest.version,
    mount: manifest.mount,
    widgets: manifest.widgets,
    entry: clientFile(manifest, manifest.client.entry),
    integrity: manifest.client.integrity[manifest.client.entry] ?? '',
  }));
}

/** Returns the chunks that hydrating will ask for, besides the container. */
export function chunkFiles(manifest: RemoteManifest, chunks: readonly string[]): string[] {
  const files = new Set(chunks.flatMap((chunk) => manifest.chunks[chunk] ?? []));
  return [...files].map((file) => clientFile(manifest, file));
}
