import content from '../../../content/pages/personal-data.ts';

export { contentHead as head } from '../../content-head.ts';

/** Text as loader data: the page's script does not contain it. */
export const loader = () => content;
