import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Starts an Xvfb display, for browsers without a headless mode. */
export async function startDisplay(program: string): Promise<{ name: string; stop(): void }> {
  const server = spawn(
    program,
    // No reset when the last window closes: it would disconnect a browser that starts at that moment.
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp', '-noreset'],
    // Xvfb writes the number of the display to file descriptor 3.
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const name = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`Xvfb has exited with code ${code}.`)));
    (server.stdio[3] as Readable).once('data', (line) => resolve(`:${String(line).trim()}`));
  });
  return { name, stop: () => void server.kill() };
}

/** Shrinks the browser's toolbar, whose minimum width is larger than a phone's. */
export async function writeSmallToolbar(settings: string): Promise<void> {
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(
    join(settings, 'gtk-3.0', 'gtk.css'),
    'button, entry, headerbar, toolbar { min-width: 0; padding: 0; margin: 0; }',
  );
}
