import content from '../../../content/pages/personal-data.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = () => content;
