import styled from 'styled-components';

/**
 * A box that its picture fills: at least as high as `--ratio` says (square by default), and as its row. The picture is
 * positioned absolutely, since Safari resolves `height: 100%` in a row of automatic height against the grid.
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
