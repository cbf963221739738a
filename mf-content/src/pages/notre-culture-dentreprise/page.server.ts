import content from '../../../content/pages/culture.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = () => content;
