export { dayLabel, daysBetween, parisDay, publishedLabel, shortPublishedLabel } from './days.ts';
export { eitherOf, formatInteger } from './numbers.ts';
export { payLabel } from './pay.ts';
export { ofPlace } from './places.ts';
