import { useState } from 'react';
import styled from 'styled-components';
import { Chip, Container, Illustration, Section, illustrationUrl, hiddenWithoutScript } from '@careers/ui';
import type { Voice } from '../../../content/testimonials/voices.ts';
import { Quote } from '../../blocks/quote.tsx';

/** A testimonial for each job family, in tabs; all of them without JavaScript. */
export function Testimonials({ voices }: { voices: readonly Voice[] }) {
  const [shown, setShown] = useState(0);
  return (
    <Section aria-labelledby="testimonials">
      <Container>
        <h2 id="testimonials">Ils font le métier, ils le racontent</h2>
        <Choices role="group" aria-label="Familles de métiers">
          {voices.map(({ sector, testimonial: { photo } }, index) => (
            <Faced key={sector} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
              <Illustration name={photo} width={28} height={28} />
              {sector}
            </Faced>
          ))}
        </Choices>
        <div aria-live="polite">
          {voices.map(({ sector, path, testimonial: { text, name, jobAndPlace, photo } }, index) => (
            <Voiced
              key={sector}
              $isShown={index === shown}
              text={text}
              name={name}
              jobAndPlace={jobAndPlace}
              picture={{ url: illustrationUrl(photo), alt: '' }}
              link={{ label: `Voir les métiers : ${sector.toLowerCase()}`, href: path }}
            />
          ))}
        </div>
      </Container>
    </Section>
  );
}

const Choices = styled.div`
  display: flex;
  gap: 0.4rem;
  margin: 0.75rem -0.5rem 0;
  padding: 0.5rem;
  overflow-x: auto;
  scrollbar-width: none;
  button {
    flex: none;
  }
  ${hiddenWithoutScript}
`;

const Faced = styled(Chip)`
  gap: 0.4rem;
  padding-inline: 0.4rem 0.7rem;
  img {
    border-radius: 50%;
  }
`;

const Voiced = styled(Quote)<{ $isShown: boolean }>`
  ${({ $isShown }) => !$isShown && 'display: none;'}
  margin-top: 1.5rem;
  @media (scripting: none) {
    display: grid;
  }
`;
