import Type from 'typebox';
import type { Static } from 'typebox';
import { check } from './check.ts';
import { LayoutSchema } from './layout.ts';

/** A module with one instance per page, the shell's. */
const SharedModule = Type.Object({
  version: Type.String(),
  /** Names that remotes can import. */
  exports: Type.Array(Type.String()),
});

/** Capabilities of a shell's build: what remotes can import. */
const ShellOfferSchema = Type.Object({
  /** Contracts that it runs; absent in shells of contract 2. */
  contracts: Type.Optional(Type.Array(Type.Integer())),
  shared: Type.Record(Type.String(), SharedModule),
  /** Extension points of its layout for remotes; absent in shells of contract 2. */
  layout: Type.Optional(LayoutSchema),
});

/** A running shell's capabilities, checked before each release. */
export const ShellManifestSchema = Type.Object({
  host: Type.String({ minLength: 1 }),
  process: Type.Integer({ minimum: 1 }),
  ...ShellOfferSchema.properties,
  /** Build that replaces this one after its rollback: released versions must run there too. */
  fallback: Type.Optional(ShellOfferSchema),
});

export type ShellOffer = Static<typeof ShellOfferSchema>;
export type ShellManifest = Static<typeof ShellManifestSchema>;

/** Lifetime of a shell's manifest: without a renewal, the shell counts as stopped. */
export const SHELL_LIFETIME_MILLISECONDS = 60_000;

/** Returns the contracts that a shell runs. */
export function contractsOf({ contracts = [2] }: Pick<ShellOffer, 'contracts'>): readonly number[] {
  return contracts;
}

/**
 * Returns the value as a shell's manifest.
 * @throws ContractError naming the invalid fields.
 */
export function parseShellManifest(value: unknown, what = 'manifest of a shell'): ShellManifest {
  return check(ShellManifestSchema, value, what);
}

/**
 * Returns the value as the capabilities of a shell's build.
 * @throws ContractError naming the invalid fields.
 */
export function parseShellOffer(value: unknown, what = 'offer of a shell'): ShellOffer {
  return check(ShellOfferSchema, value, what);
}
