import { PAGES } from '../../../content/pages.ts';
import { VALUES } from '../../../content/values.ts';
import { NextPages } from '../../parts/next-pages.tsx';
import { Hero } from './hero.tsx';
import { ValueBlock } from './value-block.tsx';

export default function ValuesPage() {
  return (
    <>
      <Hero />
      {VALUES.map((value) => (
        <ValueBlock key={value.id} value={value} />
      ))}
      <NextPages current={PAGES.values} />
    </>
  );
}
