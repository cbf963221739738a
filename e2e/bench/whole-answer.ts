/** The embedded data of a page. */
interface PageData {
  answer: { remotes: { name: string; version: string }[] };
}

const DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;
const VERSIONED = /\/remotes\/([a-z-]+)\/([0-9][0-9A-Za-z.-]*)\/|data-remote="([a-z-]+)@([^"]+)"/g;

/** Returns the error of a page, or null: it must be complete, with one title, and only versions of its own release set. */
export function flawOf(html: string): string | null {
  if (!html.startsWith('<!doctype html>') || !html.endsWith('</body></html>')) return 'it is truncated';
  if (html.match(/<h1[ >]/g)?.length !== 1) return 'it does not have exactly one title';
  const data = DATA.exec(html)?.[1];
  if (!data) return 'it has no data';
  const { answer } = JSON.parse(data) as PageData;
  const versions = new Map(answer.remotes.map(({ name, version }) => [name, version]));
  for (const [, name = '', version, slot = '', served] of html.matchAll(VERSIONED)) {
    const [remote, found] = [name || slot, version ?? served];
    if (versions.get(remote) !== found) return `${remote}@${found} is not of its release set`;
  }
  return null;
}

/** Returns the version of a remote in a page. */
export function versionIn(html: string, remote: string): string | undefined {
  const { answer } = JSON.parse(DATA.exec(html)?.[1] ?? '{"answer":{"remotes":[]}}') as PageData;
  return answer.remotes.find(({ name }) => name === remote)?.version;
}
