import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { careersSettings } from './careers-settings.ts';

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'settings-')));
  await mkdir(join(folder, 'src', 'pages'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

async function write(description: unknown): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify(description));
}

test('applies a folder’s settings to subfolders, without trailing slashes', async () => {
  await write({ careers: { registry: 'https://registry.test/', site: 'https://site.test' } });
  expect(await careersSettings(join(folder, 'src', 'pages'))).toEqual({
    registry: 'https://registry.test',
    site: 'https://site.test',
  });
});

test('a site alone is enough for read-only commands', async () => {
  await write({ careers: { site: 'https://site.test' } });
  expect(await careersSettings(folder)).toEqual({ site: 'https://site.test' });
});

test('skips a package.json without settings', async () => {
  await write({ careers: { registry: 'https://registry.test' } });
  await writeFile(join(folder, 'src', 'package.json'), '{}');
  expect(await careersSettings(join(folder, 'src'))).toEqual({ registry: 'https://registry.test' });
});

test('has no settings without any package.json', async () => {
  expect(await careersSettings(folder)).toEqual({});
});

test.each([
  'https://registry.test',
  { registry: 'registry.test' },
  { site: 'https://site.test/offres' },
  { registry: 3 },
  null,
])('refuses the settings %j, with their file and what to write', async (careers) => {
  await write({ careers });
  await expect(careersSettings(folder)).rejects.toThrow(
    `"careers" in ${join(folder, 'package.json')} must have the form`,
  );
});
