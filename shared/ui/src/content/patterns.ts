import type { IllustrationName } from './illustration-names.ts';

/** The brand's patterns: what `assets/illustrations` draws of them within 240 by 240. */
const PATTERNS: Partial<Record<IllustrationName, string>> = {
  'motif-m1':
    '<rect x="0" y="0" width="240" height="240" fill="#431C52"/><path d="M0 0h240a240 240 0 0 1 -240 240z" fill="#F2542D"/><circle cx="170" cy="170" r="42" fill="#FFD02E"/>',
  'motif-m2':
    '<rect x="0" y="0" width="240" height="240" fill="#FFD02E"/><path d="M0 120a120 120 0 0 0 240 0z" fill="#2D1138"/><path d="M0 120a120 120 0 0 1 240 0z" fill="#FF9EB5"/>',
  'motif-m3':
    '<rect x="0" y="0" width="240" height="240" fill="#0E7A4F"/><path d="M240 240h-240a240 240 0 0 1 240 -240z" fill="#8ED9A9"/><path d="M240 240h-120a120 120 0 0 1 120 -120z" fill="#FFD02E"/>',
  'motif-m4':
    '<rect x="0" y="0" width="240" height="240" fill="#FF9EB5"/><path d="M0 0h120a120 120 0 0 1 -120 120z" fill="#431C52"/><path d="M120 0h120a120 120 0 0 1 -120 120z" fill="#F2542D"/><path d="M0 120h120a120 120 0 0 1 -120 120z" fill="#F2542D"/><path d="M120 120h120a120 120 0 0 1 -120 120z" fill="#431C52"/>',
  'motif-m5':
    '<rect x="0" y="0" width="240" height="240" fill="#DCEFFD"/><path d="M40 80a80 80 0 0 1 160 0z" fill="#8CC6F5"/><path d="M40 160a80 80 0 0 1 160 0z" fill="#4E9BDB"/><path d="M40 240a80 80 0 0 1 160 0z" fill="#431C52"/>',
  'motif-m6':
    '<rect x="0" y="0" width="240" height="240" fill="#E6DAF5"/><circle cx="60" cy="60" r="60" fill="#5B2A6E"/><rect x="120" y="0" width="120" height="120" fill="#FFD02E"/><path d="M0 120h120a120 120 0 0 1 -120 120z" fill="#F2542D"/><path d="M120 240a60 60 0 0 1 120 0z" fill="#0E7A4F"/>',
};

/**
 * Returns the markup of a pattern that fills its box; undefined for other drawings. A file would be a request and a
 * document of its own, which costs the main thread more than these few shapes.
 */
export function patternMarkup(name: IllustrationName): string | undefined {
  const shapes = PATTERNS[name];
  return shapes && `<svg viewBox="0 0 240 240" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`;
}
