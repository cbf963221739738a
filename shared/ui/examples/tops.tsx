import styled from 'styled-components';
import { Button, HeroActions, HeroLayout, Illustration, Lead, Masthead } from '@careers/ui';
import { Example } from './example.tsx';

/** Page tops, whose titles are not in the outline of this page. */
export function Tops() {
  return (
    <>
      <Example name="Masthead" use="A page that one has come to read: its name across the window, no action.">
        <Framed>
          <Masthead ground="lavande-100" picture="scene-documents">
            <h1 role="presentation">Charte candidat</h1>
            <Lead>Ce que nous vous devons en retour.</Lead>
          </Masthead>
        </Framed>
      </Example>
      <Example
        name="HeroLayout, HeroActions"
        use="A page with something to do: words in line with the page’s columns, a picture to the window’s edge."
      >
        <Framed>
          <HeroLayout style={{ background: 'var(--rose-100)' }}>
            <div>
              <h1 role="presentation">Ouvrez la porte. C’est la vôtre.</h1>
              <Lead>Devenez Associé.</Lead>
              <HeroActions>
                <Button type="button" $variant="ink">
                  Trouver votre parcours
                </Button>
              </HeroActions>
            </div>
            <Illustration name="scene-associes" width={800} height={500} />
          </HeroLayout>
        </Framed>
      </Example>
    </>
  );
}

const Framed = styled.div`
  border-radius: var(--r-3);
  overflow: hidden;
`;
