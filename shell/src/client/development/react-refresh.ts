import runtime from 'react-refresh/runtime';
import { REFRESH_GLOBAL } from '@careers/federation/development';

/** Must run before React DOM, which checks for the hook once; development builds only. */
runtime.injectIntoGlobalHook(window);
Object.assign(window, { [REFRESH_GLOBAL]: runtime });
