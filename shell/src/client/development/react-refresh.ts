import runtime from 'react-refresh/runtime';
import { REFRESH_GLOBAL } from '@careers/federation/development';

/** Development builds only, before React DOM, which checks for the hook once. */
runtime.injectIntoGlobalHook(window);
Object.assign(window, { [REFRESH_GLOBAL]: runtime });
