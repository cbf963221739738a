import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { AREA_MODULE, CONTRACT_VERSION, widgetModule } from '@careers/contract';
import type { Area, Widget } from '@careers/contract';

/** What the page's release set says of a remote. */
export interface BrowserRemote {
  name: string;
  version: string;
  mount: string[];
  widgets: string[];
  /** Address of the container's file, and its sha384. */
  entry: string;
  integrity: string;
}

export interface BrowserRemotes {
  /** Rejects when the remote cannot be fetched, is not what was published, or breaks the contract. */
  area(remote: BrowserRemote): Promise<Area>;
  widget(remote: BrowserRemote, name: string): Promise<Widget>;
}

/**
 * Registers the release set of the page with the federation runtime, for the life of the page.
 * Container scripts are fetched with their integrity: a tampered copy on the way does not run.
 */
export function startFederation(remotes: readonly BrowserRemote[]): BrowserRemotes {
  const integrity = new Map(
    remotes.map((remote) => [new URL(remote.entry, document.baseURI).href, remote.integrity]),
  );
  getInstance()?.registerPlugins([
    {
      name: 'verified-containers',
      createScript({ url }) {
        const expected = integrity.get(new URL(url, document.baseURI).href);
        if (!expected) return undefined;
        const script = document.createElement('script');
        script.src = url;
        script.integrity = expected;
        script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ]);
  registerRemotes(
    remotes.map((remote) => ({ name: containerOf(remote), entry: remote.entry, type: 'global' })),
  );
  return {
    area: (remote) => exposed<Area>(remote, AREA_MODULE),
    widget: (remote, name) => exposed<Widget>(remote, widgetModule(name)),
  };
}

function containerOf(remote: BrowserRemote): string {
  return `${remote.name}@${remote.version}`;
}

async function exposed<Module extends { contract: number }>(
  remote: BrowserRemote,
  path: string,
): Promise<Module> {
  const module = await loadRemote<{ default: Module }>(`${containerOf(remote)}/${path.slice(2)}`);
  if (module?.default?.contract !== CONTRACT_VERSION) {
    throw new Error(`${containerOf(remote)} exposes no ${path} of contract ${CONTRACT_VERSION}.`);
  }
  return module.default;
}
