import { runSteps } from './steps.ts';

const step = (name: string, code: string, remedy?: string) => ({
  name,
  command: process.execPath,
  parameters: ['-e', code],
  ...(remedy && { remedy }),
});

test('all steps run; failed ones are reported with their output and remedy', async () => {
  const lines: string[] = [];
  const failed = await runSteps(
    [
      step('types', 'console.log("line 7 is wrong"); process.exit(2)', 'fix it'),
      step('lint', ''),
      { name: 'format', command: 'no-such-program', parameters: [] },
    ],
    (line) => lines.push(line),
  );
  expect(failed.sort()).toEqual(['format', 'types']);
  expect(lines.join('\n')).toMatch(/types: FAILED in [\d.]+ s\nline 7 is wrong\ntypes: fix it/);
  expect(lines.join('\n')).toMatch(/lint: passed in/);
  expect(lines.join('\n')).toMatch(/no-such-program/);
});
