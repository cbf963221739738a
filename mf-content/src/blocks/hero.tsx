import { Illustration, Mosaic } from '@careers/ui';
import type { Crumb } from '@careers/ui';
import type { Hero as HeroContent } from '../../content/schema/blocks.ts';
import { BlockLinks } from './block-links.tsx';
import { PageHero } from './page-hero.tsx';

const MOSAIC_COLUMNS = 4;

export function Hero({ hero, crumbs }: { hero: HeroContent; crumbs: readonly Crumb[] }) {
  return (
    <PageHero
      crumbs={crumbs}
      title={hero.title}
      lead={hero.lead}
      ground={hero.ground}
      picture={
        hero.mosaic ? (
          <Mosaic names={hero.mosaic} columns={MOSAIC_COLUMNS} eager={hero.mosaic.length} />
        ) : (
          <Illustration name={hero.picture} width={800} height={500} isLargest />
        )
      }
    >
      <BlockLinks links={hero.links} />
    </PageHero>
  );
}
