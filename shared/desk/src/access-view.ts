/** A granted role, with the id that revokes it. */
export interface GrantLine {
  id: string;
  role: string;
  /** Null for everything. */
  scope: string | null;
}

/** A user, or pipelines trusted by their provider's claims. */
export interface HolderLine {
  id: string;
  name: string;
  /** Authentication method. */
  proof: string;
  grants: readonly GrantLine[];
  /** Remotes that they may release, by environment. */
  releases: readonly { environment: string; remotes: readonly { remote: string; team: string }[] | 'all' }[];
}

/** A token that has neither expired nor been revoked; never the token itself. */
export interface TokenLine {
  id: string;
  name: string;
  grants: readonly Omit<GrantLine, 'id'>[];
  createdBy: string;
  createdAt: string;
  usedAt: string | null;
  expiresAt: string;
}

export interface AccessView {
  kind: 'access';
  /** Roles of the user. */
  own: readonly Omit<GrantLine, 'id'>[];
  /** Null for users who may not administer. */
  holders: { people: readonly HolderLine[]; pipelines: readonly HolderLine[] } | null;
  tokens: readonly TokenLine[];
  /** Choices of a new role. */
  roles: readonly string[];
  scopes: readonly string[];
  lacking: string | null;
  refusal: { rule: string; message: string; remedy: string } | null;
  /** Fields of a refused role, to fill the form again; null for none. */
  sent: { holder: string; role: string; scope: string; reason: string } | null;
}
