/** Returns what a CHANGELOG.md says of a version, undefined when it says nothing. */
export function changelogEntry(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version);
  return section?.slice(section.indexOf('\n')).trim() || undefined;
}
