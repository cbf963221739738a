const CONCURRENCY = 4;

/** Processes items with limited concurrency. */
export async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
