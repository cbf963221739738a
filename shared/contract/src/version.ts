/** The border between the shell and a remote. A remote of another number is refused, never guessed at. */
export const CONTRACT_VERSION = 2;
