import type { PageRequest } from '@careers/platform';
import { cookiesPage } from '../../../content/pages/cookies.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = ({ contributions }: PageRequest) => cookiesPage(contributions);
