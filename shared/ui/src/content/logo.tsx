import styled from 'styled-components';
import { below } from '../styles/breakpoints.ts';

/** A neutral placeholder of the group's logo. */
export function Logo() {
  return (
    <Mark>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
        <circle cx="9.5" cy="9.5" r="9.5" fill="#F2542D" />
        <path d="M21 0h19v19a19 19 0 0 1-19-19z" fill="#0E7A4F" />
        <path d="M0 40V21h19v19z" fill="#FFD02E" />
        <path d="M21 40a9.5 9.5 0 0 1 19 0zM21 30.5a9.5 9.5 0 0 1 19 0z" fill="#8E5BB5" />
      </svg>
      <span>
        <Name>le groupement</Name>
        <Tagline>recrute</Tagline>
      </span>
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.7rem;
  min-height: var(--target);
  color: var(--text);
  white-space: nowrap;
  ${below('desktop')} {
    svg {
      width: 2.125rem;
      height: 2.125rem;
    }
  }
  ${below('tablet')} {
    gap: 0.5rem;
    svg {
      width: 1.875rem;
      height: 1.875rem;
    }
  }
`;

const Name = styled.span`
  display: block;
  font: 800 1.5rem/1 var(--font-display);
  letter-spacing: -0.045em;
  ${below('desktop')} {
    font-size: 1.25rem;
  }
  ${below('tablet')} {
    font-size: 1.1875rem;
  }
`;

const Tagline = styled.small`
  display: block;
  margin-top: 0.2rem;
  color: var(--text-2);
  font: 600 0.875rem/1 var(--font-text);
  ${below('tablet')} {
    display: none;
  }
`;
