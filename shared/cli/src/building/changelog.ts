/** Returns the section of a version in a CHANGELOG.md, undefined when there is none. */
export function changelogEntry(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version);
  return section?.slice(section.indexOf('\n')).trim() || undefined;
}
