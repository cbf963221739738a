import { readFile } from 'node:fs/promises';
import { FILE, openApiDocument } from './document.ts';

it('openapi.json is that of the registry: npm run openapi -w shared/releases', async () => {
  expect(await readFile(FILE, 'utf8')).toBe(await openApiDocument());
}, 60_000);
