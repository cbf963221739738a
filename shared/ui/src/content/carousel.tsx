import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons.tsx';
import { from } from '../styles/breakpoints.ts';
import { hiddenWithoutScript } from '../styles/mixins.ts';

interface CarouselProps {
  title: string;
  headingLevel?: 'h2' | 'h3';
  /** Labels such as "Offre", "Offres", "Offre précédente" and "Offre suivante". */
  names: { item: string; items: string; previous: string; next: string };
  slides: readonly { key: string; content: ReactNode }[];
  /** A link to all items, below. */
  more?: ReactNode;
}

/**
 * One slide a view, two from 768 px: a list that scrolls by touch, keyboard and buttons, never by itself. It scrolls
 * without JavaScript too (decisions, "Carousel").
 */
export function Carousel({ title, headingLevel: Heading = 'h2', names, slides, more }: CarouselProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [{ current, inView, isAtEnd }, setView] = useState({
    current: 0,
    inView: 1,
    isAtEnd: slides.length < 2,
  });

  useEffect(() => {
    if (list.current) setView(viewOf(list.current));
  }, [slides.length]);
  const goTo = (index: number) => {
    if (list.current) list.current.scrollLeft = distanceOf(list.current.children, index);
  };

  const shown =
    inView > 1 ? `${names.items} ${current + 1} et ${current + inView}` : `${names.item} ${current + 1}`;
  return (
    <Root role="group" aria-roledescription="carrousel" aria-labelledby={titleId}>
      <Head>
        <Heading id={titleId}>{title}</Heading>
        <Controls>
          <p aria-live="polite">{`${shown} sur ${slides.length}`}</p>
          <IconButton
            type="button"
            $isOutlined
            aria-label={names.previous}
            aria-disabled={current === 0}
            onClick={() => current > 0 && goTo(current - 1)}
          >
            <ArrowLeftIcon />
          </IconButton>
          <IconButton
            type="button"
            $isOutlined
            aria-label={names.next}
            aria-disabled={isAtEnd}
            onClick={() => !isAtEnd && goTo(current + 1)}
          >
            <ArrowRightIcon />
          </IconButton>
        </Controls>
      </Head>
      <Slides ref={list} onScroll={(event) => setView(viewOf(event.currentTarget))}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </Slides>
      {more}
    </Root>
  );
}

function viewOf({ scrollLeft, clientWidth, scrollWidth, children }: HTMLElement) {
  const step = distanceOf(children, 1);
  return {
    current: step > 0 ? Math.round(scrollLeft / step) : 0,
    inView: step > 0 ? Math.min(children.length, Math.max(1, Math.round(clientWidth / step))) : 1,
    // With two slides in view, the last one is never the first of them.
    isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}

/** Returns a slide's offset from the first one, in pixels. */
function distanceOf(slides: HTMLCollection, index: number): number {
  const left = (slide: Element | undefined) => slide?.getBoundingClientRect().left ?? 0;
  return slides[index] ? left(slides[index]) - left(slides[0]) : 0;
}

const Root = styled.section`
  display: grid;
  gap: 1.25rem;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem 1.5rem;
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  p {
    margin-right: 0.5rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  ${hiddenWithoutScript}
  @media print {
    display: none;
  }
`;

const Slides = styled.ul`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  gap: 1rem;
  /* Room for the focus ring. */
  margin: -0.5rem;
  padding: 0.5rem;
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-padding-inline: 0.5rem;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    display: grid;
    scroll-snap-align: start;
  }
  ${from('tablet')} {
    grid-auto-columns: calc(50% - 0.5rem);
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;
