/** An element of styles as styled-components writes it: the id of each component before its rules. */
const COMPONENT = /data-styled\.g\d+\[id="([^"]+)"\]/g;

/** Returns what the class names of a remote begin with: its own, or the design system's. */
export function namespacesOf(remote: string): RegExp {
  return new RegExp(`^(${remote}|ui-[\\w-]+)__`);
}

/** Animations are named by their own text: none is changed by another of the same name. */
const KEYFRAMES = /^sc-keyframes-/;

/** Returns the ids of components in written styles that are of none of these namespaces: global styles among them. */
export function foreignStyles(styles: string, namespaces: RegExp): string[] {
  return [...styles.matchAll(COMPONENT)].flatMap(([, id = '']) =>
    namespaces.test(id) || KEYFRAMES.test(id) ? [] : [id],
  );
}
