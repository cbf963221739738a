import type { IllustrationName } from '@careers/ui';

/** Returns the SVG text of drawings of the design system; the artefact holds all of them. */
export function drawingsOf(names: readonly IllustrationName[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => {
      const file = (await import(
        /* webpackMode: "eager" */ `@careers/ui/assets/illustrations/${name}.svg`
      )) as { default: string };
      return file.default;
    }),
  );
}
