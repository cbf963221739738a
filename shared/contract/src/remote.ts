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

/** Path of a file below a build's folder: it stands in addresses and in HTML, and never leads elsewhere. */
const File = Type.String({ pattern: '^(?!.*\\.\\.)[\\w$@.-]+(/[\\w$@.-]+)*$' });

const Build = Type.Object({
  /** File that registers the federation container, one of `integrity`. */
  entry: File,
  /** sha384 of every file of the build, by its path below the build's folder. */
  integrity: Type.Record(File, Sha384, { additionalProperties: false }),
});

/** `remote.json`: what a published version of a remote says of itself. */
export const RemoteManifestSchema = Type.Object({
  contract: Type.Enum([...CONTRACT_WINDOW]),
  name: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$' }),
  /** Commit it was built from, or `unknown` outside a repository. */
  commit: Type.String(),
  /** True where what was built differs from that commit. */
  dirty: Type.Optional(Type.Boolean()),
  /** Hash of all sources it was built from: equal sources need no second build. */
  fingerprint: Type.String(),
  /** True for a build for debuggers, large and with its sources: no site of visitors takes it. */
  development: Type.Optional(Type.Boolean()),
  role: Type.String(),
  mount: Type.Array(Type.String({ pattern: '^/' })),
  widgets: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]*$' })),
  client: Build,
  server: Build,
  /** Client files by chunk name, to preload exactly what a page needs. */
  chunks: Type.Record(Type.String(), Type.Array(File)),
  /** Modules that each of `chunks` takes from the shell, to preload those that not every page has; absent in contract 2. */
  sharedByChunk: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Version ranges of the modules it takes from the shell. */
  shared: Type.Record(Type.String(), Type.String()),
  /** Names that it imports of each of them; absent in versions from before this field. */
  uses: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Its entries of menus, footer, site map and cookies page; absent in versions from before this field. */
  contributes: Type.Optional(ContributionsSchema),
  /** Public values by environment. */
  configuration: Type.Optional(RemoteConfigurationSchema),
  /** Servers of its team that the shell asks for it. */
  backends: Type.Optional(BackendsSchema),
  /** Its widgets with version and props; absent in versions from before this field. */
  provides: Type.Optional(ProvidesSchema),
  /** Version ranges of widgets of others. */
  requires: Type.Optional(RequiresSchema),
  /** Packages that it is built from, by name with their versions; absent in versions from before this field. */
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
