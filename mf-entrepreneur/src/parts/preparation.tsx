import styled from 'styled-components';
import { Container, Lead, Section, onTint } from '@careers/ui';
import { CheckIcon } from '@careers/ui/icons';
import { PREPARATION } from '../../content/steps.ts';

export function Preparation({ title, lead }: { title: string; lead: string }) {
  return (
    <Frame>
      <Container>
        <h2>{title}</h2>
        <Lead>{lead}</Lead>
        <ul>
          {PREPARATION.map((item) => (
            <li key={item.title}>
              <span>
                <CheckIcon size={24} />
              </span>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Frame>
  );
}

const Frame = styled(Section)`
  ${onTint}
  background: var(--citron-100);
  h2 + p {
    margin-top: 0.75rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 1.5rem 2rem;
    margin-top: 2rem;
  }
  li {
    padding-top: 1.25rem;
    border-top: 2px solid var(--text);
  }
  span {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-bottom: 0.85rem;
    border-radius: 50%;
    background: var(--aubergine-900);
    color: var(--citron-500);
  }
  li p {
    margin-top: 0.35rem;
    color: var(--text-2);
    line-height: 1.5;
  }
`;
