import styled from 'styled-components';
import { Illustration, Mosaic, PictureBox, PictureTile } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';
import { ILLUSTRATION_NAMES } from '../src/content/illustration-names.ts';
import { Example, Grid } from './example.tsx';

const MOSAIC: readonly IllustrationName[] = [
  'portrait-bouchere',
  'motif-m5',
  'produit-tomate',
  'motif-m1',
  'produit-pain',
  'portrait-conducteur',
  'motif-m3',
  'produit-poisson',
];

export function Illustrations() {
  return (
    <>
      <Example
        name="Mosaic"
        use="Modules edge to edge, at the head of a page: a person beside what they work with, never two."
      >
        <Mosaic names={MOSAIC} columns={4} />
      </Example>
      <Example
        name="PictureBox"
        use="A box that its picture fills, at least as high as its proportions say, in every browser alike."
      >
        <Wide>
          <Illustration name="scene-vide" width={900} height={460} />
        </Wide>
      </Example>
      <Example
        name="PictureTile"
        use="A box that a drawing fills; a pattern of the brand, which is part of the page instead of a file."
      >
        <Grid $column="9rem">
          <PictureTile name="motif-m4" />
          <PictureTile name="portrait-boulanger" />
        </Grid>
      </Example>
      <Example
        name="Illustration"
        use="A drawing by its name, with its measures; it only decorates, so its alternative is empty."
      >
        <Grid $column="9rem">
          {ILLUSTRATION_NAMES.map((name) => (
            <Figure key={name}>
              <Illustration name={name} width={160} height={160} />
              <figcaption>{name}</figcaption>
            </Figure>
          ))}
        </Grid>
      </Example>
    </>
  );
}

const Wide = styled(PictureBox)`
  --ratio: 16 / 5;
`;

const Figure = styled.figure`
  font-size: var(--fs-xs);
  img {
    width: 100%;
    height: 8rem;
    object-fit: contain;
    object-position: left bottom;
  }
`;
