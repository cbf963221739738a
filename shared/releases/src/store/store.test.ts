import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import S3rver from 's3rver';
import { BlobError } from './blob-store.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { digestOf, digestOfKey, keyOf } from './digest.ts';
import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3-store.ts';

const BUCKET = 'releases';
let directory: string;
let service: S3rver;
let endpoint: string;
const servers: Server[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'));
  await mkdir(join(directory, 's3'));
  service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(directory, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await service.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

const aBucket = (changes: Partial<ConstructorParameters<typeof S3Store>[0]> = {}) =>
  new S3Store({
    endpoint,
    bucket: BUCKET,
    region: 'eu-west-3',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    ...changes,
  });

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function bytesOf(file: Readable | null): Promise<Buffer> {
  if (!file) throw new Error('The store has no such file.');
  return buffer(file);
}

describe.each<[string, () => BlobStore]>([
  ['on disk', () => new DiskStore(join(directory, 'disk'))],
  ['on S3', aBucket],
])('[REL-14] a store %s', (_where, open) => {
  it('returns what was put, to another process too', async () => {
    const bytes = randomBytes(3_000_000);
    const digest = digestOf(bytes);
    await open().put(digest, bytes);
    expect(await open().has(digest)).toBe(true);
    expect((await bytesOf(await open().get(digest))).equals(bytes)).toBe(true);
  });

  it('stores an empty file', async () => {
    const digest = digestOf(Buffer.alloc(0));
    await open().put(digest, Buffer.alloc(0));
    expect(await bytesOf(await open().get(digest))).toHaveLength(0);
  });

  it('reports a missing file', async () => {
    const digest = digestOf(randomBytes(8));
    expect(await open().has(digest)).toBe(false);
    expect(await open().get(digest)).toBeNull();
  });

  it('refuses bytes with another digest, and stores none of them', async () => {
    const digest = digestOf(randomBytes(8));
    await expect(open().put(digest, randomBytes(8))).rejects.toThrow(BlobError);
    expect(await open().has(digest)).toBe(false);
  });

  it('accepts concurrent puts of the same file', async () => {
    const bytes = randomBytes(200_000);
    const digest = digestOf(bytes);
    await Promise.all(Array.from({ length: 6 }, () => open().put(digest, bytes)));
    await open().put(digest, bytes);
    expect((await bytesOf(await open().get(digest))).equals(bytes)).toBe(true);
  });

  it('lists blobs with their sizes, and deletes them', async () => {
    const bytes = randomBytes(321);
    const digest = digestOf(bytes);
    await open().put(digest, bytes);
    const listed = async () => {
      const found: StoredBlob[] = [];
      for await (const blob of open().list()) if (blob.digest === digest) found.push(blob);
      return found;
    };
    const [stored] = await listed();
    expect(stored).toMatchObject({ digest, bytes: 321 });
    expect(Math.abs(Date.now() - (stored?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
    await open().delete(digest);
    await open().delete(digest);
    expect(await listed()).toEqual([]);
    expect(await open().has(digest)).toBe(false);
  });

  it('never accepts a path as a digest', async () => {
    for (const wrong of ['sha384-../../etc/passwd', '', `sha384-${'.'.repeat(64)}`]) {
      await expect(open().has(wrong)).rejects.toThrow(/not a sha384 digest/);
      await expect(open().get(wrong)).rejects.toThrow(/not a sha384 digest/);
    }
  });
});

it('[REL-14] converts a digest to its URL form and back', () => {
  for (let each = 0; each < 50; each++) {
    const digest = digestOf(randomBytes(4));
    expect(encodeURIComponent(keyOf(digest))).toBe(keyOf(digest));
    expect(digestOfKey(keyOf(digest))).toBe(digest);
  }
  expect(digestOfKey('../passwd')).toBeNull();
});

describe('[REL-14] the disk', () => {
  it('never overwrites an intact file, repairs a changed one, and leaves no draft', async () => {
    const folder = join(directory, 'kept');
    const bytes = Buffer.from('as it was put');
    const digest = digestOf(bytes);
    const file = join(folder, keyOf(digest).slice(0, 2), keyOf(digest));
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, 'changed in place');
    await new DiskStore(folder).put(digest, bytes);
    expect(await readFile(file, 'utf8')).toBe('as it was put');
    const { ino } = await stat(file);
    await new DiskStore(folder).put(digest, bytes);
    expect((await stat(file)).ino).toBe(ino);
    await new DiskStore(folder).put(digestOf(Buffer.from('new')), Buffer.from('new'));
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });

  it('removes old drafts of killed processes, not recent ones', async () => {
    const drafts = join(directory, 'swept', 'drafts');
    await mkdir(drafts, { recursive: true });
    for (const name of ['old', 'new']) await writeFile(join(drafts, name), 'half');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(drafts, 'old'), longAgo, longAgo);
    await new DiskStore(join(directory, 'swept')).removeOldDrafts();
    expect(await readdir(drafts)).toEqual(['new']);
  });
});

describe('[REL-14] S3', () => {
  it('a missing or refusing bucket is not reported as a missing file', async () => {
    const digest = digestOf(randomBytes(8));
    await expect(aBucket({ bucket: 'nowhere' }).get(digest)).rejects.toThrow(/bucket nowhere/);
    await expect(aBucket({ accessKeyId: 'another' }).get(digest)).rejects.toThrow(BlobError);
  });

  it('times out on a service that does not answer', async () => {
    let asked = 0;
    const silent = await listening(() => void asked++);
    const store = aBucket({ endpoint: silent, limitMilliseconds: 300 });
    await expect(store.get(digestOf(randomBytes(8)))).rejects.toThrow(BlobError);
    expect(asked).toBe(1);
  });

  it('retries a failing service three times', async () => {
    let asked = 0;
    const failing = await listening((_incoming, answer) => {
      asked++;
      answer.writeHead(503).end();
    });
    await expect(aBucket({ endpoint: failing }).has(digestOf(randomBytes(8)))).rejects.toThrow(BlobError);
    expect(asked).toBe(3);
  });
});

it('[REL-14] creates a missing bucket once', async () => {
  const bucket = aBucket({ bucket: 'new-bucket' });
  const bytes = randomBytes(100);
  await bucket.ensureBucket();
  await bucket.put(digestOf(bytes), bytes);
  await aBucket({ bucket: 'new-bucket' }).ensureBucket();
  expect(await bytesOf(await bucket.get(digestOf(bytes)))).toEqual(bytes);
});
