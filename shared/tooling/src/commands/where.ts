import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';
import { apiCallsOf } from '../pages/api-calls.ts';
import { ownersOf } from '../pages/owners.ts';
import { pageAt, pagesOf } from '../pages/pages.ts';
import { withTable } from '../pages/table.ts';

/**
 * `npm run where /faq`: prints the folder, loader, API calls and owner of the page at a path. `-- --write` updates the
 * README's table of pages.
 */
const pages = pagesOf(PROJECT);
const [address] = process.argv.slice(2);
const page = address?.startsWith('/') ? pageAt(new URL(address, 'http://site').pathname, pages) : undefined;

if (address === '--write') {
  const readme = join(PROJECT, 'README.md');
  writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), pages));
} else if (page) {
  const codeowners = readFileSync(join(PROJECT, 'CODEOWNERS'), 'utf8');
  const server = `${page.folder}/page.server.ts`;
  const hasLoader = /\bloader\b/.test(readFileSync(join(PROJECT, server), 'utf8'));
  const calls = apiCallsOf(join(PROJECT, server));
  console.log(`path    ${page.path}`);
  console.log(`folder  ${page.folder}`);
  console.log(`loader  ${hasLoader ? server : 'none'}`);
  console.log(`API     ${calls.join(', ') || 'none'}`);
  console.log(`owner   ${ownersOf(page.folder, codeowners).join(' ')}`);
} else {
  console.error(
    address?.startsWith('/')
      ? `No remote has a page at ${address}; the shell's own pages are in shell/src/app, files and redirects in mf-*/src/area.tsx.`
      : 'Give a path of the site: npm run where /faq',
  );
  process.exitCode = 1;
}
