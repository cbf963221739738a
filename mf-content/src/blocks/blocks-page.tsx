import { useLoaderData } from '@careers/platform';
import type { BlocksPage as BlocksPageContent } from '../../content/schema/pages.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { Hero } from './hero.tsx';

/** A page composed of blocks. */
export function BlocksPage() {
  const { label, hero, blocks } = useLoaderData<BlocksPageContent>();
  return (
    <>
      <Hero hero={hero} crumbs={[{ label }]} />
      <Blocks blocks={blocks} accent={hero.ground} />
    </>
  );
}
