/** What the shell adds, and what needs a layout, which jsdom has not: end-to-end tests look at those. */
const NOT_OURS = ['color-contrast', 'region', 'target-size'];

/** Returns what axe finds in a page, each with the first of its elements and what to do. */
export async function accessibilityFaults(page: Document): Promise<string[]> {
  // Imported where there is a window, which it looks for when it is loaded.
  const { default: axe } = await import('axe-core');
  const styles = new Set(page.querySelectorAll('style'));
  const { violations } = await axe.run(page, {
    rules: Object.fromEntries(NOT_OURS.map((rule) => [rule, { enabled: false }])),
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  // It leaves one of its own.
  for (const style of page.querySelectorAll('style')) if (!styles.has(style)) style.remove();
  return violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes[0]?.html ?? ''}`);
}
