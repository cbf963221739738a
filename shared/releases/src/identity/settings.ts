import type { DeskRenderer } from '@careers/desk/views';

/** The provider that people sign in with. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** None for a public client: the code is then protected by PKCE alone. */
  clientSecret?: string | undefined;
}

export interface IdentitySettings {
  /** Origin that people's browsers know: `https://registry.example.com`. */
  publicUrl: string;
  /** Folder for the key of the sessions, `.data/registry`. */
  directory: string;
  /** Token of local.json: its readers administer the registry. */
  localToken: string;
  /** Token of local.json for the shell that the launcher starts. */
  shellToken: string;
  /** Without it people sign in by one-time links. */
  oidc?: ProviderSettings | undefined;
  /** Renders the pages by which people sign in. */
  desk: DeskRenderer;
  /** Path after a login that no page has asked for. */
  home?: string | undefined;
  /** Receives the one-time link when no user who can sign in is administrator. */
  announce: (link: string) => void;
}
