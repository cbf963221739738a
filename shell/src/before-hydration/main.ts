import { Recorder } from '@careers/platform/before-hydration';
import { askForConsent } from './ask-for-consent.ts';
import { followEarlyHistory } from './early-history.ts';
import { dropLateFonts } from './late-fonts.ts';
import { markEntrance } from './mark-entrance.ts';
import { startTheme } from './theme.ts';

/**
 * Inline script of every page, constant for all pages and visitors: applies browser state to the document before the
 * first paint (decisions.md#storage-and-consent), and records pre-hydration input.
 */
askForConsent(document.currentScript?.dataset['consentCookie'] ?? '');
markEntrance();
startTheme();
dropLateFonts();
window.recorder = new Recorder();
window.reloadIfLeft = followEarlyHistory();
