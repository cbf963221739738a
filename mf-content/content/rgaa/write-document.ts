import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format } from 'prettier';
import { rgaaDocument } from './document.ts';

// `npm run rgaa -w mf-content` writes the table, formatted by Prettier.
const path = resolve(import.meta.dirname, 'README.md');
await writeFile(path, await format(rgaaDocument(), { parser: 'markdown' }));
