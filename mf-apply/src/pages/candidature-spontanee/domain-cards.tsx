import styled from 'styled-components';
import { Link } from '@careers/platform';
import {
  AutoGrid,
  Card,
  CardTitle,
  Container,
  Illustration,
  Lead,
  Section,
  aloneInPairs,
  below,
  inPairs,
} from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import { DOMAINS } from '../../../content/domains.ts';
import type { DomainCode } from '../../../content/domains.ts';
import { MODE } from '../../../content/spontaneous.ts';

/** The domains; each opens its form in a dialog. */
export function DomainCards({ current }: { current: DomainCode | null }) {
  return (
    <Section aria-labelledby="domaines">
      <Container>
        <h2 id="domaines">
          {MODE === 'both' ? 'Ou postulez ici, dans votre domaine' : 'Choisissez votre domaine'}
        </h2>
        <Lead>Trois minutes, un CV, aucun compte à créer.</Lead>
        <Cards $column="20rem">
          {DOMAINS.map(({ code, label, text, illustration }) => (
            <li key={code}>
              <DomainCard>
                <Illustration name={illustration} width={320} height={200} />
                <div>
                  <CardTitle as="h3">
                    {code === current ? (
                      <a href="#candidature/cv">{label}</a>
                    ) : (
                      <Link to={`/candidature-spontanee?domaine=${code}#candidature/cv`} preventScrollReset>
                        {label}
                      </Link>
                    )}
                  </CardTitle>
                  <p>{text}</p>
                  <ArrowRightIcon />
                </div>
              </DomainCard>
            </li>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}

const Cards = styled(AutoGrid)`
  gap: 1.25rem;
  margin-top: 2rem;
  ${inPairs} {
    > ${aloneInPairs} {
      grid-column: 1 / -1;
    }
  }
`;

const DomainCard = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    object-position: 50% 30%;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.35rem 1rem;
    align-content: start;
    padding: 1.25rem 1.5rem 1.5rem;
  }
  p {
    grid-column: 1;
    color: var(--text-2);
  }
  svg {
    grid-area: 1 / 2;
    align-self: center;
  }
  /* Too narrow for text next to the arrow. */
  ${below('lists')} {
    > div {
      padding-inline: 1rem;
      column-gap: 0;
    }
    svg {
      display: none;
    }
  }
  ${inPairs} {
    ${aloneInPairs} > & {
      grid-template: auto / 1fr 1fr;
    }
  }
`;
