import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rule } from './rule.ts';

/** Matches webpack's map of chunks to hashes in their file names. */
const NAMED = /["\w]:\s*"([0-9a-f]{8})"/g;

/** Refuses a container that names missing chunks, which would only fail in browsers, on demand. */
export const missingChunks: Rule = {
  name: 'missing-chunk',
  async check({ manifest, directory }) {
    const { entry, integrity } = manifest.client;
    const container = await readFile(join(directory, 'client', entry), 'utf8');
    const files = Object.keys(integrity).filter((path) => path.endsWith('.js'));
    const missing = [...container.matchAll(NAMED)].find(
      ([, hash = '']) => !files.some((file) => file.endsWith(`.${hash}.js`)),
    );
    return missing ? `client/${entry} loads a chunk *.${missing[1]}.js, which is not in the build.` : null;
  },
  remedy: 'Publish the whole folder of one build.',
};
