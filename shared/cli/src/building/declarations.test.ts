import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationFile, configurationOf } from './declarations.ts';
import { importDefault } from './import-default.ts';

// Tests run as CommonJS, which cannot import a file by URL.
jest.mock('./import-default.ts');

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'configuration-'));
  await mkdir(join(directory, 'src'));
});
afterEach(() => rm(directory, { recursive: true }));

it('[TEAM-10] has no values without src/configuration.ts', async () => {
  expect(await configurationOf(directory, '')).toBeUndefined();
});

it('[TEAM-10] fails the build for a value of another type, with its name and file', async () => {
  await writeFile(configurationFile(directory), '');
  const wrong = { days: { default: 2, environments: { production: 'five' } } };
  jest.mocked(importDefault).mockResolvedValue(wrong);
  await expect(configurationOf(directory, '')).rejects.toThrow(
    /src\/configuration\.ts does not follow the contract:\n +days: a string in production, its default is a number/,
  );
});
