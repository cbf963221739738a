import styled from 'styled-components';
import { illustrationUrl } from './illustration.tsx';
import type { IllustrationName } from './illustration-names.ts';

interface MosaicProps {
  names: readonly IllustrationName[];
  columns: number;
  isEager?: boolean;
  className?: string;
}

/** Square modules edge to edge, as on a stall; it only decorates. */
export function Mosaic({ names, columns, isEager = false, className }: MosaicProps) {
  return (
    <Grid $columns={columns} aria-hidden="true" className={className}>
      {names.map((name, index) => (
        <img
          key={`${name}-${index}`}
          src={illustrationUrl(name)}
          width={160}
          height={160}
          alt=""
          loading={isEager ? undefined : 'lazy'}
          decoding="async"
        />
      ))}
    </Grid>
  );
}

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  line-height: 0;
  img {
    width: 100%;
    height: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
`;
