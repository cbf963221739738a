import content from '../../../content/pages/summit.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = () => content;
