import { existsSync } from 'node:fs';
import { findBrowser } from '@careers/tooling/browser';

/** Paths of the engines' programs, and their Debian packages. */
const PROGRAMS = {
  chromium: { paths: [findBrowser()], package: 'chromium' },
  firefox: {
    paths: [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    package: 'firefox-esr',
  },
  webkitDriver: { paths: ['/usr/bin/WebKitWebDriver'], package: 'webkit2gtk-driver' },
  webkit: {
    paths: ['x86_64', 'aarch64'].flatMap((machine) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    package: 'webkit2gtk-driver',
  },
  display: { paths: ['/usr/bin/Xvfb'], package: 'xvfb' },
} as const;

export type Program = keyof typeof PROGRAMS;

const isProgram = (name: string): name is Program => name in PROGRAMS;

const find = (program: Program) => PROGRAMS[program].paths.find((path) => path && existsSync(path));

/** Returns the Debian packages that are missing for the three engines. */
export function missingPackages(): string[] {
  const missing = Object.keys(PROGRAMS).filter((name) => isProgram(name) && !find(name));
  return [...new Set(missing.filter(isProgram).map((name) => PROGRAMS[name].package))];
}

/**
 * Returns the path of a program.
 * @throws Error when it is not installed.
 */
export function pathOf(program: Program): string {
  const path = find(program);
  if (path) return path;
  throw new Error(
    `${program} is not installed. On Debian: apt-get install --no-install-recommends ${PROGRAMS[program].package}`,
  );
}
