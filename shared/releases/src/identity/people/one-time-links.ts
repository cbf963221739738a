import { refused } from '../../registry-error.ts';
import { hashOf, newSecret } from '../secrets.ts';

const LIFETIME_MILLISECONDS = 3_600_000;

interface Link {
  expiresAt: number;
  used: boolean;
}

/** One-time links that make their user administrator. Stores only hashes, in memory: a restart revokes all. */
export class OneTimeLinks {
  readonly #links = new Map<string, Link>();

  issue(): { code: string; expiresAt: Date } {
    const code = newSecret();
    const expiresAt = Date.now() + LIFETIME_MILLISECONDS;
    this.#links.set(keyOf(code), { expiresAt, used: false });
    return { code, expiresAt: new Date(expiresAt) };
  }

  /** @throws RegistryError 410 for a used, expired or unknown link. */
  check(code: string): Link {
    const link = this.#links.get(keyOf(code));
    if (!link)
      throw refused('link-unknown', 'This link is not valid, or from before the registry was restarted.');
    if (link.used) throw refused('link-used', 'This link has been used, and works once only.');
    if (link.expiresAt <= Date.now())
      throw refused('link-expired', 'This link has expired, an hour after its creation.');
    return link;
  }

  /**
   * Consumes a link.
   * @throws RegistryError 410 like `check`.
   */
  take(code: string): void {
    this.check(code).used = true;
  }
}

function keyOf(code: string): string {
  return hashOf(code).toString('hex');
}
