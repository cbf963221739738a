import styled from 'styled-components';

/** The large title of the home page and the store-owner page. */
export const Display = styled.h1`
  font-size: var(--fs-display);
  line-height: 0.96;
  letter-spacing: -0.035em;
`;

export const Lead = styled.p`
  max-width: 52ch;
  color: var(--text-2);
  font-size: var(--fs-lead);
  line-height: 1.5;
`;

export const Muted = styled.p`
  color: var(--text-2);
`;
