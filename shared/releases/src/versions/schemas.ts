import Type from 'typebox';
import { RemoteManifestSchema } from '@careers/contract';
import { CheckName, CheckReport } from '../checks/schemas.ts';
import { RemoteName } from '../http/parameters.ts';

const Number = Type.String({ maxLength: 100, description: 'Version number, such as 1.2.3.' });
const Digest = Type.String({ description: 'sha384-<base64> of its remote.json.' });
const State = Type.Enum(['checking', 'ready', 'refused', 'deleted']);

const GateResult = Type.Object({
  rule: Type.String(),
  outcome: Type.Enum(['passed', 'refused']),
  detail: Type.Union([Type.String(), Type.Null()]),
});

const Summary = Type.Object({
  name: Type.String(),
  version: Type.String(),
  digest: Digest,
  state: State,
  bytes: Type.Integer(),
  publishedBy: Type.String(),
  publishedAt: Type.String({ format: 'date-time' }),
});

const Lists = Type.Object({ added: Type.Array(Type.String()), removed: Type.Array(Type.String()) });

export const RemoteParameters = Type.Object({ name: RemoteName });
export const VersionParameters = Type.Object({ name: RemoteName, number: Number });
export const CompareParameters = Type.Object({ name: RemoteName, from: Number, to: Number });
export const BlobParameters = Type.Object({
  digest: Type.String({ pattern: '^[\\w-]{64}$', description: 'SHA-384 in base64url.' }),
});

export const PublishQuery = Type.Object({
  allowRemovals: Type.Optional(
    Type.Boolean({ description: 'Consents to the removal of released paths or widgets.' }),
  ),
  allowDirty: Type.Optional(Type.Boolean({ description: 'Consents to uncommitted changes.' })),
  withoutShells: Type.Optional(
    Type.Boolean({ description: 'Consents to publishing without shells to check against.' }),
  ),
});

export const Published = Type.Object({
  name: Type.String(),
  version: Type.String(),
  digest: Digest,
  state: State,
  gate: Type.Array(GateResult),
});

export const Checked = Type.Object({
  gate: Type.Array(GateResult),
  checks: Type.Array(Type.Object({ name: CheckName, ...CheckReport.properties }), {
    description: 'Checks that publishing would store besides the gate’s; none if the gate refuses.',
  }),
});

export const Versions = Type.Array(Summary);

export const Version = Type.Object({
  ...Summary.properties,
  manifest: RemoteManifestSchema,
  provenance: Type.Record(Type.String(), Type.String()),
  gate: Type.Array(GateResult),
});

const change = <Value extends Type.TSchema>(value: Value) =>
  Type.Object({
    name: Type.String(),
    before: Type.Union([value, Type.Null()]),
    after: Type.Union([value, Type.Null()]),
  });

export const Comparison = Type.Object({
  from: Type.String(),
  to: Type.String(),
  commits: Type.Object({
    from: Type.String(),
    to: Type.String(),
    repository: Type.Union([Type.String(), Type.Null()]),
  }),
  changelog: Type.Array(Type.Object({ version: Type.String(), lines: Type.Array(Type.String()) }), {
    description: 'Entries that only the later version has.',
  }),
  mount: Lists,
  pages: Lists,
  widgets: Type.Array(change(Type.String())),
  contributions: Lists,
  requires: Type.Array(change(Type.String())),
  shared: Type.Array(change(Type.String())),
  dependencies: Type.Array(change(Type.String())),
  sizes: Type.Array(change(Type.Integer()), { description: 'Compressed size of each chunk, in bytes.' }),
});
