import content from '../../../content/pages/legal-notices.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = () => content;
