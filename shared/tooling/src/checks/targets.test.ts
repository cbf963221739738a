import { relative } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../project.ts';

function settingsOf(target: string) {
  const file = `${PROJECT}/tsconfig${target}.json`;
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  const settings = ts.parseJsonConfigFileContent(config, ts.sys, PROJECT, {}, file);
  expect(settings.errors).toEqual([]);
  return settings;
}

const filesOf = (target: string) => settingsOf(target).fileNames.map((name) => relative(PROJECT, name));

const browser = filesOf('.browser');
const node = filesOf('.node');
const tests = filesOf('.test');

test('every file is type checked for at least one runtime', () => {
  const checked = new Set([...browser, ...node, ...tests]);
  expect(filesOf('').filter((file) => !checked.has(file))).toEqual([]);
});

test('browser code is checked with browser types, servers and tests are not', () => {
  expect(browser).toEqual(
    expect.arrayContaining(['mf-search/src/pages/favoris/page.tsx', 'shell/src/client/main.ts']),
  );
  expect(browser.filter((file) => /\.(test|server)\.tsx?$/.test(file))).toEqual([]);
});

test('a page that uses process or expect does not compile', () => {
  const options = { ...settingsOf('.browser').options, incremental: false };
  const host = ts.createCompilerHost(options);
  const page = 'page.ts';
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === page
      ? ts.createSourceFile(
          name,
          'export const a = [process.env, expect(1), document.title];',
          ts.ScriptTarget.ESNext,
        )
      : read(name, ...rest);
  const messages = ts
    .createProgram([page], options, host)
    .getSemanticDiagnostics()
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(messages).toHaveLength(2);
  expect(messages.join()).toMatch(/'process'.*'expect'/);
});
