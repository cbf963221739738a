import styled from 'styled-components';

/** Name of the group and of the tool, on a dark ground. */
export function Brand() {
  return (
    <Root href="/desk">
      <Mark />
      <span>
        le groupement
        <Product>release desk</Product>
      </span>
    </Root>
  );
}

/** The group's mark, without the site's slogan for candidates. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" width="28" height="28" aria-hidden="true" focusable="false">
      <circle cx="9.5" cy="9.5" r="9.5" fill="var(--tomate-500)" />
      <path d="M21 0h19v19a19 19 0 0 1-19-19z" fill="var(--basilic-700)" />
      <path d="M0 40V21h19v19z" fill="var(--citron-500)" />
      <path d="M21 40a9.5 9.5 0 0 1 19 0zM21 30.5a9.5 9.5 0 0 1 19 0z" fill="var(--lavande-300)" />
    </svg>
  );
}

const Root = styled.a`
  display: inline-flex;
  gap: 0.6rem;
  align-items: center;
  color: var(--text);
  font: 800 1.125rem/1.1 var(--font-display);
  letter-spacing: -0.03em;
  text-decoration: none;
`;

const Product = styled.span`
  display: block;
  margin-top: 0.1rem;
  color: var(--text-2);
  font: 600 0.875rem/1.1 var(--font-text);
  letter-spacing: 0;
`;
