import Type from 'typebox';
import type { Static } from 'typebox';
import { BackendsSchema } from './backends.ts';
import { ContractError, check } from './check.ts';
import { ContributionsSchema } from './contributions.ts';
import { RemoteConfigurationSchema } from './remote-configuration.ts';
import { CONTRACT_WINDOW } from './version.ts';
import { ProvidesSchema, RequiresSchema } from './widget-versions.ts';

/** Digest of a file, as `integrity` attributes write it. */
export const Sha384 = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });

/** Path of a file below a build's folder: safe in URLs and HTML, without path traversal. */
const File = Type.String({ pattern: '^(?!.*\\.\\.)[\\w$@.-]+(/[\\w$@.-]+)*$' });

const Build = Type.Object({
  /** File that registers the federation container, one of `integrity`. */
  entry: File,
  /** sha384 of every file of the build, by its path below the build's folder. */
  integrity: Type.Record(File, Sha384, { additionalProperties: false }),
});

/** `remote.json`: manifest of a published version of a remote. */
export const RemoteManifestSchema = Type.Object({
  contract: Type.Enum([...CONTRACT_WINDOW]),
  name: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$' }),
  /** Commit it was built from, or `unknown` outside a repository. */
  commit: Type.String(),
  /** True if the built sources differ from that commit. */
  dirty: Type.Optional(Type.Boolean()),
  /** Hash of all its sources: an unchanged one saves a build. */
  fingerprint: Type.String(),
  /** True for a development build, which is large and contains its sources: public sites refuse it. */
  development: Type.Optional(Type.Boolean()),
  role: Type.String(),
  mount: Type.Array(Type.String({ pattern: '^/' })),
  widgets: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]*$' })),
  client: Build,
  server: Build,
  /** Client files by chunk name, to preload exactly what a page needs. */
  chunks: Type.Record(Type.String(), Type.Array(File)),
  /** Shared modules that each of `chunks` imports, to preload the lazy ones; absent in contract 2. */
  sharedByChunk: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Version ranges of the modules that it imports from the shell. */
  shared: Type.Record(Type.String(), Type.String()),
  /** Names that it imports of each of them; absent in versions from before this field. */
  uses: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Its entries of menus, footer, site map and cookies page; absent in versions from before this field. */
  contributes: Type.Optional(ContributionsSchema),
  /** Public values by environment. */
  configuration: Type.Optional(RemoteConfigurationSchema),
  /** Servers of its team, requested through the shell. */
  backends: Type.Optional(BackendsSchema),
  /** Its widgets with version and props; absent in versions from before this field. */
  provides: Type.Optional(ProvidesSchema),
  /** Version ranges of widgets of others. */
  requires: Type.Optional(RequiresSchema),
  /** Versions of its dependencies by package name; absent in versions from before this field. */
  dependencies: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** The latest entries of its CHANGELOG.md, by version, line by line. */
  changelog: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  budgets: Type.Object({ areaKilobytes: Type.Number(), widgetKilobytes: Type.Number() }),
});

export type RemoteManifest = Static<typeof RemoteManifestSchema>;
export type RemoteBuild = Static<typeof Build>;

/**
 * Returns the value as a manifest.
 * @throws ContractError when a field is missing or wrong, a contract outside of the window included, or a file is named that has
 * no hash.
 */
export function parseRemoteManifest(value: unknown, what = 'remote.json'): RemoteManifest {
  const manifest = check(RemoteManifestSchema, value, what);
  const { client, server, chunks } = manifest;
  const used = [...Object.values(chunks).flat(), client.entry];
  const unknown = [
    ...used.filter((file) => !Object.hasOwn(client.integrity, file)),
    ...(Object.hasOwn(server.integrity, server.entry) ? [] : [server.entry]),
  ];
  if (unknown.length > 0)
    throw new ContractError(`${what} names files without a hash in "integrity": ${unknown.join(', ')}.`);
  return manifest;
}
