/** Version of the contract between shell and remotes that a build of today keeps. */
export const CONTRACT_VERSION = 3;

/** Contracts that run here: today's and the one before, so that a new shell stops no remote that is released. */
export const CONTRACT_WINDOW = [2, CONTRACT_VERSION] as const;

export type ContractVersion = (typeof CONTRACT_WINDOW)[number];

/** Returns true if this contract version is supported. */
export function isInWindow(contract: unknown): contract is ContractVersion {
  return CONTRACT_WINDOW.some((version) => version === contract);
}
