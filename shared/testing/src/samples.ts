import type { Samples } from '@careers/contract';
import document from '@careers/job-api/openapi.json' with { type: 'json' };

export type { Samples };
export * from './api-examples.ts';

const PREFIX = '/api/v2.0';

interface DocumentedPath {
  get?: {
    responses: { 200?: { content?: { 'application/json'?: { examples?: { usual?: { value: unknown } } } } } };
  };
}

/**
 * Returns the answers that the job API's document shows, for the `api` of a remote's `src/samples.ts`: what is read at
 * `/offers/{reference}` is the answer of all references.
 */
export function documentedAnswers(): Samples['api'] {
  const paths = Object.entries(document.paths as unknown as Record<string, DocumentedPath>);
  return Object.fromEntries(
    paths.flatMap(([path, { get }]) => {
      const shown = get?.responses[200]?.content?.['application/json']?.examples?.usual;
      const [fixed = ''] = path.slice(PREFIX.length).split('{');
      return shown ? [[path.includes('{') ? `${fixed}*` : fixed, { body: shown.value }]] : [];
    }),
  );
}
