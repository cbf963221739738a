const MAX_ENTRIES = 20;
const MAX_LINES = 30;
const MAX_LINE = 300;

/** Returns the section of a version in a CHANGELOG.md; undefined if there is none. */
export function changelogEntry(changelog: string, version: string): string | undefined {
  return sectionsOf(changelog).find((section) => section.version === version)?.text || undefined;
}

/** Returns the latest entries of a CHANGELOG.md, for the manifest. */
export function changelogEntries(changelog: string): Record<string, string[]> {
  const entries = sectionsOf(changelog)
    .slice(0, MAX_ENTRIES)
    .map(
      ({ version, text }) =>
        [
          version,
          text
            .split('\n')
            .map((line) =>
              line
                .replaceAll(/\p{Cc}/gu, ' ')
                .trimEnd()
                .slice(0, MAX_LINE)
                .toWellFormed(),
            )
            .filter((line) => line !== '')
            .slice(0, MAX_LINES),
        ] as const,
    );
  return Object.fromEntries(entries);
}

function sectionsOf(changelog: string): { version: string; text: string }[] {
  const sections = changelog.split(/^## /m).slice(1);
  return sections.map((section) => {
    const [title = '', ...lines] = section.split('\n');
    return { version: title.trim(), text: lines.join('\n').trim() };
  });
}
