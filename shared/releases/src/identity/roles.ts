import Type from 'typebox';
import type { Static } from 'typebox';

export const GrantSchema = Type.Object({
  role: Type.Enum(['viewer', 'publisher', 'maintainer', 'manager', 'administrator', 'shell']),
  scope: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 110 })], {
    description:
      'A remote for a publisher; for a maintainer a remote, in every environment, or remote/environment; an environment for a manager and a shell; null means all.',
  }),
});
export type Grant = Static<typeof GrantSchema>;
export type Role = Grant['role'];

/** A caller: a person, a token, a verified pipeline, or a local program that reads the data folder. */
export interface Actor {
  /** Name in documents and in the audit log. */
  name: string;
  kind: 'person' | 'token' | 'workload' | 'local';
  grants: readonly Grant[];
  /** Id of the user, also behind their token; none for pipelines and local access. */
  person?: string;
  /** Claims of a pipeline's identity token: repository, commit, run. */
  claims?: Readonly<Record<string, string>>;
}

/** Authenticated caller, with the id that its grants are stored under. */
export interface Identity {
  actor: Actor;
  /** Id of a person, token or workload; null for the local administrator. */
  id: string | null;
  /** Expiry of a token. */
  expiresAt?: Date;
}
