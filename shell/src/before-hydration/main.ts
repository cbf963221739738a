import { Recorder } from '@careers/platform/before-hydration';
import { askForConsent } from './ask-for-consent.ts';
import { followEarlyHistory } from './early-history.ts';
import { dropLateFonts } from './late-fonts.ts';
import { markEntrance } from './mark-entrance.ts';
import { startTheme } from './theme.ts';

/**
 * The one inline script of every page, the same for all pages and visitors: puts into the document what only this browser
 * knows (decisions.md#storage-and-consent), before the first paint, and records what is done in it before hydration.
 */
askForConsent(document.currentScript?.dataset['consentCookie'] ?? '');
markEntrance();
startTheme();
dropLateFonts();
window.recorder = new Recorder();
window.reloadIfLeft = followEarlyHistory();
