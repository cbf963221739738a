import { EarlyClick } from '@careers/platform/early-click';
import { PAGE_ALIVE, PAGE_HEARS } from '../app/page-events.ts';

/**
 * A script of its own, small enough to run long before the page's: a menu that is clicked while they are on the way
 * opens when they have come.
 */
const click = new EarlyClick(document);
document.addEventListener(PAGE_HEARS, () => click.stop(), { once: true });
document.addEventListener(PAGE_ALIVE, () => click.replay(), { once: true });
