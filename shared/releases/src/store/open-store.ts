import type { BlobStore } from './blob-store.ts';
import { DiskStore } from './disk-store.ts';
import type { S3Settings } from './s3-store.ts';

export type StoreSettings = { kind: 'disk'; directory: string } | { kind: 's3'; s3: S3Settings };

/** Opens the blob store. Imports the S3 client, which is large, only if used. */
export async function openStore(settings: StoreSettings): Promise<BlobStore> {
  if (settings.kind === 'disk') {
    const store = new DiskStore(settings.directory);
    await store.removeOldDrafts();
    return store;
  }
  const { S3Store } = await import('./s3-store.ts');
  const store = new S3Store(settings.s3);
  await store.ensureBucket();
  return store;
}
