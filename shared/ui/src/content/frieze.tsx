import styled from 'styled-components';
import { Illustration } from './illustration.tsx';

/** Number of square tiles: the drawing's aspect ratio. */
const TILES = 30;
const HEIGHT = 64;

/** The row of patterns above the footer. */
export function Frieze() {
  return (
    <Row aria-hidden="true">
      <Illustration name="frise" width={TILES * HEIGHT} height={HEIGHT} />
    </Row>
  );
}

const Row = styled.div`
  /* Never narrower than the screen. */
  height: max(clamp(2rem, 4vw, 4rem), 100vw / ${TILES});
  overflow: hidden;
  img {
    width: auto;
    max-width: none;
    height: 100%;
  }
`;
