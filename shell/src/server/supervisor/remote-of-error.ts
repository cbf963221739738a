/** Where the verified copy of a version lies: `copies/PROCESS/NAME/VERSION/`. */
const COPY = /[/\\]copies[/\\][^/\\]+[/\\]([a-z][a-z0-9-]*)[/\\](\d+\.\d+\.\d+[^/\\]*)[/\\]/;

/** Returns `name@version` of the remote whose code an error came from, by its stack; null for the shell's own. */
export function remoteOfError(error: unknown): string | null {
  const [, name, version] = COPY.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return name && version ? `${name}@${version}` : null;
}
