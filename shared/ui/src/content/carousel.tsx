import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/index.ts';

interface CarouselProps {
  title: string;
  headingLevel?: 'h2' | 'h3';
  /** Names what the buttons move to, such as "Offres". */
  itemsName: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/**
 * One slide a view, two from 768 px; buttons as well as swiping, never by itself. Slides out of view are inert.
 * Before it is alive, and without a script, the row scrolls.
 */
export function Carousel({ title, headingLevel = 'h2', itemsName, slides }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto' });
  const [view, setView] = useState<{ index: number; count: number; shown: readonly number[] } | null>(null);
  const titleId = useId();

  useEffect(() => {
    if (!embla) return undefined;
    const update = () =>
      setView({
        index: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        shown: embla.slidesInView(),
      });
    embla.on('select', update).on('slidesInView', update).on('reInit', update);
    update();
    return () => {
      embla.off('select', update).off('slidesInView', update).off('reInit', update);
    };
  }, [embla]);

  const Heading = headingLevel;
  const isFirst = !view || view.index === 0;
  const isLast = !view || view.index === view.count - 1;
  return (
    <section aria-roledescription="carrousel" aria-labelledby={titleId}>
      <Head>
        <Heading id={titleId}>{title}</Heading>
        <Controls>
          <span role="status">{view ? `${view.index + 1} sur ${view.count}` : ''}</span>
          <IconButton
            type="button"
            $isOutlined
            aria-label={`${itemsName} précédentes`}
            aria-disabled={isFirst}
            onClick={() => embla?.scrollPrev()}
          >
            <ArrowLeftIcon />
          </IconButton>
          <IconButton
            type="button"
            $isOutlined
            aria-label={`${itemsName} suivantes`}
            aria-disabled={isLast}
            onClick={() => embla?.scrollNext()}
          >
            <ArrowRightIcon />
          </IconButton>
        </Controls>
      </Head>
      <Viewport ref={viewport} $isAlive={view !== null}>
        <ul>
          {slides.map(({ key, content }, index) => (
            <li key={key} inert={view !== null && view.shown.length > 0 && !view.shown.includes(index)}>
              {content}
            </li>
          ))}
        </ul>
      </Viewport>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 1rem;
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: var(--target);
  span {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;

const Viewport = styled.div<{ $isAlive: boolean }>`
  margin: 1.25rem -0.5rem 0;
  padding: 0.5rem;
  overflow-x: ${({ $isAlive }) => ($isAlive ? 'hidden' : 'auto')};
  ul {
    display: flex;
    gap: 1rem;
  }
  li {
    flex: 0 0 100%;
    min-width: 0;
  }
  @media (min-width: 768px) {
    li {
      flex-basis: calc(50% - 0.5rem);
    }
  }
`;
