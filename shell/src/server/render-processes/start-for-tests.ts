import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RenderSettings } from './messages.ts';
import { RenderProcess } from './render-process.ts';
import type { RenderProcessOptions } from './render-process.ts';

const MEGABYTE = 1024 * 1024;

/** Starts a render process that runs `test-program.ts`. */
export async function startForTests(options: Partial<RenderProcessOptions> = {}): Promise<RenderProcess> {
  const started = new RenderProcess({
    name: 'canary',
    program: join(import.meta.dirname, 'test-program.ts'),
    // Sources of the confinement.
    readable: [dirname(createRequire(import.meta.filename).resolve('@careers/federation/confinement'))],
    limits: { beatMilliseconds: 10_000, residentBytes: 4_096 * MEGABYTE },
    onExit: () => undefined,
    onError: () => undefined,
    ...options,
  });
  await started.ask('start', { apiUrl: '', reloadPages: 'never' } as RenderSettings);
  return started;
}
