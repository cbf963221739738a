import styled from 'styled-components';
import type { IllustrationName } from './illustration-names.ts';
import { PictureTile } from './picture-tile.tsx';

interface MosaicProps {
  names: readonly IllustrationName[];
  columns: number;
  /** Number of leading tiles visible on a phone without scrolling; the others are lazy-loaded. */
  eager?: number;
  className?: string;
}

/** Decorative square tiles, edge to edge. */
export function Mosaic({ names, columns, eager = 0, className }: MosaicProps) {
  return (
    <Grid $columns={columns} aria-hidden="true" className={className}>
      {names.map((name, index) => (
        <PictureTile key={`${name}-${index}`} name={name} isEager={index < eager} />
      ))}
    </Grid>
  );
}

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
`;
