import styled from 'styled-components';
import { Button, HeroActions, HeroFrame, Illustration, Lead, Masthead } from '@careers/ui';
import { Example } from './example.tsx';

/** Page tops; their titles are paragraphs, to keep this page's outline. */
export function Tops() {
  return (
    <>
      <Example name="Masthead" use="A page that one has come to read: its name across the window, no action.">
        <Framed>
          <Masthead ground="lavande-100" picture="scene-documents">
            <Title>Charte candidat</Title>
            <Lead>Ce que nous vous devons en retour.</Lead>
          </Masthead>
        </Framed>
      </Example>
      <Example
        name="HeroFrame, HeroActions"
        use="A page with something to do: words in line with the page’s columns, a picture to the window’s edge."
      >
        <Framed>
          <HeroFrame style={{ background: 'var(--rose-100)' }}>
            <div>
              <Title>Ouvrez la porte. C’est la vôtre.</Title>
              <Lead>Devenez Associé.</Lead>
              <HeroActions>
                <Button type="button" $variant="ink">
                  Trouver votre parcours
                </Button>
              </HeroActions>
            </div>
            <Illustration name="scene-associes" width={800} height={500} />
          </HeroFrame>
        </Framed>
      </Example>
    </>
  );
}

const Framed = styled.div`
  border-radius: var(--r-3);
  overflow: hidden;
`;

const Title = styled.p`
  font: 800 var(--fs-h2) / 1.1 var(--font-display);
  letter-spacing: -0.03em;
`;
