import styled from 'styled-components';

const tones = {
  neutral: 'var(--surface-2)',
  basil: 'var(--basilic-100)',
  sky: 'var(--ciel-100)',
  lemon: 'var(--citron-200)',
  rose: 'var(--rose-100)',
  ink: 'var(--aubergine-900)',
};

/** A short fact of an offer. */
export const Tag = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 1.875rem;
  padding: 0.2rem 0.7rem;
  border-radius: var(--r-1);
  background: ${({ $tone = 'neutral' }) => tones[$tone]};
  color: ${({ $tone = 'neutral' }) => ($tone === 'neutral' ? 'var(--text)' : $tone === 'ink' ? '#fff' : 'var(--aubergine-950)')};
  font-size: var(--fs-xs);
  font-weight: 600;
`;
