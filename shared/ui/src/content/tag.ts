import styled from 'styled-components';

const tinted = (ground: string) => ({ ground, text: 'var(--aubergine-950)' });

const tones = {
  neutral: { ground: 'var(--surface-2)', text: 'var(--text)' },
  basil: { ground: 'var(--success-bg)', text: 'var(--text)' },
  sky: { ground: 'var(--info-bg)', text: 'var(--text)' },
  lemon: tinted('var(--citron-200)'),
  rose: tinted('var(--rose-100)'),
  ink: { ground: 'var(--ink)', text: 'var(--on-ink)' },
};

/** A short fact of an offer. */
export const Tag = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 1.875rem;
  padding: 0.2rem 0.7rem;
  border-radius: var(--r-1);
  background: ${({ $tone = 'neutral' }) => tones[$tone].ground};
  color: ${({ $tone = 'neutral' }) => tones[$tone].text};
  font-size: var(--fs-xs);
  font-weight: 600;
`;
