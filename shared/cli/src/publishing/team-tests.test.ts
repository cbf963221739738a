import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTeamTests } from './team-tests.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'team-tests-'));
});
afterEach(() => rm(folder, { recursive: true }));

const packageWith = (scripts?: Record<string, string>) =>
  writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mf-a', scripts }));

test('[REL-05] reports a team’s tests as passed or missing', async () => {
  await packageWith({ test: 'node -e 0' });
  expect(await runTeamTests(folder)).toBe('passed');
  await packageWith({ build: 'node -e 0' });
  expect(await runTeamTests(folder)).toBe('none');
  await packageWith();
  expect(await runTeamTests(folder)).toBe('none');
});

test('[REL-05] publishes nothing if tests fail, and shows their output', async () => {
  await writeFile(join(folder, 'fails.js'), "console.log('the page has no title'); process.exit(1);");
  await packageWith({ test: 'node fails.js' });
  await expect(runTeamTests(folder)).rejects.toThrow(/--skip-tests[^]*the page has no title/);
});
