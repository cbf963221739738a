import content from '../../../content/pages/about.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = () => content;
