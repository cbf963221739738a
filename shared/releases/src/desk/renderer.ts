import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DeskPage, DeskRenderer } from '@careers/desk/views';
import { refused } from '../registry-error.ts';

const require = createRequire(import.meta.url);

/** Returns the desk built into a folder. Loads its code lazily with the first page. */
export function builtDesk(folder: string): DeskRenderer {
  const program = join(folder, 'desk.cjs');
  return {
    async render(page) {
      if (!existsSync(program)) throw refused('desk-not-built', 'The desk is not built.');
      const { renderDesk } = require(program) as { renderDesk(page: DeskPage): string };
      return renderDesk(page);
    },
    script: () => readFile(join(folder, 'desk.js')).catch(() => undefined),
    font: (name) => readFile(join(folder, 'fonts', name)).catch(() => undefined),
  };
}
