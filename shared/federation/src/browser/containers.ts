import { AREA_MODULE, CONTRACT_WINDOW, isInWindow, widgetModule } from '@careers/contract';
import type { Area, Widget } from '@careers/contract';
import type { ShareScope } from './share-scope.ts';

/** Address and integrity of a remote's container. */
export interface Container {
  name: string;
  version: string;
  /** Address of the container's file, and its sha384. */
  entry: string;
  integrity: string;
}

/** Container defined by `remoteEntry.js` (webpack's Module Federation, "dynamic remote containers"). */
interface WebpackContainer {
  init(scope: ShareScope): Promise<void>;
  get(module: string): Promise<() => { default?: { contract: number } }>;
}

/**
 * Runs containers of remotes in this page, each once. Scripts are loaded with their integrity, so tampered ones do not
 * run. Failed loads are retried at the next call.
 */
export class Containers {
  readonly #scope: ShareScope;
  readonly #containers = new Map<string, Promise<WebpackContainer>>();

  constructor(scope: ShareScope) {
    this.#scope = scope;
  }

  /** Rejects if the remote cannot be fetched, fails its integrity check, or breaks the contract. */
  area(remote: Container): Promise<Area> {
    return this.#exposed<Area>(remote, AREA_MODULE);
  }

  widget(remote: Container, name: string): Promise<Widget> {
    return this.#exposed<Widget>(remote, widgetModule(name));
  }

  /** Preloads a container; errors surface when it is requested. */
  start(remote: Container): void {
    this.#container(remote).catch(() => undefined);
  }

  async #exposed<Module extends { contract: number }>(remote: Container, path: string): Promise<Module> {
    const factory = await (await this.#container(remote)).get(path);
    const module = factory().default;
    if (!isInWindow(module?.contract))
      throw new Error(`${nameOf(remote)} exposes no ${path} of contract ${CONTRACT_WINDOW.join(' or ')}.`);
    return module as Module;
  }

  #container(remote: Container): Promise<WebpackContainer> {
    const name = nameOf(remote);
    const known = this.#containers.get(name);
    if (known) return known;
    const loading = this.#load(remote);
    this.#containers.set(name, loading);
    loading.catch(() => this.#containers.delete(name));
    return loading;
  }

  async #load(remote: Container): Promise<WebpackContainer> {
    await runScript(remote);
    const container = (globalThis as Record<string, unknown>)[nameOf(remote)] as WebpackContainer | undefined;
    if (!container) throw new ScriptError(`${remote.entry} left no container ${nameOf(remote)}.`);
    await container.init(this.#scope);
    return container;
  }
}

/** A script of a remote failed to load, or its integrity check. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** Includes the version, as two versions of a remote may run in one page. */
function nameOf({ name, version }: Container): string {
  return `${name}@${version}`;
}

function runScript({ entry, integrity }: Container): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = entry;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new ScriptError(`${entry} cannot be loaded.`));
    };
    document.head.append(script);
  });
}
