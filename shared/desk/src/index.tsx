import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { darkTheme, globalCss, webFonts } from '@careers/ui';
import { Frame } from './frame.tsx';
import { Access } from './pages/access.tsx';
import { Board } from './pages/board.tsx';
import { Freezes } from './pages/freezes.tsx';
import { History } from './pages/history.tsx';
import { Problem } from './pages/problem.tsx';
import { Restore } from './pages/restore.tsx';
import { Rollback } from './pages/rollback.tsx';
import { Rollout } from './pages/rollout.tsx';
import { Shells } from './pages/shells.tsx';
import { SignIn } from './pages/sign-in.tsx';
import { Version } from './pages/version.tsx';
import { Versions } from './pages/versions.tsx';
import { LiveLine } from './parts/live-line.tsx';
import { FormToken } from './parts/forms.tsx';
import type { DeskPage, View } from './views.ts';

const SCRIPT = '/static/desk/desk.js';

/** Tool density: smaller text than the site's, tabular figures. */
const DESK_CSS = `
body{background:var(--surface-1);font-size:var(--fs-sm);line-height:1.45;font-variant-numeric:lining-nums tabular-nums}
h1{font-size:clamp(1.625rem,1.4rem + .9vw,2.125rem);line-height:1.12;letter-spacing:-.025em}
h2{font-size:1.25rem;line-height:1.25;letter-spacing:-.018em}
h3{font:700 1rem/1.3 var(--font-text);letter-spacing:0}
legend{padding:0;font-weight:650}
`;

/** Returns a page of the desk as a whole document. */
export function renderDesk({ view, person, token, now, nonce }: DeskPage): string {
  const sheet = new ServerStyleSheet();
  try {
    const { title, section, content } = describe(view, now);
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <FormToken value={token}>
          {view.kind === 'sign-in' ? (
            content
          ) : (
            <Frame section={section} person={person} now={now} live={<LiveLine view={view} />}>
              {content}
            </Frame>
          )}
        </FormToken>,
      ),
    );
    const head = renderToStaticMarkup(
      <>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        {webFonts.map(({ url }) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <title>{`${title} · Release desk`}</title>
        {view.kind !== 'sign-in' && <script type="module" src={SCRIPT} nonce={nonce} />}
      </>,
    );
    const css = `${webFonts.map(({ face }) => face).join('')}${globalCss}@media (prefers-color-scheme:dark){${darkTheme}}${DESK_CSS}${sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '')}`;
    return `<!doctype html><html lang="en"><head>${head}<style nonce="${nonce}">${css}</style></head><body>${body}</body></html>`;
  } finally {
    sheet.seal();
  }
}

interface Described {
  title: string;
  /** Entry of the menu that it belongs to. */
  section: string;
  content: ReactNode;
}

function describe(view: View, now: string): Described {
  switch (view.kind) {
    case 'board':
      return { title: 'Board', section: '/desk', content: <Board view={view} now={now} /> };
    case 'rollout':
      return {
        title: `${view.release.remote} in ${view.release.environment}`,
        section: '',
        content: <Rollout view={view} now={now} />,
      };
    case 'rollback':
      return {
        title: `Roll back ${view.release.remote}`,
        section: '',
        content: <Rollback view={view} now={now} />,
      };
    case 'shells':
      return { title: 'Shells', section: '/desk/shells', content: <Shells view={view} now={now} /> };
    case 'restore':
      return {
        title: `Restore ${view.environment}`,
        section: '/desk/history',
        content: <Restore view={view} now={now} />,
      };
    case 'version':
      return {
        title: `${view.remote} ${view.number}`,
        section: '/desk/versions',
        content: <Version view={view} now={now} />,
      };
    case 'versions':
      return { title: 'Versions', section: '/desk/versions', content: <Versions view={view} now={now} /> };
    case 'history':
      return { title: 'History', section: '/desk/history', content: <History view={view} /> };
    case 'freezes':
      return { title: 'Freezes', section: '/desk/freezes', content: <Freezes view={view} now={now} /> };
    case 'sign-in':
      return { title: view.title, section: '', content: <SignIn view={view} /> };
    case 'access':
      return { title: 'Access', section: '/desk/access', content: <Access view={view} now={now} /> };
    case 'problem':
      return { title: view.message, section: '', content: <Problem view={view} /> };
  }
}
