import styled from 'styled-components';
import { AutoGrid, Container, Illustration, PictureBox, coveredByLink, hovering } from '@careers/ui';
import { Link } from '@careers/platform';
import { SHARED } from '../../content/copy/shared.ts';
import { PAGES } from '../../content/pages.ts';
import type { Page } from '../../content/schema.ts';

export function NextPages({ current }: { current: Page }) {
  const others = Object.values(PAGES).filter((page) => page !== current);
  return (
    <Root aria-labelledby="next-pages" data-screen-only>
      <Container>
        <h2 id="next-pages">{SHARED.next}</h2>
        <Pages $column="15rem" $isStretched>
          {others.map(({ path, label, summary, picture }) => (
            <li key={path}>
              <PictureBox>
                <Illustration name={picture} width={96} height={96} />
              </PictureBox>
              <div>
                <h3>
                  <Link to={path}>{label}</Link>
                </h3>
                <p>{summary}</p>
              </div>
            </li>
          ))}
        </Pages>
      </Container>
    </Root>
  );
}

const Pages = styled(AutoGrid)`
  margin-top: 1.5rem;
`;

const Root = styled.section`
  padding-block: clamp(2.5rem, 5vw, 4.5rem);
  background: var(--surface-2);
  li {
    ${coveredByLink}
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    border: 1px solid var(--border);
    background: var(--raised);
  }
  ${hovering} {
    li:hover {
      border-color: var(--text);
    }
  }
  li > div {
    padding: 0.85rem 1rem;
  }
  h3 {
    font-size: var(--fs-h4);
  }
  p {
    margin-top: 0.2rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
    line-height: 1.4;
  }
`;
