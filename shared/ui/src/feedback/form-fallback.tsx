import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.ts';
import { Container } from '../layout/container.ts';
import { Message } from './message.tsx';

interface FormFallbackProps {
  /** The hash that opens the form, for the links to it. */
  id: string;
  /** A page with the same form, which works without scripts. */
  href: string;
  /** The text of the link to that page. */
  action: string;
  className?: string;
  children: ReactNode;
}

/** In place of a form that cannot be opened: says so, and leads to the same form as a page. */
export function FormFallback({ id, href, action, className, children }: FormFallbackProps) {
  return (
    <Section id={id} tabIndex={-1} className={className}>
      <Message tone="warning">
        <p>{children}</p>
        <Button as="a" href={href}>
          {action}
        </Button>
      </Message>
    </Section>
  );
}

const Section = styled(Container)`
  padding-block: 1.5rem;
  p {
    margin-bottom: 1rem;
  }
`;
