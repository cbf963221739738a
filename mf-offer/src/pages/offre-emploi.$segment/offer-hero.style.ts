import styled from 'styled-components';
import { Container, below } from '@careers/ui';

export const Hero = styled.div`
  position: relative;
  background: var(--aubergine-900);
  overflow: hidden;
`;

export const Picture = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  aspect-ratio: 1;
  > div {
    height: 100%;
    grid-template-rows: 1fr 1fr;
  }
  ${below('columns')} {
    position: static;
    aspect-ratio: auto;
    > div {
      grid-template-columns: repeat(4, 1fr);
      grid-template-rows: auto;
    }
  }
  @media print {
    display: none;
  }
`;

export const Content = styled(Container)`
  position: relative;
  padding-block: 1.5rem 3.25rem;
  h1 {
    max-width: 18ch;
    margin: 1.5rem 0 1rem;
  }
  ${below('columns')} {
    padding-block: 1rem 1.75rem;
    h1 {
      margin-top: 0.75rem;
    }
  }
  @media print {
    padding-block: 0;
    > a {
      display: none;
    }
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1.75rem;
  max-width: 44rem;
  margin-bottom: 2rem;
  color: var(--text-2);
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  svg {
    flex: none;
  }
  @media print {
    margin: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  @media print {
    display: none;
  }
`;

/** Narrow screens have the bar at the bottom. */
export const Apply = styled.span`
  ${below('columns')} {
    display: none;
  }
`;

export const Closed = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 36rem;
  /* The notice's band has the ground's colour. */
  > div {
    border-left: 0;
  }
`;

export const Applied = styled.strong`
  padding: 0.7rem 1.25rem;
  border-radius: var(--r-pill);
  background: var(--basilic-100);
  color: var(--aubergine-950);
`;
