export { dayLabel, daysBetween, parisDay } from './days.ts';
export { eitherOf, formatInteger } from './numbers.ts';
export { ofPlace } from './places.ts';
