import { format } from 'node:util';

const errors: string[] = [];

/** Fails each test that logs an error; a test that expects one mocks `console.error`. */
export function failOnConsoleErrors(): void {
  console.error = (...parts: unknown[]) => void errors.push(format(...parts));
  afterEach(() => {
    const [first] = errors.splice(0);
    if (first !== undefined) throw new Error(`The test logged an error: ${first}`);
  });
}
