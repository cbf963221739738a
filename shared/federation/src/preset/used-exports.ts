import type { ChunkGroup, Compilation, Module } from 'webpack';

/** Module that the federation plugin substitutes for a shared one. */
interface ConsumedModule extends Module {
  options: { shareKey: string };
}

/** Returns the names that a build imports of each module it takes from the shell, sorted; `default` stands for all of it, too. */
export function usedSharedExports({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const used: Record<string, Set<string>> = {};
  for (const module of modules) {
    if (!isConsumed(module)) continue;
    const names = (used[module.options.shareKey] ??= new Set());
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.isActive(undefined)) continue;
      for (const reference of connection.dependency?.getReferencedExports(moduleGraph, undefined) ?? []) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        names.add(name ?? 'default');
      }
    }
  }
  return Object.fromEntries(Object.entries(used).map(([module, names]) => [module, [...names].sort()]));
}

/** Returns the modules that chunks take from the shell, sorted. */
export function sharedModulesOf(
  { chunkGraph }: Compilation,
  { chunks }: Pick<ChunkGroup, 'chunks'>,
): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.filter(isConsumed).map(({ options }) => options.shareKey))].sort();
}

function isConsumed(module: Module): module is ConsumedModule {
  return module.type === 'consume-shared-module' && 'options' in module;
}
