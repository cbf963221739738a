import type { Compilation, Module } from 'webpack';

/** What the federation plugin puts in the place of a shared module. */
interface ConsumedModule extends Module {
  options: { shareKey: string };
}

/** Returns the names that a build imports of each module it takes from the shell, sorted. */
export function usedSharedExports({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const used: Record<string, Set<string>> = {};
  for (const module of modules) {
    if (!isConsumed(module)) continue;
    const names = (used[module.options.shareKey] ??= new Set());
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.isActive(undefined)) continue;
      for (const reference of connection.dependency?.getReferencedExports(moduleGraph, undefined) ?? []) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name) names.add(name);
      }
    }
  }
  return Object.fromEntries(Object.entries(used).map(([module, names]) => [module, [...names].sort()]));
}

function isConsumed(module: Module): module is ConsumedModule {
  return module.type === 'consume-shared-module' && 'options' in module;
}
