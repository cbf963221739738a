import { readFile } from 'node:fs/promises';
import { CLIENT_TYPES, FILE, clientTypes, openApiDocument } from './document.ts';

it('openapi.json and the client’s types are up to date: npm run openapi -w shared/releases', async () => {
  const document = await openApiDocument();
  expect(await readFile(FILE, 'utf8')).toBe(document);
  expect(await readFile(CLIENT_TYPES, 'utf8')).toBe(await clientTypes(document));
});
