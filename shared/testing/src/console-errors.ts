import { format } from 'node:util';

const errors: string[] = [];

/** Makes a test that logs an error fail; a test that expects one spies on `console.error` with an implementation of its own. */
export function failOnConsoleErrors(): void {
  console.error = (...parts: unknown[]) => void errors.push(format(...parts));
  afterEach(() => {
    const [first] = errors.splice(0);
    if (first !== undefined) throw new Error(`The test logged an error: ${first}`);
  });
}
