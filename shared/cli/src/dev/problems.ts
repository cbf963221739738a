import { stripVTControlCharacters } from 'node:util';
import type { BrowserProblem, DevelopmentState, Problem, SourceBuild } from '@careers/federation/development';
import { mappedStack, remoteIn } from './mapped-stack.ts';
import type { BuildFolders } from './mapped-stack.ts';

const MAX_PROBLEMS = 20;

export interface ProblemsOptions {
  foldersOf: BuildFolders;
  log(line: string): void;
  onState(state: DevelopmentState): void;
}

/** Builds and their errors, shown in the terminal and on open pages. */
export class Problems {
  readonly #options: ProblemsOptions;
  readonly #builds: Record<string, SourceBuild> = {};
  #problems: Problem[] = [];

  constructor(options: ProblemsOptions) {
    this.#options = options;
  }

  /** Records a build: clears earlier errors, those of the server only if pages reload. */
  built(remote: string, build: SourceBuild): void {
    this.#builds[remote] = build;
    const reloads = build.reloadsBefore === build.number;
    this.#problems = this.#problems.filter(
      (problem) => !isOf(problem, remote) || (problem.kind === 'server' && !reloads),
    );
    this.#send();
  }

  /** Records a failed build; the previous one stays. */
  failed(remote: string, message: string): void {
    this.#problems = this.#problems.filter(
      (problem) => problem.kind !== 'build' || problem.remote !== remote,
    );
    this.#add({ kind: 'build', remote, path: '', message: 'It does not build.', stack: message });
  }

  async thrown(kind: 'server' | 'browser', { remote, path, ...texts }: BrowserProblem): Promise<void> {
    const message = stripVTControlCharacters(texts.message);
    const stack = stripVTControlCharacters(texts.stack);
    const mapped = await mappedStack(stack, this.#options.foldersOf);
    this.#add({ kind, remote: remote || remoteIn(stack), path, message, stack: mapped });
  }

  #add(problem: Omit<Problem, 'time'>): void {
    const { kind, remote, path, message, stack } = problem;
    const isKnown = this.#problems.some(
      (known) =>
        known.kind === kind && known.path === path && known.message === message && known.stack === stack,
    );
    if (!isKnown) {
      const where = [remote, kind, path].filter(Boolean).join(' · ');
      this.#options.log([`\n${where}`, message, stack, ''].filter(Boolean).join('\n'));
    }
    this.#problems = [
      ...this.#problems.filter((known) => known.stack !== stack || known.message !== message),
      { ...problem, time: Date.now() },
    ].slice(-MAX_PROBLEMS);
    this.#send();
  }

  #send(): void {
    this.#options.onState({ builds: { ...this.#builds }, problems: [...this.#problems] });
  }
}

/** An error whose stack names no remote may belong to any. */
function isOf({ remote }: Problem, name: string): boolean {
  return remote === '' || remote === name || remote.startsWith(`${name}@`);
}
