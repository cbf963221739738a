/** Programs that run a build in a confined process; each is compiled to a file of its name. */
export const PROGRAMS = ['area-program', 'render-program'] as const;
export type Program = (typeof PROGRAMS)[number];

/** First line of a program: what it takes from then on is the build's time. */
export const STARTED = 'started';
