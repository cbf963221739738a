/** Jest's global teardown. */
export default async function stopCluster(): Promise<void> {
  await globalThis.stopTestCluster?.();
}
