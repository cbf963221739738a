import Type from 'typebox';
import { RemoteManifestSchema } from '@careers/contract';
import { CheckName, CheckReport } from '../checks/schemas.ts';
import { RemoteName } from '../http/parameters.ts';

const Number = Type.String({ maxLength: 100, description: 'As 1.2.3.' });
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
  digest: Type.String({ pattern: '^[\\w-]{64}$', description: 'Base64url of the sha384.' }),
});

export const PublishQuery = Type.Object({
  allowRemovals: Type.Optional(
    Type.Boolean({ description: 'Agrees that paths or widgets that visitors have are given up.' }),
  ),
  allowDirty: Type.Optional(
    Type.Boolean({ description: 'Agrees that its commit has not all that was built.' }),
  ),
  withoutShells: Type.Optional(
    Type.Boolean({ description: 'Agrees that no shell is asked whether it could run it.' }),
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
    description: 'Those that publishing it would store besides the gate: none where the gate refuses it.',
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
    description: 'Entries of the later version that the earlier one has not.',
  }),
  mount: Lists,
  pages: Lists,
  widgets: Type.Array(change(Type.String())),
  contributions: Lists,
  requires: Type.Array(change(Type.String())),
  shared: Type.Array(change(Type.String())),
  dependencies: Type.Array(change(Type.String())),
  sizes: Type.Array(change(Type.Integer()), { description: 'Bytes of each chunk, compressed.' }),
});
