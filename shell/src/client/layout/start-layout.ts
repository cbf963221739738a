import type { PublicConfiguration } from '@careers/contract';
import { applyConsent, configureConsent } from '@careers/platform/consent';
import { yieldToMain } from '@careers/platform/yield-to-main';
import type { SiteRouter } from '../navigation/site-router.ts';
import { startBurgerMenu } from './burger-menu.ts';
import { startConnectionBanner } from './connection-banner.ts';
import { startConsent } from './consent.ts';
import { startFavoritesCount } from './favorites-count.ts';
import { find } from './find.ts';
import { startInstallLink } from './install-link.ts';
import { rememberLocale } from './locale.ts';
import { startMegaMenus } from './mega-menus.ts';
import { Progress } from './progress.ts';
import { startScrollToTop } from './scroll-to-top.ts';
import { startSkipLinks } from './skip-links.ts';

/** The layout around the page: static HTML with a few listeners, never hydrated. */
export interface Layout {
  /** Shows the progress of navigations, and closes open menus after each. */
  follow(router: SiteRouter): void;
}

/** Starts the layout long before the page is hydrated, tap handlers first, in a separate task. */
export function startLayout({ consent }: PublicConfiguration): Layout {
  if (consent) configureConsent(consent);
  applyConsent();
  startConsent();
  startSkipLinks();
  const menus = startMegaMenus();
  const burger = startBurgerMenu();
  void startRest();
  return {
    follow(router) {
      const bar = find('[data-progress]');
      const progress = new Progress((phase) => {
        bar.hidden = phase === 'hidden';
        bar.dataset['phase'] = phase;
      });
      let place = router.state.location;
      router.subscribe(({ navigation, location, errors }) => {
        if (navigation.state !== 'idle') return progress.start();
        progress.finish(errors !== null);
        if (location === place) return;
        place = location;
        menus.close();
        burger.close();
      });
    },
  };
}

async function startRest(): Promise<void> {
  await yieldToMain();
  rememberLocale();
  startFavoritesCount();
  startConnectionBanner();
  startScrollToTop();
  startInstallLink();
}
