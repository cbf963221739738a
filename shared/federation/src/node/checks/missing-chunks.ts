import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rule } from './rule.ts';

/** webpack's map from a chunk to the hash in its file's name. */
const NAMED = /["\w]:\s*"([0-9a-f]{8})"/g;

/** Chunks that a container names and that are not there fail in browsers only, once they are asked for. */
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
