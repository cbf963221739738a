import styled from 'styled-components';
import { hovering } from '@careers/ui';
import type { NavigationEntry } from '@careers/contract';
import { menuIcon } from './menu-icons.ts';

export function MenuLinkList({ links, current }: { links: readonly NavigationEntry[]; current: string }) {
  return (
    <List data-menu-part="links">
      {links.map(({ title, subtitle, path, icon, isHighlighted }) => {
        const Icon = menuIcon(icon);
        return (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              <Badge $isHighlighted={isHighlighted}>{Icon && <Icon size={24} />}</Badge>
              <span>
                <Title>{title}</Title>
                {subtitle && <small>{subtitle}</small>}
              </span>
            </a>
          </li>
        );
      })}
    </List>
  );
}

const Title = styled.strong`
  display: block;
  font-size: 1.125rem;
  line-height: 1.25;
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: 0.35rem;
  a {
    display: flex;
    align-items: center;
    gap: 1rem;
    min-height: 4rem;
    padding: 0.6rem 0.9rem;
    border-radius: var(--r-2);
    color: var(--text);
    text-decoration: none;
  }
  a[aria-current] {
    background: var(--surface-2);
  }
  ${hovering} {
    a:hover {
      background: var(--surface-2);
      color: var(--text);
    }
  }
  small {
    color: var(--text-2);
    font-size: var(--fs-sm);
    line-height: 1.35;
  }
`;

const Badge = styled.span<{ $isHighlighted: boolean | undefined }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: var(--r-2);
  background: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--citron-500)' : 'var(--surface-3)')};
  color: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--aubergine-950)' : 'inherit')};
`;
