import { useState } from 'react';
import styled from 'styled-components';
import { ActionLink, Chip, Container, Illustration, Section } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import type { Voice } from '../../content/testimonies/voices.ts';

/** A voice for each family of jobs, chosen by its name. Without a script all of them can be read. */
export function Testimonials({ voices }: { voices: readonly Voice[] }) {
  const [shown, setShown] = useState(0);
  return (
    <Section aria-labelledby="testimonials">
      <Container>
        <h2 id="testimonials">Ils font le métier, ils le racontent</h2>
        <Choices role="group" aria-label="Familles de métiers">
          {voices.map(({ sector }, index) => (
            <Chip key={sector} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
              {sector}
            </Chip>
          ))}
        </Choices>
        <div aria-live="polite">
          {voices.map(({ sector, path, testimony: { text, name, jobAndPlace, photo } }, index) => (
            <Words key={sector} $isShown={index === shown}>
              <Illustration name={photo} width={480} height={480} />
              <blockquote>
                <p>« {text} »</p>
                <footer>
                  <b>{name}</b>
                  <br />
                  {jobAndPlace}
                </footer>
                <ActionLink as={Link} to={path}>
                  Voir les métiers : {sector.toLowerCase()}
                  <ArrowRightIcon />
                </ActionLink>
              </blockquote>
            </Words>
          ))}
        </div>
      </Container>
    </Section>
  );
}

const Choices = styled.div`
  display: flex;
  gap: 0.5rem;
  margin: 0.75rem -0.5rem 0;
  padding: 0.5rem;
  overflow-x: auto;
  scrollbar-width: none;
  button {
    flex: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Words = styled.figure<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'grid' : 'none')};
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  margin-top: 1.5rem;
  border-radius: var(--r-3);
  background: var(--surface-2);
  overflow: hidden;
  > img {
    width: 100%;
    height: 100%;
    max-height: 28rem;
    aspect-ratio: 1;
    object-fit: cover;
  }
  blockquote {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 1.5rem;
    padding: clamp(1.5rem, 4vw, 4rem);
  }
  blockquote > p {
    font: 700 clamp(1.375rem, 1rem + 1.5vw, 2.25rem) / 1.2 var(--font-display);
    letter-spacing: -0.022em;
    text-wrap: pretty;
  }
  footer {
    color: var(--text-2);
  }
  b {
    color: var(--text);
  }
  @media (scripting: none) {
    display: grid;
  }
  @media (max-width: 900px) {
    grid-template-columns: 1fr;
    > img {
      aspect-ratio: 16 / 11;
      object-position: 50% 30%;
    }
  }
`;
