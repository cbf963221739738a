import { Container, Mosaic, Section } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';
import { useLoaderData } from '@careers/platform';
import figures from '@careers/platform/figures';
import { PageHero } from '../../blocks/page-hero.tsx';
import { PictureCards } from '../../blocks/picture-cards.tsx';
import type { PictureCard } from '../../blocks/picture-cards.tsx';
import type { HubData } from './page.server.ts';

const MOSAIC: readonly IllustrationName[] = [
  'portrait-bouchere',
  'motif-m3',
  'portrait-developpeuse',
  'produit-citron',
  'motif-m2',
  'portrait-preparatrice',
  'produit-poisson',
  'portrait-associe',
  'portrait-alternant',
  'produit-aubergine',
  'portrait-acheteuse',
  'motif-m1',
];

/** Links beside the sectors. */
const OTHER_LINKS: readonly PictureCard[] = [
  {
    title: 'Devenir Associé',
    href: '/entreprendre',
    text: 'Diriger son magasin est aussi un métier. Le plus complet de tous.',
    picture: 'scene-associes',
    ground: 'rose-100',
  },
  {
    title: 'Candidature spontanée',
    href: '/candidature-spontanee',
    text: 'Aucune famille ne vous ressemble ? Écrivez-nous, nous chercherons avec vous.',
    picture: 'scene-succes',
    ground: 'basilic-100',
  },
];

export default function HubPage() {
  const { sectors } = useLoaderData<HubData>();
  return (
    <>
      <PageHero
        crumbs={[{ label: 'Nos métiers' }]}
        title="Nos métiers"
        lead={`Sept familles, plus de ${figures.staff} personnes. Lisez les fiches, puis les offres.`}
        ground="lavande-200"
        picture={<Mosaic names={MOSAIC} columns={4} eager={MOSAIC.length} />}
      />
      <Section>
        <Container>
          <PictureCards cards={[...sectors, ...OTHER_LINKS]} headingLevel="h2" />
        </Container>
      </Section>
    </>
  );
}
