/** A range of counts drawn in one colour. */
export interface CountClass {
  readonly from: number;
  readonly to: number;
}

/** More colours would be indistinguishable. */
const CLASSES = 4;

/** Returns quantile classes, lowest first; equal counts share a class. */
export function countClasses(counts: readonly number[]): CountClass[] {
  const ordered = counts.toSorted((left, right) => left - right);
  const bounds = Array.from(
    { length: CLASSES },
    (_, index) => ordered[Math.ceil(((index + 1) * ordered.length) / CLASSES) - 1],
  );
  const highest = [...new Set(bounds)].filter((bound) => bound !== undefined);
  return highest.map((to, index) => {
    const below = highest[index - 1];
    const from = ordered.find((count) => below === undefined || count > below) ?? to;
    return { from, to };
  });
}

/** Returns the class of a count, from 1 to 4; a single class is drawn as the highest. */
export function levelOf(count: number, classes: readonly CountClass[]): number {
  const place = classes.findIndex(({ from, to }) => count >= from && count <= to);
  return place < 0 ? 0 : CLASSES - classes.length + place + 1;
}
