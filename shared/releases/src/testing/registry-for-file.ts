const START_MILLISECONDS = 120_000;

/** Starts a registry with its own database before the tests of a file, and stops both afterwards. */
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
