import styled from 'styled-components';
import { illustrationUrl } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';

const PATTERNS: readonly IllustrationName[] = ['motif-m5', 'motif-m1', 'motif-m3', 'motif-m6', 'motif-m2'];

/** Poster of a film: fills its frame; a square portrait is uncropped, beside a pattern. */
export function Poster({ url }: { url: string }) {
  const isPortrait = url.includes('/portrait-');
  const pattern = PATTERNS[url.length % PATTERNS.length] ?? 'motif-m1';
  return (
    <Modules $isPortrait={isPortrait}>
      <img src={url} width={640} height={360} alt="" loading="lazy" decoding="async" />
      {isPortrait && (
        <img src={illustrationUrl(pattern)} width={280} height={360} alt="" loading="lazy" decoding="async" />
      )}
    </Modules>
  );
}

const Modules = styled.span<{ $isPortrait: boolean }>`
  display: grid;
  grid-template: 100% / ${({ $isPortrait }) => ($isPortrait ? '9fr 7fr' : '1fr')};
  position: absolute;
  inset: 0;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
`;
