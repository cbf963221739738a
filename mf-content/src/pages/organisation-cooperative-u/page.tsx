import styled from 'styled-components';
import { Container, Section } from '@careers/ui';
import { useLoaderData } from '@careers/platform';
import { BlockHead } from '../../blocks/block-head.tsx';
import { Blocks } from '../../blocks/blocks.tsx';
import { PictureCards } from '../../blocks/picture-cards.tsx';
import type { PictureCard } from '../../blocks/picture-cards.tsx';
import { Hero } from '../../blocks/hero.tsx';
import type { OrganisationData } from './page.server.ts';

const OWN_STORE: PictureCard = {
  title: 'Et le vôtre ?',
  href: '/entreprendre',
  text: 'La prochaine enseigne sur une façade sera peut-être la vôtre : devenez Associé.',
  picture: 'scene-cooperative',
  ground: 'citron-200',
};

export default function OrganisationPage() {
  const { page, cards } = useLoaderData<OrganisationData>();
  const [first, ...others] = page.blocks;
  return (
    <>
      <Hero hero={page.hero} crumbs={[{ label: page.label }]} />
      {first && <Blocks blocks={[first]} accent={page.hero.ground} />}
      <Entities id="entites" tabIndex={-1}>
        <Container>
          <BlockHead
            title="Choisissez votre maison"
            lead="Quatre enseignes, deux réseaux, des entrepôts, des bureaux : le même esprit, des rythmes différents."
          />
          <PictureCards headingLevel="h3" cards={[...cards, OWN_STORE]} />
        </Container>
      </Entities>
      <Blocks blocks={others} accent={page.hero.ground} />
    </>
  );
}

const Entities = styled(Section)`
  background: var(--surface-2);
`;
