import Type from 'typebox';
import type { Static } from 'typebox';
import { check } from './check.ts';
import type { ReleaseDocument, RemoteRelease } from './release.ts';

/** A version that shells have turned off for everyone, because it ended the processes that run it. */
export const FuseSchema = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  version: Type.String({ minLength: 1 }),
  /** When, as an instant (ISO 8601). */
  time: Type.String(),
  /** Why, as a sentence for its team. */
  reason: Type.String(),
});

export type Fuse = Static<typeof FuseSchema>;

/**
 * Returns the value as a fuse.
 * @throws ContractError naming the wrong fields.
 */
export function parseFuse(value: unknown): Fuse {
  return check(FuseSchema, value, 'fuse');
}

/**
 * Returns a release document that names none of the versions (`name@version`) that are off: a candidate is nobody's then,
 * a stable version gives way to the one before it, if there is one.
 */
export function withoutFused(document: ReleaseDocument, off: ReadonlySet<string>): ReleaseDocument {
  if (off.size === 0) return document;
  const remotes = Object.entries(document.remotes).map(([name, release]): [string, RemoteRelease] => {
    const isOff = (version: string) => off.has(`${name}@${version}`);
    const { candidate, stable, fallback } = release;
    const [next = stable, ...others] = [stable, ...fallback].filter((version) => !isOff(version));
    const isOnTrial = candidate !== null && !isOff(candidate);
    return [
      name,
      {
        ...release,
        stable: next,
        fallback: others,
        ...(!isOnTrial && { candidate: null, percent: 0 }),
      },
    ];
  });
  return { ...document, remotes: Object.fromEntries(remotes) };
}
