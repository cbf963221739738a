import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Container, Frieze, Logo, VisuallyHidden, onDark, below, hovering } from '@careers/ui';
import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandLinkedinIcon,
  BrandYoutubeIcon,
  DownloadIcon,
} from '@careers/ui/icons';
import figures from '@careers/platform/figures';
import { CONSENT_PATH } from '../app/consent-path.ts';
import { ThemeChoice } from '../app/theme-choice.tsx';
import { ESSENTIALS, LEGAL, USEFUL } from './footer-links.ts';
import type { FooterLink } from './footer-links.ts';
import type { NavigationData } from './navigation-data.ts';

const NETWORKS = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/syst-me-u', Icon: BrandLinkedinIcon },
  { name: 'Facebook', href: 'https://www.facebook.com/ULesCommercants', Icon: BrandFacebookIcon },
  { name: 'Instagram', href: 'https://www.instagram.com/ulescommercants', Icon: BrandInstagramIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/user/magasinsu', Icon: BrandYoutubeIcon },
];

export function Footer({ navigation }: { navigation: NavigationData }) {
  const { jobs, regions } = navigation;
  return (
    <Frame id="footer" tabIndex={-1}>
      <Frieze />
      <Container>
        <Columns>
          <About />
          <Column title="L’essentiel" links={ESSENTIALS} />
          {regions.length > 0 && <Column title="Emploi par région" links={regions.map(asLink)} />}
          {jobs.length > 0 && <Column title="Emploi par métier" links={jobs.map(asLink)} />}
          <Column title="Bon à savoir" links={USEFUL} />
        </Columns>
        {jobs.length + regions.length > 0 && (
          <Searches>
            <summary>Recherches fréquentes</summary>
            <ul>
              {[...regions, ...jobs].map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>Offres d’emploi {label}</a>
                </li>
              ))}
            </ul>
          </Searches>
        )}
        <Legal aria-label="Informations légales">
          {LEGAL.map((link) => (
            <li key={link.path}>
              <Anchor link={link} />
            </li>
          ))}
          <li>
            <noscript>
              <a href={CONSENT_PATH}>Gérer mes cookies</a>
            </noscript>
            <button type="button" data-open-consent>
              Gérer mes cookies
            </button>
          </li>
        </Legal>
        <Look>
          <ThemeChoice name="footer-theme" />
        </Look>
      </Container>
    </Frame>
  );
}

function About() {
  return (
    <div>
      <a href="/">
        <VisuallyHidden>Accueil&nbsp;: </VisuallyHidden>
        <Logo />
      </a>
      <p>
        Commerçants indépendants, équipes de magasin, logisticiens, informaticiens : une coopérative, plus de{' '}
        {figures.staff} personnes.
      </p>
      <Button as="a" href="/offres-emploi">
        Voir les offres d’emploi
      </Button>
      <Networks>
        {NETWORKS.map(({ name, href, Icon }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" aria-label={`${name} (nouvelle fenêtre)`}>
              <Icon />
            </a>
          </li>
        ))}
      </Networks>
      <Install>
        <button type="button" data-install hidden>
          <DownloadIcon />
          Installer l’application
        </button>
        <p role="status" data-installed />
      </Install>
    </div>
  );
}

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <Anchor link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Anchor({ link: { label, path, isExternal } }: { link: FooterLink }): ReactNode {
  if (!isExternal) return <a href={path}>{label}</a>;
  return (
    <a href={path} target="_blank" rel="noopener">
      {label} (nouvelle fenêtre)
    </a>
  );
}

function asLink({ label, href }: { label: string; href: string }): FooterLink {
  return { label, path: href };
}

const Frame = styled.footer`
  ${onDark}
  background: var(--aubergine-950);
  a {
    color: var(--lavande-200);
    text-decoration: none;
  }
  ${hovering} {
    a:hover {
      color: var(--citron-500);
      text-decoration: underline;
    }
  }
  a[href='/'] {
    display: inline-block;
  }
  a[class] {
    max-width: 100%;
    color: var(--action-text);
  }
  ${hovering} {
    a[class]:hover {
      color: var(--action-hover-text);
      text-decoration: none;
    }
  }
  h2 {
    margin-bottom: 0.6rem;
    font: 700 1.0625rem/1.3 var(--font-text);
    letter-spacing: 0;
  }
  li a {
    display: inline-block;
    padding: 0.34rem 0;
    font-size: var(--fs-sm);
  }
  p {
    max-width: 30ch;
    margin: 1rem 0;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.5fr repeat(4, 1fr);
  gap: 2.5rem;
  padding-block: 4.5rem 3rem;
  ${below('desktop')} {
    grid-template-columns: 1fr 1fr;
    gap: 2rem;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${below('pair')} {
    padding-block: 3rem 2rem;
  }
  ${below('lists')} {
    grid-template-columns: 100%;
  }
`;

const Networks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.5rem;
  li a {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    padding: 0;
    border: 1.5px solid var(--lavande-300);
    border-radius: 50%;
    color: var(--text);
  }
`;

const Install = styled.div`
  button {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: var(--target);
    margin-top: 1rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--lavande-200);
    font-weight: 700;
    cursor: pointer;
  }
`;

const Searches = styled.details`
  padding-bottom: 1rem;
  summary {
    width: fit-content;
    padding-block: 0.6rem;
    font-size: var(--fs-sm);
    cursor: pointer;
  }
  ul {
    columns: 12rem;
  }
`;

const Legal = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 1.5rem;
  padding-block: 1.25rem 0.75rem;
  border-top: 1px solid var(--aubergine-700);
  button {
    padding: 0.34rem 0;
    border: 0;
    background: none;
    color: var(--lavande-200);
    font-size: var(--fs-sm);
    cursor: pointer;
  }
  ${hovering} {
    button:hover {
      color: var(--citron-500);
      text-decoration: underline;
    }
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

const Look = styled.div`
  padding-bottom: 2rem;
`;
