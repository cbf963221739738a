import styled from 'styled-components';
import { WidgetSlot, useLoaderData, useSite } from '@careers/platform';
import { Breadcrumb, Button, Container, Display, FormFallback, Illustration, Lead, below } from '@careers/ui';
import { ExternalLinkIcon } from '@careers/ui/icons';
import { EXTERNAL_URL, MODE } from '../../../content/spontaneous.ts';
import { DomainCards } from './domain-cards.tsx';
import type { SpontaneousData } from './page.server.ts';

/** Spontaneous applications: on the external site, or by domain on this one. */
export default function SpontaneousPage() {
  const { domain, application } = useLoaderData<SpontaneousData>();
  const external = EXTERNAL_URL[useSite().configuration.environment];
  return (
    <>
      <Hero data-ground="tint">
        <Row>
          <div>
            <Breadcrumb crumbs={[{ label: 'Candidature spontanée' }]} />
            <Title>Prenez les devants.</Title>
            <Lead>
              Aucune offre ne vous correspond aujourd’hui&nbsp;? Envoyez votre CV&nbsp;: nous vous écrirons
              quand un poste s’ouvre.
            </Lead>
            {external && MODE !== 'internal' && (
              <>
                <Button as="a" href={external} target="_blank" rel="noopener" $size="large" $variant="ink">
                  Postuler (nouvelle fenêtre)
                  <ExternalLinkIcon />
                </Button>
                <Ways>
                  Vous continuez sur notre site de candidature.
                  {MODE === 'both' && (
                    <>
                      {' '}
                      Ou restez ici&nbsp;: <a href="#domaines">choisissez votre domaine</a>, votre CV va à
                      l’équipe qui y recrute.
                    </>
                  )}
                </Ways>
              </>
            )}
          </div>
          <Illustration name="scene-depot" width={480} height={360} isLargest />
        </Row>
      </Hero>
      {MODE !== 'external' && <DomainCards current={domain} />}
      {domain && application && (
        <WidgetSlot
          slot={application}
          fallback={
            <FormFallback
              id="candidature/cv"
              href={`/candidature/formulaire?domaine=${domain}`}
              action="Postuler sur une page à part"
            >
              Le formulaire ne s’ouvre pas ici. Vous pouvez postuler sur une page à part.
            </FormFallback>
          }
        />
      )}
    </>
  );
}

const Hero = styled.div`
  background: var(--citron-100);
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.8fr);
  gap: 2rem;
  align-items: center;
  padding-block: 2rem;
  h1 + p {
    margin: 1.25rem 0 2rem;
    color: var(--text);
  }
  > img {
    width: 100%;
    height: auto;
  }
  ${below('columns')} {
    grid-template-columns: 1fr;
    > img {
      display: none;
    }
  }
`;

const Ways = styled.p`
  max-width: 34rem;
  margin-top: 1rem;
`;

const Title = styled(Display)`
  margin-top: 1.25rem;
  font-size: clamp(2.5rem, 1.5rem + 4vw, 4.5rem);
`;
