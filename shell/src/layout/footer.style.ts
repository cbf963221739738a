import styled from 'styled-components';
import { below, hovering } from '@careers/ui';

export const Root = styled.footer`
  background: var(--aubergine-950);
  a {
    color: var(--lavande-200);
    text-decoration: none;
  }
  ${hovering} {
    a:hover {
      color: var(--citron-500);
      text-decoration: underline;
    }
  }
  a[href='/'] {
    display: inline-block;
  }
  a[class] {
    max-width: 100%;
    color: var(--action-text);
  }
  ${hovering} {
    a[class]:hover {
      color: var(--action-hover-text);
      text-decoration: none;
    }
  }
  h2 {
    margin-bottom: 0.6rem;
    font: 700 1.0625rem/1.3 var(--font-text);
    letter-spacing: 0;
  }
  li a {
    display: inline-block;
    padding: 0.34rem 0;
    font-size: var(--fs-sm);
  }
  p {
    max-width: 30ch;
    margin: 1rem 0;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.5fr repeat(4, 1fr);
  gap: 2.5rem;
  padding-block: 4.5rem 3rem;
  ${below('desktop')} {
    grid-template-columns: 1fr 1fr;
    gap: 2rem;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${below('pair')} {
    padding-block: 3rem 2rem;
  }
  ${below('lists')} {
    grid-template-columns: 100%;
  }
`;

export const Networks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1.5rem;
  li a {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    padding: 0;
    border: 1.5px solid var(--lavande-300);
    border-radius: 50%;
    color: var(--text);
  }
`;

export const Install = styled.div`
  button {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: var(--target);
    margin-top: 1rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--lavande-200);
    font-weight: 700;
    cursor: pointer;
  }
`;

export const Searches = styled.details`
  padding-bottom: 1rem;
  summary {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: fit-content;
    min-height: var(--target);
    font-size: var(--fs-sm);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    transition: rotate var(--t-2);
  }
  &[open] svg {
    rotate: 45deg;
  }
  ul {
    columns: 12rem;
  }
`;

export const Legal = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 1.5rem;
  padding-block: 1.25rem 0.75rem;
  border-top: 1px solid var(--aubergine-700);
  button {
    padding: 0.34rem 0;
    border: 0;
    background: none;
    color: var(--lavande-200);
    font-size: var(--fs-sm);
    cursor: pointer;
  }
  ${hovering} {
    button:hover {
      color: var(--citron-500);
      text-decoration: underline;
    }
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

export const Look = styled.div`
  padding-bottom: 2rem;
`;
