import semver from 'semver';

export interface Change {
  /** Text of the changelog. */
  text: string;
  version: string;
  /** True for a change in a major version, which may break the remote. */
  isBreaking: boolean;
}

/** Returns the changelog entries after one version up to another, newest first. */
export function changesBetween(changelog: string, after: string, upTo: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [title = '', ...lines] = section.split('\n');
      const version = semver.valid(title.trim());
      if (!version || !semver.gt(version, after) || semver.gt(version, upTo)) return [];
      const isBreaking = semver.minor(version) === 0 && semver.patch(version) === 0;
      return entriesOf(lines.join('\n')).map((text) => ({ text, version, isBreaking }));
    });
}

/** Returns the items of a list, each on one line. */
function entriesOf(text: string): string[] {
  const items = text.split(/^- /m).slice(1);
  return items.map((item) => item.trim().replace(/\s+/g, ' '));
}

/** Returns the files of a remote that contain a name quoted in a change, such as `./sources` or `chooseVersions`. */
export function filesTouched({ text }: Change, files: ReadonlyMap<string, string>): string[] {
  const names = [...text.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => wordsOf(name))
    .filter((words) => words !== null);
  return [...files].filter(([, source]) => names.some((name) => name.test(source))).map(([file]) => file);
}

/** Returns a pattern that matches a name as a whole word; null for a name without letters. */
function wordsOf(name: string): RegExp | null {
  const bare = name.replace(/^\.\//, '').replace(/\(.*$/, '');
  if (!/\p{L}{2}/u.test(bare)) return null;
  const escaped = bare.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'u');
}
