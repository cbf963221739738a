import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Rule } from './rule.ts';

const FORMS = { '.gz': promisify(gunzip), '.br': promisify(brotliDecompress) };

/**
 * Refuses a compressed file that differs from its original: visitors get the compressed form, which must be what was
 * checked.
 */
export const compressedForms: Rule = {
  name: 'compressed-form',
  async check({ manifest, directory }) {
    const { integrity } = manifest.client;
    for (const [ending, unpack] of Object.entries(FORMS)) {
      for (const form of Object.keys(integrity).filter((path) => path.endsWith(ending))) {
        const plain = form.slice(0, -ending.length);
        if (!Object.hasOwn(integrity, plain)) continue;
        const [bytes, packed] = await Promise.all(
          [plain, form].map((path) => readFile(join(directory, 'client', path))),
        );
        const unpacked = await unpack(packed ?? '', { maxOutputLength: (bytes?.length ?? 0) + 1 }).catch(
          () => null,
        );
        if (!bytes || !unpacked?.equals(bytes)) return `client/${form} does not unpack to client/${plain}.`;
      }
    }
    return null;
  },
  remedy: 'Compress the files of this very build, after everything else that changes them.',
};
