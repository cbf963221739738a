import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { serveLoopback } from './loopback.ts';
import type { Loopback } from './loopback.ts';

export interface WorkloadIssuer extends Loopback {
  /** Number of requests for its keys. */
  readonly asked: number;
  /** False while it does not answer. */
  isUp: boolean;
  /** Returns a pipeline's token; `changes` its claims, `by` signs with another key. */
  tokenFor(
    claims: Record<string, unknown>,
    how?: { expired?: boolean; byStranger?: boolean },
  ): Promise<string>;
}

const KEY = 'one';

/** Starts a CI identity provider: discovery, keys, and tokens for pipelines. */
export async function startWorkloadIssuer(): Promise<WorkloadIssuer> {
  const [own, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: KEY, alg: 'RS256' }];
  const state = { asked: 0, isUp: true };
  const server = await serveLoopback((origin) => (request, response) => {
    if (!state.isUp) return void request.socket.destroy();
    const isKeys = request.url === '/keys';
    if (isKeys) state.asked += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? { keys } : { issuer: origin, jwks_uri: `${origin}/keys` }));
  });
  return Object.assign(state, server, {
    tokenFor: (claims: Record<string, unknown>, { expired = false, byStranger = false } = {}) =>
      new SignJWT({
        iss: server.origin,
        aud: 'registry',
        sub: 'repo:careers/site:ref:refs/heads/main',
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: KEY })
        .setIssuedAt(expired ? '-10m' : '-1s')
        .setExpirationTime(expired ? '-5m' : '5m')
        .sign(byStranger ? stranger.privateKey : own.privateKey),
  });
}
