/** Version of the contract between shell and remotes that current builds follow. */
export const CONTRACT_VERSION = 3;

/** Supported contracts, the current and the previous one, so that released remotes run in a new shell. */
export const CONTRACT_WINDOW = [2, CONTRACT_VERSION] as const;

export type ContractVersion = (typeof CONTRACT_WINDOW)[number];

/** Returns true if this contract version is supported. */
export function isInWindow(contract: unknown): contract is ContractVersion {
  return CONTRACT_WINDOW.some((version) => version === contract);
}
