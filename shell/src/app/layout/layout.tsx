import type { ReactNode } from 'react';
import { Consent } from '../consent/index.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { NavigationData } from './navigation-data.ts';
import { NavigationFocus } from './navigation-focus.tsx';
import { PageTransition } from './page-transition.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SkipLinks } from './skip-links.tsx';

interface LayoutProps {
  navigation: NavigationData;
  /** The page shown is an error page: a navigation that led to it has failed. */
  hasFailed: boolean;
  children: ReactNode;
}

/** The frame of every page. It stays as it is while pages of different teams come and go in it. */
export function Layout({ navigation, hasFailed, children }: LayoutProps) {
  return (
    <>
      <Consent />
      <SkipLinks />
      <ProgressBar hasFailed={hasFailed} />
      <ConnectionBanner />
      <Header navigation={navigation} />
      <PageTransition>
        <main id="main-content" tabIndex={-1}>
          {children}
        </main>
      </PageTransition>
      <Footer navigation={navigation} />
      <ScrollToTop />
      <NavigationFocus />
    </>
  );
}
