/** Rules about landmarks of the shell, or that need a layout, which jsdom lacks: left to end-to-end tests. */
const DISABLED_RULES = ['color-contrast', 'region', 'target-size'];

/** Returns the violations that axe finds, each with its first element. */
export async function accessibilityFaults(page: Document): Promise<string[]> {
  // Imported here: it needs a window when it is evaluated.
  const { default: axe } = await import('axe-core');
  const styles = new Set(page.querySelectorAll('style'));
  const { violations } = await axe.run(page, {
    rules: Object.fromEntries(DISABLED_RULES.map((rule) => [rule, { enabled: false }])),
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  // Axe leaves a style element behind.
  for (const style of page.querySelectorAll('style')) if (!styles.has(style)) style.remove();
  return violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes[0]?.html ?? ''}`);
}
