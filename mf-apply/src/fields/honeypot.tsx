import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '@careers/ui';

/** A field that bots fill in: invisible, and skipped by keyboards and screen readers. */
export function Honeypot({ children }: { children: ReactNode }) {
  return (
    <Unseen aria-hidden="true">
      <label>
        Site web
        {children}
      </label>
    </Unseen>
  );
}

const Unseen = styled.div`
  ${visuallyHidden}
`;
