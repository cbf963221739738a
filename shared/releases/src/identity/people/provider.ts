import * as client from 'openid-client';
import type { FastifyRequest } from 'fastify';
import { refused } from '../../registry-error.ts';
import { isSecureAddress } from '../secure-address.ts';
import type { ProviderSettings } from '../settings.ts';
import { cleanName } from './people.ts';
import type { ProvenPerson } from './people.ts';

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid profile email';

/** State of a pending login. */
export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
  /** Path to return to. */
  to: string;
  startedAt: number;
}

/** The users' OpenID Connect provider: authorization code with PKCE, state and nonce. */
export class Provider {
  #configuration: client.Configuration | undefined;
  readonly #settings: ProviderSettings;
  readonly #redirectUri: string;

  constructor(settings: ProviderSettings, publicUrl: string) {
    this.#settings = settings;
    this.#redirectUri = new URL('/login/callback', publicUrl).href;
  }

  /**
   * Returns the authorization URL, and the state to verify its callback.
   * @throws RegistryError 503 if the provider does
   * not answer.
   */
  async begin(to: string): Promise<{ address: string; pending: PendingLogin }> {
    const configuration = await this.#configure();
    const verifier = client.randomPKCECodeVerifier();
    const pending = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier,
      to,
      startedAt: Date.now(),
    };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri,
      scope: SCOPE,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, pending };
  }

  /**
   * Returns the person who signed in, from the parameters of `/login/callback`.
   * @throws the client's error if the
   * response does not belong to this login.
   */
  async finish(parameters: string, { state, nonce, verifier }: PendingLogin): Promise<ProvenPerson> {
    const configuration = await this.#configure();
    const answer = new URL(`${this.#redirectUri}?${parameters}`);
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider gave no ID token.');
    const details = configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
    const { name, preferred_username: login, email, email_verified: isVerified } = { ...claims, ...details };
    const words = [name, login, claims.sub].find((text) => typeof text === 'string' && cleanName(text));
    return {
      issuer: claims.iss,
      subject: claims.sub,
      name: cleanName(String(words)),
      email: typeof email === 'string' && isVerified !== false ? cleanName(email) : null,
    };
  }

  async #configure(): Promise<client.Configuration> {
    if (this.#configuration) return this.#configuration;
    const { issuer, clientId, clientSecret } = this.#settings;
    // Allows plain HTTP on this machine only; over the network the library refuses it.
    const execute = [client.enableNonRepudiationChecks];
    if (isSecureAddress(issuer) && issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
    try {
      this.#configuration = await client.discovery(
        new URL(issuer),
        clientId,
        clientSecret,
        clientSecret ? undefined : client.None(),
        { execute, timeout: TIMEOUT_SECONDS },
      );
      return this.#configuration;
    } catch {
      throw refused(
        'provider-unreachable',
        `The provider ${issuer} that people sign in with does not answer.`,
      );
    }
  }
}

/**
 * Refuses a change sent with a person's cookie from another origin (CSRF).
 * @throws RegistryError 403
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  if (request.headers.origin === origin) return;
  throw refused(
    'foreign-origin',
    `A person changes something only from pages of ${origin}, this comes from ${request.headers.origin ?? 'nowhere'}.`,
  );
}
