import { parisDay } from '@careers/ui/french';

export { head } from './head.ts';

export const loader = () => ({ today: parisDay(new Date()) });
