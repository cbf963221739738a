import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Starts an X server without a screen, for browsers that know no other way to run without one. */
export async function startDisplay(program: string): Promise<{ name: string; stop(): void }> {
  const server = spawn(
    program,
    // Without a reset when the last window closes: a browser that starts at that moment is turned away.
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp', '-noreset'],
    // It writes the number of the display that it has found free.
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const name = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`Xvfb has ended with code ${code}.`)));
    (server.stdio[3] as Readable).once('data', (line) => resolve(`:${String(line).trim()}`));
  });
  return { name, stop: () => void server.kill() };
}

/** Lets the browser's window be as narrow as a phone: its toolbar is what keeps it wider. */
export async function writeSmallToolbar(settings: string): Promise<void> {
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(
    join(settings, 'gtk-3.0', 'gtk.css'),
    'button, entry, headerbar, toolbar { min-width: 0; padding: 0; margin: 0; }',
  );
}
