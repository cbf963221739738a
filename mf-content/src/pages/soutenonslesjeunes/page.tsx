import styled from 'styled-components';
import { CheckList, Container, Illustration, PictureBox, Section, Tabs, below } from '@careers/ui';
import { useHashChoice, useLoaderData } from '@careers/platform';
import type { Campaign } from '../../../content/schema/campaign.ts';
import { BannerBlock } from '../../blocks/banner-block.tsx';
import { BlockLinks } from '../../blocks/block-links.tsx';
import { QuoteBlock } from '../../blocks/quote.tsx';
import { Hero } from '../../blocks/hero.tsx';

export default function CampaignPage() {
  const { label, hero, tabs, quote, banner } = useLoaderData<Campaign>();
  const [shown, show] = useHashChoice(tabs.map(({ id }) => id));
  return (
    <>
      <Hero hero={hero} crumbs={[{ label }]} />
      <Section aria-labelledby="doors">
        <Container>
          <Title id="doors">Trois portes d’entrée</Title>
          <Tabs
            label="Trois portes d’entrée"
            selected={shown}
            onSelect={show}
            tabs={tabs.map((tab) => ({ id: tab.id, label: tab.label, content: <Door tab={tab} /> }))}
          />
        </Container>
      </Section>
      <Quoted>
        <Container>
          <QuoteBlock content={quote} />
        </Container>
      </Quoted>
      <BannerBlock content={banner} />
    </>
  );
}

function Door({ tab: { id, title, paragraphs, points, picture, links } }: { tab: Campaign['tabs'][number] }) {
  return (
    <Panel id={id} tabIndex={-1}>
      <div>
        <h3>{title}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <CheckList items={points} />
        <BlockLinks links={links} />
      </div>
      <PictureBox>
        <Illustration name={picture} width={640} height={400} />
      </PictureBox>
    </Panel>
  );
}

const Title = styled.h2`
  margin-bottom: 1rem;
`;

const Quoted = styled(Section)`
  padding-top: 0;
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  align-items: stretch;
  margin-top: 1.75rem;
  border-radius: var(--r-3);
  background: var(--surface-2);
  overflow: hidden;
  > div {
    padding: clamp(1.5rem, 4vw, 3.5rem);
  }
  h3 {
    font-size: var(--fs-h2);
    font-weight: 800;
    letter-spacing: -0.028em;
  }
  p {
    margin-top: 0.85rem;
  }
  ul {
    margin-top: 1.25rem;
  }
  > ${PictureBox} {
    --ratio: 16 / 10;
  }
  img {
    object-position: 80% 100%;
  }
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    > ${PictureBox} {
      --ratio: 16 / 9;
      order: -1;
    }
  }
`;
