import styled from 'styled-components';
import { Container, Display, Lead, Section, onTint } from '@careers/ui';
import { Link, useLoaderData } from '@careers/platform';
import type { SiteMapData } from './load-site-map.ts';

/** Every page, by what one comes for. */
export function SiteMapPage() {
  const { title, lead, groups } = useLoaderData<SiteMapData>();
  return (
    <>
      <Top>
        <Container>
          <Display>{title}</Display>
          <Lead>{lead}</Lead>
        </Container>
      </Top>
      <Section>
        <Groups>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map(({ label, href }) => (
                  <li key={href}>
                    <Link to={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Groups>
      </Section>
    </>
  );
}

const Top = styled.div`
  ${onTint}
  padding-block: clamp(2.5rem, 6vw, 5rem);
  background: var(--ciel-100) url('/static/ui/illustrations/motif-m3.svg') no-repeat right bottom / auto 100%;
  h1 {
    font-size: clamp(2.5rem, 1.5rem + 4.2vw, 5rem);
  }
  h1 + p {
    margin-top: 1rem;
    color: var(--text);
  }
  @media (max-width: 767px) {
    background-size: auto 40%;
  }
`;

const Groups = styled(Container)`
  columns: 3 18rem;
  column-gap: 3rem;
  nav {
    margin-bottom: 2.5rem;
    break-inside: avoid;
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--fs-h3);
  }
  li {
    border-top: 1px solid var(--border);
  }
  a {
    display: block;
    padding: 0.65rem 0;
    color: var(--text);
    text-decoration-color: var(--border-strong);
  }
`;
