import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '@careers/ui';

/** Robots fill what people do not see: a field that readers and keyboards pass over. */
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
