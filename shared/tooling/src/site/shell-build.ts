import { dirname, join } from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';

/** Returns the program of the shell's server; development and release builds have separate folders. */
export function shellProgram(development = false): string {
  return join('shell', development ? 'dist-development' : 'dist', 'server', 'main.cjs');
}

/** Builds the shell if one of its sources has changed since the last build; returns true if it did. */
export function buildShellIfChanged(show: (line: string) => void, development = false): Promise<boolean> {
  return buildIfChanged({
    name: 'shell',
    directory: 'shell',
    program: ['shell/build.ts', ...(development ? ['--development'] : [])],
    output: join(dirname(shellProgram(development)), '..'),
    development,
    show,
  });
}

/** Builds the release desk when one of its sources has changed since the last build. */
export function buildDeskIfChanged(show: (line: string) => void): Promise<boolean> {
  return buildIfChanged({
    name: 'desk',
    directory: 'shared/desk',
    program: ['shared/desk/scripts/build.ts'],
    output: 'shared/desk/dist',
    show,
  });
}
