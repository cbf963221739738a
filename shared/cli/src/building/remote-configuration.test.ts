import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDefault } from './import-default.ts';
import { configurationFile, configurationOf } from './remote-configuration.ts';

// Tests run as CommonJS, which imports no file by its URL.
jest.mock('./import-default.ts');

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'configuration-'));
  await mkdir(join(directory, 'src'));
});
afterEach(() => rm(directory, { recursive: true }));

it('[TEAM-10] a build without src/configuration.ts has no values', async () => {
  expect(await configurationOf(directory, '')).toBeUndefined();
});

it('[TEAM-10] a value of another type ends the build, by its name and file', async () => {
  await writeFile(configurationFile(directory), '');
  const wrong = { days: { default: 2, environments: { production: 'five' } } };
  jest.mocked(importDefault).mockResolvedValue(wrong);
  await expect(configurationOf(directory, '')).rejects.toThrow(
    /src\/configuration\.ts does not follow the contract:\n +days: a string in production, its default is a number/,
  );
});
