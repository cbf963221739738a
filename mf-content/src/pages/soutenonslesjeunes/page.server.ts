import content from '../../../content/pages/campaign.ts';

export { contentHead as head } from '../../content-head.ts';

export const loader = () => content;
