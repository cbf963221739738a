import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { serveLoopback } from './loopback.ts';
import type { Loopback } from './loopback.ts';

export const CLIENT = { clientId: 'registry', clientSecret: 'a-secret-of-the-tests' };

export interface PeopleProvider extends Loopback {
  /** Name before the @ of the next user to sign in; null refuses. */
  visitor: string | null;
}

/** Starts a certified OpenID Connect provider without passwords. */
export async function startPeopleProvider(redirectUri: string): Promise<PeopleProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }];
  const state: { visitor: string | null } = { visitor: 'camille' };
  const server = await serveLoopback((origin) => {
    const provider = providerAt(origin, redirectUri, keys);
    const answer = provider.callback();
    return (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
      const { visitor } = state;
      const result = visitor ? { login: { accountId: visitor } } : { error: 'access_denied' };
      void provider.interactionFinished(request, response, result);
    };
  });
  return Object.assign(state, server);
}

function providerAt(origin: string, redirectUri: string, keys: object[]): Provider {
  return new Provider(origin, {
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] },
    ],
    jwks: { keys },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        name: `${accountId.charAt(0).toUpperCase()}${accountId.slice(1)}`,
        email: `${accountId}@exemple.fr`,
        email_verified: true,
      }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: CLIENT.clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ttl: { Grant: 60, Session: 60, Interaction: 60, AccessToken: 60, IdToken: 60 },
  });
}
