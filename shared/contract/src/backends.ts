import Type from 'typebox';
import type { Static } from 'typebox';
import { EnvironmentName } from './remote-configuration.ts';

/** `https://host` or `https://host:port`, without a path or credentials. */
const Origin = Type.String({ pattern: '^https?://[A-Za-z0-9.\\[\\]:-]+$', maxLength: 200 });

/** A path such as `/v1/messages`, and those below it. */
const PathPrefix = Type.String({ pattern: '^(/(?!\\.+(/|$))[\\w.~-]+)+$', maxLength: 200 });

const BackendSchema = Type.Object(
  {
    /** Origins by the name of the registry's environment; that of `careers dev` is `development`. */
    origins: Type.Record(EnvironmentName, Origin, { additionalProperties: false, minProperties: 1 }),
    /** Paths that the shell may request, and those below them. */
    paths: Type.Array(PathPrefix, { minItems: 1, maxItems: 30 }),
    methods: Type.Array(Type.Enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), { minItems: 1 }),
  },
  { additionalProperties: false },
);

/** `backends` of a manifest: servers of the remote's own team, by name. */
export const BackendsSchema = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 }),
  BackendSchema,
  { additionalProperties: false },
);

export type DeclaredBackend = Static<typeof BackendSchema>;

/** A backend of the remote's own team, requested through the shell. */
export interface BackendAccess {
  /**
   * The Fetch API for a path of the backend. Rejects with an error and its remedy if the backend times out, or if
   * `backends` of package.json does not allow the request.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Prefix of backends for browsers: `/_backends/mf-example/contact/v1/messages`. */
export const BACKEND_PREFIX = '/_backends';
