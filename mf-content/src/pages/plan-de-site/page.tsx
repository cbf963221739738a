import styled from 'styled-components';
import { Breadcrumb, Container, Display, Lead, Masthead, Section } from '@careers/ui';
import { Link, useLoaderData } from '@careers/platform';
import type { SiteMapData } from './page.server.ts';

export default function SiteMapPage() {
  const { title, lead, groups } = useLoaderData<SiteMapData>();
  return (
    <>
      <Masthead ground="ciel-100" picture="motif-m3">
        <Breadcrumb crumbs={[{ label: title }]} />
        <Display>{title}</Display>
        <Lead>{lead}</Lead>
      </Masthead>
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
