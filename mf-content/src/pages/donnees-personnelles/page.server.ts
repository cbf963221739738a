import content from '../../../content/pages/personal-data.ts';

export { contentHead as head } from '../../content-head.ts';

/** The page's words: its script knows their form only. */
export const loader = () => content;
