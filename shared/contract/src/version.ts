/** Version of the contract between shell and remotes; a remote with another version is rejected. */
export const CONTRACT_VERSION = 2;
