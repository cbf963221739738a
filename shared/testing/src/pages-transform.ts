import { createHash } from 'node:crypto';
import swc from '@swc/jest';
import { pagesModule } from '@careers/federation/page-folders';

/** What Jest asks of a transformer, as far as this one reads it. */
interface Asked {
  config: { rootDir: string };
}
interface Transformer {
  process(source: string, file: string, asked: Asked): unknown;
  getCacheKey(source: string, file: string, asked: Asked): string;
}

/** Jest's transformer of `@careers/platform/pages`: writes the same list of a workspace's pages as builds. */
export function createTransformer(options: object): Transformer {
  const compiler = swc.createTransformer(options) as Transformer;
  return {
    process: (_source, file, asked) => compiler.process(pagesModule(asked.config.rootDir), file, asked),
    getCacheKey: (_source, _file, { config }) =>
      createHash('sha256').update(pagesModule(config.rootDir)).digest('hex'),
  };
}
