import fc from 'fast-check';
import { missingStep, readReport, stepOf, writeReport } from './api-report.ts';

const OPTIONS = 'interface Options {\n    path: string;\n    title?: string;\n}';
const STORE =
  'class Store {\n    constructor(options: {\n        path: string;\n    });\n    get(): string;\n}';
const SCHEMA = 'const Settings: Type.TObject<{\n    role: Type.TString;\n}>;';
const withMember = (member: string) =>
  changed('@careers/ui Settings', SCHEMA.replace('}>', `    ${member}\n}>`));
const before = new Map([
  ['@careers/ui Store', STORE],
  ['@careers/ui Button', 'const Button: (props: ButtonProps) => Element;'],
  ['@careers/ui Options', OPTIONS],
  ['@careers/ui Settings', SCHEMA],
]);
const changed = (id: string, text: string) => new Map(before).set(id, text);

test('[TEAM-02] a report can be read back', () => {
  const name = fc.stringMatching(/^[a-zA-Z]{1,8}$/);
  const text = fc.stringMatching(/^[a-z(){};: ]{1,20}$/).map((line) => `type A = {\n    ${line}\n};`);
  fc.assert(
    fc.property(fc.dictionary(name, text), (declared) => {
      const api = new Map(Object.entries(declared));
      expect(readReport(writeReport('@careers/ui', '1.2.3', api))).toEqual({ version: '1.2.3', api });
    }),
  );
});

test.each([
  ['nothing', before, null],
  ['a new name', changed('@careers/ui Card', 'const Card: () => Element;'), 'minor'],
  [
    'a new optional member',
    changed('@careers/ui Options', OPTIONS.replace('}', '    icon?: string;\n}')),
    'minor',
  ],
  [
    'a new required member',
    changed('@careers/ui Options', OPTIONS.replace('}', '    icon: string;\n}')),
    'major',
  ],
  [
    'a new method of a class',
    changed('@careers/ui Store', STORE.replace('    get()', '    has(): boolean;\n    get()')),
    'minor',
  ],
  [
    'a new option of a constructor',
    changed('@careers/ui Store', STORE.replace('    });', '        size: number;\n    });')),
    'major',
  ],
  ['a new optional member of a schema', withMember('team: Type.TOptional<Type.TString>;'), 'minor'],
  [
    'a new optional object of a schema, whatever it requires',
    withMember('team: Type.TOptional<Type.TObject<{\n        name: Type.TString;\n    }>>;'),
    'minor',
  ],
  [
    'a required member of a schema after an optional object',
    withMember(
      'team: Type.TOptional<Type.TObject<{\n        name: Type.TString;\n    }>>;\n    size: Type.TNumber;',
    ),
    'major',
  ],
  ['a new required member of a schema', withMember('team: Type.TString;'), 'major'],
  ['a removed member', changed('@careers/ui Options', OPTIONS.replace('    title?: string;\n', '')), 'major'],
  ['a changed type', changed('@careers/ui Button', 'const Button: () => Element;'), 'major'],
  ['a removed name', new Map([...before].slice(1)), 'major'],
])('[TEAM-02] %s requires the right version bump', (_change, after, step) => {
  expect(stepOf(before, after)).toBe(step);
});

test.each([
  ['1.0.0', 'to 1.1.0'],
  ['1.0.1', 'to 1.1.0'],
  ['1.1.0', null],
  ['2.0.0', null],
])('[TEAM-02] with a new name since 1.0.0, version %s must be raised: %s', (version, expected) => {
  const after = changed('@careers/ui Card', 'const Card: () => Element;');
  const missing = missingStep('@careers/ui', version, { version: '1.0.0', api: before }, after);
  expect(missing).toEqual(expected && expect.stringContaining(expected));
});
