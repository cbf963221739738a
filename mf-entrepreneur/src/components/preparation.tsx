import styled from 'styled-components';
import { AutoGrid, Container, Lead, Section } from '@careers/ui';
import { CheckIcon } from '@careers/ui/icons';
import { PREPARATION } from '../../content/steps.ts';

export function Preparation({ title, lead }: { title: string; lead: string }) {
  return (
    <Root data-ground="tint">
      <Container>
        <h2>{title}</h2>
        <Lead>{lead}</Lead>
        <Items $column="15rem" $isStretched>
          {PREPARATION.map((item) => (
            <li key={item.title}>
              <Badge>
                <CheckIcon size={24} />
              </Badge>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </Items>
      </Container>
    </Root>
  );
}

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: 0.85rem;
  border-radius: 50%;
  background: var(--aubergine-900);
  color: var(--citron-500);
`;

const Items = styled(AutoGrid)`
  gap: 1.5rem 2rem;
  margin-top: 2rem;
`;

const Root = styled(Section)`
  background: var(--citron-100);
  h2 + p {
    margin-top: 0.75rem;
  }
  li {
    padding-top: 1.25rem;
    border-top: 2px solid var(--text);
  }
  li p {
    margin-top: 0.35rem;
    color: var(--text-2);
    line-height: 1.5;
  }
`;
