import { Button, Container, Frieze, Logo, VisuallyHidden } from '@careers/ui';
import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandLinkedinIcon,
  BrandYoutubeIcon,
  DownloadIcon,
  PlusIcon,
} from '@careers/ui/icons';
import figures from '@careers/platform/figures';
import { CONSENT_PATH } from '../app/constants.ts';
import { ThemeChoice } from '../app/theme-choice.tsx';
import { Anchor, Column } from './footer-column.tsx';
import { Columns, Install, Legal, Look, Networks, Root, Searches } from './footer.style.ts';
import type { LayoutEntries, NavigationData } from './layout-entries.ts';

interface FooterProps {
  columns: LayoutEntries['footer'];
  navigation: NavigationData;
}

const NETWORKS = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/syst-me-u', Icon: BrandLinkedinIcon },
  { name: 'Facebook', href: 'https://www.facebook.com/ULesCommercants', Icon: BrandFacebookIcon },
  { name: 'Instagram', href: 'https://www.instagram.com/ulescommercants', Icon: BrandInstagramIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/user/magasinsu', Icon: BrandYoutubeIcon },
];

export function Footer({ columns, navigation }: FooterProps) {
  const { jobs, regions } = navigation;
  return (
    <Root data-ground="dark" id="footer" tabIndex={-1}>
      <Frieze />
      <Container>
        <Columns>
          <About />
          <Column title="L’essentiel" links={columns.essentials} />
          <Column title="Emploi par région" links={regions} />
          <Column title="Emploi par métier" links={jobs} />
          <Column title="Bon à savoir" links={columns.useful} />
        </Columns>
        {jobs.length + regions.length > 0 && (
          <Searches>
            <summary>
              <PlusIcon />
              <span>Recherches fréquentes</span>
            </summary>
            <ul>
              {[...regions, ...jobs].map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>Offres d’emploi {label}</a>
                </li>
              ))}
            </ul>
          </Searches>
        )}
        <Legal aria-label="Informations légales">
          {columns.legal.map((link) => (
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
    </Root>
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
