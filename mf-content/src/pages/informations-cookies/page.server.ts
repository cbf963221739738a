import type { PageRequest } from '@careers/platform';
import { cookiesPage } from '../../../content/pages/cookies.ts';

export { contentHead as head } from '../../content-head.ts';

/** Text as loader data: the page's script does not contain it. */
export const loader = ({ contributions }: PageRequest) => cookiesPage(contributions);
