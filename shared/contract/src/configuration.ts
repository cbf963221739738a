/** An area's access to the job API: the shell decides on host, cache and sanitising. */
export interface ApiAccess {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
}

/** A third-party service, loaded only with consent to its category (decisions.md#storage-and-consent). */
export type ThirdPartyId = 'tagManager' | 'analytics' | 'labs' | 'chat';

/** Settings for storing a visitor's consent (decisions.md#storage-and-consent). */
export interface ConsentSettings {
  /** A third-party consent platform may write it too. */
  cookieName: string;
  /** True if a visitor who has not answered refuses personalisation too. */
  isStrict: boolean;
}

/** The part of the configuration that is public. */
export interface PublicConfiguration {
  /** `https://host` without trailing slash: base of canonical URLs. */
  publicBaseUrl: string;
  productId: string;
  productName: string;
  environment: 'production' | 'development';
  /** The registry's environment, such as `staging`; absent in shells from before this field. */
  deploymentEnvironment?: string;
  /** `https://host` of the film player; no request before advertising cookies are allowed. */
  videoProviderUrl: string;
  /** URL of each service's script; an absent one is off. */
  thirdParties: Partial<Record<ThirdPartyId, string>>;
  /** The default applies when absent. */
  consent?: ConsentSettings;
}
