/** Ends what `start-cluster.ts` has started. Jest runs this after the last file. */
export default async function stopCluster(): Promise<void> {
  await globalThis.stopTestCluster?.();
}
