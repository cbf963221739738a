export type Role = 'viewer' | 'publisher' | 'manager' | 'administrator' | 'shell';

export interface Grant {
  role: Role;
  /** Name of a remote for a publisher, of an environment for a manager and a shell; null means all. */
  scope: string | null;
}

/** Who asks: a person, a token, a pipeline that proved who it is, or whoever may read the data folder of this machine. */
export interface Actor {
  /** Stands in documents and in the audit log. */
  name: string;
  kind: 'person' | 'token' | 'workload' | 'local';
  grants: readonly Grant[];
  /** What its provider says of a pipeline: repository, commit, run. */
  claims?: Readonly<Record<string, string>>;
}

/** What an endpoint asks for. */
export type Right =
  | { to: 'read' }
  /** Files of versions: for readers, and for the shells of any environment. */
  | { to: 'fetch' }
  | { to: 'publish'; remote: string }
  | { to: 'move'; environment: string; remote: string; action: string }
  | { to: 'follow'; environment: string }
  | { to: 'administer' };

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Returns who asks, if they may.
     * @throws RegistryError 401 for nobody, 403 naming the right that is lacking.
     */
    requireRight(right: Right): Actor;
    /**
     * Looks anew who asks, for an answer that takes long: what was taken from them meanwhile is gone.
     * @throws RegistryError 401 for a token that was revoked or has expired, as at the begin.
     */
    identifyAgain(): Promise<void>;
  }
}
