import styled from 'styled-components';
import { Breadcrumb, Container, Lead, below, hovering } from '@careers/ui';
import { VALUES_PAGE } from '../../../content/copy/values.ts';
import { PAGES } from '../../../content/pages.ts';
import { VALUES } from '../../../content/values.ts';
import { crumbsOf } from '../../crumbs.ts';
import { StepNumber } from '../../components/step-number.ts';

export function Hero() {
  return (
    <Root data-ground="dark">
      <Container>
        <div>
          <Breadcrumb crumbs={crumbsOf(PAGES.values)} />
          <h1>{VALUES_PAGE.title}</h1>
          <Lead>{VALUES_PAGE.lead}</Lead>
        </div>
        <nav aria-label={VALUES_PAGE.list}>
          <ValueLinks>
            {VALUES.map(({ id, name }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <StepNumber $index={index} aria-hidden="true" />
                  {name}
                </a>
              </li>
            ))}
          </ValueLinks>
        </nav>
      </Container>
    </Root>
  );
}

const Root = styled.div`
  padding-block: clamp(1.25rem, 3vw, 3rem) clamp(2rem, 4vw, 4rem);
  background: var(--aubergine-900);
  ${Container} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 2rem clamp(2rem, 5vw, 5rem);
    align-items: center;
  }
  h1 {
    margin-top: 1.25rem;
  }
  h1 + p {
    margin-top: 1rem;
  }
  ${below('columns')} {
    ${Container} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const ValueLinks = styled.ol`
  li + li {
    border-top: 1px solid var(--aubergine-700);
  }
  a {
    display: flex;
    align-items: center;
    gap: 1.25rem;
    padding: 0.75rem 0;
    font: 800 clamp(1.75rem, 1rem + 3vw, 3.25rem) / 1.1 var(--font-display);
    letter-spacing: -0.03em;
    text-decoration: none;
  }
  ${hovering} {
    a:hover {
      text-decoration: underline;
    }
  }
  ${StepNumber} {
    flex: none;
    width: 0.8em;
    height: 0.8em;
    font-size: inherit;
  }
  ${below('lists')} {
    a {
      gap: 0.5rem;
      font-size: 1.3rem;
      overflow-wrap: anywhere;
    }
  }
`;
