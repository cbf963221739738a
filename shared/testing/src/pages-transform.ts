import { createHash } from 'node:crypto';
import swc from '@swc/jest';
import { pagesModule } from '@careers/federation/page-folders';

/** The part of Jest's transform options that is read here. */
interface Options {
  config: { rootDir: string };
}
interface Transformer {
  process(source: string, file: string, options: Options): unknown;
  getCacheKey(source: string, file: string, options: Options): string;
}

/** Jest transformer of `@careers/platform/pages`: generates the same list of pages as builds do. */
export function createTransformer(options: object): Transformer {
  const compiler = swc.createTransformer(options) as Transformer;
  return {
    process: (_source, file, transform) =>
      compiler.process(pagesModule(transform.config.rootDir), file, transform),
    getCacheKey: (_source, _file, { config }) =>
      createHash('sha256').update(pagesModule(config.rootDir)).digest('hex'),
  };
}
