import { darkTheme, darkTokens, lightTokens, tokens } from './tokens.ts';

type Tokens = ReadonlyMap<string, string>;

/** Later parts override, as in the cascade. */
function read(...parts: string[]): Tokens {
  return new Map(
    [...parts.join('').matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const root = tokens.slice(0, tokens.indexOf('[data-ground'));
const themes = { light: root, dark: root + darkTheme };

/** Returns a colour's relative luminance (WCAG 2.2). */
function luminance(set: Tokens, name: string): number {
  const value = set.get(name) ?? '';
  const alias = /^var\(--(.+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return luminance(set, alias);
  const channels = /^#(..)(..)(..)$/.exec(value)?.slice(1);
  if (!channels) throw new Error(`--${name} is no colour: ${value}`);
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => Number.parseInt(channel, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(set: Tokens, one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(set, one), luminance(set, other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['bg', 'raised', 'floating', 'surface-1', 'surface-2', 'surface-3'];

/** Text colours and their backgrounds (WCAG 1.4.3). */
const READ: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['text', [...SURFACES, 'error-bg', 'success-bg', 'info-bg', 'warn-bg']],
  ['text-2', SURFACES],
  ['link', [...SURFACES, 'error-bg', 'success-bg', 'info-bg', 'warn-bg']],
  ['link-hover', SURFACES],
  ['action-text', ['action']],
  ['action-hover-text', ['action-hover']],
  ['on-ink', ['ink']],
  ['ink-accent', ['ink']],
  ['error', ['bg', 'raised', 'floating', 'surface-2', 'error-bg']],
  ['success', ['bg', 'raised', 'success-bg']],
  ['info', ['bg', 'raised', 'info-bg']],
];

/** Non-text colours and their backgrounds (WCAG 1.4.11). */
const SEEN: readonly (readonly [part: string, grounds: readonly string[]])[] = [
  ['border-strong', ['bg', 'raised', 'floating', 'surface-1', 'surface-2']],
  ['ink', SURFACES],
  ['error', ['bg', 'raised', 'floating']],
];

/** Blocks with light tokens in both themes, and with dark ones in both. */
const TINTS = [
  ...[
    'citron-500',
    'citron-200',
    'citron-100',
    'lavande-300',
    'lavande-200',
    'lavande-50',
    'rose-300',
    'rose-100',
  ],
  ...['basilic-300', 'basilic-100', 'ciel-300', 'ciel-100', 'tomate-200', 'tomate-100'],
];
const DARK_BLOCKS = ['aubergine-900', 'aubergine-950'];

const pairs = (table: typeof READ) =>
  table.flatMap(([part, grounds]) => grounds.map((ground) => [part, ground] as const));

describe.each(Object.entries(themes))('[A11Y-04] in the %s theme', (_name, css) => {
  const set = read(css);

  it.each(pairs(READ))('--%s can be read on --%s', (text, ground) => {
    expect(contrast(set, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SEEN))('--%s is seen on --%s', (part, ground) => {
    expect(contrast(set, part, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(SURFACES)('a ring is seen on --%s', (ground) => {
    const rings = ['focus', 'focus-gap', 'focus-halo'].map((ring) => contrast(set, ring, ground));
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
  });

  it.each(TINTS)('a block in --%s can be read, and its ring seen', (ground) => {
    const tint = read(css, lightTokens);
    for (const text of ['text', 'text-2', 'link'])
      expect(contrast(tint, text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tint, 'ink', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(tint, 'focus', ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(DARK_BLOCKS)('a block in --%s can be read, and its ring seen', (ground) => {
    const block = read(css, darkTokens);
    for (const text of ['text', 'text-2', 'link', 'link-hover'])
      expect(contrast(block, text, ground)).toBeGreaterThanOrEqual(4.5);
    for (const part of ['border-strong', 'ink', 'action', 'focus-gap'])
      expect(contrast(block, part, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('[A11Y-04] a meaning that the dark theme changes is given back to tinted blocks', () => {
  const isColor = (name: string) => !['shade', 'e-2', 'e-3', 'e-up'].includes(name);
  const changed = [...read(darkTheme).keys()].filter(isColor);
  expect(changed.toSorted()).toEqual([...read(lightTokens).keys()].toSorted());
});
