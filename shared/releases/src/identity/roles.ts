export type Role = 'viewer' | 'publisher' | 'manager' | 'administrator' | 'shell';

export interface Grant {
  role: Role;
  /** Name of a remote for a publisher, of an environment for a manager and a shell; null means all. */
  scope: string | null;
}

/** A caller: a person, a token, a verified pipeline, or a program of this machine that reads the data folder. */
export interface Actor {
  /** Stands in documents and in the audit log. */
  name: string;
  kind: 'person' | 'token' | 'workload' | 'local';
  grants: readonly Grant[];
  /** Claims of a pipeline's identity token: repository, commit, run. */
  claims?: Readonly<Record<string, string>>;
}
