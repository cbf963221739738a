import type { ReleaseDocument, RemoteManifest } from '@careers/contract';

interface Answer<Body> {
  content: { 'application/json': Body };
}
interface Asked<Parameters, Body> {
  parameters: Parameters;
  responses: { 200: Answer<Body> };
}
interface Sent<Parameters, Content, Body> {
  parameters: Parameters;
  requestBody: { content: { 'application/json': Content } };
  responses: { 200: Answer<Body> };
}
interface Path<Names extends string> {
  path: Record<Names, string>;
}

interface GateResult {
  rule: string;
  outcome: string;
  detail: string;
}
type VersionState = 'checking' | 'ready' | 'refused' | 'deleted';
interface Grant {
  role: 'viewer' | 'publisher' | 'manager' | 'administrator' | 'shell';
  scope: string | null;
}
interface Changes {
  added: string[];
  removed: string[];
}
interface Token {
  id: string;
  name: string;
  grants: Grant[];
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
}
type Moving = {
  reason: string;
} & (
  | {
      remote: string;
      action: 'start' | 'advance' | 'pause' | 'halt' | 'promote' | 'rollback' | 'pin' | 'unpin';
      version?: string;
      percent?: number;
    }
  | { action: 'restore'; revision: number }
);

/** The registry's endpoints, as its OpenAPI document describes them. */
export interface paths {
  '/v1/remotes': {
    get: Asked<
      object,
      { name: string; team: string; mount: string[]; widgets: string[]; versions: string[] }[]
    >;
  };
  '/v1/remotes/{name}': {
    put: Sent<Path<'name'>, { team: string; mount: string[]; widgets: string[] }, unknown>;
  };
  '/v1/remotes/{name}/versions': {
    post: {
      parameters: Path<'name'> & { query?: { allowRemovals?: boolean; withoutShells?: boolean } };
      requestBody: { content: { 'application/gzip': Blob } };
      responses: {
        201: Answer<{
          name: string;
          version: string;
          digest: string;
          state: VersionState;
          gate: GateResult[];
        }>;
      };
    };
  };
  '/v1/remotes/{name}/versions/{number}': {
    get: Asked<
      Path<'name' | 'number'>,
      {
        state: VersionState;
        manifest: RemoteManifest;
        provenance: Record<string, unknown>;
        gate: GateResult[];
        bytes: number;
        publishedBy: string;
        publishedAt: string;
      }
    >;
  };
  '/v1/remotes/{name}/versions/{a}/diff/{b}': {
    get: Asked<
      Path<'name' | 'a' | 'b'>,
      { mount: Changes; widgets: Changes; shared: unknown; chunks: unknown }
    >;
  };
  '/v1/environments/{environment}': {
    get: Asked<
      Path<'environment'>,
      {
        name: string;
        rank: number;
        requires: string | null;
        frozen: string | null;
        revision: number;
        document: ReleaseDocument;
        shells: {
          instance: string;
          host: string;
          revision: number;
          tookMilliseconds: number | null;
          seenAt: string;
          live: boolean;
        }[];
      }
    >;
  };
  '/v1/environments/{environment}/moves': {
    post: Sent<
      Path<'environment'> & { header: { 'If-Match': string } },
      Moving,
      { revision: number; document: ReleaseDocument }
    >;
  };
  '/v1/environments/{environment}/revisions': {
    get: Asked<
      Path<'environment'>,
      { revision: number; issuedAt: string; lastMove: ReleaseDocument['lastMove'] }[]
    >;
  };
  '/v1/environments/{environment}/freeze': {
    put: Sent<Path<'environment'>, { reason: string }, unknown>;
    delete: Asked<Path<'environment'>, unknown>;
  };
  '/v1/me': {
    get: Asked<object, { name: string; kind: 'person' | 'token' | 'workload' | 'local'; grants: Grant[] }>;
  };
  '/v1/tokens': {
    get: Asked<object, Token[]>;
    post: {
      parameters: object;
      requestBody: {
        content: { 'application/json': { name: string; grants: Grant[]; days?: number; reason?: string } };
      };
      responses: { 201: Answer<Token & { token: string }> };
    };
  };
  '/v1/tokens/{id}': { delete: Asked<Path<'id'>, unknown> };
}
