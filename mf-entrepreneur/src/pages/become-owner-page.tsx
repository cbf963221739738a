import styled from 'styled-components';
import {
  Breadcrumb,
  Button,
  Container,
  Display,
  Illustration,
  KeyFigures,
  Lead,
  Section,
  onDark,
  onTint,
} from '@careers/ui';
import { PhoneIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import type { ReactNode } from 'react';
import figures from '../../content/figures.json';
import { Contributions } from './contributions.tsx';
import { ProfileCards } from './profile-cards.tsx';
import { RegionContact } from './region-contact.tsx';
import { STEPS } from './steps.ts';

const KEY_FIGURES = [
  { value: figures.traineesWhoBecomeAssociates, label: 'des stagiaires deviennent Associés' },
  { value: figures.minimumContribution, label: 'd’apport personnel minimum' },
  { value: figures.trainingDuration, label: 'de formation en magasin et en centre' },
  { value: figures.stores, label: 'magasins dans la coopérative' },
];

/** Become a store owner: who it is for, how it goes, whom to ask. */
export function BecomeOwnerPage() {
  return (
    <>
      <Hero>
        <div>
          <Breadcrumb
            crumbs={[{ label: 'Accueil', href: '/' }, { label: 'Devenir entrepreneur' }]}
            Anchor={RouterAnchor}
          />
          <Display>Ouvrez la porte. C’est la vôtre.</Display>
          <Lead>Devenez Associé : propriétaire de votre magasin, et coopérateur avec tous les autres.</Lead>
          <p>
            <Button as="a" href="#profils" $variant="ink" $size="large">
              Trouver votre parcours
            </Button>
            <Button as={Link} to="/faq" $variant="secondary" $size="large">
              Lire la FAQ
            </Button>
          </p>
        </div>
        <Illustration name="scene-associes" width={800} height={500} isEager />
      </Hero>
      <Figures>
        <KeyFigures figures={KEY_FIGURES} />
      </Figures>
      <Profiles id="profils">
        <Container>
          <h2>Trois profils, deux réseaux</h2>
          <Lead>
            Retournez une carte pour voir la durée de formation, en réseau discount et en proximité.
          </Lead>
          <ProfileCards />
          <Contributions />
        </Container>
      </Profiles>
      <Steps>
        <Container>
          <h2>De la première idée aux clés</h2>
          <ol>
            {STEPS.map(({ title, text }, index) => (
              <li key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Container>
      </Steps>
      <Section id="contact">
        <Container>
          <RegionContact />
        </Container>
      </Section>
      <Floating as="a" href="#contact" $size="large">
        <PhoneIcon />
        Contactez-nous
      </Floating>
    </>
  );
}

function RouterAnchor({ href, children }: { href: string; children: ReactNode }) {
  return <Link to={href}>{children}</Link>;
}

const Hero = styled.div`
  ${onTint}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  align-items: stretch;
  background: var(--rose-100);
  overflow: hidden;
  > div {
    padding: clamp(1.5rem, 3vw, 3rem) 2rem clamp(2rem, 4vw, 4rem)
      max(var(--gutter), calc((100vw - var(--container)) / 2));
  }
  h1 {
    margin-top: 1.25rem;
    font-size: clamp(2.5rem, 1.5rem + 4.2vw, 5rem);
  }
  h1 + p {
    margin: 1.25rem 0 2rem;
    color: var(--text);
  }
  p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 0 100%;
  }
  @media (max-width: 900px) {
    grid-template-columns: 1fr;
    > div {
      padding: 1.25rem var(--gutter) 2rem;
    }
  }
`;

const Figures = styled(Container)`
  padding-block: 3rem;
  dt {
    font-size: clamp(1.875rem, 1.3rem + 2vw, 3rem);
  }
  dd {
    max-width: 22ch;
  }
  @media (max-width: 900px) {
    padding-block: 2.25rem;
  }
`;

const Profiles = styled(Section)`
  padding-top: 1rem;
  h2 + p {
    margin-top: 0.75rem;
  }
`;

const Steps = styled(Section)`
  ${onDark}
  background: var(--aubergine-900);
  ol {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 2rem;
    margin-top: 2.5rem;
  }
  span {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    margin-bottom: 1rem;
    border-radius: 50% 50% 50% 0;
    background: var(--citron-500);
    color: var(--aubergine-950);
    font: 800 1.5rem/1 var(--font-display);
  }
  li:nth-child(2) span {
    border-radius: 0 50% 50% 50%;
    background: var(--rose-300);
  }
  li:nth-child(3) span {
    border-radius: 50% 0 50% 50%;
    background: var(--basilic-300);
  }
  li:nth-child(4) span {
    border-radius: 50% 50% 0 50%;
    background: var(--ciel-300);
  }
  p {
    margin-top: 0.35rem;
    color: var(--lavande-200);
  }
  @media (max-width: 900px) {
    ol {
      grid-template-columns: 1fr;
      gap: 1.5rem;
    }
    li {
      display: grid;
      grid-template-columns: 3.5rem 1fr;
      column-gap: 1rem;
    }
    span {
      grid-row: span 2;
    }
  }
`;

const Floating = styled(Button)`
  position: fixed;
  right: var(--gutter);
  bottom: 1.25rem;
  z-index: 35;
  box-shadow: var(--e-2);
`;
