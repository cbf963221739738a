import { useLoaderData } from '@careers/platform';
import type { BlocksPage as BlocksPageContent } from '../../content/schema/pages.ts';
import { Blocks } from './blocks.tsx';
import { Hero } from './hero.tsx';

export function BlocksPage() {
  const { label, hero, blocks } = useLoaderData<BlocksPageContent>();
  return (
    <>
      <Hero hero={hero} crumbs={[{ label }]} />
      <Blocks blocks={blocks} accent={hero.ground} />
    </>
  );
}
