const START_MILLISECONDS = 120_000;

/** Starts a registry with a database of its own before the tests of a file, and ends both after them. */
export function registryForFile<Started extends { stop(): Promise<void> }>(
  start: () => Promise<Started>,
  use: (registry: Started) => void,
): void {
  let registry: Started;
  beforeAll(async () => {
    registry = await start();
    use(registry);
  }, START_MILLISECONDS);
  afterAll(() => registry.stop());
}
