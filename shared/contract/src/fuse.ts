import Type from 'typebox';
import type { Static } from 'typebox';
import { check } from './check.ts';
import type { ReleaseDocument, RemoteRelease } from './release.ts';

/** A version that shells have disabled for everyone, because it crashed their processes. */
export const FuseSchema = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  version: Type.String({ minLength: 1 }),
  /** ISO 8601. */
  time: Type.String(),
  /** A sentence for its team. */
  reason: Type.String(),
});

export type Fuse = Static<typeof FuseSchema>;

/**
 * Returns the value as a fuse.
 * @throws ContractError naming the invalid fields.
 */
export function parseFuse(value: unknown): Fuse {
  return check(FuseSchema, value, 'fuse');
}

/**
 * Returns a release document without the disabled versions (`name@version`): a disabled candidate is removed, a
 * disabled stable version falls back to the previous one, if any.
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
