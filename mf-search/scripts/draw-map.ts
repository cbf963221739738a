import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { departmentMap } from './department-map.ts';

/** `npm run map -w mf-search`: draws the departments. The result is committed. */
const target = join(import.meta.dirname, '..', 'src', 'pages', 'offres-emploi.carte', 'map', 'outlines.json');
await writeFile(target, `${JSON.stringify(departmentMap(), null, 2)}\n`);
