import type { ChunkGroup, Compilation, Module } from 'webpack';

/** Module by which the federation plugin replaces a shared one. */
interface ConsumedModule extends Module {
  options: { shareKey: string };
}

/** Returns the sorted names that a build imports from each shared module; `default` also means the whole module. */
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

/** Returns the sorted shared modules used by chunks. */
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
