import styled from 'styled-components';
import { Display, Lead, Mosaic, below, from } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';
import figures from '@careers/platform/figures';

const MOSAIC: readonly IllustrationName[] = [
  'motif-m1',
  'portrait-bouchere',
  'produit-agrume',
  'portrait-caissier',
  'portrait-preparatrice',
  'produit-pasteque',
  'portrait-associee',
  'motif-m2',
  'motif-m3',
  'portrait-boulanger',
  'produit-avocat',
  'portrait-developpeuse',
  'produit-poisson',
  'portrait-alternant',
  'motif-m4',
  'portrait-conducteur',
];

/** The first row is all that a phone has room for. */
const ON_PHONES = 4;

/** The first screen: what there is to find, beside faces and produce. */
export function Hero() {
  return (
    <Root data-ground="dark">
      <div>
        <Display>
          Votre prochain <Unbroken>métier est</Unbroken> <Highlight>en rayon.</Highlight>
        </Display>
        <Lead>
          Près de {figures.offersPerYear} offres par an en magasin, en entrepôt, au siège ou derrière un
          écran. Il&nbsp;y&nbsp;a de la place à côté de chez vous.
        </Lead>
      </div>
      <Mosaic names={MOSAIC} columns={4} eager={ON_PHONES} />
    </Root>
  );
}

const Unbroken = styled.span`
  /* Relative to the text: a large one leaves no room for both words on a phone. */
  @media (min-width: 20em) {
    white-space: nowrap;
  }
`;

const Highlight = styled.em`
  color: var(--citron-500);
  font-style: normal;
  ${from('lists')} {
    white-space: nowrap;
  }
  @media print {
    color: inherit;
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44%;
  min-height: 35rem;
  background: var(--aubergine-900);
  > div:first-child {
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding: clamp(2.5rem, 5vw, 4.5rem) clamp(1.5rem, 3vw, 3rem) 8.5rem
      max(var(--gutter), calc((100vw - var(--container)) / 2));
  }
  h1 + p {
    max-width: 36ch;
    margin-top: 1.5rem;
    color: var(--text-2);
  }
  /* No last child: browsers know which one that is when all of it has come, and would show every tile before. */
  > div + div {
    grid-template-rows: repeat(4, 1fr);
    max-height: 38rem;
    overflow: hidden;
  }
  ${from('columns')} and (max-width: 68.75em) {
    > div + div {
      grid-template-columns: repeat(3, 1fr);
    }
    > div + div > :nth-child(4n) {
      display: none;
    }
  }
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    > div:first-child {
      order: 1;
      padding: 2.25rem var(--gutter) 7.5rem;
    }
    > div + div {
      grid-template-rows: none;
    }
    > div + div > :nth-child(n + ${ON_PHONES + 1}) {
      display: none;
    }
  }
  /* The search stays visible above the consent banner. */
  ${from('columns')} and (max-height: 50em) {
    min-height: 0;
    > div:first-child {
      padding-block: 2rem 6.25rem;
    }
    h1 {
      font-size: min(var(--fs-display), 4.25rem);
    }
    > div + div {
      max-height: 27rem;
    }
  }
  ${below('columns')} and (max-height: 44em) {
    > div + div {
      display: none;
    }
    > div:first-child {
      padding-top: 1.5rem;
    }
    h1 {
      font-size: 2.25rem;
    }
  }
`;
