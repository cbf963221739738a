import content from '../../../content/pages/candidate-charter.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = () => content;
