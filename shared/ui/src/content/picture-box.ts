import styled from 'styled-components';

/**
 * A box that its picture fills, however high its row: at least as high as the proportions say, square unless `--ratio` does.
 * The picture is out of the flow, since Safari takes `height: 100%` in a row of automatic height for that of the whole grid.
 */
export const PictureBox = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    aspect-ratio: var(--ratio, 1);
  }
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
