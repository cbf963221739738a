/** Matches a component's id in style elements of styled-components. */
const COMPONENT = /data-styled\.g\d+\[id="([^"]+)"\]/g;

/** Returns a pattern of a remote's class name prefixes: its own, or the design system's. */
export function namespacesOf(remote: string): RegExp {
  return new RegExp(`^(${remote}|ui-[\\w-]+)__`);
}

/** Keyframes are named by a hash of their content, so they cannot collide. */
const KEYFRAMES = /^sc-keyframes-/;

/** Returns the ids of styled components outside these namespaces, including global styles. */
export function foreignStyles(styles: string, namespaces: RegExp): string[] {
  return [...styles.matchAll(COMPONENT)].flatMap(([, id = '']) =>
    namespaces.test(id) || KEYFRAMES.test(id) ? [] : [id],
  );
}
