import styled from 'styled-components';
import { AutoGrid, Container, Section } from '@careers/ui';
import { Link } from '@careers/platform';
import type { HomeData } from './page.server.ts';

/** Job sheets that the API promotes, by sector; nothing when it is down. */
export function PromotedJobs({ sectors }: { sectors: HomeData['promoted'] }) {
  if (sectors.length === 0) return null;
  return (
    <Section>
      <Container>
        <h2>Les métiers à découvrir, famille par famille</h2>
        <Sectors $column="15rem">
          {sectors.map(({ title, path, jobs }) => (
            <li key={path}>
              <h3>
                <Link to={path}>{title}</Link>
              </h3>
              <ul>
                {jobs.map((job) => (
                  <li key={job.path}>
                    <Link to={job.path}>{job.title}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Sectors>
      </Container>
    </Section>
  );
}

const Sectors = styled(AutoGrid)`
  margin-top: 1.75rem;
  h3 {
    margin-bottom: 0.35rem;
    font-size: var(--fs-h4);
  }
  a {
    display: inline-block;
    padding: 0.32rem 0;
    color: var(--text);
    text-decoration-color: var(--border-strong);
  }
`;
