import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '..', '..', '..', '..', 'node_modules');
const PROGRAM = resolve(import.meta.dirname, '..', 'command-line', 'main.ts');
/** Compile cache, shared by all runs. */
const COMPILED = join(tmpdir(), 'careers-compiled');
/** Its package.json. */
export const SETTINGS = {
  name: 'mf-jobs',
  version: '1.0.0',
  type: 'module',
  remote: { role: 'test', widgets: {}, budgets: { areaKilobytes: 20, widgetKilobytes: 20 } },
};

/** Files of a remote with one page, at /emplois. */
const SOUND: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(SETTINGS),
  'webpack.config.ts': `import { defineRemote } from '@careers/federation/preset';
export default defineRemote(import.meta.dirname);`,
  'src/area.tsx': `import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';
export default defineArea({ name: 'mf-jobs', pages });`,
  'src/contributions.ts': `export default { samples: ['/emplois'] };`,
  'src/pages/emplois/page.tsx': `export default function Page() { return <h1>Emplois</h1>; }`,
  'src/pages/emplois/page.server.ts': `export const head = () => ({ title: 'Emplois', canonical: '/emplois' });`,
};

/** A team's remote, in a folder outside the repository. */
export class ForeignFolder {
  readonly directory: string;

  private constructor(directory: string) {
    this.directory = directory;
  }

  /** Writes the remote; overrides some files of a valid one, and leaves some packages uninstalled. */
  static async create(
    files: Readonly<Record<string, string>> = {},
    { without = [] }: { without?: readonly string[] } = {},
  ): Promise<ForeignFolder> {
    const folder = new ForeignFolder(await mkdtemp(join(tmpdir(), 'mf-jobs-')));
    for (const [file, text] of Object.entries({ ...SOUND, ...files })) await folder.write(file, text);
    const modules = join(folder.directory, 'node_modules');
    await mkdir(modules);
    const installed = (await readdir(PACKAGES)).filter((name) => !without.includes(name));
    await Promise.all(installed.map((name) => symlink(join(PACKAGES, name), join(modules, name))));
    return folder;
  }

  async write(file: string, text: string): Promise<void> {
    const path = join(this.directory, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  /** Runs git in it, with a test identity. */
  git(...words: readonly string[]): void {
    const who = ['-c', 'user.name=a team', '-c', 'user.email=team@example.test'];
    execFileSync('git', ['-C', this.directory, ...who, ...words]);
  }

  /** Runs `careers` in it; returns the exit code and output. */
  careers(
    words: readonly string[],
    environment: NodeJS.ProcessEnv = {},
  ): Promise<{ code: unknown; printed: string }> {
    return new Promise((done) => {
      execFile(
        process.execPath,
        [PROGRAM, ...words],
        { cwd: this.directory, env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment } },
        (error, stdout, stderr) => done({ code: error?.code ?? 0, printed: stdout + stderr }),
      );
    });
  }

  remove(): Promise<void> {
    return rm(this.directory, { recursive: true, force: true });
  }
}
