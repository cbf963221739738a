/**
 * Does the work for each item, so many at a time. Nothing new is begun after a failure, and it rejects with the first one
 * when all that was begun has ended.
 */
export async function eachOf<Item>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const next = async () => {
    for (const item of left) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atATime }, next));
  if (failures.length > 0) throw failures[0];
}
