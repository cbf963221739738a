import Type from 'typebox';
import type { Static } from 'typebox';
import { check } from './check.ts';

/** A module with one instance a page, the shell's. */
const SharedModule = Type.Object({
  version: Type.String(),
  /** Names that remotes can import. */
  exports: Type.Array(Type.String()),
});

/** A running shell's capabilities, checked before each release. */
export const ShellManifestSchema = Type.Object({
  host: Type.String({ minLength: 1 }),
  process: Type.Integer({ minimum: 1 }),
  shared: Type.Record(Type.String(), SharedModule),
});

export type ShellManifest = Static<typeof ShellManifestSchema>;

/** A shell that has not renewed its manifest for this long is gone. */
export const SHELL_LIFETIME_MILLISECONDS = 60_000;

/**
 * Returns the value as a shell's manifest.
 * @throws ContractError naming the invalid fields.
 */
export function parseShellManifest(value: unknown, what = 'manifest of a shell'): ShellManifest {
  return check(ShellManifestSchema, value, what);
}
