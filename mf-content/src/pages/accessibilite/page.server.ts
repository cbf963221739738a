import content from '../../../content/pages/accessibility.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = () => content;
