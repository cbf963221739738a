import { readFileSync, readdirSync } from 'node:fs';
import imports from 'eslint-plugin-import-x';
import jestDom from 'eslint-plugin-jest-dom';
import accessibility from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import hooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import typescript from 'typescript-eslint';

const areas = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

/**
 * Imports point one way: areas → platform, ui, api-client → contract. An area meets another at run time only,
 * through a widget or a link.
 */
const otherAreas = (area) => [
  {
    group: areas
      .filter((other) => other !== area)
      .flatMap((other) => [`@careers/${other}`, `@careers/${other}/*`, `**/${other}/**`]),
    message: 'An area never imports another area: use its widget, or a link.',
  },
  {
    group: [
      '@careers/shell',
      '@careers/shell/*',
      '**/shell/**',
      '@careers/cli',
      '@careers/cli/*',
      '@careers/releases',
      '@careers/job-api',
      '@careers/postgres',
    ],
    message: 'An area knows the platform, the design system, the API client and the contract only.',
  },
];

const routerFacade = {
  group: ['react-router', 'react-router/*', 'react-router-dom'],
  message: 'Areas reach the router through @careers/platform.',
};

const intlAtStart = {
  selector:
    ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  message:
    'Intl at start blocks a slow phone for 60 ms: use @careers/ui/french, or make the format when it is first needed.',
};

/** Outside of a block that begins with `${hovering}`, or after its end. */
const hoverByTouch = {
  selector: 'TemplateElement[value.raw=/^(?! ?\\{)[^]*:hover|^ ?\\{([^{}]|\\{[^{}]*\\})*\\}[^]*:hover/]',
  message: 'A touch screen keeps :hover after the tap: write it inside ${hovering} { … } of @careers/ui.',
};

const pixelQueries = {
  selector: 'TemplateElement[value.raw=/@(media|container)[^{]*\\dpx/]',
  message:
    'A larger text needs the layout of a narrower window: use below(…), from(…) of @careers/ui, or em.',
};

/** Such an element says nothing of what it holds: the next one of its kind would get the style too. */
const namelessParts = {
  selector: [
    'TemplateElement[value.raw=/(^|[\\s>+~,(])(b|i|em|strong|span)\\b[^;{}]*\\{/]',
    'JSXOpeningElement[name.name=/^[bi]$/]',
    'TaggedTemplateExpression > MemberExpression[object.name="styled"][property.name=/^[bi]$/]',
  ].join(', '),
  message: 'Name the part: const Price = styled.span`…`. Emphasis in a text is <strong> or <em>.',
};

const columnsThatFit = {
  selector: 'TemplateElement[value.raw=/repeat\\(\\s*auto-fi/]',
  message: 'As many columns as fit are an <AutoGrid> of @careers/ui.',
};

/** In styles, in the pictures written into them, and in properties: a colour of one theme is not one of the other. */
const literalColors = {
  selector: [
    'TemplateElement[value.raw=/(#|%23)([0-9a-f]{3,4}){1,2}\\b|(rgb|hsl)a?\\([\\d\\s]/i]',
    'TemplateElement[value.raw=/(background|border|color|fill|outline|shadow|stroke)[^:;{}]*:[^;{}]*\\b(white|black)\\b(?!-)/]',
    'Literal[value=/^#([0-9a-f]{3,4}){1,2}$|%23([0-9a-f]{3,4}){1,2}\\b|(rgb|hsl)a?\\([\\d\\s]/i]',
  ].join(', '),
  message: 'Name the colour by its meaning: a token of @careers/ui, which the dark theme changes.',
};

/** Figures that cannot be mistaken for anything else: those with a unit, or with their thousands apart. */
const writtenFigures = Object.values(
  JSON.parse(readFileSync(new URL('shared/platform/src/figures.json', import.meta.url), 'utf8')),
).filter((figure) => /^\d[^A-Z]*\u00a0/.test(figure));
const copiedFigures = {
  selector: ['Literal[value', 'JSXText[value', 'TemplateElement[value.raw']
    .map((part) => `${part}=/(?<!\\d)(${writtenFigures.join('|')})/]`)
    .join(', '),
  message: 'Write a figure of the owner by its name in @careers/platform/figures: it is told in one place.',
};

/** What an editor's content is checked for, in the words that components hold themselves. */
const frenchSpaces = {
  selector: ['JSXText', 'JSXAttribute > Literal']
    .map((part) => `${part}[value=/(^|[^\\u00a0]) [:;!?»%€](\\s|$)|« /]`)
    .join(', '),
  message: 'Put U+00A0 before : ; ! ? » % € and after «, so that no line begins with them.',
};

/** Elisions only: names of places keep the spelling of their register. */
const frenchApostrophes = {
  selector: ['Literal[value', 'JSXText[value', 'TemplateElement[value.raw']
    .map((part) => `${part}=/(^|[\\s\\u00a0(«])([cdjlmnst]|(jus|lors|puis)?qu|aujourd)'(\\p{L}|$)/iu]`)
    .join(', '),
  message: 'Write the apostrophe ’ in what visitors read.',
};

/** Beside others in its element: a browser's translation moves it from where React would change or remove it. */
const bareTexts = {
  selector: [
    'JSXElement',
    'JSXText[value=/\\S/]',
    'JSXExpressionContainer[expression.type!="JSXEmptyExpression"]',
  ]
    .flatMap((other) => [`${other} ~ JSXExpressionContainer`, `JSXExpressionContainer:has(~ ${other})`])
    .flatMap((beside) => [
      `${beside} > ConditionalExpression > :matches(Literal, TemplateLiteral)`,
      `${beside} > LogicalExpression > :matches(Literal, TemplateLiteral).right`,
    ])
    .join(', '),
  message:
    'Give a text that comes or changes an element of its own, or make the sentence one text: `… ${…} …`.',
};

const noAreas = {
  group: areas.flatMap((area) => [`@careers/${area}`, `@careers/${area}/*`, `**/${area}/**`]),
  message: 'Only the release document decides which areas a page has: nothing imports an area.',
};

const noCommandLine = {
  group: ['@careers/cli', '@careers/cli/*', '**/cli/**'],
  message: 'The command line stands above the registry: it speaks to its API.',
};

const ofPages = [
  intlAtStart,
  copiedFigures,
  frenchSpaces,
  frenchApostrophes,
  hoverByTouch,
  pixelQueries,
  namelessParts,
  columnsThatFit,
  bareTexts,
];

export default typescript.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/dist-development',
      '**/.data',
      '**/*.js',
      '!*.js',
      '!**/jest.config.js',
      '**/*.mjs',
      '**/*.cjs',
      'shared/api-client/src/schema.ts',
      'shared/job-api/src/database/tables.ts',
      'shared/releases/src/database/tables.ts',
      'shared/cli/src/client/schema.ts',
    ],
  },
  ...typescript.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    // Rules that need types are in .oxlintrc.json.
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Cycles are those of .oxlintrc.json.
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': imports },
    rules: {
      'import-x/first': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', ['external', 'internal'], ['parent', 'sibling', 'index']],
          'newlines-between': 'never',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': accessibility },
    rules: {
      ...accessibility.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  ...areas.map((area) => ({
    files: [`${area}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [...otherAreas(area), routerFacade] }] },
  })),
  {
    files: ['shared/**/*.{ts,tsx}', 'shell/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noAreas] }] },
  },
  {
    files: ['shared/{contract,federation,releases}/**/*.ts', 'shell/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noAreas, noCommandLine] }] },
  },
  {
    files: [
      'mf-*/src/**/*.{ts,tsx}',
      'shared/{ui,platform}/src/**/*.{ts,tsx}',
      'shell/src/{app,client}/**/*.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', ...ofPages, literalColors] },
  },
  {
    // The tokens themselves, the brand's mark, paper, and what an API's colours are in tests.
    files: [
      'shared/ui/src/styles/tokens.ts',
      'shared/ui/src/content/logo.tsx',
      'mf-offer/src/files/**/*.ts',
      'mf-*/src/test/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...ofPages] },
  },
  {
    files: ['shell/src/layout/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        frenchApostrophes,
        hoverByTouch,
        pixelQueries,
        literalColors,
        namelessParts,
      ],
    },
  },
  {
    // Pages of another language, on the same tokens.
    files: ['shared/desk/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        hoverByTouch,
        pixelQueries,
        literalColors,
        namelessParts,
        columnsThatFit,
      ],
    },
  },
  {
    files: ['mf-*/content/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', copiedFigures] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ...testingLibrary.configs['flat/react'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // What has no role is looked up in the document: structured data, heads, times, pictures for the eye.
      'testing-library/no-container': 'off',
      'testing-library/no-node-access': 'off',
      // `renderArea` and `within` bring queries of a part of the page.
      'testing-library/prefer-screen-queries': 'off',
      'testing-library/render-result-naming-convention': 'off',
      'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ...jestDom.configs['flat/recommended'],
  },
  {
    files: ['e2e/tests/**/*.ts', 'e2e/support/**/*.ts'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/consistent-spacing-between-blocks': 'off',
      // What a page has loaded is counted at its end; a choice or a card is hit through what is drawn over it.
      'playwright/no-networkidle': 'off',
      'playwright/no-force-option': 'off',
      // One test walks over a table of pages or widths, and says what differs; helpers hold expectations too.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
    },
  },
  {
    files: ['e2e/tests/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test', 'expect', 'chromium'],
          message: 'Import test and expect from e2e/support/test.ts: it fails a test whose pages log errors.',
        },
      ],
    },
  },
  {
    // A component's markup is read as the picture that it is.
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    // As long as the functions that they hold: a table of routes, a client with its methods, a server put together.
    files: [
      'shared/job-api/src/**/*routes.ts',
      'mf-search/src/api/job-api.ts',
      'shell/src/client/navigation/site-router.ts',
      'shell/src/server/application.ts',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 85, skipBlankLines: true, skipComments: true }] },
  },
  {
    // One state with all that shows it; in parts, each would be handed the whole state. Rules of one form, in order.
    files: [
      'shared/ui/src/forms/file-drop.tsx',
      'mf-search/src/pages/offres-emploi/page.tsx',
      'shared/job-api/src/applications/validate.ts',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['shared/job-api/tools/seed/**/*.ts', 'mf-*/content/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
);
