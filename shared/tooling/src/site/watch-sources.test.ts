import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch-sources.ts';

test('detects every save of a source, also by editors that replace the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const sources = join(folder, 'src');
  const source = join(sources, 'page.tsx');
  await mkdir(sources);
  await writeFile(source, 'first');
  let seen: () => void = () => undefined;
  const end = await watchSources([sources], () => seen());

  for (const turn of [1, 2, 3]) {
    const change = new Promise<void>((resolve) => (seen = resolve));
    const saved = join(folder, 'saved');
    await writeFile(saved, `save ${turn}`);
    await rename(saved, source);
    await change;
  }
  await end();
  await rm(folder, { recursive: true });
});
