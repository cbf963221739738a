import styled from 'styled-components';
import { illustrationUrl } from './illustration.tsx';
import type { IllustrationName } from './illustration-names.ts';

const NAMES: readonly IllustrationName[] = [
  'motif-m4',
  'produit-tomate',
  'motif-m3',
  'portrait-primeur',
  'motif-m2',
  'produit-poisson',
  'motif-m5',
  'produit-carotte',
  'motif-m1',
  'portrait-acheteuse',
  'motif-m6',
  'produit-poire',
  'motif-m4',
  'produit-citron',
  'motif-m3',
  'portrait-conducteur',
  'motif-m2',
  'produit-aubergine',
  'motif-m5',
  'produit-pain',
  'motif-m6',
  'produit-lait',
  'motif-m1',
  'produit-avocat',
  'motif-m3',
  'motif-m4',
  'produit-agrume',
  'motif-m2',
  'produit-fromage',
  'motif-m5',
];

/** The row of patterns above the footer. */
export function Frieze() {
  return (
    <Row aria-hidden="true">
      {NAMES.map((name, index) => (
        <img
          key={`${name}-${index}`}
          src={illustrationUrl(name)}
          width={64}
          height={64}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  height: clamp(2rem, 4vw, 4rem);
  overflow: hidden;
  img {
    flex: none;
    width: auto;
    max-width: none;
    height: 100%;
    aspect-ratio: 1;
  }
`;
