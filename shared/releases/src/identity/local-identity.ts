import type { Identity } from './identity.ts';
import { isSame } from './secrets.ts';
import type { IdentitySettings } from './settings.ts';

const ADMINISTRATOR: Identity = {
  id: null,
  actor: { name: 'local administrator', kind: 'local', grants: [{ role: 'administrator', scope: null }] },
};
const SHELL: Identity = {
  id: null,
  actor: { name: 'local shell', kind: 'local', grants: [{ role: 'shell', scope: 'production' }] },
};

/** Returns who holds a token of local.json, or null. */
export function localIdentity(
  token: string,
  { localToken, shellToken }: Pick<IdentitySettings, 'localToken' | 'shellToken'>,
): Identity | null {
  // A setting that was left empty opens nothing.
  if (token === '') return null;
  if (isSame(token, localToken)) return ADMINISTRATOR;
  return isSame(token, shellToken) ? SHELL : null;
}
