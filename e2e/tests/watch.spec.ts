import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from '../../.scripts/lib/watch-sources.ts';
import { expect, test } from '../support/test.ts';

test('every save of a source is seen, also by editors that put a new file in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const sources = join(folder, 'src');
  const source = join(sources, 'page.tsx');
  await mkdir(sources);
  await writeFile(source, 'first');
  let changes = 0;
  const end = await watchSources([sources], () => (changes += 1));

  for (const turn of [1, 2, 3]) {
    const before = changes;
    const saved = join(folder, 'saved');
    await writeFile(saved, `save ${turn}`);
    await rename(saved, source);
    await expect.poll(() => changes).toBeGreaterThan(before);
  }
  await end();
  await rm(folder, { recursive: true });
});
