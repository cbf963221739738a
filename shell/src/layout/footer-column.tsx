import type { ReactNode } from 'react';
import { isOtherSite } from '@careers/contract';

interface FooterLink {
  label: string;
  path: string;
  /** Opens in a new window. */
  isExternal?: boolean;
}

/** List of links with a title; renders nothing without links. */
export function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <Anchor link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Anchor({ link: { label, path, isExternal } }: { link: FooterLink }): ReactNode {
  if (!isExternal && !isOtherSite(path)) return <a href={path}>{label}</a>;
  return (
    <a href={path} target="_blank" rel="noopener">
      {label} (nouvelle fenêtre)
    </a>
  );
}
