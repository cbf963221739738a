import type { DeskRenderer } from '@careers/desk/views';

/** The identity provider for users. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Absent for a public client, which relies on PKCE alone. */
  clientSecret?: string | undefined;
}

export interface IdentitySettings {
  /** Public origin: `https://registry.example.com`. */
  publicUrl: string;
  /** Folder for the key of the sessions, `.data/registry`. */
  directory: string;
  /** Administrator's token in local.json, for its readers. */
  localToken: string;
  /** Token of local.json for the shell that the launcher starts. */
  shellToken: string;
  /** Without it users sign in by one-time links. */
  oidc?: ProviderSettings | undefined;
  /** Renders the login pages. */
  desk: DeskRenderer;
  /** Default path after a login. */
  home?: string | undefined;
  /** Receives a one-time link if no administrator can sign in. */
  announce: (link: string) => void;
}
