import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localAccess, writeLocalAccess } from './local-access.ts';

test('[REL-10] a shell’s token survives a restart of the registry, and is readable by its user only', async () => {
  const data = await mkdtemp(join(tmpdir(), 'local-'));
  const directory = join(data, 'registry');
  await mkdir(directory);
  const first = await localAccess(directory);
  await writeLocalAccess(directory, 'http://127.0.0.1:3002', first);
  expect(await localAccess(directory)).toEqual(first);
  expect(JSON.parse(await readFile(join(directory, 'local.json'), 'utf8'))).toEqual({
    url: 'http://127.0.0.1:3002',
    ...first,
  });
  expect((await stat(join(directory, 'local.json'))).mode & 0o777).toBe(0o600);
  const given = { shellToken: 'a token that shells elsewhere have' };
  expect(await localAccess(directory, given)).toEqual({ ...first, ...given });
  await rm(join(directory, 'local.json'));
  expect(await localAccess(directory)).not.toEqual(first);
  await rm(data, { recursive: true });
});
