import styled from 'styled-components';

/** A ground and the shape on it. */
const COLORS = [
  ['rose-100', 'rose-300'],
  ['basilic-100', 'basilic-300'],
  ['ciel-100', 'ciel-300'],
  ['citron-100', 'citron-500'],
  ['lavande-200', 'lavande-300'],
  ['tomate-100', 'tomate-200'],
] as const;

/** Returns a person's initials; null for a name that is no person's, such as “Service recrutement”. */
export function initialsOf(name: string): string | null {
  const words = name.trim().split(/[\s-]+/);
  const isPerson = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  return isPerson
    ? words
        .map((word) => word[0])
        .join('')
        .slice(0, 3)
    : null;
}

/** Stands for a person of whom there is no portrait: a drawn face would be of somebody else. */
export function Monogram({ initials }: { initials: string }) {
  const sum = [...initials].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [ground, shape] = COLORS[sum % COLORS.length] ?? COLORS[0];
  return (
    <Tile
      data-ground="tint"
      aria-hidden="true"
      style={{
        background: `radial-gradient(circle at 0 100%, var(--${shape}) 72%, var(--${ground}) calc(72% + 1px))`,
      }}
    >
      {initials}
    </Tile>
  );
}

const Tile = styled.span`
  display: grid;
  place-items: center;
  min-height: 6rem;
  font: 800 2rem/1 var(--font-display);
  letter-spacing: -0.04em;
  @media (forced-colors: active) {
    border-right: 1px solid CanvasText;
  }
`;
