import styled from 'styled-components';
import { ActionLink, Button } from '@careers/ui';
import type { ButtonProps } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import type { Link } from '../../content/schema/parts.ts';
import { Anchor } from './anchor.tsx';

interface BlockLinksProps {
  links: readonly Link[] | undefined;
  variant?: ButtonProps['$variant'];
}

/** A block's links: the first is a button, the others are secondary. */
export function BlockLinks({ links = [], variant = 'ink' }: BlockLinksProps) {
  if (links.length === 0) return null;
  return (
    <Row>
      {links.map(({ label, href }, index) =>
        index === 0 ? (
          <Button key={href} as={Anchor} href={href} $variant={variant}>
            {label}
          </Button>
        ) : (
          <ActionLink key={href} as={Anchor} href={href}>
            {label}
            <ArrowRightIcon />
          </ActionLink>
        ),
      )}
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin-top: 1.75rem;
`;
